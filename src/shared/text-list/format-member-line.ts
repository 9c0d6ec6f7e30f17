/** Formats a member as a line of a text list. */
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';

interface ListedMember {
  readonly name: string;
  readonly copies: number;
  /** The number behind the name. Absent for an unknown character. */
  readonly level: number | undefined;
  readonly isLeader?: boolean;
}

/** Formats a name as it is in a list: one line, with visible control characters. */
export const formatListedName = (name: string): string => truncateVisibly(name.trim());

/** Formats a member: `3x Harbor Volunteer (1)`. */
export function formatMemberLine(translate: Translate, { name, copies, level, isLeader }: ListedMember): string {
  const counted = copies === 1 ? formatListedName(name) : `${copies}x ${formatListedName(name)}`;
  const withLevel = level === undefined ? counted : `${counted} (${level})`;
  return isLeader === true ? translate('textLists.leader', { member: withLevel }) : withLevel;
}
