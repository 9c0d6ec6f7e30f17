/** A character as it is played: its numbers, and what is asked of it again and again, worked out once. */
import type { Character as AnyCharacter } from '../../../document/schema.ts';
import { plain } from '../check/character-context.ts';
import { redBoxes } from '../check/character-rules.ts';
import { deriveCharacter } from '../derive/character.ts';
import { BASH } from '../documents/blank.ts';
import { type FullAttack, type FullCharacter, fullAttack, normalCharacter } from '../documents/normal.ts';
import type { Character } from '../documents/schema.ts';
import { isVulnerability, LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';

/** The ways of moving that hold Altitude tokens (E-70). */
export const FLYING = ['flight', 'glide', 'winged-flight'];

export interface PlayCard extends FullCharacter {
  /** E-22, E?9. */
  readonly redBoxes: number;
  /** Level 3 or more (E-31); whether it was summoned is a matter of the model. */
  readonly isSuper: boolean;
  /** E?3e. */
  readonly isInfiltrator: boolean;
  /** Effect ids, `fall`, `slam`, `dangerous-terrain` (E-28). */
  readonly immune: ReadonlySet<string>;
  /** Names of Abilities as they are compared. */
  readonly abilityNames: ReadonlySet<string>;
  /** E-71: those of the card, and always `sprint`. */
  readonly moves: ReadonlySet<string>;
  /** E-71b, E-71c, E-71h: by Flight, Glide or Winged Flight. */
  readonly canFly: boolean;
  /** Profiles by their name as it is compared, the first of each. */
  readonly profiles: ReadonlyMap<string, FullAttack>;
  /** Keywords of every family. */
  readonly keywordSet: ReadonlySet<string>;
  /** Keywords of Weaknesses without and with Vulnerability (E-27). */
  readonly weakTo: ReadonlySet<string>;
  readonly vulnerableTo: ReadonlySet<string>;
}

/** The card of a legal character. */
export function playCard(document: AnyCharacter, options: SuOptions): PlayCard {
  const character = document as unknown as Character;
  const full = normalCharacter(character);
  const derived = deriveCharacter(character, options);
  const { type, origin, elements, specialties } = full.keywords;
  const weaknesses = (vulnerable: boolean) =>
    new Set(full.weaknesses.filter((w) => isVulnerability(w) === vulnerable).map((w) => plain(w.keyword)));
  return {
    ...full,
    redBoxes: character.hp.red ?? redBoxes(full.hp.total, options['su.redZoneRounding']),
    isSuper: full.level >= LEVELS.superFrom,
    isInfiltrator: derived.infiltrator,
    immune: new Set(full.immunities.map(immunity)),
    abilityNames: new Set(full.abilities.map(({ name }) => plain(name))),
    moves: new Set([...full.movement, 'sprint']),
    canFly: FLYING.some((type) => full.movement.includes(type)),
    // The first of a name is entered last and stays.
    profiles: new Map([...full.attacks].reverse().map((attack) => [plain(attack.name), attack])),
    keywordSet: new Set([...type, ...origin, ...elements, ...specialties].map(plain)),
    weakTo: weaknesses(false),
    vulnerableTo: weaknesses(true),
  };
}

/** `Immune/Hp Drain` is `hp-drain`. */
const immunity = (text: string): string =>
  plain(text)
    .replaceAll(' ', '-')
    .replace(/^immune\//, '');

const bash = fullAttack(BASH);

/** The first profile of that name; Bash is always there (E-82). */
export function attackOf(card: PlayCard, name: string): FullAttack | undefined {
  const wanted = plain(name);
  return card.profiles.get(wanted) ?? (wanted === 'bash' ? bash : undefined);
}

/** What the log calls an Ability that no card here has, until the table says which one it is. */
export const UNNAMED_ABILITY = 'an Ability';
