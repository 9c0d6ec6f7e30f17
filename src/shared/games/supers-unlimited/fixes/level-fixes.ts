/** Proposes which members to leave out of a team that has too many Levels (E-32). */

import type { Edit } from '../../../document/edit.ts';
import type { Fix } from '../../../rules/finding.ts';
import { truncate } from '../../../text/truncate.ts';
import type { Translate } from '../../../texts/translate.ts';
import { listNames } from '../../../texts/values.ts';
import type { Team } from '../documents/schema.ts';
import { nameCharacter } from '../names.ts';

/** The characters of a team, by id. */
export interface MemberLookup {
  getName(id: string): string;
  /** Returns the Level of a character, or 0 if it is unknown. */
  getLevel(id: string): number;
}

/** An entry of the team, with its position among the members. */
interface Entry {
  readonly index: number;
  readonly id: string;
  readonly copies: number;
  readonly level: number;
  readonly isLeader: boolean;
}

/** How many copies of an entry are left out. */
interface Omission {
  readonly entry: Entry;
  readonly count: number;
}

/** The most entries that are left out together, unless even more are needed. */
const MAX_ENTRIES_LEFT_OUT = 3;

/** The number of proposals with the same number of entries. Each is tried, which takes time. */
const MAX_PROPOSALS = 8;

/**
 * Proposes to leave out members with at least `excessLevels` Levels in total: few entries first, and among these, those that leave the team
 * as large as possible, with the fewest copies, without the Leader, and the ones that were added last.
 */
export function proposeSmallerTeams({ members, leader }: Team, excessLevels: number, lookup: MemberLookup): Fix[] {
  const entries = members.map(
    ({ character: id, copies = 1 }, index): Entry => ({
      ...{ index, id, copies },
      level: lookup.getLevel(id),
      isLeader: id === leader,
    }),
  );
  const proposals = Array.from({ length: MAX_ENTRIES_LEFT_OUT }, (_, extraCount) =>
    listOmissions(entries, extraCount + 1, excessLevels)
      .filter((omissions) => isMinimal(omissions, excessLevels))
      .sort(compareLosses)
      .slice(0, MAX_PROPOSALS),
  ).flat();
  const chosenProposals = proposals.length === 0 ? [omitLastMembers(entries, excessLevels)] : proposals;
  return chosenProposals
    .filter((omissions) => omissions.length > 0 && omissions.length < entries.length)
    .map((omissions) => createOmissionFix(omissions, lookup));
}

/** Compares what a team loses. */
const compareLosses = (first: readonly Omission[], second: readonly Omission[]): number =>
  sumLevels(first) - sumLevels(second) ||
  sumCopies(first) - sumCopies(second) ||
  Number(hasLeader(first)) - Number(hasLeader(second)) ||
  (second[0]?.entry.index ?? 0) - (first[0]?.entry.index ?? 0);

const sumCopies = (omissions: readonly Omission[]): number => omissions.reduce((sum, { count }) => sum + count, 0);
const hasLeader = (omissions: readonly Omission[]): boolean => omissions.some(({ entry }) => entry.isLeader);

const sumLevels = (omissions: readonly Omission[]): number =>
  omissions.reduce((sum, { entry, count }) => sum + entry.level * count, 0);

/** Whether no entry that is left out could stay. */
const isMinimal = (omissions: readonly Omission[], excessLevels: number): boolean =>
  omissions.every((omission) => sumLevels(omissions) - sumLevels([omission]) < excessLevels);

/** Lists the ways to leave out copies of `entryCount` entries: all copies, but of the last entry only as many as needed. */
function listOmissions(entries: readonly Entry[], entryCount: number, excessLevels: number): Omission[][] {
  return entries.flatMap((entry, position) => {
    if (entry.level === 0) return [];
    const neededCount = Math.ceil(excessLevels / entry.level);
    if (entryCount === 1) return neededCount <= entry.copies ? [[{ entry, count: neededCount }]] : [];
    if (neededCount <= entry.copies) return [];
    const otherOmissions = listOmissions(
      entries.slice(position + 1),
      entryCount - 1,
      excessLevels - entry.level * entry.copies,
    );
    return otherOmissions.map((omissions) => [{ entry, count: entry.copies }, ...omissions]);
  });
}

/** Leaves out members from the end of the team until the others fit. */
function omitLastMembers(entries: readonly Entry[], excessLevels: number): Omission[] {
  const omissions: Omission[] = [];
  let remainingExcess = excessLevels;
  for (const entry of [...entries].reverse()) {
    if (remainingExcess <= 0) break;
    if (entry.level === 0) continue;
    const count = Math.min(entry.copies, Math.ceil(remainingExcess / entry.level));
    omissions.unshift({ entry, count });
    remainingExcess -= count * entry.level;
  }
  return remainingExcess <= 0 ? omissions : [];
}

/** Creates the fix. The last entry is changed first, so that the pointers of the others remain valid. */
const createOmissionFix = (omissions: readonly Omission[], lookup: MemberLookup): Fix => ({
  label: (translate) =>
    translate('supersUnlimited.fixes.leaveOut', {
      names: listNames(
        translate,
        omissions.map((omission) => formatOmission(translate, omission, lookup)),
      ),
    }),
  edits: omissions
    .map(
      ({ entry: { index, copies }, count }): Edit =>
        count === copies
          ? { op: 'remove', path: `/members/${index}` }
          : { op: 'set', path: `/members/${index}/copies`, value: copies - count },
    )
    .reverse(),
});

function formatOmission(
  translate: Translate,
  { entry: { id, copies }, count }: Omission,
  lookup: MemberLookup,
): string {
  const name = truncate(nameCharacter(translate, lookup.getName(id), id));
  if (copies === 1) return name;
  return count === copies
    ? translate('supersUnlimited.fixes.allCopies', { copies, name })
    : translate('supersUnlimited.fixes.someCopies', { count, copies, name });
}
