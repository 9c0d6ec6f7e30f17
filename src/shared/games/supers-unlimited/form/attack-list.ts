/** The attacks of a character on its form: each is built from its parts, with the printed notation above them. */
import type { ListField } from '../../form.ts';
import { attackKind } from '../check/character-context.ts';
import { BASH, BLANK_ATTACK } from '../documents/blank.ts';
import type { Character } from '../documents/schema.ts';
import { pastedAttacks } from '../table/attacks.ts';

export const ATTACKS: ListField = {
  kind: 'list',
  at: '/attacks',
  entry: 'this attack',
  summary: 'attack',
  item: [
    { kind: 'text', at: '/name', label: 'Name of the attack', look: 'name', placeholder: 'New attack' },
    {
      kind: 'row',
      look: 'line',
      fields: [
        { kind: 'choice', at: '/trait', label: 'Trait', of: 'traits' },
        { kind: 'choice', at: '/versus', label: 'Against', of: 'traits', otherwise: 'Same' },
        { kind: 'choice', at: '/type', label: 'Attack Type', of: 'attack-types' },
        { kind: 'number', at: '/range', label: 'Range (in.)', placeholder: '–', optional: true },
        { kind: 'number', at: '/bonusDice', label: 'Bonus dice', placeholder: '0', optional: true },
        { kind: 'number', at: '/bonus', label: 'Bonus', placeholder: '0', optional: true },
      ],
    },
    {
      kind: 'supers-unlimited.effects',
      at: '/effects',
      label: 'Effects',
      // E-102
      data: { blanks: { control: { effect: 'control', type: 'all' } } },
    },
  ],
  blanks: [
    { label: 'Add an attack', value: BLANK_ATTACK },
    {
      label: 'Add Bash',
      value: BASH,
      first: true,
      isOffered: ({ attacks }: Character) => !attacks.some(({ name }) => attackKind(name) === 'bash'),
    },
  ],
  paste: pastedAttacks,
};
