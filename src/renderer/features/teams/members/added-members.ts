import type { Member } from '../../../../shared/document/schema.ts';

/**
 * Returns the indexes of the entries that are new or have more copies than before. Entries are matched by their character, so that an
 * entry that only moved is not new.
 */
export function findAddedMembers(membersBefore: readonly Member[], membersAfter: readonly Member[]): number[] {
  const unmatchedEntries = [...membersBefore];
  return membersAfter.flatMap((member, index) => {
    const matchIndex = unmatchedEntries.findIndex(({ character }) => character === member.character);
    const [match] = matchIndex < 0 ? [] : unmatchedEntries.splice(matchIndex, 1);
    return match === undefined || (member.copies ?? 1) > (match.copies ?? 1) ? [index] : [];
  });
}
