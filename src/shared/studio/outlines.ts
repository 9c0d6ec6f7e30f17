/** Outlines for shapes and pictures that the user can choose from. Coordinates are percentages of the box. */
export const OUTLINES = {
  slanted: 'M9 0 L100 0 L91 100 L0 100 Z',
  leaning: 'M0 0 L91 0 L100 100 L9 100 Z',
  rising: 'M0 14 L100 0 L100 100 L0 100 Z',
  falling: 'M0 0 L100 14 L100 100 L0 100 Z',
  underRising: 'M0 0 L100 0 L100 86 L0 100 Z',
  underFalling: 'M0 0 L100 0 L100 100 L0 86 Z',
  cut: 'M8 0 L92 0 L100 8 L100 92 L92 100 L8 100 L0 92 L0 8 Z',
  ticket: 'M8 0 L92 0 L92 10 L100 10 L100 90 L92 90 L92 100 L8 100 L8 90 L0 90 L0 10 L8 10 Z',
  oval: 'M50 0 C77.6 0 100 22.4 100 50 C100 77.6 77.6 100 50 100 C22.4 100 0 77.6 0 50 C0 22.4 22.4 0 50 0 Z',
  arch: 'M0 100 L0 42 C0 16 20 0 50 0 C80 0 100 16 100 42 L100 100 Z',
  hexagon: 'M14 0 L86 0 L100 50 L86 100 L14 100 L0 50 Z',
  diamond: 'M50 0 L100 50 L50 100 L0 50 Z',
  corner: 'M0 0 L100 0 L0 100 Z',
  pennant: 'M0 0 L86 0 L100 50 L86 100 L0 100 Z',
  ribbon: 'M0 0 L100 0 L93 50 L100 100 L0 100 L7 50 Z',
  shield: 'M0 0 L100 0 L100 52 C100 78 74 92 50 100 C26 92 0 78 0 52 Z',
  bubble:
    'M50 0 C78 0 100 18 100 42 C100 66 78 84 50 84 C46 84 42 84 38 83 L20 100 L22 78 C8 71 0 58 0 42 C0 18 22 0 50 0 Z',
  burst:
    'M50 0 L59 20 L76 7 L75 29 L97 25 L85 43 L100 55 L81 62 L88 82 L68 77 L64 98 L50 82 L36 98 L32 77 L12 82 L19 62 L0 55 L15 43 L3 25 L25 29 L24 7 L41 20 Z',
} as const;

export type Outline = keyof typeof OUTLINES;

export const OUTLINE_NAMES = Object.keys(OUTLINES) as readonly Outline[];

/** Finds the outline with this path, or returns undefined for a custom path. */
export const findOutline = (pathText: string): Outline | undefined =>
  OUTLINE_NAMES.find((outlineName) => OUTLINES[outlineName] === pathText);
