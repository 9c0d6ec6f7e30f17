/** The attacks of a character on its form: each is built from its parts, with the printed notation above them. */
import type { Edit } from '../../../document/edit.ts';
import type { Character as CharacterOfAnyGame } from '../../../document/schema.ts';
import type { ListField } from '../../../form/form.ts';
import { attackKind } from '../check/character-context.ts';
import { BASH, BLANK_ATTACK } from '../documents/blank.ts';
import type { Attack, Character } from '../documents/schema.ts';
import { ACTION_TRAITS, isOneOf, THROW_EXTRA_RANGE } from '../facts.ts';
import { pastedAttacks, readAttacks } from '../table/attacks.ts';
import { ownThrow } from '../throw.ts';

/** E-83: as far as a Throw with the same trait; no other rule says how far something flies. */
function reachOf({ traits }: Character, trait: string): number {
  const dice = isOneOf(ACTION_TRAITS, trait) ? traits[trait].dice : 0;
  return (Number.isInteger(dice) && dice > 0 ? dice : 1) + THROW_EXTRA_RANGE;
}

/** E-79: Close has no range, every other Attack Type has one. */
function rangeOfType(type: string, entry: unknown, character: CharacterOfAnyGame): readonly Edit[] {
  const { trait, range } = entry as Attack;
  if (type === 'close') return [{ op: 'remove', path: '/range' }];
  if (range !== undefined) return [];
  return [{ op: 'set', path: '/range', value: reachOf(character as Character, trait) }];
}

const RANGED: Attack = { ...BLANK_ATTACK, trait: 'aim', type: 'projectile', range: 1 + THROW_EXTRA_RANGE };
const rangedFor = (character: CharacterOfAnyGame): Attack => ({
  ...RANGED,
  range: reachOf(character as Character, RANGED.trait),
});

export const ATTACKS: ListField = {
  kind: 'list',
  at: '/attacks',
  entry: 'Attack',
  summary: 'attack',
  item: [
    { kind: 'text', at: '/name', label: 'Name of the attack', look: 'name', placeholder: 'New attack' },
    {
      kind: 'row',
      look: 'line',
      fields: [
        { kind: 'choice', at: '/trait', label: 'Trait', of: 'traits' },
        { kind: 'choice', at: '/versus', label: 'Against', of: 'traits', otherwise: 'Same' },
        { kind: 'choice', at: '/type', label: 'Attack Type', of: 'attack-types', along: rangeOfType },
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
    { label: 'Add a ranged attack', value: RANGED, valueFor: rangedFor },
    {
      label: 'Add Bash',
      value: BASH,
      first: true,
      isOffered: ({ attacks }: Character) => !attacks.some(({ name }) => attackKind(name) === 'bash'),
    },
    {
      label: 'Add Throw',
      value: { ...RANGED, name: 'Throw' },
      valueFor: (character) => ownThrow(character as Character),
      isOffered: (character: Character) =>
        !character.attacks.some(({ name }) => attackKind(name) === 'throw') && ownThrow(character) !== undefined,
    },
  ],
  paste: pastedAttacks,
  asPrinted: {
    label: 'Paste or type an attack as it is printed',
    placeholder: 'Undertow: Mind vs Aim / Beam 8 / Knockback',
    read: readAttacks,
  },
};
