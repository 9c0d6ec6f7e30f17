/** Creates the Throw that the rules give to characters with certain Abilities (E-83). */
import { isWhole } from '../../rules/rule.ts';
import { findThrowTraits } from './check/character-context.ts';
import type { Attack, Character } from './documents/schema.ts';
import { type ActionTrait, THROW_ABILITIES, THROW_EXTRA_RANGE } from './facts.ts';

/** Creates a Throw with this trait. It has no name, and no range if the dice of the trait are wrong. */
export function createThrowProfile({ traits }: Character, trait: ActionTrait) {
  const { dice } = traits[trait];
  return {
    trait,
    versus: 'aim',
    type: 'projectile',
    ...(isWhole(dice) ? { range: dice + THROW_EXTRA_RANGE } : {}),
    effects: [{ effect: 'damage' }, { effect: 'knockback' }],
  } satisfies Partial<Attack>;
}

/** Creates the first Throw that the Abilities allow and that has a range. Returns undefined if there is none. */
export function createAllowedThrow(character: Character): Attack | undefined {
  const allowedTraits = findThrowTraits(character.abilities ?? []);
  const throwAbility = THROW_ABILITIES.find(
    ({ trait }) => allowedTraits.has(trait) && isWhole(character.traits[trait].dice),
  );
  return throwAbility && { name: 'Throw', ...createThrowProfile(character, throwAbility.trait) };
}
