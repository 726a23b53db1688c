// Unpacks Chromium, its libraries and its fonts into the temporary folder.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
