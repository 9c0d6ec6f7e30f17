/** Creates the input of the rules on one character. */
import { completeCharacter, type FullAttack, type FullCharacter } from '../documents/complete.ts';
import type { Character } from '../documents/schema.ts';
import type { ActionTrait } from '../facts.ts';
import { THROW_ABILITIES } from '../facts.ts';
import type { SuOptions } from '../options.ts';

/** The kind of an attack. Bash and Throw have special rules that replace the general ones (docs/rules.md#r81-one-defect-one-code). */
export type AttackKind = 'bash' | 'throw' | 'other';

export interface PlacedAttack {
  attack: FullAttack;
  kind: AttackKind;
  /** Pointer into the character. */
  pointer: string;
}

export interface CharacterContext {
  /** The character as it was written. Only rules about missing values read it. */
  rawCharacter: Character;
  /** The character with defaults filled in. */
  fullCharacter: FullCharacter;
  options: SuOptions;
  attacks: readonly PlacedAttack[];
  /** The traits that this character may Throw with because of its Abilities (E-83). */
  throwTraits: ReadonlySet<ActionTrait>;
}

export function createCharacterContext(
  rawCharacter: Character,
  options: SuOptions,
  fullCharacter = completeCharacter(rawCharacter),
): CharacterContext {
  const attacks = fullCharacter.attacks.map((attack, index) => ({
    attack,
    kind: getAttackKind(attack.name),
    pointer: `/attacks/${index}`,
  }));
  return { rawCharacter, fullCharacter, options, attacks, throwTraits: findThrowTraits(fullCharacter.abilities) };
}

export function getAttackKind(attackName: string): AttackKind {
  const normalizedName = normalizeWord(attackName);
  return normalizedName === 'bash' || normalizedName === 'throw' ? normalizedName : 'other';
}

/** Returns the traits with which the Abilities allow a Throw (E-83). The names of Abilities are compared as free text. */
export function findThrowTraits(abilities: readonly { name: string }[]): ReadonlySet<ActionTrait> {
  const abilityNames = new Set(abilities.map((ability) => normalizeWord(ability.name)));
  return new Set(
    THROW_ABILITIES.filter((throwAbility) => abilityNames.has(throwAbility.ability)).map(
      (throwAbility) => throwAbility.trait,
    ),
  );
}

/** Normalizes free text for comparison: lower case, no outer white space, and one blank for inner white space. */
export function normalizeWord(word: string): string {
  // The pattern skips single blanks, so that most texts need no replacement.
  return word
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();
}
