/** Prepares a character for play: its numbers, and derived values that the rules need often. */
import type { Character as AnyCharacter } from '../../../document/schema.ts';
import { normalizeWord } from '../check/character-context.ts';
import { countRedBoxes } from '../check/character-rules.ts';
import { deriveCharacter } from '../derive/character.ts';
import { BASH } from '../documents/blank.ts';
import { completeAttack, completeCharacter, type FullAttack, type FullCharacter } from '../documents/complete.ts';
import type { Character } from '../documents/schema.ts';
import { isVulnerability, LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';

/** Movement types that use Altitude tokens (E-70). */
export const FLYING_MOVEMENTS = ['flight', 'glide', 'winged-flight'];

export interface PlayCard extends FullCharacter {
  /** Number of red HP boxes, the Red Zone: half of the HP, rounded down, unless the card says otherwise (E-22, E?9). */
  readonly redBoxes: number;
  /** Whether the Level is 3 or more (E-31). A summoned model is never a Super. */
  readonly isSuper: boolean;
  /** Whether the character deploys after all others, as an Infiltrator (E?3e). */
  readonly isInfiltrator: boolean;
  /** Ids of Effects, `fall`, `slam` and `dangerous-terrain` (E-28). */
  readonly immune: ReadonlySet<string>;
  /** Names of Abilities, normalized for comparison. */
  readonly abilityNames: ReadonlySet<string>;
  /** Upkeep in PP of the Abilities that last from Turn to Turn, by normalized name (E-46). */
  readonly upkeepCosts: ReadonlyMap<string, number>;
  /** Movement types of the card, and always `sprint` (E-71). */
  readonly moves: ReadonlySet<string>;
  /** Whether the card has Flight, Glide or Winged Flight (E-71b, E-71c, E-71h). */
  readonly canFly: boolean;
  /** Profiles by normalized name; the first one of each name counts. */
  readonly profiles: ReadonlyMap<string, FullAttack>;
  /** Keywords of all families, normalized. */
  readonly keywordSet: ReadonlySet<string>;
  /** Keywords of Weaknesses, which give attackers a bonus, and of Vulnerabilities, which also stun and weaken (E-27). */
  readonly weakTo: ReadonlySet<string>;
  readonly vulnerableTo: ReadonlySet<string>;
}

/** Creates the card of a legal character. */
export function createPlayCard(document: AnyCharacter, options: SuOptions): PlayCard {
  const character = document as unknown as Character;
  const filledCharacter = completeCharacter(character);
  const derived = deriveCharacter(character, options);
  const {
    type: typeKeywords,
    origin: originKeywords,
    elements: elementKeywords,
    specialties: specialtyKeywords,
  } = filledCharacter.keywords;
  const collectWeaknesses = (isVulnerable: boolean) =>
    new Set(
      filledCharacter.weaknesses
        .filter((weakness) => isVulnerability(weakness) === isVulnerable)
        .map((weakness) => normalizeWord(weakness.keyword)),
    );
  return {
    ...filledCharacter,
    redBoxes: character.hp.red ?? countRedBoxes(filledCharacter.hp.total, options['su.redZoneRounding']),
    isSuper: filledCharacter.level >= LEVELS.superFrom,
    isInfiltrator: derived.infiltrator,
    immune: new Set(filledCharacter.immunities.map(normalizeImmunity)),
    abilityNames: new Set(filledCharacter.abilities.map(({ name }) => normalizeWord(name))),
    upkeepCosts: listUpkeepCosts(filledCharacter.abilities),
    moves: new Set([...filledCharacter.movement, 'sprint']),
    canFly: FLYING_MOVEMENTS.some((movementType) => filledCharacter.movement.includes(movementType)),
    // The list is reversed so that the first profile of a name replaces later ones.
    profiles: new Map([...filledCharacter.attacks].reverse().map((attack) => [normalizeWord(attack.name), attack])),
    keywordSet: new Set(
      [...typeKeywords, ...originKeywords, ...elementKeywords, ...specialtyKeywords].map(normalizeWord),
    ),
    weakTo: collectWeaknesses(false),
    vulnerableTo: collectWeaknesses(true),
  };
}

/** Matches `Upkeep 1 PP` and `Upkeep: 1`. */
const UPKEEP_BEFORE_COST = /\b(?:upkeep|unterhalt)\b[^\d.;]{0,20}(\d{1,2})/i;
/** Matches the cost and the words after it in `Pay 1 PP in each Upkeep`. */
const COST_WITH_WORDS = /\b(\d{1,2}) ?PP\b([^\d.;]*)/gi;
const UPKEEP_WORD = /\b(?:upkeep|unterhalt)\b/i;
/** The longest distance of `Upkeep` from its cost, in characters. */
const MAX_DISTANCE = 50;

/** Returns the digits of the Upkeep that a text states. */
function findUpkeepCost(abilityText: string): string | undefined {
  const namedCost = UPKEEP_BEFORE_COST.exec(abilityText)?.[1];
  if (namedCost !== undefined) return namedCost;
  for (const [, cost, wordsAfter = ''] of abilityText.matchAll(COST_WITH_WORDS))
    if (UPKEEP_WORD.test(wordsAfter.slice(0, MAX_DISTANCE))) return cost;
  return undefined;
}

/** Reads the Upkeep of each Ability from its name and text. */
function listUpkeepCosts(abilities: FullCharacter['abilities']): ReadonlyMap<string, number> {
  return new Map(
    abilities.flatMap(({ name, text }) => {
      const cost = Number(findUpkeepCost(`${name} ${text}`) ?? 0);
      return cost > 0 ? [[normalizeWord(name), cost] as const] : [];
    }),
  );
}

/** Example: `Immune/Hp Drain` becomes `hp-drain`. */
const normalizeImmunity = (immunityText: string): string =>
  normalizeWord(immunityText)
    .replaceAll(' ', '-')
    .replace(/^immune\//, '');

const BASH_ATTACK = completeAttack(BASH);

/** Returns the first profile with this name. Bash always exists (E-82). */
export function findAttack(card: PlayCard, attackName: string): FullAttack | undefined {
  const normalizedName = normalizeWord(attackName);
  return card.profiles.get(normalizedName) ?? (normalizedName === 'bash' ? BASH_ATTACK : undefined);
}

/** Name in the log for an Ability that is on no card, until the players name it. */
export const UNNAMED_ABILITY = 'an Ability';
