/** Whether two names are the same for the rules, which ignore case, outer spaces and repeated spaces (docs/encounters.md#types-of-keys). */
export const isSameName = (a: string, b: string): boolean => normalizeName(a) === normalizeName(b);

const normalizeName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
