/** E-83: the Throw that the rules give whoever has the Ability for it. */
import { isWhole } from '../../rules/rule.ts';
import { throwTraits } from './check/character-context.ts';
import type { Attack, Character } from './documents/schema.ts';
import { type ActionTrait, THROW_ABILITIES, THROW_EXTRA_RANGE } from './facts.ts';

/** A Throw with this trait, but for its name; without a range where the dice of the trait are wrong themselves. */
export function throwOf({ traits }: Character, trait: ActionTrait) {
  const { dice } = traits[trait];
  return {
    trait,
    versus: 'aim',
    type: 'projectile',
    ...(isWhole(dice) ? { range: dice + THROW_EXTRA_RANGE } : {}),
    effects: [{ effect: 'damage' }, { effect: 'knockback' }],
  } satisfies Partial<Attack>;
}

/** The first Throw that the Abilities of a character allow, with dice that give it a range; undefined where none does. */
export function ownThrow(character: Character): Attack | undefined {
  const held = throwTraits(character.abilities ?? []);
  const row = THROW_ABILITIES.find(({ trait }) => held.has(trait) && isWhole(character.traits[trait].dice));
  return row && { name: 'Throw', ...throwOf(character, row.trait) };
}
