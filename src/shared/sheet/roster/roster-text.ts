/** Sentences and labels of the roster. */
import { LIMITS } from '../../limits.ts';
import type { RosterData } from './roster-data.ts';

const SEVERITY = { error: 'Error', warning: 'Warning', info: 'Note' } as const;

export const severityWord = (severity: keyof typeof SEVERITY): string => SEVERITY[severity];

/** The part of a fingerprint that people compare. */
export const shortPrint = (fingerprint: string): string => fingerprint.slice(0, 12);

export const VERDICT = { legal: 'LEGAL', illegal: 'ILLEGAL' } as const;

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** More than is allowed. */
  readonly over: boolean;
}

/** The big figures below the name. */
export function figures({ counts, agreed }: RosterData): Figure[] {
  const { levels, guestStars } = counts;
  const figure = (label: string, value: string, over = false): Figure => ({ label, value, over });
  return [
    figure('Levels / agreed', `${levels ?? '?'} / ${agreed}`, levels !== undefined && levels > agreed),
    figure('Characters', String(counts.characters)),
    figure('Levels, Supers : Henchmen', `${counts.superLevels} : ${counts.henchmanLevels}`),
    ...(guestStars
      ? [
          figure(
            'Guest Stars / allowed',
            `${guestStars.used} / ${guestStars.allowed}`,
            guestStars.used > guestStars.allowed,
          ),
        ]
      : []),
    figure('Heroes / Villains / Anti-Heroes', `${counts.heroes} / ${counts.villains} / ${counts.antiHeroes}`),
  ];
}

/** Label and value of the small print below the figures. */
export function details(data: RosterData): [label: string, value: string][] {
  const leaders = data.members.filter((member) => member.leader).map((member) => member.name);
  return [
    ['Formation', data.formation],
    ['Allegiance', data.allegiance],
    ['Size', data.sizeName ? `${data.sizeName}, ${data.agreed} Levels` : `${data.agreed} Levels`],
    ['Leader', leaders.join(', ') || 'not chosen'],
    ['Judged by', data.event ? `${data.rules}, event ${data.event}` : data.rules],
    ['Fingerprint', shortPrint(data.fingerprint)],
  ];
}

export const HEADS = {
  name: 'Name',
  copies: 'No.',
  level: 'Level',
  alignment: 'Alignment',
  classes: 'Class',
  power: 'Power',
  move: 'Move',
  size: 'Size',
  hp: 'HP',
  fight: 'Fight',
  mind: 'Mind',
  magic: 'Magic',
  recovery: 'Rec.',
  fingerprint: 'Fingerprint',
} as const;

export const MARKS = { leader: 'Leader', guestStar: 'Guest Star', illegal: 'Not legal' } as const;
export const TITLES = { members: 'Members', gimmicks: 'Gimmicks', findings: 'Findings', none: 'None.' } as const;
/** Under the members: how many more there are. */
export const moreMembers = (count: number): string =>
  `And ${count.toLocaleString('en')} more: a sheet has room for ${LIMITS.sheetMembers} members.`;
/** Under the findings; `all` says where the others are. */
export const moreFindings = (count: number, all: string): string =>
  `And ${count.toLocaleString('en')} more: a sheet has room for ${LIMITS.sheetFindings} findings. ${all}`;
export const ALL_FINDINGS = 'The command check, and the team’s screen in the app, name all of them.';

export const continued = (title: string): string => `${title} (continued)`;

export function rosterFooter(data: RosterData, version: string): [string, string] {
  const options =
    data.changed.length === 0 ? 'All options at their defaults.' : `Options changed: ${data.changed.join(', ')}.`;
  return [
    `Dice and Resistance as on the card (5 R2). HP with the Red Zone. ${options}`,
    `Unofficial play aid, not made or approved by the publisher. Rollcall ${version}`,
  ];
}
