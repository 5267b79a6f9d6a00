/** The game a file says it is of; null: it does not say. */
export const gameOf = (text: string): string | null =>
  /^\s*\{/.test(text)
    ? (/"system"\s*:\s*"([\w-]+)"/.exec(text)?.[1] ?? null)
    : (/^[ \t]*system[ \t]*=[ \t]*["']([\w-]+)["']/m.exec(text)?.[1] ?? null);
