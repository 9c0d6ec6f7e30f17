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
export function titlesOf(translate: Translate, { extras, members }: RosterData): Readonly<Record<string, string>> {
  const membersTitle = translate('teamRoster.sections.members');
  return {
    members: membersTitle,
    findings: translate('teamRoster.sections.findings'),
    extras: extras?.title ?? '',
    ...Object.fromEntries(members.map((member) => [groupSection(member), member.group ?? membersTitle])),
  };
}

/** The word in the corner. */
export const stampOf = (translate: Translate, { verdict, stamp }: RosterData): string =>
  verdict === 'legal' ? (stamp ?? translate('teamRoster.verdicts.legal')) : translate('teamRoster.verdicts.illegal');

/** Under the members: how many more there are. */
export const moreMembers = (translate: Translate, count: number): string =>
  translate('teamRoster.moreMembers', { count, limit: LIMITS.sheetMembers });

/** Below the findings: how many more there are, and where all of them are named. */
export const moreFindings = (translate: Translate, count: number): string =>
  translate('teamRoster.moreFindings', { count, limit: LIMITS.sheetFindings });

export function rosterFooter(translate: Translate, { changed, legend }: RosterData, version: string): [string, string] {
  const options =
    changed.length === 0
      ? translate('teamRoster.defaultOptions')
      : translate('teamRoster.changedOptions', { options: changed.join(', ') });
  return [`${legend} ${options}`, translate('sheet.unofficial', { version })];
}
