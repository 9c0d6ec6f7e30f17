/** Defines the form of an event pack of Supers Unlimited. */
import type { PackFormSpec } from '../../form/event-form.ts';
import { CEILING_KEYS } from './check/ceilings.ts';

import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameCeiling, nameGameSize } from './word-labels.ts';

export const PACK_FORM: PackFormSpec = {
  namePlaceholder: (translate) => translate('suForms.eventNamePlaceholder'),
  sections: [
    {
      title: (translate) => translate('suForms.teams'),
      fields: [
        {
          kind: 'size',
          pointer: '/levels',
          label: (translate) => translate('suForms.levelsOfTeam'),
          commonSizesLabel: (translate) => translate('suForms.usualSizes'),
          commonSizes: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: nameGameSize(id) })),
        },
        {
          kind: 'allowed',
          pointer: '/formations',
          label: (translate) => translate('suForms.formations'),
          vocabulary: 'formations',
        },
        {
          kind: 'allowed',
          pointer: '/allegiances',
          label: (translate) => translate('suForms.allegiances'),
          vocabulary: 'allegiances',
        },
        {
          kind: 'number',
          pointer: '/maxCopies',
          label: (translate) => translate('suForms.mostCopiesOfOneCharacter'),
          placeholder: (translate) => translate('suForms.maxCopiesPlaceholder'),
        },
        { kind: 'flag', pointer: '/gimmicks', label: (translate) => translate('suForms.gimmicksArePlayed') },
      ],
    },
    {
      title: (translate) => translate('suForms.characters'),
      fields: [
        {
          kind: 'number',
          pointer: '/level/min',
          label: (translate) => translate('suForms.lowestLevel'),
          placeholder: String(LEVELS.min),
        },
        {
          kind: 'number',
          pointer: '/level/max',
          label: (translate) => translate('suForms.highestLevel'),
          placeholder: String(LEVELS.max),
        },
        {
          kind: 'banned',
          pointer: '/banned',
          label: (translate) => translate('suForms.banned'),
          hint: (translate) => translate('suForms.bannedHint'),
        },
        {
          kind: 'approved',
          pointer: '/approved',
          label: (translate) => translate('suForms.onlyApprovedCharacters'),
          hint: (translate) => translate('suForms.approvedHint'),
        },
      ],
    },
    {
      title: (translate) => translate('suForms.ceilings'),
      fields: [
        {
          kind: 'ceilings',
          pointer: '/ceilings',
          label: (translate) => translate('suForms.ceilings'),
          hint: (translate) => translate('suForms.ceilingsHint'),
          everybody: (translate) => translate('suForms.allLevels'),
          keys: CEILING_KEYS.map((key) => ({ id: key, label: nameCeiling(key) })),
          rankCeilings: {
            key: 'byLevel',
            ranks: Array.from({ length: LEVELS.max }, (_unused, index) => ({
              id: String(index + 1),
              label: (translate) => translate('suForms.levelOf', { level: index + 1 }),
            })),
          },
        },
      ],
    },
  ],
};
