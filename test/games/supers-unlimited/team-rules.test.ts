/** Tests variants of the team rules that the smallest fixtures leave out, and the order of findings at one path. */

import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { getCodeRank, SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { summarizeTeam } from '../../../src/shared/games/supers-unlimited/derive/team-summary.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import {
  buildFixtureDocument,
  type Fixture,
  readBaseCharacter,
  readBaseTeam,
} from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

/**
 * Creates the Combined Team of Heroes of the fixtures: Captain (Super, Level 6, tank, Leadership), Striker (Super, Level 5, fighter) and
 * Rookie (Henchman, Level 1), all of the Faction `watch`.
 */
const createTeam = (changedFields: Fixture['set'], removedFields: string[] = []) =>
  buildFixtureDocument({ base: 'team', remove: removedFields, set: changedFields, findings: [] }) as Team;
const createCharacter = (changedFields: Fixture['set']) =>
  buildFixtureDocument({ base: 'character', set: changedFields, findings: [] }) as Character;
const listCodes = (document: Team | Character, options = {}) =>
  judge(GAMES, document, { options: [options] }).findings.map((finding) => finding.code);

describe('E-119: the Gimmick pool of a team', () => {
  const getGimmickPool = (classes: string[], copyCount = 1, options = {}) => {
    const poolTeam = createTeam({
      '/characters/0/classes': classes,
      '/members': [{ character: 'captain', copies: copyCount }],
    });
    const poolSize = summarizeTeam(poolTeam, new Map(), { ...defaultOptions, ...options }).sums?.gimmickPool ?? -1;
    const chosenGimmicks = ['tag-team', ...Array.from({ length: poolSize }, () => 'we-go-again')].slice(
      0,
      poolSize + 1,
    );
    const countFinding = judge(GAMES, { ...poolTeam, gimmicks: chosenGimmicks } as Team).findings.find(
      (finding) => finding.code === 'su.team.gimmicks.count',
    );
    expect(countFinding).toMatchObject({ actual: poolSize + 1, required: poolSize });
    expect(listCodes({ ...poolTeam, gimmicks: chosenGimmicks.slice(0, poolSize) })).not.toContain(
      'su.team.gimmicks.count',
    );
    return poolSize;
  };
  it.each([
    [['tank'], 1, 1],
    [['tank', 'tank'], 1, 1],
    [['tank', 'mage'], 1, 2],
    [['tank', 'mage', 'tank', 'mage'], 3, 6],
    [['tank', 'nobody knows'], 1, 2],
    [['x', 'x'], 2, 2],
    [[], 2, 0],
  ])('counts %j, %d copies, as %d', (classes, copyCount, expected) =>
    expect(getGimmickPool(classes, copyCount)).toBe(expected),
  );

  it('counts nothing for Henchmen', () => {
    const teamSums = summarizeTeam(readBaseTeam(), new Map(), defaultOptions).sums;
    expect(teamSums?.gimmickPool).toBe(2);
  });

  it('E?52: counts a Class that a Super lists twice once', () => {
    const twiceListed = createTeam({
      '/characters/0/classes': ['tank', 'tank'],
      '/gimmicks': ['enduring', 'shake-it-off'],
      '/members': [{ character: 'captain' }, { character: 'striker' }],
    });
    expect(listCodes(twiceListed, { 'su.gimmickClassLocked': true })).toContain('su.team.gimmicks.class');
  });
});

describe('E-121: Tag Team', () => {
  const listTagTeamCodes = (members: object[]) =>
    listCodes(createTeam({ '/members': members, '/gimmicks': ['tag-team'] }));
  const uselessCode = 'su.team.gimmicks.no-user';
  it('reports Tag Team with a single Super', () =>
    expect(listTagTeamCodes([{ character: 'captain' }, { character: 'rookie' }])).toContain(uselessCode));
  it('accepts Tag Team with two copies of a Super', () =>
    expect(listTagTeamCodes([{ character: 'captain', copies: 2 }])).not.toContain(uselessCode));
  it('accepts Tag Team with two Supers', () =>
    expect(listTagTeamCodes([{ character: 'captain' }, { character: 'striker' }])).not.toContain(uselessCode));
  it('accepts We Go Again! without a Super', () =>
    expect(
      listCodes(createTeam({ '/members': [{ character: 'rookie' }], '/gimmicks': ['we-go-again'] })),
    ).not.toContain(uselessCode));
});

describe('E-38: the Faction of a Faction Team', () => {
  const watchFaction = { kind: 'faction', faction: 'watch' };
  const listFound = (document: Team, findingCode: string) =>
    judge(GAMES, document).findings.flatMap(
      ({ code, message: _omitted, cite: _omittedToo, fixes: _fixes, ...findingData }) =>
        code === findingCode ? [findingData] : [],
    );
  it('notes each entry of a member whose first Faction is another one', () => {
    const mixedTeam = createTeam({
      '/allegiance': watchFaction,
      '/characters/1/factions': ['choir', 'watch'],
      '/members': [{ character: 'striker' }, { character: 'captain' }, { character: 'striker' }],
    });
    const memberFinding = { severity: 'info', subjects: ['striker'], actual: 'choir', required: 'watch' };
    expect(listFound(mixedTeam, 'su.team.faction.symbol')).toEqual([
      { ...memberFinding, path: '/members/0' },
      { ...memberFinding, path: '/members/2' },
    ]);
  });
  it('notes nothing for a Guest Star or a member without a Faction', () => {
    const guestTeam = createTeam({
      '/allegiance': watchFaction,
      '/characters/0/factions': ['choir'],
      '/characters/1/factions': [],
    });
    expect(listCodes(guestTeam)).not.toContain('su.team.faction.symbol');
  });
  it('notes nothing in an Alignment Team', () => {
    const alignedTeam = createTeam({ '/characters/0/factions': ['choir', 'watch'] });
    expect(listCodes(alignedTeam)).toEqual([]);
  });
  it('reports an absent Faction and too many Guest Stars when no member belongs to the Faction', () => {
    const foreignTeam = createTeam({ '/allegiance': { kind: 'faction', faction: 'choir' } });
    expect(listCodes(foreignTeam)).toEqual(['su.team.faction.absent', 'su.team.faction.guest-stars']);
  });
  it('reports nothing about Factions for an empty team and one that cannot be counted', () => {
    for (const members of [[], [{ character: 'captain', copies: 0 }], [{ character: 'nobody' }]]) {
      const teamCodes = listCodes(
        createTeam({ '/allegiance': { kind: 'faction', faction: 'choir' }, '/members': members }),
      );
      expect(teamCodes.filter((findingCode) => findingCode.startsWith('su.team.faction'))).toEqual([]);
    }
  });
});

describe('E-25: words that a character lists twice', () => {
  it('reports each repetition at its place, and an unknown word only as unknown', () => {
    const findings = judge(
      GAMES,
      createCharacter({
        '/classes': ['tank', 'tank', 'tank'],
        '/keywords/type': ['living', 'living'],
        '/movement': ['hop', 'hop'],
        '/immunities': ['', ''],
      }),
    ).findings.map((finding) => [finding.code, finding.path, finding.actual]);
    expect(findings.filter(([, pointer]) => pointer !== '/immunities/1')).toEqual([
      ['su.character.repeated', '/classes/1', 'tank'],
      ['su.character.repeated', '/classes/2', 'tank'],
      ['su.character.repeated', '/keywords/type/1', 'living'],
      ['su.character.vocabulary', '/movement/0', 'hop'],
      ['su.character.vocabulary', '/movement/1', 'hop'],
    ]);
    expect(findings).toContainEqual(['su.character.repeated', '/immunities/1', '']);
  });
  it('E-27: tells a Weakness from a Vulnerability to one keyword, and counts Plasma X as a Vulnerability', () => {
    const weaknesses = [
      { keyword: 'fire' },
      { keyword: 'fire', vulnerability: true },
      { keyword: 'fire', vulnerability: false },
      { keyword: 'plasma-x' },
      { keyword: 'plasma-x', vulnerability: true },
    ];
    const findings = judge(GAMES, createCharacter({ '/weaknesses': weaknesses })).findings.filter(
      ({ code }) => code === 'su.character.repeated',
    );
    expect(findings.map(({ path }) => path)).toEqual(['/weaknesses/2/keyword', '/weaknesses/4/keyword']);
  });
  it('counts repeated Classes and Types once towards their limits', () => {
    expect(listCodes(createCharacter({ '/classes': ['tank', 'mage', 'tank', 'mage'] }))).not.toContain(
      'su.character.class-many',
    );
    const threeClasses = judge(GAMES, createCharacter({ '/classes': ['tank', 'mage', 'tank', 'psychic'] })).findings;
    expect(threeClasses.find((finding) => finding.code === 'su.character.class-many')?.actual).toBe(3);
  });
});

describe('E-22: findings on HP', () => {
  const listHpCodes = (totalHp: number, redHp: number) =>
    listCodes(createCharacter({ '/hp': { total: totalHp, red: redHp } }));
  it.each([
    [-7, 3],
    [0, 1],
    [4.5, 5],
    [Number.POSITIVE_INFINITY, 3],
    [-1, 0],
  ])('reports only the total for %d HP with %d red', (totalHp, redHp) =>
    expect(listHpCodes(totalHp, redHp)).toEqual(['su.character.number']),
  );
  it.each([
    [-7, -3],
    [4.5, 0.5],
  ])('reports both numbers for %d HP with %d red', (totalHp, redHp) =>
    expect(listHpCodes(totalHp, redHp)).toEqual(['su.character.number', 'su.character.red-zone']),
  );
  it('compares the red boxes with a valid total', () => expect(listHpCodes(8, 9)).toEqual(['su.character.red-zone']));
});

describe('E-83: findings on Throw', () => {
  const throwAbilities = { '/abilities': [{ name: 'Telekinesis' }, { name: 'Super Strength' }] };
  it('notes once that the card has no Throw', () => {
    const [throwFinding, ...otherFindings] = judge(GAMES, createCharacter(throwAbilities)).findings;
    expect(throwFinding).toMatchObject({ code: 'su.attack.throw-missing', severity: 'info', path: '/attacks' });
    expect(throwFinding?.message).toBe(
      'With Super Strength and Telekinesis it can Throw; the card has no attack named Throw.',
    );
    expect(otherFindings).toEqual([]);
  });
  it.each([{ bonus: 1 }, { bonus: -0.5 }, { bonusDice: 1 }])(
    'rejects a Throw with %j and offers to remove that key',
    (extraFields) => {
      const abilities = [{ name: 'Super Strength' }];
      const effects = [{ effect: 'damage' }, { effect: 'knockback' }];
      const throwAttack = { name: 'Throw', trait: 'fight', versus: 'aim', type: 'projectile', effects };
      const fightDice = readBaseCharacter().traits.fight.dice;
      const validThrow = { ...throwAttack, range: fightDice + 2 };
      expect(listCodes(createCharacter({ '/abilities': abilities, '/attacks/1': validThrow }))).not.toContain(
        'su.attack.throw-profile',
      );
      const wrongThrow = createCharacter({ '/abilities': abilities, '/attacks/1': { ...validThrow, ...extraFields } });
      const profileFindings = judge(GAMES, wrongThrow, { fixes: true }).findings.filter(
        ({ code }) => code === 'su.attack.throw-profile',
      );
      expect(profileFindings).toMatchObject([{ path: '/attacks/1' }]);
      const fixEdits = (profileFindings[0]?.fixes ?? [])[0]?.edits ?? [];
      expect(fixEdits).toContainEqual({ op: 'remove', path: `/attacks/1/${Object.keys(extraFields)[0]}` });
    },
  );
  it('does not report a wrong Throw as a missing one', () => {
    const wrongThrow = { name: ' THROW ', trait: 'x', type: 'close', effects: [] };
    expect(listCodes(createCharacter({ ...throwAbilities, '/attacks/1': wrongThrow }))).not.toContain(
      'su.attack.throw-missing',
    );
  });
  it('reports a missing Throw after a missing Bash', () => {
    expect(listCodes(createCharacter({ ...throwAbilities, '/attacks': [] }))).toEqual([
      'su.attack.bash-missing',
      'su.attack.throw-missing',
    ]);
  });
});

describe('the order of findings at one path', () => {
  const eventPack: EventPack = {
    format: 'rollcall.event',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'e',
    name: 'E',
    levels: 25,
    banned: ['guest'],
    maxCopies: 1,
    level: { max: 4 },
    ceilings: { power: 1 },
    approved: {},
  };

  it('follows the codes for a member from another document', () => {
    const guestCharacter = { ...readBaseCharacter(), id: 'guest', level: 5, factions: ['choir', 'watch'], power: 2.5 };
    const guestTeam = createTeam({
      '/allegiance': { kind: 'faction', faction: 'watch' },
      '/members/0': { character: 'guest', copies: 2 },
    });
    const memberFindings = judge(GAMES, guestTeam, { characters: [guestCharacter], eventPack }).findings.filter(
      (finding) => finding.path === '/members/0',
    );
    expect(memberFindings.map((finding) => finding.code)).toEqual([
      'su.team.member-illegal',
      'su.team.duplicate-super',
      'su.team.faction.symbol',
      'event.banned',
      'event.copies',
      'event.character-level',
      'event.ceiling',
      'event.not-approved',
    ]);
  });

  it('follows the codes for a number of an embedded member', () => {
    const { approved: _, ...withoutApproval } = eventPack;
    const foundFindings = judge(GAMES, createTeam({ '/characters/0/power': 99 }), {
      eventPack: withoutApproval,
    }).findings;
    expect(
      foundFindings.filter((finding) => finding.path === '/characters/0/power').map((finding) => finding.code),
    ).toEqual(['su.character.limits', 'event.ceiling']);
  });

  it('covers every code', () => {
    expect(SU_CODES.map(getCodeRank)).toEqual(SU_CODES.map((_, index) => index));
  });
});

it('R8.3: reports only the findings of its own fields for an empty team', () => {
  const emptyTeam = createTeam({
    '/members': [],
    '/leader': 'captain',
    '/gimmicks': ['tag-team', 'tag-team', 'x'],
    '/levels': 0,
  });
  const eventPack = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E' } as const;
  const packLimits = {
    levels: 25,
    formations: [],
    allegiances: [],
    gimmicks: false,
    maxCopies: 1,
    banned: ['captain'],
  };
  const foundCodes = judge(GAMES, emptyTeam, { eventPack: { ...eventPack, ...packLimits } }).findings.map(
    (finding) => finding.code,
  );
  expect(foundCodes.sort()).toEqual([
    'event.allegiance',
    'event.formation',
    'event.gimmicks',
    'event.levels',
    'su.team.empty',
    'su.team.gimmicks.duplicate',
    'su.team.gimmicks.unknown',
    'su.team.leader.ineligible',
    'su.team.number',
  ]);
});

describe('E?50: Supers with the same name', () => {
  const createNamed = (characterId: string, characterName: string, level = 6) =>
    createCharacter({ '/id': characterId, '/name': characterName, '/level': level }) as Character;
  const listDuplicates = (characters: Character[], options = {}) => {
    const members = characters.map(({ id }) => ({ character: id }));
    const namedTeam = createTeam({
      '/levels': 50,
      '/formation': 'super-force',
      '/members': members,
      '/characters': characters,
    });
    const { leader: _omitted, gimmicks: _omittedToo, ...anyTeam } = namedTeam;
    const { findings } = judge(GAMES, anyTeam as Team, { options: [options] });
    return findings.filter(({ code }) => code === 'su.team.duplicate-super');
  };

  it.each([
    ['Brasslung', 'Brasslung'],
    ['Brasslung', 'BRASSLUNG'],
    ['Doctor Brass', ' Doctor\u00a0 Brass '],
    ['Ren\u00e9', 'Rene\u0301'],
  ])('count %j and %j as one Super in one finding, in any order', (firstName, secondName) => {
    const namedPair = [createNamed('a', firstName), createNamed('b', secondName)];
    for (const characters of [namedPair, [...namedPair].reverse()]) {
      expect(listDuplicates(characters)).toMatchObject([
        { severity: 'warning', path: '/members/1', subjects: ['a', 'b'], actual: 2, required: 1 },
      ]);
      expect(listDuplicates(characters, { 'su.uniqueSupers': true })).toMatchObject([{ severity: 'error', actual: 2 }]);
    }
    expect(listDuplicates(namedPair)[0]?.message).toBe(listDuplicates([...namedPair].reverse())[0]?.message);
  });

  it('count as different when their names differ or are empty, or they are Henchmen', () => {
    expect(listDuplicates([createNamed('a', 'Brasslung'), createNamed('b', 'Brass Lung')])).toEqual([]);
    expect(listDuplicates([createNamed('a', ''), createNamed('b', ' ')])).toEqual([]);
    expect(listDuplicates([createNamed('a', 'Thug', 2), createNamed('b', 'Thug', 2)])).toEqual([]);
  });
});
