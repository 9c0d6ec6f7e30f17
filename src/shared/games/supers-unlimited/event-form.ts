/** The form of an event pack of Supers Unlimited. */
import type { PackFormSpec } from '../../form/event-form.ts';
import { CEILING_KEYS } from './check/ceilings.ts';

import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameCeiling, nameGameSize } from './word-labels.ts';

export const PACK_FORM: PackFormSpec = {
  namePlaceholder: (t) => t('suForms.eventNamePlaceholder'),
  sections: [
    {
      title: (t) => t('suForms.teams'),
      fields: [
        {
          kind: 'size',
          at: '/levels',
          label: (t) => t('suForms.levelsOfTeam'),
          usualLabel: (t) => t('suForms.usualSizes'),
          usual: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: nameGameSize(id) })),
        },
        { kind: 'allowed', at: '/formations', label: (t) => t('suForms.formations'), of: 'formations' },
        { kind: 'allowed', at: '/allegiances', label: (t) => t('suForms.allegiances'), of: 'allegiances' },
        {
          kind: 'number',
          at: '/maxCopies',
          label: (t) => t('suForms.mostCopiesOfOneCharacter'),
          placeholder: (t) => t('suForms.maxCopiesPlaceholder'),
        },
        { kind: 'flag', at: '/gimmicks', label: (t) => t('suForms.gimmicksArePlayed') },
      ],
    },
    {
      title: (t) => t('suForms.characters'),
      fields: [
        { kind: 'number', at: '/level/min', label: (t) => t('suForms.lowestLevel'), placeholder: String(LEVELS.min) },
        { kind: 'number', at: '/level/max', label: (t) => t('suForms.highestLevel'), placeholder: String(LEVELS.max) },
        { kind: 'banned', at: '/banned', label: (t) => t('suForms.banned'), hint: (t) => t('suForms.bannedHint') },
        {
          kind: 'approved',
          at: '/approved',
          label: (t) => t('suForms.onlyApprovedCharacters'),
          hint: (t) => t('suForms.approvedHint'),
        },
      ],
    },
    {
      title: (t) => t('suForms.ceilings'),
      fields: [
        {
          kind: 'ceilings',
          at: '/ceilings',
          label: (t) => t('suForms.ceilings'),
          hint: (t) => t('suForms.ceilingsHint'),
          everybody: (t) => t('suForms.allLevels'),
          keys: CEILING_KEYS.map((id) => ({ id, label: nameCeiling(id) })),
          by: {
            key: 'byLevel',
            ranks: Array.from({ length: LEVELS.max }, (_, i) => ({
              id: String(i + 1),
              label: (t) => t('suForms.levelOf', { level: i + 1 }),
            })),
          },
        },
      ],
    },
  ],
};
