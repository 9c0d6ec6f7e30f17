/** The sentences and labels of the roster. */

import { LIMITS } from '../../base/limits.ts';
import type { Translate } from '../../texts/translate.ts';
import type { RosterData, RosterMember } from './roster-data.ts';

/** Returns the part of a fingerprint that people compare. */
export const shortenFingerprint = (fingerprint: string): string => fingerprint.slice(0, 12);

/** Returns the section of a member. */
export const getMemberSection = ({ group }: RosterMember): 'members' | `members of ${string}` =>
  group === undefined ? 'members' : `members of ${group}`;

/** Returns the titles in the bars of the sections. */
export function getSectionTitles(
  translate: Translate,
  { extras, members }: RosterData,
): Readonly<Record<string, string>> {
  const membersTitle = translate('teamRoster.sections.members');
  return {
    members: membersTitle,
    findings: translate('teamRoster.sections.findings'),
    extras: extras?.title ?? '',
    ...Object.fromEntries(members.map((member) => [getMemberSection(member), member.group ?? membersTitle])),
  };
}

/** Returns the word on the stamp in the corner. */
export const getStampText = (translate: Translate, { verdict, stamp }: RosterData): string =>
  verdict === 'legal' ? (stamp ?? translate('teamRoster.verdicts.legal')) : translate('teamRoster.verdicts.illegal');

/** Formats the line below the members that says how many were omitted. */
export const formatOmittedMembers = (translate: Translate, omittedCount: number): string =>
  translate('teamRoster.moreMembers', { count: omittedCount, limit: LIMITS.sheetMembers });

/** Formats the line below the findings that says how many findings were omitted, and where to find all findings. */
export const formatOmittedFindings = (translate: Translate, omittedCount: number): string =>
  translate('teamRoster.moreFindings', { count: omittedCount, limit: LIMITS.sheetFindings });

export function formatRosterFooter(
  translate: Translate,
  { changedOptions, legend }: RosterData,
  version: string,
): [string, string] {
  const optionsText =
    changedOptions.length === 0
      ? translate('teamRoster.defaultOptions')
      : translate('teamRoster.changedOptions', { options: changedOptions.join(', ') });
  return [`${legend} ${optionsText}`, translate('sheet.unofficial', { version })];
}
