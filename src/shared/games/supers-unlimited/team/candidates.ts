/** Lists the characters that may be in a team, with the values that suggestions depend on. */
import type { GameContext } from '../../../rules/game-rules.ts';
import { isWhole } from '../../../rules/rule.ts';
import { countCopies } from '../../../suggest/team-program.ts';
import { isLevel } from '../check/character-rules.ts';
import { checkCharacter, checkCharacterAtEvent, hasError } from '../check/check-character.ts';
import { getEmbeddedById } from '../check/team-context.ts';
import { getSuperKey, hasLeadership } from '../derive/team.ts';
import { completeCharacter, type FullCharacter } from '../documents/complete.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';

export type PlanningContext = GameContext<Character, EventPack, SuOptions>;

export interface Candidate {
  readonly character: Character;
  readonly fullCharacter: FullCharacter;
  readonly level: number;
  readonly isSuper: boolean;
  readonly classes: ReadonlySet<string>;
  /** Whether the character has Leadership, as an Ability or a Talent. */
  readonly isLeader: boolean;
  /** The name, or the id of a nameless Super, by which two documents are the same Super (E?50). Undefined for Henchmen. */
  readonly superKey: string | undefined;
  /** Number of copies that are in the team now. */
  readonly currentCopies: number;
  /** Whether the rules and the event allow the character in a team. */
  readonly isAllowed: boolean;
}

/** Lists all characters that are in the team or may join it: embedded characters first, then the others. */
export function listCandidates(team: Team, context: PlanningContext): Candidate[] {
  const embedded = getEmbeddedById(team);
  const otherCharacters = [...context.characters.values()].filter(({ id }) => !embedded.has(id));
  const checkAllowed = createAllowedCheck(context);
  // Entries with an invalid number of copies count with the nearest valid number.
  const copies = countCopies(team);
  return [...embedded.values(), ...otherCharacters].flatMap((character) => {
    const {
      counted: countedCopies = 0,
      nearest: nearestCopies = 0,
      invalidEntries = 0,
    } = copies.get(character.id) ?? {};
    const isMember = countedCopies + invalidEntries > 0;
    const fullCharacter = getFullCharacter(character);
    const isAllowed = checkAllowed(character, fullCharacter);
    if (!isMember && !isAllowed) return [];
    const { id, level, name } = fullCharacter;
    const isSuper = level >= LEVELS.superFrom;
    return [
      {
        character,
        fullCharacter,
        level,
        isSuper,
        classes: new Set(fullCharacter.classes),
        isLeader: hasLeadership(fullCharacter),
        superKey: isSuper ? getSuperKey({ id, name }) : undefined,
        currentCopies: countedCopies + nearestCopies,
        isAllowed,
      },
    ];
  });
}

const fullCharacters = new WeakMap<Character, FullCharacter>();

function getFullCharacter(character: Character): FullCharacter {
  const full = fullCharacters.get(character) ?? completeCharacter(character);
  fullCharacters.set(character, full);
  return full;
}

/** Caches verdicts with their options and event, because checking a library of 500 characters takes a tenth of a second. */
const verdicts = new WeakMap<Character, { options: string; event: EventPack | undefined; isAllowed: boolean }>();

function createAllowedCheck({
  options,
  eventPack,
}: PlanningContext): (character: Character, full: FullCharacter) => boolean {
  const optionsKey = JSON.stringify(options);
  return (character, fullCharacter) => {
    const cachedVerdict = verdicts.get(character);
    if (cachedVerdict?.options === optionsKey && cachedVerdict.event === eventPack) return cachedVerdict.isAllowed;
    const isAllowed =
      isLevel(fullCharacter.level) &&
      !hasError(checkCharacter(character, options, fullCharacter)) &&
      (eventPack === undefined || !hasError(checkCharacterAtEvent(character, eventPack, options)));
    verdicts.set(character, { options: optionsKey, event: eventPack, isAllowed });
    return isAllowed;
  };
}

/**
 * Whether `member` prevents `leader` from leading the team (E-33): members with Leadership rank first, then the higher Level. Henchmen can
 * outrank Supers unless a house rule says otherwise (E?48).
 */
export function outranks(member: Candidate, leader: Candidate, options: SuOptions): boolean {
  if (options['su.leaderMustBeSuper'] && !member.isSuper) return false;
  if (member.isLeader !== leader.isLeader) return member.isLeader;
  return member.level > leader.level;
}

/** The search for suggestions is limited to this many copies of a character. */
const MAX_COPIES = 1_000_000;

/** Returns the maximum number of copies in a team of `teamLevels` Levels. `isBounded` is true if the rules would allow more. */
export function getMaxCopies(
  { isAllowed, level, isSuper, currentCopies }: Candidate,
  teamLevels: number,
  { options, eventPack }: PlanningContext,
  allowsWarnings: boolean,
): { max: number; isBounded: boolean } {
  if (!isAllowed) return { max: 0, isBounded: false };
  const maxByEvent =
    eventPack?.maxCopies === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(eventPack.maxCopies));
  const maxAsSuper = options['su.uniqueSupers']
    ? 1
    : allowsWarnings
      ? Number.POSITIVE_INFINITY
      : Math.max(1, currentCopies);
  const maxCopies = Math.min(
    Math.floor(teamLevels / level),
    maxByEvent,
    isSuper ? maxAsSuper : Number.POSITIVE_INFINITY,
  );
  const searchLimit = Math.max(currentCopies, MAX_COPIES);
  return { max: Math.min(maxCopies, searchLimit), isBounded: maxCopies > searchLimit };
}

export const isSize = (levels: number): boolean => isWhole(levels, 1);
