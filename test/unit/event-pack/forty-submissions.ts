/** Builds an organizer's folder of forty submissions from the samples, with every kind of trouble. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeFingerprint } from '../../../src/shared/document/fingerprint/fingerprint.ts';
import { shortenFingerprint } from '../../../src/shared/document/fingerprint/sha256.ts';
import type { Faction } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';

const readSamples = <T>(folder: string): T[] =>
  readdirSync(join('samples/supers-unlimited', folder))
    .sort()
    .map((fileName) => JSON.parse(readFileSync(join('samples/supers-unlimited', folder, fileName), 'utf8')) as T);

const sampleHeroes = readSamples<Character>('characters');
const sampleFactions = readSamples<Faction>('factions');
export const copyHero = (heroId: string): Character =>
  structuredClone(sampleHeroes.find((character) => character.id === heroId) as Character);

export const harbourCup: EventPack = {
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'harbour-cup',
  name: 'Harbour Cup',
  levels: 25,
  formations: ['super-force', 'combined-team'],
  options: { 'su.uniqueSupers': true },
  level: { max: 8 },
  // The type of a pack cannot express that only `byLevel` is not a number.
  ceilings: {
    ...{ power: 8, hp: 18, 'fight.dice': 6 },
    byLevel: { '1': { power: 2, hp: 5 }, '3': { power: 4, hp: 10 } },
  } as unknown as NonNullable<EventPack['ceilings']>,
  banned: ['auntie-rook'],
  maxCopies: 3,
  gimmicks: true,
  approved: Object.fromEntries(
    sampleHeroes.map((character) => [character.id, shortenFingerprint(computeFingerprint(GAMES, character))]),
  ),
};

const HERO_TEAM: Team['allegiance'] = { kind: 'alignment', alignment: 'hero' };
const VILLAIN_TEAM: Team['allegiance'] = { kind: 'alignment', alignment: 'villain' };
const BREAKWATER: Team['allegiance'] = { kind: 'faction', faction: 'breakwater' };

interface Plan {
  formation?: string;
  allegiance?: Team['allegiance'];
  /** Entries of the form `id` or `id*copies`. */
  members: string[];
  gimmicks?: string[];
  /** Embedded characters that replace the samples with the same ids. */
  instead?: Character[];
  /** Ids of characters that the submission does not embed. */
  loose?: string[];
  id?: string;
  leader?: string;
}

/** Creates a submission with embedded characters. */
export function createList(teamName: string, teamPlan: Plan): Team {
  const {
    formation = 'super-force',
    allegiance = HERO_TEAM,
    instead: replacements = [],
    loose: omittedIds = [],
  } = teamPlan;
  const members = teamPlan.members.map((word) => {
    const [character = '', copies] = word.split('*');
    return copies ? { character, copies: Number(copies) } : { character };
  });
  const knownCharacters = [...replacements, ...sampleHeroes];
  return {
    format: 'rollcall.team',
    version: 1,
    ruleset: 'supers-unlimited',
    id: teamPlan.id ?? createSlug(teamName),
    name: teamName,
    levels: 25,
    formation,
    allegiance,
    members,
    ...(teamPlan.leader ? { leader: teamPlan.leader } : {}),
    ...(teamPlan.gimmicks ? { gimmicks: teamPlan.gimmicks } : {}),
    characters: [...new Set(members.map((member) => member.character))]
      .filter((characterId) => !omittedIds.includes(characterId))
      .flatMap((characterId) => knownCharacters.find((character) => character.id === characterId) ?? []),
    factions:
      allegiance.kind === 'faction' ? sampleFactions.filter((faction) => faction.id === allegiance.faction) : [],
  };
}

const createSlug = (listName: string) =>
  listName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const WATCH = ['fresnel', 'compass-rosa', 'ciguena', 'longline', 'kitestring', 'harbour-volunteer*2'];
const LEGAL: readonly Plan[] = [
  { formation: 'combined-team', allegiance: BREAKWATER, members: WATCH, gimmicks: ['tag-team', 'mastery', 'evasion'] },
  { members: ['brasslung', 'old-gantry', 'queensberry'], gimmicks: ['tag-team', 'sunday-punch'] },
  { members: ['fresnel', 'compass-rosa', 'galvanessa', 'ciguena', 'queensberry'] },
  { allegiance: VILLAIN_TEAM, members: ['slagheart', 'becquerelle', 'candlewright', 'thimble'] },
  {
    formation: 'combined-team',
    allegiance: VILLAIN_TEAM,
    members: ['third-thought', 'candlewright', 'thimble', 'lamp-thief*2', 'clothes-moth*3'],
  },
];

const LEGAL_NAMES = [
  'Lantern Street Irregulars',
  'The Quiet Tide',
  'Salt and Iron',
  'Foghorn Five',
  'Seven Bells Late',
  'Brothers of the Boom Chain',
  'The Unlit Pier',
  'Harbourmaster’s Choice',
  'Copper Gulls',
  'The Low Water Club',
  'Ropewalk Rangers',
  'The Third Mooring',
  'Night Tram Nine',
  'Storm Glass',
  'The Patient Anchors',
  'Gaslight Grand Jury',
  'Kelp and Kerosene',
  'The Drawbridge Debate',
  'Old Customs House',
  'Tar Barrel Twelve',
  'The Sunday Sirens',
  'Beacon Row',
  'The Spare Rudders',
  'Plimsoll Union',
];

const changeHero = (change: (character: Character) => void, heroId: string): Character => {
  const character = copyHero(heroId);
  change(character);
  return character;
};

/** An unapproved, illegal character in a file next to the submissions. */
export const tinHeron: Character = { ...copyHero('clothes-moth'), id: 'tin-heron', name: 'Tin Heron', power: -1 };

export const formatFile = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

/** Creates the files by path: 26 legal submissions, 12 illegal ones, 2 unreadable ones, and a character file. */
export function createFortyLists(): Record<string, string> {
  const legalLists: [string, Team][] = LEGAL_NAMES.map((teamName, index) => [
    `legal/${String(index + 1).padStart(2, '0')}-${createSlug(teamName)}.team.json`,
    createList(teamName, LEGAL[index % LEGAL.length] as Plan),
  ]);
  const troubleTeams: Record<string, Team> = {
    'over-levels': createList('Too Many Lighthouses', {
      members: ['fresnel', 'brasslung', 'old-gantry', 'compass-rosa', 'galvanessa'],
    }),
    'guest-stars': createList('Friends from Abroad', {
      allegiance: BREAKWATER,
      members: ['ciguena', 'ambassador-bloom', 'jokla'],
    }),
    'unknown-member': createList('The Missing Heron', { members: ['brasslung', 'silver-heron', 'ciguena'] }),
    'illegal-character': createList('Rules? What Rules', {
      members: ['fresnel', 'queensberry'],
      instead: [changeHero((character) => Object.assign(character, { size: 9, attacks: [] }), 'queensberry')],
    }),
    'changed-after-approval': createList('A Little Stronger', {
      members: ['brasslung', 'ciguena'],
      instead: [
        changeHero(
          (character) => Object.assign(character.traits.mind, { dice: character.traits.mind.dice + 2 }),
          'ciguena',
        ),
      ],
    }),
    banned: createList('Rook to Harbour Four', { members: ['brasslung', 'compass-rosa', 'ciguena', 'auntie-rook'] }),
    'wrong-formation': createList('Wax, Wax, Wax', {
      formation: 'goon-squad',
      allegiance: VILLAIN_TEAM,
      members: ['candlewright', 'wax-footman*3', 'lamp-thief', 'clothes-moth*2'],
    }),
    copies: createList('Moths, Mostly', {
      formation: 'combined-team',
      allegiance: VILLAIN_TEAM,
      members: ['slagheart', 'candlewright', 'clothes-moth*5'],
    }),
    gimmicks: createList('Every Trick in the Book', {
      members: ['brasslung', 'queensberry'],
      gimmicks: ['tag-team', 'banana-peel', 'evasion', 'mastery', 'find-weakness'],
    }),
    ceiling: createList('Above the Waterline', {
      members: ['brasslung', 'galvanessa'],
      instead: [changeHero((character) => Object.assign(character, { power: 11 }), 'galvanessa')],
    }),
    'two-supers': createList('Twice the Gantry', { members: ['old-gantry*2', 'compass-rosa'] }),
    'loose-character': createList('Tin and Feathers', {
      formation: 'combined-team',
      allegiance: VILLAIN_TEAM,
      members: ['slagheart', 'thimble', 'tin-heron'],
      loose: ['tin-heron'],
    }),
  };
  const listWithSameId = createList('Foghorn Five', { members: ['brasslung', 'ciguena'], id: 'foghorn-five' });
  const listWithSameFileName = createList('Beacon Row Reserves', { members: ['old-gantry', 'ciguena'] });
  return {
    ...Object.fromEntries(legalLists.map(([file, team]) => [file, formatFile(team)])),
    ...Object.fromEntries(
      Object.entries(troubleTeams).map(([kind, team]) => [`trouble/${kind}.team.json`, formatFile(team)]),
    ),
    'late/foghorn-five-new.team.json': formatFile(listWithSameId),
    'late/22-beacon-row.team.json': formatFile(listWithSameFileName),
    'trouble/truncated.team.json': formatFile(createList('Cut Short', { members: WATCH })).slice(0, 900),
    'trouble/wrong-type.team.json': formatFile({
      ...createList('Members Gone', { members: WATCH }),
      members: 'all of them',
    }),
    'beside/tin-heron.hero.json': formatFile(tinHeron),
  };
}
