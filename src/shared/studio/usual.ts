/** What holds where a property is left out, so that forms need not say "not set". */
import type { Part } from './property-table.ts';

type Usual = Readonly<Record<string, string | number>>;

const PLAIN: Usual = { align: 'left', valign: 'top' };

export const USUAL: Readonly<Partial<Record<Part | 'common', Usual>>> = {
  common: { rotate: 0 },
  template: { of: 'character' },
  shape: { opacity: 1, radius: 0 },
  halftone: { opacity: 1 },
  text: { ...PLAIN, lines: 1, overhang: 0 },
  flow: { valign: 'top', columns: 1, columnGap: 0 },
  stat: { labelAt: 'top', align: 'center' },
  track: { align: 'left', valign: 'middle' },
  list: PLAIN,
  section: { hang: 0 },
  cell: { shape: 'square' },
  numbers: { every: 1 },
  tag: { lines: 1, radius: 0, opacity: 1 },
  style: { min: 6, tracking: 0, case: 'written', leading: 1.2 },
  art: { treatment: 'plain' },
  size: { type: 1 },
};
