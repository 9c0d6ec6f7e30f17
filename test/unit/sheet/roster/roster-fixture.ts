/** Rosters for tests, of any length. The heroes are invented. */
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

const trait = (i: number) => ({ dice: 1 + (i % 6), resistance: i % 4 });

function rosterMember(i: number): RosterMember {
  const name = NAMES[i % NAMES.length] ?? 'Nobody';
  return {
    id: `m${i}`,
    name: i < NAMES.length ? name : `${name} ${1 + Math.floor(i / NAMES.length)}`,
    copies: i % 5 === 4 ? 3 : 1,
    level: 1 + (i % 9),
    alignment: ALIGNMENTS[i % ALIGNMENTS.length] ?? 'Hero',
    classes: CLASSES[i % CLASSES.length] ?? [],
    power: 3 + (i % 7),
    move: 5 + (i % 6),
    size: 1 + (i % 4),
    hp: { total: 8 + i, red: Math.floor((8 + i) / 2) },
    fight: trait(i),
    aim: trait(i + 1),
    mind: trait(i + 2),
    magic: trait(i + 3),
    recovery: 2 + (i % 4),
    leader: i === 0,
    guestStar: i === 2,
    legal: i !== 3,
    fingerprint: `${(0x1a2b3c + i * 7919).toString(16).padStart(12, '0')}${'e'.repeat(52)}`,
  };
}

export function rosterOf(members: number, findings = 3, gimmicks = 4): RosterData {
  return {
    name: 'The Deep Choir',
    verdict: findings > 0 ? 'illegal' : 'legal',
    rules: 'Supers Unlimited 4.1-2',
    fingerprint: 'c0ffee5eaf00d0123456789abcdef'.padEnd(64, '0'),
    formation: 'Combined Team',
    allegiance: 'Faction: Deep Choir',
    agreed: 25,
    sizeName: 'Medium',
    event: 'Autumn Open',
    counts: {
      levels: 27,
      characters: members,
      superLevels: 18,
      henchmanLevels: 9,
      guestStars: { used: 1, allowed: 1 },
      heroes: 4,
      villains: 2,
      antiHeroes: 3,
    },
    members: Array.from({ length: members }, (_, i) => rosterMember(i)),
    gimmicks: Array.from({ length: gimmicks }, (_, i) => ({
      name: `Trick ${i}`,
      class: i % 2 === 0 ? 'Any' : 'Speedster',
      text: `*Movement Action declared*: gimmick text ${i} that says what it does and how far it reaches, 6" at the most.`,
    })),
    findings: Array.from({ length: findings }, (_, i) => ({
      severity: i % 3 === 1 ? 'warning' : 'error',
      message: `Finding ${i}: the Levels of all members add up to 27, but only 25 were agreed on for this game.`,
      cite: 'Supers Unlimited 4.1, chapter 1, Team Selection',
    })),
    changed: ['su.blindModifier = 2', 'su.guestRounding = ceil'],
  };
}
