/** What follows from a character: for its card, its form and its list row alike. */
import { areOfKind } from '../../character-fields/number-kinds.ts';
import { EXPERTISE, EXPERTISE_BONUS } from './facts.ts';
import type { BbCharacter } from './fields.ts';

/** What is added to the dice of one defence; absent while the attribute is not known or wrong. */
type Defence = number | undefined;

export interface BbRoots {
  readonly [root: string]: unknown;
  /** With its defaults filled in; attributes that are not known stay away, so that no card shows a 0 for them. */
  readonly character: object;
  readonly derived: {
    /** D-4, D-5: what is added to the dice of the order of play; absent where a number of it is wrong. */
    readonly order: number | undefined;
    /** D-14 to D-16. */
    readonly block: Defence;
    readonly dodge: Defence;
    readonly blockExpertise: boolean;
    readonly dodgeExpertise: boolean;
  };
}

/** Names are the same without case and spare blanks. */
const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

const knows = ({ expertise = [] }: BbCharacter, names: readonly string[]): boolean =>
  expertise.some((name) => names.includes(plain(name)));

const defence = (attribute: number, expert: boolean): Defence =>
  attribute === 0 || !areOfKind('int', attribute) ? undefined : attribute + (expert ? EXPERTISE_BONUS : 0);

export function derive(character: BbCharacter): BbRoots {
  const { perception, prowess = 0, agility = 0, superSpeed = 0 } = character;
  const blockExpertise = knows(character, EXPERTISE.block);
  const dodgeExpertise = knows(character, EXPERTISE.dodge);
  const { prowess: _prowess, agility: _agility, ...rest } = character;
  return {
    character: { ...rest, superSpeed, ...(prowess ? { prowess } : {}), ...(agility ? { agility } : {}) },
    derived: {
      order: areOfKind('int', perception, superSpeed) ? perception + superSpeed : undefined,
      block: defence(prowess, blockExpertise),
      dodge: defence(agility, dodgeExpertise),
      blockExpertise,
      dodgeExpertise,
    },
  };
}
