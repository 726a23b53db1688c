export const LANGUAGES: string[];
/** All patterns that these pages say. */
export function patterns(): string[];
/** What is said and cannot be found. */
export function unfound(): string[];
export function dictionary(language: string): Record<string, string>;
