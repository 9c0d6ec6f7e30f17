/** The colours a faction may have of its own. */
export const THEME_KEYS = ['primary', 'secondary', 'accent'] as const;
export type ThemeKey = (typeof THEME_KEYS)[number];
