/** Defines how characters of Supers Unlimited appear in document lists. */
import type { ListSpec } from '../../../form/list.ts';
import { formatLateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Character } from '../documents/schema.ts';
import { nameWord } from '../word-labels.ts';

export const CHARACTER_LIST: ListSpec = {
  badge: { pointer: '/level', label: (translate) => translate('suForms.level') },
  columns: [
    { kind: 'text', label: (translate) => translate('suForms.class'), pointer: '/classes', vocabulary: 'classes' },
    {
      kind: 'shape',
      label: (translate) => translate('suForms.alignment'),
      pointer: '/alignment',
      vocabulary: 'alignments',
      // The shapes of the card: shield, blade, split diamond.
      shapes: {
        hero: { d: 'M10 1 18 4V10C18 14.500 14.500 17.500 10 19 5.500 17.500 2 14.500 2 10V4Z', colour: 'blue' },
        villain: { d: 'M10 19 1 2 7 5 10 1 13 5 19 2Z', colour: 'red' },
        'anti-hero': { d: 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z', colour: 'violet' },
      },
    },
    { kind: 'text', label: (translate) => translate('suForms.type'), pointer: '/keywords/type', vocabulary: 'types' },
  ],
  facets: [
    { pointer: '/classes', label: (translate) => translate('suForms.class'), vocabulary: 'classes' },
    { pointer: '/alignment', label: (translate) => translate('suForms.alignment'), vocabulary: 'alignments' },
    { pointer: '/level', label: (translate) => translate('suForms.level'), vocabulary: 'levels' },
    { pointer: '/keywords/type', label: (translate) => translate('suForms.type'), vocabulary: 'types' },
    { pointer: '/keywords/origin', label: (translate) => translate('suForms.origin'), vocabulary: 'origins' },
    { pointer: '/keywords/elements', label: (translate) => translate('suForms.element'), vocabulary: 'elements' },
    {
      pointer: '/keywords/specialties',
      label: (translate) => translate('suForms.specialty'),
      vocabulary: 'specialties',
    },
    { pointer: '/movement', label: (translate) => translate('labels.movement'), vocabulary: 'movements' },
  ],
  summarize: (translate: Translate, { level, alignment, classes }: Character) =>
    [
      translate('suForms.levelOf', { level }),
      ...[alignment, ...classes].map((term) => formatLateText(translate, nameWord(term))),
    ].join(', '),
};
