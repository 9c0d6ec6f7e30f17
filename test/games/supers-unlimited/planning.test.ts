/** What suggestions are built on: who may be in a team, who outranks whom, and the team rules as sums over members. */
import { describe, expect, it } from 'vitest';
import { findUnknownOptions } from '../../../src/shared/games/supers-unlimited/check/option-findings.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { OPTIONS, type SuOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import {
  type Candidate,
  getMaxCopies,
  listCandidates,
  outranks,
} from '../../../src/shared/games/supers-unlimited/team/candidates.ts';
import { listAgreements, listPrograms } from '../../../src/shared/games/supers-unlimited/team/programs.ts';
import { roster } from '../../../src/shared/games/supers-unlimited/team/roster.ts';
import { teamRules } from '../../../src/shared/games/supers-unlimited/team/team-rules.ts';
import { getDefaults } from '../../../src/shared/rules/options.ts';
import type { TeamProgram } from '../../../src/shared/suggest/team-program.ts';
import { formatLateText } from '../../../src/shared/texts/late-text.ts';
import base from '../../fixtures/base/character.json' with { type: 'json' };
import { t } from '../../support/texts.ts';

const DEFAULTS = getDefaults(OPTIONS);
const character = (id: string, level: number, change: Partial<Character> = {}): Character => ({
  ...(base as Character),
  id,
  name: id.toUpperCase(),
  factions: [],
  level,
  ...change,
});
const team = (change: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'super-force',
  allegiance: { kind: 'faction', faction: 'watch' },
  members: [],
  ...change,
});
const event = (change: Partial<EventPack> = {}): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 25,
  ...change,
});
const options = (change: Partial<SuOptions> = {}): SuOptions => ({ ...DEFAULTS, ...change });
const REQUEST = { purpose: 'fill', allowsWarnings: false, factionNames: new Map() } as const;

function candidates(characters: readonly Character[], change: Partial<Team> = {}): Candidate[] {
  const context = { options: DEFAULTS, characters: new Map(characters.map((one) => [one.id, one])) };
  return listCandidates(team(change), context);
}
const candidate = (level: number, change: Partial<Candidate> = {}): Candidate => ({
  ...(candidates([character('a', level)])[0] as Candidate),
  ...change,
});

describe('E-33: who keeps another member from leading', () => {
  it('is one of a higher Level, or one with Leadership, whatever the Levels', () => {
    expect(outranks(candidate(6), candidate(5), DEFAULTS)).toBe(true);
    expect(outranks(candidate(5), candidate(5), DEFAULTS)).toBe(false);
    expect(outranks(candidate(4), candidate(5), DEFAULTS)).toBe(false);
    expect(outranks(candidate(4, { isLeader: true }), candidate(5), DEFAULTS)).toBe(true);
    expect(outranks(candidate(6), candidate(5, { isLeader: true }), DEFAULTS)).toBe(false);
    expect(outranks(candidate(6, { isLeader: true }), candidate(5, { isLeader: true }), DEFAULTS)).toBe(true);
  });

  it('is no Henchman where the leader must be a Super (E?48)', () => {
    const henchman = candidate(2, { isLeader: true });
    expect(outranks(henchman, candidate(5), options({ 'su.leaderMustBeSuper': true }))).toBe(false);
    expect(outranks(henchman, candidate(5), options({ 'su.leaderMustBeSuper': false }))).toBe(true);
  });
});

describe('E?50: the most copies of a character in a team', () => {
  const most = (
    one: Candidate,
    size: number,
    { rules = DEFAULTS, pack, warns = false }: { rules?: SuOptions; pack?: EventPack; warns?: boolean } = {},
  ) => getMaxCopies(one, size, { options: rules, characters: new Map(), ...(pack ? { eventPack: pack } : {}) }, warns);

  it('is none of one that is not allowed', () => {
    expect(most(candidate(2, { isAllowed: false }), 25)).toEqual({ max: 0, isBounded: false });
  });

  it('is as many Henchmen as the Levels of the team have room for, and as the event allows', () => {
    expect(most(candidate(2), 25)).toEqual({ max: 12, isBounded: false });
    expect(most(candidate(2), 25, { pack: event({ maxCopies: 3.5 }) }).max).toBe(3);
    expect(most(candidate(2), 25, { pack: event({ maxCopies: -1 }) }).max).toBe(0);
  });

  it('is one Super, or those that the team has where twins are no error', () => {
    expect(most(candidate(5, { currentCopies: 3 }), 25, { rules: options({ 'su.uniqueSupers': true }) }).max).toBe(1);
    const twins = options({ 'su.uniqueSupers': false });
    expect(most(candidate(5, { currentCopies: 3 }), 25, { rules: twins }).max).toBe(3);
    expect(most(candidate(5), 25, { rules: twins }).max).toBe(1);
    expect(most(candidate(5), 25, { rules: twins, warns: true }).max).toBe(5);
  });

  it('is a million where the Levels of the team know no end, and this is told', () => {
    expect(most(candidate(2), 2_000_000)).toEqual({ max: 1_000_000, isBounded: false });
    expect(most(candidate(2), 2_000_002)).toEqual({ max: 1_000_000, isBounded: true });
    expect(most(candidate(2, { currentCopies: 1_000_001 }), 2_000_002)).toEqual({ max: 1_000_001, isBounded: false });
  });
});

describe('team rules as sums over members', () => {
  const CAST = [
    character('hero', 4, { alignment: 'hero', factions: ['watch'] }),
    character('second', 5, { alignment: 'hero', factions: ['watch'] }),
    character('anti', 4, { alignment: 'anti-hero', factions: ['watch'] }),
    character('villain', 4, { alignment: 'villain', factions: ['watch'] }),
    character('guest', 4, { alignment: 'hero' }),
    character('titan', 7, { alignment: 'hero', factions: ['watch'] }),
    character('colossus', 8, { alignment: 'hero', factions: ['watch'] }),
    character('thug', 2, { alignment: 'hero', factions: ['watch'] }),
  ];
  const context = (change: Partial<SuOptions> = {}, pack?: EventPack) => ({
    options: options(change),
    characters: new Map(CAST.map((one) => [one.id, one])),
    ...(pack ? { eventPack: pack } : {}),
  });
  const isMet = ({ columns, rows }: TeamProgram, members: readonly string[]): boolean =>
    rows.every(({ amounts, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) => {
      const sum = members.reduce(
        (total, id) => total + (amounts[columns.findIndex((column) => column.character.id === id)] ?? Number.NaN),
        0,
      );
      return sum >= min && sum <= max;
    });
  const allows = (members: string, change: Partial<Team> = {}, rules: Partial<SuOptions> = {}): boolean =>
    listPrograms(team(change), context(rules), REQUEST).some((program) => isMet(program, members.split(' ')));

  it('E-34: a Super Force has Supers alone', () => {
    expect(allows('hero second', { formation: 'super-force' })).toBe(true);
    expect(allows('hero thug', { formation: 'super-force' })).toBe(false);
  });

  it('E-35: a Combined Team has both kinds, two Levels of Supers for each of Henchmen, and one of Level 7 or more', () => {
    const formation = { formation: 'combined-team' };
    expect(allows('hero thug', formation)).toBe(true);
    expect(allows('hero thug thug', formation)).toBe(false);
    expect(allows('hero second', formation, { 'su.requireBothKinds': true })).toBe(false);
    expect(allows('hero second', formation, { 'su.requireBothKinds': false })).toBe(true);
    expect(allows('titan thug thug', formation)).toBe(false);
    expect(allows('titan second thug', formation)).toBe(true);
    expect(allows('titan colossus thug', formation)).toBe(false);
  });

  it('E-36: a Goon Squad has both kinds, and two Levels of Henchmen for each of Supers', () => {
    const formation = { formation: 'goon-squad' };
    expect(allows('hero thug thug thug thug', formation, { 'su.goonRounding': 'atLeastOne' })).toBe(true);
    expect(allows('hero thug thug thug', formation, { 'su.goonRounding': 'atLeastOne' })).toBe(false);
    expect(allows('thug thug thug thug', formation, { 'su.requireBothKinds': true })).toBe(false);
    expect(allows('thug thug thug thug', formation, { 'su.requireBothKinds': false })).toBe(true);
  });

  it('E-39: a Hero team has no more others than Heroes, half Anti-Heroes at most, and no Villain unless these may join (E?45)', () => {
    const allegiance = { allegiance: { kind: 'alignment', alignment: 'hero' } } as Partial<Team>;
    expect(allows('hero anti', allegiance)).toBe(true);
    expect(allows('hero anti anti', allegiance)).toBe(false);
    expect(allows('anti', allegiance)).toBe(false);
    expect(allows('hero villain', allegiance, { 'su.allowOpposed': false })).toBe(false);
    expect(allows('hero villain', allegiance, { 'su.allowOpposed': true })).toBe(true);
    expect(allows('hero villain villain', allegiance, { 'su.allowOpposed': true })).toBe(false);
    const evil = { allegiance: { kind: 'alignment', alignment: 'villain' } } as Partial<Team>;
    expect(allows('villain anti', evil)).toBe(true);
    expect(allows('villain hero', evil, { 'su.allowOpposed': false })).toBe(false);
  });

  it('E-38: a Faction team has a Guest Star for each 25 agreed Levels', () => {
    expect(allows('hero guest')).toBe(true);
    expect(allows('guest guest')).toBe(false);
    expect(allows('hero guest', { levels: 24 }, { 'su.guestRounding': 'floor' })).toBe(false);
    expect(allows('guest guest', { levels: 50 })).toBe(true);
  });

  it('E-40: a team has no more Levels than were agreed on', () => {
    expect(allows('titan colossus second', { levels: 20 })).toBe(true);
    expect(allows('titan colossus second', { levels: 19 })).toBe(false);
  });

  it('tries up to 64 combinations of documents with one id, and tells where there are more', () => {
    const twins = (count: number) =>
      Array.from({ length: count }, (_, index) => [4, 5].map((level) => character(`twin-${index}`, level))).flat();
    const isBounded = (count: number) =>
      listPrograms(team({ characters: twins(count) as never }), context(), REQUEST).map((program) => program.isBounded);
    expect(isBounded(1)).toEqual([false, false]);
    expect(new Set(isBounded(6))).toEqual(new Set([false]));
    expect(isBounded(6)).toHaveLength(64);
    expect(new Set(isBounded(7))).toEqual(new Set([true]));
    expect(isBounded(7)).toHaveLength(64);
  });

  it('E-37: other formations and allegiances are tried to repair a team, and none that it has', () => {
    const sentences = (change: Partial<Team>) =>
      listPrograms(team(change), context(), { ...REQUEST, purpose: 'repair' }).map((program) =>
        program
          .settings([], [])
          .sentences.map((sentence) => formatLateText(t, sentence))
          .join(', '),
      );
    const heroes = sentences({ allegiance: { kind: 'alignment', alignment: 'hero' } } as Partial<Team>);
    expect(heroes).toContain('');
    expect(heroes.filter((sentence) => sentence.includes('Heroes'))).toEqual([]);
    expect(heroes).toContain('Make it a team of Villains');
    const ofFaction = sentences({});
    expect(ofFaction).toContain('Make it a team of Heroes');
    expect(ofFaction).toContain('Make it a team of Villains');
    expect(ofFaction.filter((sentence) => sentence.includes('“watch”'))).toEqual([]);
    expect(new Set(ofFaction).size).toBe(ofFaction.length);
  });

  it('E-38: a Guest Star is remarked as one in a Faction team alone', () => {
    const members = CAST.map(({ id }) => ({ character: id }));
    const remarks = (change: Partial<Team>) =>
      (teamRules.createView(team({ members, ...change }), context()).seats ?? []).flatMap((seat) =>
        seat.remarks.length > 0 ? [seat.id] : [],
      );
    expect(remarks({})).toEqual(['guest']);
    expect(remarks({ allegiance: { kind: 'alignment', alignment: 'hero' } } as Partial<Team>)).toEqual([]);
    expect(remarks({ allegiance: { kind: 'faction' } } as Partial<Team>)).toEqual([]);
    expect(remarks({ members: [{ character: 'nobody' }] })).toEqual([]);
  });

  it('E-33: the named leader stays, and nobody comes who outranks it', () => {
    const [program] = listPrograms(team({ leader: 'second' }), context(), REQUEST);
    const prefers = (members: string) =>
      isMet({ ...(program as TeamProgram), rows: program?.preferredRows ?? [] }, members.split(' '));
    expect(prefers('second hero')).toBe(true);
    expect(prefers('hero')).toBe(false);
    expect(prefers('second titan')).toBe(false);
    expect(listPrograms(team(), context(), REQUEST)[0]?.preferredRows).toEqual([]);
  });

  it('E-40: the larger sizes that could be agreed on are named, the smallest first', () => {
    const members = CAST.slice(0, 2).map(({ id }) => ({ character: id }));
    const agreed = (levels: number, guests: number) =>
      listAgreements(
        team({ levels, members: [...members, ...(guests > 0 ? [{ character: 'guest', copies: guests }] : [])] }),
        context({ 'su.guestRounding': 'floor' }),
      ).map(({ edits, subject }) => ({ edits, subject: formatLateText(t, subject) }));
    expect(agreed(8, 0)).toEqual([{ edits: [{ op: 'set', path: '/levels', value: 9 }], subject: '9 Levels' }]);
    expect(agreed(9, 0)).toEqual([]);
    expect(agreed(9, 2).map(({ subject }) => subject)).toEqual(['17 Levels', '50 Levels']);
  });
});

describe('house rules that nobody knows', () => {
  it('are told with what they say, numbers and words as they are and anything else as JSON', () => {
    const key = 'su.guestRounding';
    const actual = (value: unknown) => [...findUnknownOptions({ [key]: value })].map((draft) => draft.actual);
    expect([3, 'three', null, [1], undefined].map(actual)).toEqual([[3], ['three'], ['null'], ['[1]'], ['']]);
    expect(actual('floor')).toEqual([]);
    expect([...findUnknownOptions({ 'su/odd': 1 })]).toMatchObject([{ path: '/options/su~1odd', actual: 'su/odd' }]);
  });
});

describe('the roster of a team', () => {
  it('has a width for each of its columns, and a cell for each', () => {
    const columns = roster.listColumns(t, DEFAULTS);
    for (const { head, width } of columns) {
      const size = 'ems' in width ? width.ems : width.part;
      expect([head, size > 0 && size < 10]).toEqual([head, true]);
    }
    expect(roster.listCells(t, character('a', 5), DEFAULTS)).toHaveLength(columns.length);
  });
});
