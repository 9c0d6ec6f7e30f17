import { shortName } from '../documents/short-name.ts';
import type { STUDIO } from '../studio.ts';
import type { Translation } from './translation.ts';

export const STUDIO_DE: Translation<typeof STUDIO> = {
  shipped: 'Diese Vorlage kommt mit Rollcall und bleibt, wie sie ist.',
  makeOwn: 'Eigene machen',
  hero: 'Gezeigt mit',
  front: 'Vorderseite',
  back: 'Rückseite',
  more: 'Weitere Karte',
  side: 'Seite',
  noFonts: (reason) => `Die Karte lässt sich nicht zeichnen: ${reason}`,
  loading: 'Die Karte wird gezeichnet',
  card: (name, side) => `${shortName(name)}, ${side}`,
};
