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
  entry: (translate) => translate('labels.attack'),
  summary: 'attack',
  item: [
    {
      kind: 'text',
      at: '/name',
      label: (translate) => translate('labels.nameOfAttack'),
      look: 'name',
      placeholder: (translate) => translate('labels.attackNamePlaceholder'),
    },
    {
      kind: 'row',
      look: 'line',
      fields: [
        { kind: 'choice', at: '/trait', label: (translate) => translate('suForms.trait'), of: 'traits' },
        {
          kind: 'choice',
          at: '/versus',
          label: (translate) => translate('suForms.against'),
          of: 'traits',
          otherwise: (translate) => translate('suForms.same'),
        },
        {
          kind: 'choice',
          at: '/type',
          label: (translate) => translate('suForms.attackType'),
          of: 'attack-types',
          along: rangeOfType,
        },
        {
          kind: 'number',
          at: '/range',
          label: (translate) => translate('labels.rangeIn'),
          placeholder: '–',
          optional: true,
        },
        {
          kind: 'number',
          at: '/bonusDice',
          label: (translate) => translate('suForms.bonusDice'),
          placeholder: '0',
          optional: true,
        },
        {
          kind: 'number',
          at: '/bonus',
          label: (translate) => translate('suForms.bonus'),
          placeholder: '0',
          optional: true,
        },
      ],
    },
    {
      kind: 'supers-unlimited.effects',
      at: '/effects',
      label: (translate) => translate('suForms.effects'),
      // E-102
      data: { blanks: { control: { effect: 'control', type: 'all' } } },
    },
  ],
  blanks: [
    { label: (translate) => translate('suForms.addAttack'), value: BLANK_ATTACK },
    { label: (translate) => translate('labels.addRangedAttack'), value: RANGED, valueFor: rangedFor },
    {
      label: (translate) => translate('suForms.addBash'),
      value: BASH,
      first: true,
      isOffered: ({ attacks }: Character) => !attacks.some(({ name }) => attackKind(name) === 'bash'),
    },
    {
      label: (translate) => translate('suForms.addThrow'),
      value: { ...RANGED, name: 'Throw' },
      valueFor: (character) => ownThrow(character as Character),
      isOffered: (character: Character) =>
        !character.attacks.some(({ name }) => attackKind(name) === 'throw') && ownThrow(character) !== undefined,
    },
  ],
  paste: pastedAttacks,
  asPrinted: {
    label: (translate) => translate('suForms.pasteAttack'),
    placeholder: (translate) => translate('suForms.pasteAttackPlaceholder'),
    read: readAttacks,
  },
};
