/** Entries of a team's members after a change of copies. */
import type { Member, Team } from '../document/schema.ts';
import { isWhole } from '../rules/rule.ts';
import type { ProgramColumn } from './team-program.ts';

/**
 * Members with so many copies of each column; those that no column names go. Entries stay in their order and keep what else they
 * say. Copies that come are added to the first entry of a character, copies that go are taken from its last ones.
 */
export function changeMembers(
  { members }: Pick<Team, 'members'>,
  columns: readonly ProgramColumn[],
  copies: readonly number[],
): Member[] {
  const missing = new Map(columns.map(({ character }, index) => [character.id, copies[index] ?? 0]));
  const kept = members.map((member) => {
    const wanted = missing.get(member.character) ?? 0;
    const { copies: current = 1 } = member;
    // An entry without a valid number takes whatever the other entries leave.
    const taken = isWhole(current, 1) ? Math.min(wanted, current) : 0;
    missing.set(member.character, wanted - taken);
    return { member, copies: taken };
  });
  const takeRest = (isTaker: (entry: { member: Member; copies: number }) => boolean) => {
    for (const entry of kept) {
      const rest = missing.get(entry.member.character) ?? 0;
      if (rest === 0 || !isTaker(entry)) continue;
      entry.copies += rest;
      missing.set(entry.member.character, 0);
    }
  };
  takeRest(({ member: { copies: current = 1 } }) => !isWhole(current, 1));
  takeRest(() => true);
  const added = [...missing].flatMap(([character, rest]) => (rest > 0 ? [withCopies({ character }, rest)] : []));
  return [...kept.flatMap((entry) => (entry.copies > 0 ? [withCopies(entry.member, entry.copies)] : [])), ...added];
}

function withCopies(member: Member, copies: number): Member {
  if ((member.copies ?? 1) === copies) return member;
  const { copies: _before, ...others } = member;
  return copies === 1 ? others : { ...others, copies };
}
