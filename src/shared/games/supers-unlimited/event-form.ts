/** The form of an event pack of Supers Unlimited. */
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
          at: '/levels',
          label: (translate) => translate('suForms.levelsOfTeam'),
          usualLabel: (translate) => translate('suForms.usualSizes'),
          usual: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: nameGameSize(id) })),
        },
        { kind: 'allowed', at: '/formations', label: (translate) => translate('suForms.formations'), of: 'formations' },
        {
          kind: 'allowed',
          at: '/allegiances',
          label: (translate) => translate('suForms.allegiances'),
          of: 'allegiances',
        },
        {
          kind: 'number',
          at: '/maxCopies',
          label: (translate) => translate('suForms.mostCopiesOfOneCharacter'),
          placeholder: (translate) => translate('suForms.maxCopiesPlaceholder'),
        },
        { kind: 'flag', at: '/gimmicks', label: (translate) => translate('suForms.gimmicksArePlayed') },
      ],
    },
    {
      title: (translate) => translate('suForms.characters'),
      fields: [
        {
          kind: 'number',
          at: '/level/min',
          label: (translate) => translate('suForms.lowestLevel'),
          placeholder: String(LEVELS.min),
        },
        {
          kind: 'number',
          at: '/level/max',
          label: (translate) => translate('suForms.highestLevel'),
          placeholder: String(LEVELS.max),
        },
        {
          kind: 'banned',
          at: '/banned',
          label: (translate) => translate('suForms.banned'),
          hint: (translate) => translate('suForms.bannedHint'),
        },
        {
          kind: 'approved',
          at: '/approved',
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
          at: '/ceilings',
          label: (translate) => translate('suForms.ceilings'),
          hint: (translate) => translate('suForms.ceilingsHint'),
          everybody: (translate) => translate('suForms.allLevels'),
          keys: CEILING_KEYS.map((id) => ({ id, label: nameCeiling(id) })),
          by: {
            key: 'byLevel',
            ranks: Array.from({ length: LEVELS.max }, (_, index) => ({
              id: String(index + 1),
              label: (translate) => translate('suForms.levelOf', { level: index + 1 }),
            })),
          },
        },
      ],
    },
  ],
};
