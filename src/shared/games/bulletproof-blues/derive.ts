/** Derives the values of a character for its card, its form and its list row. */
import { areNumbersOfKind } from '../../character-fields/number-kinds.ts';
import { EXPERTISE, EXPERTISE_BONUS } from './facts.ts';
import type { BbCharacter } from './fields.ts';

/** The bonus of a defense roll; undefined if the attribute is unknown or wrong. */
type DefenseBonus = number | undefined;

export interface BbRoots {
  readonly [root: string]: unknown;
  /** The character with its defaults, but without unknown attributes, so that no card shows a 0 for them. */
  readonly character: object;
  readonly derived: {
    /** Bonus of the roll for the order of play (D-4, D-5); undefined if one of its numbers is wrong. */
    readonly order: number | undefined;
    /** Bonuses of defense rolls: Prowess to block and Agility to dodge, and 3 more with an expertise that fits (D-14 to D-16). */
    readonly block: DefenseBonus;
    readonly dodge: DefenseBonus;
    readonly blockExpertise: boolean;
    readonly dodgeExpertise: boolean;
  };
}

/** Normalizes a name for comparison: lower case, without extra blanks. */
const normalizeName = (expertiseName: string): string => expertiseName.trim().replace(/\s+/g, ' ').toLowerCase();

const hasExpertise = ({ expertise = [] }: BbCharacter, expertiseNames: readonly string[]): boolean =>
  expertise.some((expertiseName) => expertiseNames.includes(normalizeName(expertiseName)));

const computeDefense = (attribute: number, isExpert: boolean): DefenseBonus =>
  attribute === 0 || !areNumbersOfKind('int', attribute) ? undefined : attribute + (isExpert ? EXPERTISE_BONUS : 0);

export function derive(character: BbCharacter): BbRoots {
  const { perception, prowess = 0, agility = 0, superSpeed = 0 } = character;
  const blockExpertise = hasExpertise(character, EXPERTISE.block);
  const dodgeExpertise = hasExpertise(character, EXPERTISE.dodge);
  const { prowess: _prowess, agility: _agility, ...otherFields } = character;
  return {
    character: { ...otherFields, superSpeed, ...(prowess ? { prowess } : {}), ...(agility ? { agility } : {}) },
    derived: {
      order: areNumbersOfKind('int', perception, superSpeed) ? perception + superSpeed : undefined,
      block: computeDefense(prowess, blockExpertise),
      dodge: computeDefense(agility, dodgeExpertise),
      blockExpertise,
      dodgeExpertise,
    },
  };
}
