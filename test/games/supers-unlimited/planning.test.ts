/** Tests the basis of suggestions: candidates, ranks for the leader, and the team rules as sums over members. */
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
import { translate } from '../../support/texts.ts';

const DEFAULTS = getDefaults(OPTIONS);
const createCharacter = (
  characterId: string,
  characterLevel: number,
  changedFields: Partial<Character> = {},
): Character => ({
  ...(base as Character),
  id: characterId,
  name: characterId.toUpperCase(),
  factions: [],
  level: characterLevel,
  ...changedFields,
});
const createTeam = (changedFields: Partial<Team> = {}): Team => ({
  format: 'rollcall.team',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'team',
  name: 'Team',
  levels: 25,
  formation: 'super-force',
  allegiance: { kind: 'faction', faction: 'watch' },
  members: [],
  ...changedFields,
});
const createEventPack = (changedFields: Partial<EventPack> = {}): EventPack => ({
  format: 'rollcall.event',
  version: 1,
  ruleset: 'supers-unlimited',
  id: 'event',
  name: 'Event',
  levels: 25,
  ...changedFields,
});
const createOptions = (changedFields: Partial<SuOptions> = {}): SuOptions => ({ ...DEFAULTS, ...changedFields });
const REQUEST = { purpose: 'fill', allowsWarnings: false, factionNames: new Map() } as const;

function listTestCandidates(characters: readonly Character[], changedFields: Partial<Team> = {}): Candidate[] {
  const judgeContext = {
    options: DEFAULTS,
    characters: new Map(characters.map((character) => [character.id, character])),
  };
  return listCandidates(createTeam(changedFields), judgeContext);
}
const createCandidate = (characterLevel: number, changedFields: Partial<Candidate> = {}): Candidate => ({
  ...(listTestCandidates([createCharacter('a', characterLevel)])[0] as Candidate),
  ...changedFields,
});

describe('E-33: outranks', () => {
  it('ranks Leadership first, then the higher Level', () => {
    expect(outranks(createCandidate(6), createCandidate(5), DEFAULTS)).toBe(true);
    expect(outranks(createCandidate(5), createCandidate(5), DEFAULTS)).toBe(false);
    expect(outranks(createCandidate(4), createCandidate(5), DEFAULTS)).toBe(false);
    expect(outranks(createCandidate(4, { isLeader: true }), createCandidate(5), DEFAULTS)).toBe(true);
    expect(outranks(createCandidate(6), createCandidate(5, { isLeader: true }), DEFAULTS)).toBe(false);
    expect(outranks(createCandidate(6, { isLeader: true }), createCandidate(5, { isLeader: true }), DEFAULTS)).toBe(
      true,
    );
  });

  it('ignores Henchmen if the leader must be a Super (E?48)', () => {
    const henchman = createCandidate(2, { isLeader: true });
    expect(outranks(henchman, createCandidate(5), createOptions({ 'su.leaderMustBeSuper': true }))).toBe(false);
    expect(outranks(henchman, createCandidate(5), createOptions({ 'su.leaderMustBeSuper': false }))).toBe(true);
  });
});

describe('E?50: getMaxCopies', () => {
  const computeMax = (
    character: Candidate,
    teamLevels: number,
    {
      rules: houseRules = DEFAULTS,
      pack: eventPack,
      warns: allowsWarnings = false,
    }: { rules?: SuOptions; pack?: EventPack; warns?: boolean } = {},
  ) =>
    getMaxCopies(
      character,
      teamLevels,
      { options: houseRules, characters: new Map(), ...(eventPack ? { eventPack } : {}) },
      allowsWarnings,
    );

  it('allows no copies of a character that is not allowed', () => {
    expect(computeMax(createCandidate(2, { isAllowed: false }), 25)).toEqual({ max: 0, isBounded: false });
  });

  it('allows as many Henchmen as the Levels have room for and the event pack permits', () => {
    expect(computeMax(createCandidate(2), 25)).toEqual({ max: 12, isBounded: false });
    expect(computeMax(createCandidate(2), 25, { pack: createEventPack({ maxCopies: 3.5 }) }).max).toBe(3);
    expect(computeMax(createCandidate(2), 25, { pack: createEventPack({ maxCopies: -1 }) }).max).toBe(0);
  });

  it('allows one Super, or as many as the team has unless twins are an error', () => {
    expect(
      computeMax(createCandidate(5, { currentCopies: 3 }), 25, { rules: createOptions({ 'su.uniqueSupers': true }) })
        .max,
    ).toBe(1);
    const twinOptions = createOptions({ 'su.uniqueSupers': false });
    expect(computeMax(createCandidate(5, { currentCopies: 3 }), 25, { rules: twinOptions }).max).toBe(3);
    expect(computeMax(createCandidate(5), 25, { rules: twinOptions }).max).toBe(1);
    expect(computeMax(createCandidate(5), 25, { rules: twinOptions, warns: true }).max).toBe(5);
  });

  it('stops at a million copies and reports the bound', () => {
    expect(computeMax(createCandidate(2), 2_000_000)).toEqual({ max: 1_000_000, isBounded: false });
    expect(computeMax(createCandidate(2), 2_000_002)).toEqual({ max: 1_000_000, isBounded: true });
    expect(computeMax(createCandidate(2, { currentCopies: 1_000_001 }), 2_000_002)).toEqual({
      max: 1_000_001,
      isBounded: false,
    });
  });
});

describe('team rules as sums over members', () => {
  // All Levels: Henchmen have 1 or 2, and a Combined Team has at most one Super of Level 7 or more.
  const CAST = [
    createCharacter('hero', 4, { alignment: 'hero', factions: ['watch'] }),
    createCharacter('second', 5, { alignment: 'hero', factions: ['watch'] }),
    createCharacter('anti', 4, { alignment: 'anti-hero', factions: ['watch'] }),
    createCharacter('villain', 4, { alignment: 'villain', factions: ['watch'] }),
    createCharacter('guest', 4, { alignment: 'hero' }),
    createCharacter('titan', 7, { alignment: 'hero', factions: ['watch'] }),
    createCharacter('colossus', 8, { alignment: 'hero', factions: ['watch'] }),
    createCharacter('thug', 2, { alignment: 'hero', factions: ['watch'] }),
  ];
  const createContext = (changedFields: Partial<SuOptions> = {}, eventPack?: EventPack) => ({
    options: createOptions(changedFields),
    characters: new Map(CAST.map((character) => [character.id, character])),
    ...(eventPack ? { eventPack } : {}),
  });
  /** Whether the sums of these members keep the limits of all rows of a program. */
  const areRowsMet = ({ columns, rows }: TeamProgram, members: readonly string[]): boolean =>
    rows.every(({ amounts, min: minSum = Number.NEGATIVE_INFINITY, max: maxSum = Number.POSITIVE_INFINITY }) => {
      const memberSum = members.reduce(
        (runningTotal, characterId) =>
          runningTotal +
          (amounts[columns.findIndex((programColumn) => programColumn.character.id === characterId)] ?? Number.NaN),
        0,
      );
      return memberSum >= minSum && memberSum <= maxSum;
    });
  const allowsMembers = (
    members: string,
    changedFields: Partial<Team> = {},
    houseRules: Partial<SuOptions> = {},
  ): boolean =>
    listPrograms(createTeam(changedFields), createContext(houseRules), REQUEST).some((program) =>
      areRowsMet(program, members.split(' ')),
    );

  it('E-34: allow only Supers in a Super Force', () => {
    expect(allowsMembers('hero second', { formation: 'super-force' })).toBe(true);
    expect(allowsMembers('hero thug', { formation: 'super-force' })).toBe(false);
  });

  it('E-35: require both kinds, half as many Levels of Henchmen as of Supers at most and one Level 7+ in a Combined Team', () => {
    const formation = { formation: 'combined-team' };
    expect(allowsMembers('hero thug', formation)).toBe(true);
    expect(allowsMembers('hero thug thug', formation)).toBe(false);
    expect(allowsMembers('hero second', formation, { 'su.requireBothKinds': true })).toBe(false);
    expect(allowsMembers('hero second', formation, { 'su.requireBothKinds': false })).toBe(true);
    expect(allowsMembers('titan thug thug', formation)).toBe(false);
    expect(allowsMembers('titan second thug', formation)).toBe(true);
    expect(allowsMembers('titan colossus thug', formation)).toBe(false);
  });

  it('E-36: require both kinds and twice as many Levels of Henchmen as of Supers in a Goon Squad', () => {
    const formation = { formation: 'goon-squad' };
    expect(allowsMembers('hero thug thug thug thug', formation, { 'su.goonRounding': 'atLeastOne' })).toBe(true);
    expect(allowsMembers('hero thug thug thug', formation, { 'su.goonRounding': 'atLeastOne' })).toBe(false);
    expect(allowsMembers('thug thug thug thug', formation, { 'su.requireBothKinds': true })).toBe(false);
    expect(allowsMembers('thug thug thug thug', formation, { 'su.requireBothKinds': false })).toBe(true);
  });

  it('E-39: require half Heroes and allow half Anti-Heroes in a Hero team, with Villains only by house rule (E?45)', () => {
    const allegiance = { allegiance: { kind: 'alignment', alignment: 'hero' } } as Partial<Team>;
    expect(allowsMembers('hero anti', allegiance)).toBe(true);
    expect(allowsMembers('hero anti anti', allegiance)).toBe(false);
    expect(allowsMembers('anti', allegiance)).toBe(false);
    expect(allowsMembers('hero villain', allegiance, { 'su.allowOpposed': false })).toBe(false);
    expect(allowsMembers('hero villain', allegiance, { 'su.allowOpposed': true })).toBe(true);
    expect(allowsMembers('hero villain villain', allegiance, { 'su.allowOpposed': true })).toBe(false);
    const villainTeam = { allegiance: { kind: 'alignment', alignment: 'villain' } } as Partial<Team>;
    expect(allowsMembers('villain anti', villainTeam)).toBe(true);
    expect(allowsMembers('villain hero', villainTeam, { 'su.allowOpposed': false })).toBe(false);
  });

  it('E-38: allow one Guest Star for each 25 agreed Levels in a Faction team', () => {
    expect(allowsMembers('hero guest')).toBe(true);
    expect(allowsMembers('guest guest')).toBe(false);
    expect(allowsMembers('hero guest', { levels: 24 }, { 'su.guestRounding': 'floor' })).toBe(false);
    expect(allowsMembers('guest guest', { levels: 50 })).toBe(true);
  });

  it('E-40: limit a team to the agreed Levels', () => {
    expect(allowsMembers('titan colossus second', { levels: 20 })).toBe(true);
    expect(allowsMembers('titan colossus second', { levels: 19 })).toBe(false);
  });

  it('try up to 64 combinations of documents with one id, and report when there are more', () => {
    const createTwins = (twinCount: number) =>
      Array.from({ length: twinCount }, (_twin, index) =>
        [4, 5].map((characterLevel) => createCharacter(`twin-${index}`, characterLevel)),
      ).flat();
    const listBounds = (twinCount: number) =>
      listPrograms(createTeam({ characters: createTwins(twinCount) as never }), createContext(), REQUEST).map(
        (program) => program.isBounded,
      );
    // Each pair of twins doubles the combinations, so six pairs have 64.
    expect(listBounds(1)).toEqual([false, false]);
    expect(new Set(listBounds(6))).toEqual(new Set([false]));
    expect(listBounds(6)).toHaveLength(64);
    expect(new Set(listBounds(7))).toEqual(new Set([true]));
    expect(listBounds(7)).toHaveLength(64);
  });

  it('E-37: try other formations and allegiances to repair a team, but not its own', () => {
    const listSentences = (changedFields: Partial<Team>) =>
      listPrograms(createTeam(changedFields), createContext(), { ...REQUEST, purpose: 'repair' }).map((program) =>
        program
          .createSettings([], [])
          .sentences.map((sentence) => formatLateText(translate, sentence))
          .join(', '),
      );
    const heroSentences = listSentences({ allegiance: { kind: 'alignment', alignment: 'hero' } } as Partial<Team>);
    expect(heroSentences).toContain('');
    expect(heroSentences.filter((sentence) => sentence.includes('Heroes'))).toEqual([]);
    expect(heroSentences).toContain('Make it a team of Villains');
    const factionSentences = listSentences({});
    expect(factionSentences).toContain('Make it a team of Heroes');
    expect(factionSentences).toContain('Make it a team of Villains');
    expect(factionSentences.filter((sentence) => sentence.includes('“watch”'))).toEqual([]);
    expect(new Set(factionSentences).size).toBe(factionSentences.length);
  });

  it('E-38: mark a Guest Star only in a Faction team', () => {
    const members = CAST.map(({ id }) => ({ character: id }));
    const listRemarkedIds = (changedFields: Partial<Team>) =>
      (teamRules.createView(createTeam({ members, ...changedFields }), createContext()).seats ?? []).flatMap(
        (teamSeat) => (teamSeat.remarks.length > 0 ? [teamSeat.id] : []),
      );
    expect(listRemarkedIds({})).toEqual(['guest']);
    expect(listRemarkedIds({ allegiance: { kind: 'alignment', alignment: 'hero' } } as Partial<Team>)).toEqual([]);
    expect(listRemarkedIds({ allegiance: { kind: 'faction' } } as Partial<Team>)).toEqual([]);
    expect(listRemarkedIds({ members: [{ character: 'nobody' }] })).toEqual([]);
  });

  it('E-33: prefer to keep the named leader and to add no member that outranks it', () => {
    const [program] = listPrograms(createTeam({ leader: 'second' }), createContext(), REQUEST);
    const isPreferred = (members: string) =>
      areRowsMet({ ...(program as TeamProgram), rows: program?.preferredRows ?? [] }, members.split(' '));
    expect(isPreferred('second hero')).toBe(true);
    expect(isPreferred('hero')).toBe(false);
    expect(isPreferred('second titan')).toBe(false);
    expect(listPrograms(createTeam(), createContext(), REQUEST)[0]?.preferredRows).toEqual([]);
  });

  it('E-40: list the larger sizes that could be agreed on, smallest first', () => {
    const members = CAST.slice(0, 2).map(({ id }) => ({ character: id }));
    const listAgreedSizes = (levels: number, guestCount: number) =>
      listAgreements(
        createTeam({
          levels,
          members: [...members, ...(guestCount > 0 ? [{ character: 'guest', copies: guestCount }] : [])],
        }),
        createContext({ 'su.guestRounding': 'floor' }),
      ).map(({ edits, subject }) => ({
        edits,
        subject: formatLateText(translate, subject),
      }));
    expect(listAgreedSizes(8, 0)).toEqual([{ edits: [{ op: 'set', path: '/levels', value: 9 }], subject: '9 Levels' }]);
    expect(listAgreedSizes(9, 0)).toEqual([]);
    expect(listAgreedSizes(9, 2).map(({ subject }) => subject)).toEqual(['17 Levels', '50 Levels']);
  });
});

describe('unknown house rules', () => {
  it('report their value, anything but numbers and words as JSON', () => {
    const optionKey = 'su.guestRounding';
    const listActualValues = (optionValue: unknown) =>
      [...findUnknownOptions({ [optionKey]: optionValue })].map((findingDraft) => findingDraft.actual);
    expect([3, 'three', null, [1], undefined].map(listActualValues)).toEqual([[3], ['three'], ['null'], ['[1]'], ['']]);
    expect(listActualValues('floor')).toEqual([]);
    expect([...findUnknownOptions({ 'su/odd': 1 })]).toMatchObject([{ path: '/options/su~1odd', actual: 'su/odd' }]);
  });
});

describe('the roster of a team', () => {
  it('defines a width and a cell for each of its columns', () => {
    const columns = roster.listColumns(translate, DEFAULTS);
    for (const { head: heading, width } of columns) {
      const relativeWidth = 'ems' in width ? width.ems : width.part;
      expect([heading, relativeWidth > 0 && relativeWidth < 10]).toEqual([heading, true]);
    }
    expect(roster.listCells(translate, createCharacter('a', 5), DEFAULTS)).toHaveLength(columns.length);
  });
});
