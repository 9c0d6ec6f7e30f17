/** The form of an event pack of Supers Unlimited. */
import type { PackFormSpec } from '../../form/event-form.ts';
import { CEILING_KEYS } from './check/ceilings.ts';
import { ceilingName } from './event-settings.ts';
import { LEVELS, TEAM_SIZES } from './facts.ts';
import { nameOf } from './names.ts';

export const PACK_FORM: PackFormSpec = {
  namePlaceholder: 'Name the event',
  sections: [
    {
      title: 'Teams',
      fields: [
        {
          kind: 'size',
          at: '/levels',
          label: 'Levels of a team',
          usualLabel: 'Usual sizes',
          usual: TEAM_SIZES.map(({ id, levels }) => ({ value: levels, name: `${nameOf(id)} game` })),
        },
        { kind: 'allowed', at: '/formations', label: 'Formations', of: 'formations' },
        { kind: 'allowed', at: '/allegiances', label: 'Allegiances', of: 'allegiances' },
        {
          kind: 'number',
          at: '/maxCopies',
          label: 'Most copies of one character',
          placeholder: 'no limit',
        },
        { kind: 'flag', at: '/gimmicks', label: 'Gimmicks are played' },
      ],
    },
    {
      title: 'Characters',
      fields: [
        { kind: 'number', at: '/level/min', label: 'Lowest Level', placeholder: String(LEVELS.min) },
        { kind: 'number', at: '/level/max', label: 'Highest Level', placeholder: String(LEVELS.max) },
        { kind: 'banned', at: '/banned', label: 'Banned', hint: 'These may not come, in whatever version.' },
        {
          kind: 'approved',
          at: '/approved',
          label: 'Only approved characters',
          hint: 'Each may come in the one version that you have seen: its fingerprint is kept here.',
        },
      ],
    },
    {
      title: 'Ceilings',
      fields: [
        {
          kind: 'ceilings',
          at: '/ceilings',
          label: 'Ceilings',
          hint: 'The highest value a printed number may have. The rules have no such limits: these are your own.',
          everybody: 'All Levels',
          keys: CEILING_KEYS.map((id) => ({ id, label: ceilingName(id) })),
          by: {
            key: 'byLevel',
            ranks: Array.from({ length: LEVELS.max }, (_, i) => ({ id: String(i + 1), label: `Level ${i + 1}` })),
          },
        },
      ],
    },
  ],
};
