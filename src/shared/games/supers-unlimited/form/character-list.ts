/** Characters of Supers Unlimited as rows of a list. */
import type { ListSpec } from '../../../form/list.ts';
import type { Character } from '../documents/schema.ts';
import { nameOf } from '../names.ts';

export const CHARACTER_LIST: ListSpec = {
  badge: { at: '/level', label: 'Level' },
  columns: [
    { kind: 'text', label: 'Class', at: '/classes', of: 'classes' },
    {
      kind: 'shape',
      label: 'Alignment',
      at: '/alignment',
      of: 'alignments',
      // The shapes of the card: shield, blade, split diamond.
      shapes: {
        hero: { d: 'M10 1 18 4V10C18 14.500 14.500 17.500 10 19 5.500 17.500 2 14.500 2 10V4Z', colour: 'blue' },
        villain: { d: 'M10 19 1 2 7 5 10 1 13 5 19 2Z', colour: 'red' },
        'anti-hero': { d: 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z', colour: 'violet' },
      },
    },
    { kind: 'text', label: 'Type', at: '/keywords/type', of: 'types' },
  ],
  facets: [
    { at: '/classes', label: 'Class', of: 'classes' },
    { at: '/alignment', label: 'Alignment', of: 'alignments' },
    { at: '/level', label: 'Level', of: 'levels' },
    { at: '/keywords/type', label: 'Type', of: 'types' },
    { at: '/keywords/origin', label: 'Origin', of: 'origins' },
    { at: '/keywords/elements', label: 'Element', of: 'elements' },
    { at: '/keywords/specialties', label: 'Specialty', of: 'specialties' },
    { at: '/movement', label: 'Movement', of: 'movements' },
  ],
  brief: ({ level, alignment, classes }: Character) =>
    [`Level ${level}`, nameOf(alignment), ...classes.map(nameOf)].join(', '),
};
