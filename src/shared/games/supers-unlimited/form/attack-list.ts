/**
 * Defines the list of attacks on the form of a character. Each attack has a field for each part, below its printed notation. `pointer` is
 * the place of a field's value within the attack, `look` its layout, and `blanks` are the entries that can be added.
 */
import type { Edit } from '../../../document/edit.ts';
import type { Character as CharacterOfAnyGame } from '../../../document/schema.ts';
import type { ListField } from '../../../form/form.ts';
import { getAttackKind } from '../check/character-context.ts';
import { BASH, BLANK_ATTACK } from '../documents/blank.ts';
import type { Attack, Character } from '../documents/schema.ts';
import { ACTION_TRAITS, isOneOf, THROW_EXTRA_RANGE } from '../facts.ts';
import { readAttacks, readPastedAttacks } from '../spreadsheet/attacks.ts';
import { createAllowedThrow } from '../throw.ts';

/** Returns the range of a Throw with this trait in inches (E-83), as a suggestion because no other rule gives a range. */
function getThrowReach({ traits }: Character, trait: string): number {
  const dice = isOneOf(ACTION_TRAITS, trait) ? traits[trait].dice : 0;
  return (Number.isInteger(dice) && dice > 0 ? dice : 1) + THROW_EXTRA_RANGE;
}

/** Adjusts the range to a new Attack Type: Close has no range, every other Attack Type has a range (E-79). */
function adjustRange(attackType: string, entry: unknown, character: CharacterOfAnyGame): readonly Edit[] {
  const { trait, range } = entry as Attack;
  if (attackType === 'close') return [{ op: 'remove', path: '/range' }];
  if (range !== undefined) return [];
  return [{ op: 'set', path: '/range', value: getThrowReach(character as Character, trait) }];
}

const RANGED_ATTACK: Attack = { ...BLANK_ATTACK, trait: 'aim', type: 'projectile', range: 1 + THROW_EXTRA_RANGE };
const createRangedAttack = (character: CharacterOfAnyGame): Attack => ({
  ...RANGED_ATTACK,
  range: getThrowReach(character as Character, RANGED_ATTACK.trait),
});

export const ATTACK_LIST: ListField = {
  kind: 'list',
  pointer: '/attacks',
  entry: (translate) => translate('labels.attack'),
  summary: 'attack',
  item: [
    {
      kind: 'text',
      pointer: '/name',
      label: (translate) => translate('labels.nameOfAttack'),
      look: 'name',
      placeholder: (translate) => translate('labels.attackNamePlaceholder'),
    },
    {
      kind: 'row',
      look: 'line',
      fields: [
        { kind: 'choice', pointer: '/trait', label: (translate) => translate('suForms.trait'), vocabulary: 'traits' },
        {
          kind: 'choice',
          pointer: '/versus',
          label: (translate) => translate('suForms.against'),
          vocabulary: 'traits',
          noneLabel: (translate) => translate('suForms.same'),
        },
        {
          kind: 'choice',
          pointer: '/type',
          label: (translate) => translate('suForms.attackType'),
          vocabulary: 'attack-types',
          listRelatedEdits: adjustRange,
        },
        {
          kind: 'number',
          pointer: '/range',
          label: (translate) => translate('labels.rangeIn'),
          placeholder: '–',
          optional: true,
        },
        {
          kind: 'number',
          pointer: '/bonusDice',
          label: (translate) => translate('suForms.bonusDice'),
          placeholder: '0',
          optional: true,
        },
        {
          kind: 'number',
          pointer: '/bonus',
          label: (translate) => translate('suForms.bonus'),
          placeholder: '0',
          optional: true,
        },
      ],
    },
    {
      kind: 'supers-unlimited.effects',
      pointer: '/effects',
      label: (translate) => translate('suForms.effects'),
      // Control names the Type that it takes over (E-102).
      data: { blanks: { control: { effect: 'control', type: 'all' } } },
    },
  ],
  blanks: [
    { label: (translate) => translate('suForms.addAttack'), value: BLANK_ATTACK },
    { label: (translate) => translate('labels.addRangedAttack'), value: RANGED_ATTACK, valueFor: createRangedAttack },
    {
      label: (translate) => translate('suForms.addBash'),
      value: BASH,
      first: true,
      isOffered: ({ attacks }: Character) => !attacks.some(({ name }) => getAttackKind(name) === 'bash'),
    },
    {
      label: (translate) => translate('suForms.addThrow'),
      value: { ...RANGED_ATTACK, name: 'Throw' },
      valueFor: (character) => createAllowedThrow(character as Character),
      isOffered: (character: Character) =>
        !character.attacks.some(({ name }) => getAttackKind(name) === 'throw') &&
        createAllowedThrow(character) !== undefined,
    },
  ],
  paste: readPastedAttacks,
  asPrinted: {
    label: (translate) => translate('suForms.pasteAttack'),
    placeholder: (translate) => translate('suForms.pasteAttackPlaceholder'),
    read: readAttacks,
  },
};
