/** What the rules on one character are given. */
import { type FullAttack, type FullCharacter, normalCharacter } from '../documents/normal.ts';
import type { Character } from '../documents/schema.ts';
import type { ActionTrait } from '../facts.ts';
import { THROW_ABILITIES } from '../facts.ts';
import type { SuOptions } from '../options.ts';

/** Bash and Throw have rules of their own, which replace the general ones (docs/rules.md#r81-one-defect-one-code). */
export type AttackKind = 'bash' | 'throw' | 'other';

export interface PlacedAttack {
  attack: FullAttack;
  kind: AttackKind;
  /** Pointer into the character. */
  path: string;
}

export interface CharacterContext {
  /** As it was written: only for rules about missing values. */
  raw: Character;
  /** With defaults filled in. */
  full: FullCharacter;
  options: SuOptions;
  attacks: readonly PlacedAttack[];
  /** The traits this character may Throw with, by the Abilities it holds (E-83). */
  throwTraits: ReadonlySet<ActionTrait>;
}

export function characterContext(raw: Character, options: SuOptions, full = normalCharacter(raw)): CharacterContext {
  const attacks = full.attacks.map((attack, index) => ({
    attack,
    kind: attackKind(attack.name),
    path: `/attacks/${index}`,
  }));
  return { raw, full, options, attacks, throwTraits: throwTraits(full.abilities) };
}

export function attackKind(name: string): AttackKind {
  const word = plain(name);
  return word === 'bash' || word === 'throw' ? word : 'other';
}

/** E-83: Abilities are free text, so they are compared without case and outer white space. */
export function throwTraits(abilities: readonly { name: string }[]): ReadonlySet<ActionTrait> {
  const held = new Set(abilities.map((a) => plain(a.name)));
  return new Set(THROW_ABILITIES.filter((row) => held.has(row.ability)).map((row) => row.trait));
}

/** A free word as it is compared: no case, no outer white space, inner white space as one blank. */
export function plain(word: string): string {
  // The pattern does not match single blanks, which is the usual case.
  return word
    .trim()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .toLowerCase();
}
