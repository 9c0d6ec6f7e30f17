/** The kinds of tokens and markers that templates distinguish. */
export const MARKER_KINDS = [
  'effect',
  'altitude',
  'countdown',
  'power',
  'quest',
  'plasma-x',
  'objective',
  'deployment',
] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

export const MARKER_SHAPES = ['round', 'square'] as const;
export type MarkerShape = (typeof MARKER_SHAPES)[number];
