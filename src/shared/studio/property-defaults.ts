/** The values of properties that are missing in a template. Forms show these values instead of "not set". */
import type { PropertyOwner } from './property-table.ts';

type PropertyDefaults = Readonly<Record<string, string | number>>;

const ALIGNMENT_DEFAULTS: PropertyDefaults = { align: 'left', valign: 'top' };

export const PROPERTY_DEFAULTS: Readonly<Partial<Record<PropertyOwner | 'common', PropertyDefaults>>> = {
  common: { rotate: 0 },
  template: { of: 'character' },
  shape: { opacity: 1, radius: 0 },
  halftone: { opacity: 1 },
  text: { ...ALIGNMENT_DEFAULTS, lines: 1, overhang: 0 },
  flow: { valign: 'top', columns: 1, columnGap: 0 },
  stat: { labelAt: 'top', align: 'center' },
  track: { align: 'left', valign: 'middle' },
  list: ALIGNMENT_DEFAULTS,
  section: { hang: 0 },
  cell: { shape: 'square' },
  numbers: { every: 1 },
  tag: { lines: 1, radius: 0, opacity: 1 },
  style: { min: 6, tracking: 0, case: 'written', leading: 1.2, icon: 1 },
  art: { treatment: 'plain', radius: 0 },
  gradient: { angle: 90 },
  stop: { opacity: 1 },
  shadow: { opacity: 1, blur: 0 },
  size: { type: 1 },
};
