/** Whether two names are the same for the rules: case, outer blanks and runs of blanks do not tell them apart (docs/encounters.md#types-of-keys). */
export const isSameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);

const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
