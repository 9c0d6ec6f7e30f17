/** Sentences and labels of the roster. */

import { LIMITS } from '../../base/limits.ts';
import type { Translate } from '../../texts/translate.ts';
import type { RosterData, RosterMember } from './roster-data.ts';

/** The part of a fingerprint that people compare. */
export const shortPrint = (fingerprint: string): string => fingerprint.slice(0, 12);

/** The section that a member stands in. */
export const groupSection = ({ group }: RosterMember): 'members' | `members of ${string}` =>
  group === undefined ? 'members' : `members of ${group}`;

/** Titles in the bars of the sections. */
export function titlesOf(t: Translate, { extras, members }: RosterData): Readonly<Record<string, string>> {
  const membersTitle = t('teamRoster.sections.members');
  return {
    members: membersTitle,
    findings: t('teamRoster.sections.findings'),
    extras: extras?.title ?? '',
    ...Object.fromEntries(members.map((member) => [groupSection(member), member.group ?? membersTitle])),
  };
}

/** The word in the corner. */
export const stampOf = (t: Translate, { verdict, stamp }: RosterData): string =>
  verdict === 'legal' ? (stamp ?? t('teamRoster.verdicts.legal')) : t('teamRoster.verdicts.illegal');

/** Under the members: how many more there are. */
export const moreMembers = (t: Translate, count: number): string =>
  t('teamRoster.moreMembers', { count, limit: LIMITS.sheetMembers });

/** Below the findings: how many more there are, and where all of them are named. */
export const moreFindings = (t: Translate, count: number): string =>
  t('teamRoster.moreFindings', { count, limit: LIMITS.sheetFindings });

export function rosterFooter(t: Translate, { changed, legend }: RosterData, version: string): [string, string] {
  const options =
    changed.length === 0
      ? t('teamRoster.defaultOptions')
      : t('teamRoster.changedOptions', { options: changed.join(', ') });
  return [`${legend} ${options}`, t('sheet.unofficial', { version })];
}
