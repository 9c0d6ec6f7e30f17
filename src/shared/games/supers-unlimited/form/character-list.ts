/** Characters of Supers Unlimited as rows of a list. */
import type { ListSpec } from '../../../form/list.ts';
import { formatText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Character } from '../documents/schema.ts';
import { nameWord } from '../word-labels.ts';

export const CHARACTER_LIST: ListSpec = {
  badge: { at: '/level', label: (translate) => translate('suForms.level') },
  columns: [
    { kind: 'text', label: (translate) => translate('suForms.class'), at: '/classes', of: 'classes' },
    {
      kind: 'shape',
      label: (translate) => translate('suForms.alignment'),
      at: '/alignment',
      of: 'alignments',
      // The shapes of the card: shield, blade, split diamond.
      shapes: {
        hero: { d: 'M10 1 18 4V10C18 14.500 14.500 17.500 10 19 5.500 17.500 2 14.500 2 10V4Z', colour: 'blue' },
        villain: { d: 'M10 19 1 2 7 5 10 1 13 5 19 2Z', colour: 'red' },
        'anti-hero': { d: 'M10 1 19 10 10 19 1 10Z M10 5V15L5 10Z', colour: 'violet' },
      },
    },
    { kind: 'text', label: (translate) => translate('suForms.type'), at: '/keywords/type', of: 'types' },
  ],
  facets: [
    { at: '/classes', label: (translate) => translate('suForms.class'), of: 'classes' },
    { at: '/alignment', label: (translate) => translate('suForms.alignment'), of: 'alignments' },
    { at: '/level', label: (translate) => translate('suForms.level'), of: 'levels' },
    { at: '/keywords/type', label: (translate) => translate('suForms.type'), of: 'types' },
    { at: '/keywords/origin', label: (translate) => translate('suForms.origin'), of: 'origins' },
    { at: '/keywords/elements', label: (translate) => translate('suForms.element'), of: 'elements' },
    { at: '/keywords/specialties', label: (translate) => translate('suForms.specialty'), of: 'specialties' },
    { at: '/movement', label: (translate) => translate('labels.movement'), of: 'movements' },
  ],
  brief: (translate: Translate, { level, alignment, classes }: Character) =>
    [
      translate('suForms.levelOf', { level }),
      ...[alignment, ...classes].map((word) => formatText(translate, nameWord(word))),
    ].join(', '),
};
