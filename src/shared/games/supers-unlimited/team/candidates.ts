/** Who may be in a team, and what suggestions have to know of each. */
import type { GameContext } from '../../../rules/game-rules.ts';
import { isWhole } from '../../../rules/rule.ts';
import { countCopies } from '../../../suggest/team-program.ts';
import { isLevel } from '../check/character-rules.ts';
import { checkCharacter, checkCharacterAtEvent, hasError } from '../check/check-character.ts';
import { embeddedById } from '../check/team-context.ts';
import { hasLeadership, superKey } from '../derive/team.ts';
import { type FullCharacter, normalCharacter } from '../documents/normal.ts';
import type { Character, EventPack, Team } from '../documents/schema.ts';
import { LEVELS } from '../facts.ts';
import type { SuOptions } from '../options.ts';

export type PlanningContext = GameContext<Character, EventPack, SuOptions>;

export interface Candidate {
  readonly character: Character;
  readonly full: FullCharacter;
  readonly level: number;
  readonly isSuper: boolean;
  readonly classes: ReadonlySet<string>;
  readonly isLeader: boolean;
  /** What Supers that are the same share; undefined for Henchmen (E?50). */
  readonly sameKey: string | undefined;
  /** Copies that the team has. */
  readonly current: number;
  /** Whether the rules and the event allow it in a team. */
  readonly isAllowed: boolean;
}

/** Everybody who may be in the team or is: those it embeds first, then the others. */
export function candidatesFor(team: Team, context: PlanningContext): Candidate[] {
  const embedded = embeddedById(team);
  const others = [...context.characters.values()].filter(({ id }) => !embedded.has(id));
  const isAllowed = makeAllowedCheck(context);
  const copies = countCopies(team);
  return [...embedded.values(), ...others].flatMap((character) => {
    const { counted = 0, nearest = 0, invalidEntries = 0 } = copies.get(character.id) ?? {};
    const isIn = counted + invalidEntries > 0;
    const full = getFullCharacter(character);
    const allowed = isAllowed(character, full);
    if (!isIn && !allowed) return [];
    const { id, level, name } = full;
    const isSuper = level >= LEVELS.superFrom;
    return [
      {
        character,
        full,
        level,
        isSuper,
        classes: new Set(full.classes),
        isLeader: hasLeadership(full),
        sameKey: isSuper ? superKey({ id, name }) : undefined,
        current: counted + nearest,
        isAllowed: allowed,
      },
    ];
  });
}

const fullCharacters = new WeakMap<Character, FullCharacter>();

function getFullCharacter(character: Character): FullCharacter {
  const full = fullCharacters.get(character) ?? normalCharacter(character);
  fullCharacters.set(character, full);
  return full;
}

/** Verdicts by the house rules and the event they were given under: those of a library of 500 take a tenth of a second, once. */
const verdicts = new WeakMap<Character, { options: string; event: EventPack | undefined; isAllowed: boolean }>();

function makeAllowedCheck({ options, event }: PlanningContext): (character: Character, full: FullCharacter) => boolean {
  const key = JSON.stringify(options);
  return (character, full) => {
    const known = verdicts.get(character);
    if (known?.options === key && known.event === event) return known.isAllowed;
    const isAllowed =
      isLevel(full.level) &&
      !hasError(checkCharacter(character, options, full)) &&
      (event === undefined || !hasError(checkCharacterAtEvent(character, event, options)));
    verdicts.set(character, { options: key, event, isAllowed });
    return isAllowed;
  };
}

/** E-33, E?48: whether a member keeps another one from leading. */
export function outranks(member: Candidate, leader: Candidate, options: SuOptions): boolean {
  if (options['su.leaderMustBeSuper'] && !member.isSuper) return false;
  if (member.isLeader !== leader.isLeader) return member.isLeader;
  return member.level > leader.level;
}

/** The largest number of copies that the size allows. Suggestions with more than that are not looked for. */
const MAX_COPIES = 1_000_000;

/** The most copies of a candidate in a team of so many Levels, and whether there could be more. */
export function maxCopies(
  { isAllowed, level, isSuper, current }: Candidate,
  size: number,
  { options, event }: PlanningContext,
  allowsWarnings: boolean,
): { max: number; isBounded: boolean } {
  if (!isAllowed) return { max: 0, isBounded: false };
  const most = event?.maxCopies === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(event.maxCopies));
  const asSuper = options['su.uniqueSupers'] ? 1 : allowsWarnings ? Number.POSITIVE_INFINITY : Math.max(1, current);
  const max = Math.min(Math.floor(size / level), most, isSuper ? asSuper : Number.POSITIVE_INFINITY);
  const bounded = Math.max(current, MAX_COPIES);
  return { max: Math.min(max, bounded), isBounded: max > bounded };
}

export const isSize = (levels: number): boolean => isWhole(levels, 1);
