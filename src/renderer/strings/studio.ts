import { shortName } from './documents/short-name.ts';

/** The template editor. */
export const STUDIO = {
  shipped: 'This template comes with Rollcall and stays as it is.',
  makeOwn: 'Make my own',
  hero: 'Shown with',
  front: 'Front',
  back: 'Back',
  more: 'Further card',
  side: 'Side',
  noFonts: (reason: string) => `The card cannot be drawn: ${reason}`,
  loading: 'The card is being drawn',
  card: (name: string, side: string) => `${shortName(name)}, ${side}`,
};
