/** The modes of W3C Compositing and Blending (9), which PDF has too (PDF 32000, 11.3.5). */
export const BLEND_MODES = [
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
] as const;

export type BlendMode = (typeof BLEND_MODES)[number];
