/** The colors and sizes that all sheets share. */
export const INK = '#141414';
export const PAPER = '#ffffff';
/** The only accent color. Its contrast on white is 5.3 : 1, and it is dark enough in gray print. */
export const ACCENT = '#d4162b';
export const MUTED = '#5a5a5a';
export const HAIRLINE = '#b9b9b9';
/** The background of the strip of figures. */
export const STRIP_FILL = '#f1efec';

/**
 * Lengths in ems of the body text, for quick references. `bar` and `barGap` are heights, `rowPad`, `sectionGap` and `groupGap` distances;
 * `barTitle`, `cite` (the citation in a bar), `value`, `tag` and `group` (the title of a group) are font sizes.
 */
export const EM = {
  leading: 1.16,
  rowPad: 0.12,
  bar: 1.62,
  barTitle: 1.52,
  barGap: 0.14,
  cite: 0.86,
  sectionGap: 0.8,
  value: 1.32,
  tag: 0.88,
  group: 1.16,
  groupGap: 0.28,
} as const;

/** Thickness of rules in points. */
export const RULE = 0.4;
/** Page margin in points: 7 mm, which home printers can print up to. */
export const MARGIN = 19.8;
/** Points between two columns. */
export const GUTTER = 11;
