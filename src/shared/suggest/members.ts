/** Changes the entries of a team's members to new numbers of copies. */
import type { Member, Team } from '../document/schema.ts';
import { isWhole } from '../rules/rule.ts';
import type { ProgramColumn } from './team-program.ts';

/**
 * Returns members with the given copies of each column. Members without a column are removed. Entries keep their order and their
 * other fields. Copies are added to the first entry of a character and removed from its last entries.
 */
export function changeMembers(
  { members }: Pick<Team, 'members'>,
  columns: readonly ProgramColumn[],
  copies: readonly number[],
): Member[] {
  const missingCopies = new Map(columns.map(({ character }, index) => [character.id, copies[index] ?? 0]));
  const keptEntries = members.map((member) => {
    const wantedCopies = missingCopies.get(member.character) ?? 0;
    const { copies: currentCopies = 1 } = member;
    // An entry with an invalid number gets the copies that the other entries leave.
    const takenCopies = isWhole(currentCopies, 1) ? Math.min(wantedCopies, currentCopies) : 0;
    missingCopies.set(member.character, wantedCopies - takenCopies);
    return { member, copies: takenCopies };
  });
  const distributeRemaining = (canTake: (entry: { member: Member; copies: number }) => boolean) => {
    for (const entry of keptEntries) {
      const remainingCopies = missingCopies.get(entry.member.character) ?? 0;
      if (remainingCopies === 0 || !canTake(entry)) continue;
      entry.copies += remainingCopies;
      missingCopies.set(entry.member.character, 0);
    }
  };
  distributeRemaining(({ member: { copies: currentCopies = 1 } }) => !isWhole(currentCopies, 1));
  distributeRemaining(() => true);
  const added = [...missingCopies].flatMap(([character, remainingCopies]) =>
    remainingCopies > 0 ? [setCopies({ character }, remainingCopies)] : [],
  );
  return [
    ...keptEntries.flatMap((entry) => (entry.copies > 0 ? [setCopies(entry.member, entry.copies)] : [])),
    ...added,
  ];
}

function setCopies(member: Member, copies: number): Member {
  if ((member.copies ?? 1) === copies) return member;
  const { copies: _previousCopies, ...otherFields } = member;
  return copies === 1 ? otherFields : { ...otherFields, copies };
}
