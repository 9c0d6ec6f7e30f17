/** The colors that a faction can define. */
export const THEME_KEYS = ['primary', 'secondary', 'accent'] as const;
export type ThemeKey = (typeof THEME_KEYS)[number];
