/** A game written down, as a file for the person. */

import { rest } from "../server/rest";

export async function saveRecord(link: string, game: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([await rest.record(link)], { type: "text/plain" }));
  const anchor = Object.assign(document.createElement("a"), { href: address, download: `${game}.txt` });
  anchor.click();
  URL.revokeObjectURL(address);
}
