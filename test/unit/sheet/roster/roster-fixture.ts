/** Creates rosters of any length for tests. The heroes are invented. */
import type { RosterColumn } from '../../../../src/shared/rules/line-up-rules.ts';
import type { RosterData, RosterMember } from '../../../../src/shared/sheet/roster/roster-data.ts';

const NAMES = [
  'Tide Warden',
  'Copperline',
  'Night Ferry',
  'The Astonishing Meridian of Harrow Lane',
  'Гроза',
  'Hexwright',
  'Velvet Static',
  'Ἄνεμος',
  'Dockyard Golem',
  'Reef Cultist',
];
const CLASSES = [['Controller', 'Tank'], ['Trained'], ['Blaster'], ['Mage', 'Summoner'], ['Infiltrator']];
const ALIGNMENTS = ['Hero', 'Anti-Hero', 'Hero', 'Villain'];

const createTrait = (memberIndex: number) => [String(1 + (memberIndex % 6)), `R${memberIndex % 4}`] as const;

const COLUMNS: readonly RosterColumn[] = [
  { head: 'Level', kind: 'figure', width: { ems: 3.1 } },
  { head: 'Alignment', kind: 'words', width: { ems: 4.9 } },
  { head: 'Class', kind: 'words', width: { part: 0.4 } },
  { head: 'Power', kind: 'figure', width: { ems: 3.2 } },
  { head: 'Move', kind: 'figure', width: { ems: 3.2 } },
  { head: 'Size', kind: 'figure', width: { ems: 2.7 } },
  { head: 'HP', kind: 'pair', split: 0.4, width: { ems: 4.7 } },
  ...['Fight', 'Aim', 'Mind', 'Magic'].map(
    (head) => ({ head, kind: 'pair', split: 0.46, width: { ems: 3.7 } }) as const,
  ),
  { head: 'Rec.', kind: 'figure', width: { ems: 2.7 } },
];

function createRosterMember(memberIndex: number): RosterMember {
  const memberName = NAMES[memberIndex % NAMES.length] ?? 'Nobody';
  return {
    id: `m${memberIndex}`,
    name: memberIndex < NAMES.length ? memberName : `${memberName} ${1 + Math.floor(memberIndex / NAMES.length)}`,
    copies: memberIndex % 5 === 4 ? 3 : 1,
    marks: [
      ...(memberIndex === 0 ? ['Leader'] : []),
      ...(memberIndex === 2 ? ['Guest Star'] : []),
      ...(memberIndex === 3 ? ['Not legal'] : []),
    ],
    cells: [
      String(1 + (memberIndex % 9)),
      ALIGNMENTS[memberIndex % ALIGNMENTS.length] ?? 'Hero',
      (CLASSES[memberIndex % CLASSES.length] ?? []).join(', '),
      String(3 + (memberIndex % 7)),
      `${5 + (memberIndex % 6)}"`,
      String(1 + (memberIndex % 4)),
      [String(8 + memberIndex), `${Math.floor((8 + memberIndex) / 2)} red`],
      ...[0, 1, 2, 3].map((traitOffset) => createTrait(memberIndex + traitOffset)),
      String(2 + (memberIndex % 4)),
    ],
    attacks: [
      { name: `Bash ${memberIndex}`, text: 'Fight / Close / Damage' },
      { name: `Ray ${memberIndex}`, text: 'Aim / Beam 10 / +1D10 / Damage and Blind' },
    ],
  };
}

export function createRosterFixture(members: number, findings = 3, gimmicks = 4): RosterData {
  return {
    name: 'The Deep Choir',
    verdict: findings > 0 ? 'illegal' : 'legal',
    rules: 'Supers Unlimited 4.1-2',
    fingerprint: 'c0ffee5eaf00d0123456789abcdef'.padEnd(64, '0'),
    figures: [
      { label: 'Levels / agreed', value: '27 / 25', isOverLimit: true },
      { label: 'Characters', value: String(members), isOverLimit: false },
      { label: 'Guest Stars / allowed', value: '1 / 1', isOverLimit: false },
      { label: 'Heroes / Villains / Anti-Heroes', value: '4 / 2 / 3', isOverLimit: false },
    ],
    details: [
      ['Formation', 'Combined Team'],
      ['Allegiance', 'Faction: Deep Choir'],
      ['Size', 'Medium, 25 Levels'],
      ['Leader', NAMES[0] ?? ''],
      ['Judged by', 'Supers Unlimited 4.1-2, event Autumn Open'],
      ['Fingerprint', 'c0ffee5eaf00'],
    ],
    columns: COLUMNS,
    members: Array.from({ length: members }, (_entry, memberIndex) => createRosterMember(memberIndex)),
    extras: {
      title: 'Gimmicks',
      rows: Array.from({ length: gimmicks }, (_entry, index) => ({
        name: `Trick ${index}`,
        tag: index % 2 === 0 ? 'Any' : 'Speedster',
        moment: 'Movement Action declared',
        text: `Gimmick text ${index} that says what it does and how far it reaches, 6" at the most.`,
      })),
    },
    findings: Array.from({ length: findings }, (_entry, index) => ({
      severity: index % 3 === 1 ? 'warning' : 'error',
      message: `Finding ${index}: the Levels of all members add up to 27, but only 25 were agreed on for this game.`,
      cite: 'Supers Unlimited 4.1, chapter 1, Team Selection',
    })),
    legend: 'Dice and Resistance as on the card (5 R2).',
    changedOptions: ['Blinded: 2', 'Guest Stars for a part of 25 Levels: a part counts as a whole'],
  };
}
