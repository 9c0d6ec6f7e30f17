/**
 * Counts the members of a team: Levels by kind, Guest Stars, Alignments, possible Leaders, Gimmick pool. Guest Stars are the members of
 * a Faction Team that do not belong to its Faction (E-38). A Goon Squad is a formation of Henchmen with few Supers (E-36).
 */

import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { listNames } from '../../../texts/values.ts';
import { normalizeWord } from '../check/character-context.ts';
import type { FullCharacter } from '../documents/complete.ts';
import { GOON, LEADERSHIP, LEVELS_PER_GUEST } from '../facts.ts';
import { nameCharacter } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** A member that can be counted: a known character with a Level and copies that the rules allow. */
export interface CountedMember {
  id: string;
  copies: number;
  character: FullCharacter;
  isSuper: boolean;
}

export interface TeamTally {
  characters: number;
  levels: number;
  supers: { characters: number; levels: number };
  henchmen: { characters: number; levels: number };
  alignments: Record<'hero' | 'villain' | 'anti-hero', number>;
  /** Number of Gimmicks that the team may choose: one for each different Class of each Super (E-119). */
  gimmickPool: number;
}

/** Caches the results of a function per character, because several entries of a team may name the same character. */
export function cachePerCharacter<T>(computeAnswer: (character: FullCharacter) => T): (member: CountedMember) => T {
  const answers = new Map<FullCharacter, { answer: T }>();
  return ({ character }) => {
    let cachedAnswer = answers.get(character);
    if (!cachedAnswer) {
      cachedAnswer = { answer: computeAnswer(character) };
      answers.set(character, cachedAnswer);
    }
    return cachedAnswer.answer;
  };
}

/**
 * Adds whole numbers so that the sum doesn't depend on their order, although doubles round beyond 2^53. If a number isn't whole, which is
 * a finding of its own, all are added as doubles.
 */
export function sumExactly(numbers: readonly number[]): number {
  const doubleSum = numbers.reduce((total, next) => total + next, 0);
  if (Number.isSafeInteger(doubleSum) || !numbers.every(Number.isInteger)) return doubleSum;
  return Number(numbers.reduce((a, b) => a + BigInt(b), 0n));
}

/** Counts a team. Each copy counts as a Character of its own (docs/rules.md#r82-counting). */
export function tallyTeam(members: readonly CountedMember[]): TeamTally {
  const countClasses = cachePerCharacter(({ classes }) => new Set(classes).size);
  const supers = members.filter(({ isSuper }) => isSuper);
  const countAligned = (alignment: keyof TeamTally['alignments']) =>
    countCharacters(members.filter(({ character }) => character.alignment === alignment));
  return {
    ...countCharactersAndLevels(members),
    supers: countCharactersAndLevels(supers),
    henchmen: countCharactersAndLevels(members.filter(({ isSuper }) => !isSuper)),
    alignments: {
      hero: countAligned('hero'),
      villain: countAligned('villain'),
      'anti-hero': countAligned('anti-hero'),
    },
    gimmickPool: sumExactly(supers.map((member) => member.copies * countClasses(member))),
  };
}

const countCharactersAndLevels = (members: readonly CountedMember[]) => ({
  characters: countCharacters(members),
  levels: sumExactly(members.map(({ copies, character }) => copies * character.level)),
});

/** Returns the Levels that decide how many Guest Stars and Goon Squad Supers are allowed: the agreed size, or the team's sum (E?44). */
export function getLevelsBasis(agreed: number, actual: number, options: SuOptions): number {
  return options['su.levelsBasis'] === 'agreed' ? agreed : actual;
}

/** Returns the number of Guest Stars that this number of Levels allows (E-38, E?42). */
export function countAllowedGuestStars(levels: number, rounding: SuOptions['su.guestRounding']): number {
  return roundShare(levels / LEVELS_PER_GUEST, rounding);
}

/** Returns the number of Supers that this number of Levels allows in a Goon Squad (E-36, E?43). */
export function countAllowedGoonSupers(levels: number, rounding: SuOptions['su.goonRounding']): number {
  return roundShare(levels / GOON.levelsPerSuper, rounding);
}

/** Returns the smallest number of Levels that allows this number of Guest Stars. */
export const getMinLevelsForGuestStars = (guests: number, rounding: SuOptions['su.guestRounding']): number =>
  getMinLevels(guests, LEVELS_PER_GUEST, rounding);

/** Returns the smallest number of Levels that allows this number of Supers in a Goon Squad. */
export const getMinLevelsForGoonSupers = (supers: number, rounding: SuOptions['su.goonRounding']): number =>
  getMinLevels(supers, GOON.levelsPerSuper, rounding);

function getMinLevels(count: number, levelsPerOne: number, rounding: 'floor' | 'atLeastOne' | 'ceil'): number {
  if (count === 0) return 0;
  switch (rounding) {
    case 'floor':
      return count * levelsPerOne;
    case 'atLeastOne':
      return count === 1 ? 1 : count * levelsPerOne;
    case 'ceil':
      return (count - 1) * levelsPerOne + 1;
  }
}

function roundShare(share: number, rounding: 'floor' | 'atLeastOne' | 'ceil'): number {
  switch (rounding) {
    case 'floor':
      return Math.floor(share);
    case 'atLeastOne':
      return Math.max(1, Math.floor(share));
    case 'ceil':
      return Math.ceil(share);
  }
}

/** Returns the members without the team's Faction (E-38, E?51). */
export function findGuestStars(members: readonly CountedMember[], faction: string): CountedMember[] {
  const hasFaction = cachePerCharacter(({ factions }) => factions.includes(faction));
  return members.filter((member) => !hasFaction(member));
}

/**
 * Returns the sorted ids of the members who may lead: the Characters of the highest Level among the members with Leadership, or among all
 * members if no member has Leadership (E-33, E?48). If there are several ids, the player chooses.
 */
export function listLeaderCandidates(members: readonly CountedMember[], options: SuOptions): string[] {
  const eligible = options['su.leaderMustBeSuper'] ? members.filter((member) => member.isSuper) : members;
  const withLeadership = eligible.filter(cachePerCharacter(hasLeadership));
  const candidates = withLeadership.length > 0 ? withLeadership : eligible;
  const highestLevel = candidates.reduce((highestLevel, { character }) => Math.max(highestLevel, character.level), 0);
  return [
    ...new Set(candidates.filter(({ character }) => character.level === highestLevel).map((member) => member.id)),
  ].sort();
}

interface NamedEntry {
  name: string;
}
/** Whether a character has Leadership as an Ability or a Talent. Case doesn't matter (E?48). */
export function hasLeadership(character: {
  abilities: readonly NamedEntry[];
  talents: readonly NamedEntry[];
}): boolean {
  return [...character.abilities, ...character.talents].some(({ name }) => normalizeWord(name) === LEADERSHIP);
}

/** Returns a key that is equal for the same Super: the name without case and extra white space, or the id of a nameless Super (E?50). */
export function getSuperKey({ id, name }: { readonly id: string; readonly name: string }): string {
  const nameKey = normalizeWord(name.normalize('NFC'));
  return nameKey === '' ? `id ${id}` : `name ${nameKey}`;
}

/** Returns the ids of members, for the `subjects` of a finding. */
export const getMemberIds = (members: readonly CountedMember[]): string[] => members.map((member) => member.id);

/** Counts the Characters among members. Each copy counts. */
export const countCharacters = (members: readonly CountedMember[]): number =>
  sumExactly(members.map(({ copies }) => copies));

/** Lists the names of members for a sentence, each once and sorted. A long list ends with the number of further names. */
export const listMemberNames =
  (members: readonly CountedMember[]): LateText =>
  (translate) =>
    listNames(translate, [...new Set(members.map((member) => nameMember(translate, member)))].sort());

/** Lists the names of members with the number of copies above one: `2 × Brasslung, Ciguena`. */
export function listNamesWithCopies(
  members: readonly CountedMember[],
  formatMember: (translate: Translate, member: CountedMember) => string = nameMember,
): LateText {
  return (translate) => {
    const copiesByName = new Map<string, number>();
    for (const member of members) {
      const memberName = formatMember(translate, member);
      copiesByName.set(memberName, sumExactly([copiesByName.get(memberName) ?? 0, member.copies]));
    }
    const sortedNames = [...copiesByName].sort(([firstName], [secondName]) => (firstName < secondName ? -1 : 1));
    return listNames(
      translate,
      sortedNames.map(([memberName, copyCount]) =>
        copyCount === 1
          ? memberName
          : translate('supersUnlimited.findingParts.copies', { count: copyCount, name: memberName }),
      ),
    );
  };
}

const nameMember = (translate: Translate, { character, id }: CountedMember): string =>
  nameCharacter(translate, character.name, id);

/** Formats a member with its Level: `Brasslung (Level 7)`. */
export const formatNameAndLevel = (translate: Translate, member: CountedMember): string =>
  translate('supersUnlimited.findingParts.nameAndLevel', {
    name: nameMember(translate, member),
    level: member.character.level,
  });
