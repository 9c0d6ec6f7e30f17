/** Characters of Supers Unlimited as rows of a list. */
import type { ListSpec } from '../../list.ts';
import type { Character } from '../documents/schema.ts';
import { nameOf } from '../names.ts';

export const CHARACTER_LIST: ListSpec = {
  badge: { at: '/level', label: 'Level' },
  columns: [
    { kind: 'text', at: '/classes', of: 'classes' },
    {
      kind: 'shape',
      at: '/alignment',
      of: 'alignments',
      // The shapes of the card: shield, blade, split diamond.
      shapes: {
        hero: { d: 'M10 1 18 4V10C18 14.500 14.500 17.500 10 19 5.500 17.500 2 14.500 2 10V4Z', colour: 'blue' },
        villain: { d: 'M10 19 1 2 7 5 10 1 13 5 19 2Z', colour: 'red' },
        'anti-hero': { d: 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z', colour: 'violet' },
      },
    },
  ],
  facets: [
    { at: '/classes', label: 'Class', of: 'classes' },
    { at: '/alignment', label: 'Alignment', of: 'alignments' },
    { at: '/level', label: 'Level', of: 'levels' },
  ],
  searched: ['/classes'],
  searchHint: 'Name, concept or Class',
  brief: ({ level, alignment, classes }: Character) =>
    [`Level ${level}`, nameOf(alignment), ...classes.map(nameOf)].join(', '),
};
