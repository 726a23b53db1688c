/** All patterns that these pages say. */
export function patterns(): string[];
export function dictionary(language: string): Record<string, string>;
