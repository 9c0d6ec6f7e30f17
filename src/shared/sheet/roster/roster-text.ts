/** Sentences and labels of the roster. */

import { LIMITS } from '../../base/limits.ts';
import { currentLanguage, t, texts } from '../../i18n/phrases.ts';
import type { RosterData, RosterMember } from './roster-data.ts';

const SEVERITY = texts({ error: 'Error', warning: 'Warning', info: 'Note' });

export const severityWord = (severity: keyof typeof SEVERITY): string => SEVERITY[severity];

/** The part of a fingerprint that people compare. */
export const shortPrint = (fingerprint: string): string => fingerprint.slice(0, 12);

export const VERDICT = texts({ legal: 'LEGAL', illegal: 'ILLEGAL' });

/** Lines of the small print that every roster has. */
export const DETAILS = texts({
  player: 'Player',
  leader: 'Leader',
  noLeader: 'not chosen',
  rules: 'Judged by',
  fingerprint: 'Fingerprint',
});

/** Further texts of a line-up. */
export const LINE_UP = texts({
  stamp: 'LINE-UP',
  sides: 'sides',
  models: 'models',
  seats: 'Seats',
  later: 'Comes later',
  gm: 'GM',
});

export const HEADS = texts({ name: 'Name', copies: 'No.', fingerprint: 'Fingerprint' });

export const MARKS = texts({ leader: 'Leader', illegal: 'Not legal', unknown: 'Not found' });
export const TITLES = texts({ members: 'Members', findings: 'Findings', none: 'None.' });

/** The section that a member stands in. */
export const groupSection = ({ group }: RosterMember): 'members' | `members of ${string}` =>
  group === undefined ? 'members' : `members of ${group}`;

/** Titles in the bars of the sections. */
export const titlesOf = ({ extras, members }: RosterData): Readonly<Record<string, string>> => ({
  ...TITLES,
  extras: extras?.title ?? '',
  ...Object.fromEntries(members.map((member) => [groupSection(member), member.group ?? TITLES.members])),
});

/** The word in the corner. */
export const stampOf = ({ verdict, stamp }: RosterData): string =>
  verdict === 'legal' ? (stamp ?? VERDICT.legal) : VERDICT.illegal;

/** Under the members: how many more there are. */
export const moreMembers = (count: number): string =>
  t`And ${count.toLocaleString(currentLanguage())} more: a sheet has room for ${LIMITS.sheetMembers} members.`;
/** Below the findings; `all` names the place of the others. */
export const moreFindings = (count: number, all: string): string =>
  t`And ${count.toLocaleString(currentLanguage())} more: a sheet has room for ${LIMITS.sheetFindings} findings. ${all}`;
export const allFindings = (): string => t`The command check, and the team’s screen in the app, name all of them.`;

export const continued = (title: string): string => t`${title} (continued)`;

export function rosterFooter(data: RosterData, version: string): [string, string] {
  const options =
    data.changed.length === 0 ? t`All options at their defaults.` : t`Options changed: ${data.changed.join(', ')}.`;
  return [
    `${data.legend} ${options}`,
    t`Unofficial play aid, not made or approved by the publisher. Rollcall ${version}`,
  ];
}
