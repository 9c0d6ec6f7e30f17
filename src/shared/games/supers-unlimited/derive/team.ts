/** What can be counted in a team: Levels by kind, Guest Stars, Alignments, Leader, gimmick pool. */

import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { listNames } from '../../../texts/values.ts';
import { plain } from '../check/character-context.ts';
import type { FullCharacter } from '../documents/normal.ts';
import { GOON, LEADERSHIP, LEVELS_PER_GUEST } from '../facts.ts';
import { nameCharacter } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** A member that can be counted: known, with a Level and copies that the rules allow. */
export interface Counted {
  id: string;
  copies: number;
  character: FullCharacter;
  isSuper: boolean;
}

export interface Tally {
  characters: number;
  levels: number;
  supers: { characters: number; levels: number };
  henchmen: { characters: number; levels: number };
  alignments: Record<'hero' | 'villain' | 'anti-hero', number>;
  /** Gimmicks the team may choose: one for each different Class of each Super (E-119). */
  gimmickPool: number;
}

/** Caches a function of characters, since several entries of a team may name the same one. */
export function onceEach<T>(ask: (character: FullCharacter) => T): (member: Counted) => T {
  const known = new Map<FullCharacter, { answer: T }>();
  return ({ character }) => {
    let found = known.get(character);
    if (!found) {
      found = { answer: ask(character) };
      known.set(character, found);
    }
    return found.answer;
  };
}

/**
 * The sum of whole numbers in any order: doubles round beyond 2^53, and the result would depend on the order
 * otherwise. Where one of them is not a whole number, which is a finding of its own, they are added as doubles.
 */
export function exactSum(numbers: readonly number[]): number {
  const sum = numbers.reduce((a, b) => a + b, 0);
  if (Number.isSafeInteger(sum) || !numbers.every(Number.isInteger)) return sum;
  return Number(numbers.reduce((a, b) => a + BigInt(b), 0n));
}

/** Copies count as Characters of their own everywhere (docs/rules.md#r82-counting). */
export function tally(members: readonly Counted[]): Tally {
  const differentClasses = onceEach(({ classes }) => new Set(classes).size);
  const supers = members.filter(({ isSuper }) => isSuper);
  const aligned = (word: keyof Tally['alignments']) =>
    countOf(members.filter(({ character }) => character.alignment === word));
  return {
    ...charactersAndLevels(members),
    supers: charactersAndLevels(supers),
    henchmen: charactersAndLevels(members.filter(({ isSuper }) => !isSuper)),
    alignments: { hero: aligned('hero'), villain: aligned('villain'), 'anti-hero': aligned('anti-hero') },
    gimmickPool: exactSum(supers.map((member) => member.copies * differentClasses(member))),
  };
}

const charactersAndLevels = (members: readonly Counted[]) => ({
  characters: countOf(members),
  levels: exactSum(members.map(({ copies, character }) => copies * character.level)),
});

/** E?44: the Levels that Guest Stars and Goon Squad Supers are counted by: the agreed size, or what the team adds up to. */
export function levelsBasis(agreed: number, actual: number, options: SuOptions): number {
  return options['su.levelsBasis'] === 'agreed' ? agreed : actual;
}

/** E-38, E?42: Guest Stars that so many Levels allow. */
export function guestStarsAllowed(levels: number, rounding: SuOptions['su.guestRounding']): number {
  return perLevels(levels / LEVELS_PER_GUEST, rounding);
}

/** E-36, E?43: Supers that so many Levels allow in a Goon Squad. */
export function goonSupersAllowed(levels: number, rounding: SuOptions['su.goonRounding']): number {
  return perLevels(levels / GOON.levelsPerSuper, rounding);
}

/** The smallest number of Levels that allows so many Guest Stars. */
export const guestStarLevels = (guests: number, rounding: SuOptions['su.guestRounding']): number =>
  levelsFor(guests, LEVELS_PER_GUEST, rounding);

/** The smallest number of Levels that allows so many Supers in a Goon Squad. */
export const goonSuperLevels = (supers: number, rounding: SuOptions['su.goonRounding']): number =>
  levelsFor(supers, GOON.levelsPerSuper, rounding);

function levelsFor(count: number, levels: number, rounding: 'floor' | 'atLeastOne' | 'ceil'): number {
  if (count === 0) return 0;
  switch (rounding) {
    case 'floor':
      return count * levels;
    case 'atLeastOne':
      return count === 1 ? 1 : count * levels;
    case 'ceil':
      return (count - 1) * levels + 1;
  }
}

function perLevels(share: number, rounding: 'floor' | 'atLeastOne' | 'ceil'): number {
  switch (rounding) {
    case 'floor':
      return Math.floor(share);
    case 'atLeastOne':
      return Math.max(1, Math.floor(share));
    case 'ceil':
      return Math.ceil(share);
  }
}

/** E-38, E?51: members without the team's Faction. */
export function guestStars(members: readonly Counted[], faction: string): Counted[] {
  const belongs = onceEach(({ factions }) => factions.includes(faction));
  return members.filter((member) => !belongs(member));
}

/**
 * E-33, E?48: the ids of those who may lead, sorted: of the Characters with Leadership the highest Level, without any
 * such Character simply the highest Level. More than one id is a tie that the owner settles.
 */
export function leaderCandidates(members: readonly Counted[], options: SuOptions): string[] {
  const eligible = options['su.leaderMustBeSuper'] ? members.filter((m) => m.isSuper) : members;
  const withLeadership = eligible.filter(onceEach(hasLeadership));
  const field = withLeadership.length > 0 ? withLeadership : eligible;
  const highest = field.reduce((most, { character }) => Math.max(most, character.level), 0);
  return [...new Set(field.filter(({ character }) => character.level === highest).map((m) => m.id))].sort();
}

interface Named {
  name: string;
}
/** E?48: Leadership is looked for in Abilities and Talents, in any case. */
export function hasLeadership(character: { abilities: readonly Named[]; talents: readonly Named[] }): boolean {
  return [...character.abilities, ...character.talents].some(({ name }) => plain(name) === LEADERSHIP);
}

/** E?50: what two Supers that are the same share: the name, else the id. A name is compared without case and extra white space. */
export function superKey({ id, name }: { readonly id: string; readonly name: string }): string {
  const word = plain(name.normalize('NFC'));
  return word === '' ? `id ${id}` : `name ${word}`;
}

/** Ids of members, for `subjects`. */
export const idsOf = (members: readonly Counted[]): string[] => members.map((m) => m.id);

/** Characters among members, copies counted. */
export const countOf = (members: readonly Counted[]): number => exactSum(members.map(({ copies }) => copies));

/** Names of members, each once, sorted, for a sentence; from the eighth on only how many more. */
export const namesOf =
  (members: readonly Counted[]): LateText =>
  (translate) =>
    listNames(translate, [...new Set(members.map((member) => nameMember(translate, member)))].sort());

/** The same with the number of those that come more than once: `2 × Brasslung, Ciguena`. */
export function countedNames(
  members: readonly Counted[],
  show: (translate: Translate, member: Counted) => string = nameMember,
): LateText {
  return (translate) => {
    const copies = new Map<string, number>();
    for (const member of members) {
      const name = show(translate, member);
      copies.set(name, exactSum([copies.get(name) ?? 0, member.copies]));
    }
    const sorted = [...copies].sort(([a], [b]) => (a < b ? -1 : 1));
    return listNames(
      translate,
      sorted.map(([name, count]) =>
        count === 1 ? name : translate('supersUnlimited.findingParts.copies', { count, name }),
      ),
    );
  };
}

const nameMember = (translate: Translate, { character, id }: Counted): string =>
  nameCharacter(translate, character.name, id);

/** `Brasslung (Level 7)` */
export const nameAndLevel = (translate: Translate, member: Counted): string =>
  translate('supersUnlimited.findingParts.nameAndLevel', {
    name: nameMember(translate, member),
    level: member.character.level,
  });
