/** What the smallest fixtures leave open of the rules on teams: variants, neighbours, and the order at one place. */

import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { getCodeRank, SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import { summarizeTeam } from '../../../src/shared/games/supers-unlimited/derive/team-summary.ts';
import type { Character, EventPack, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions } from '../../../src/shared/games/supers-unlimited/options.ts';
import { baseCharacter, baseTeam, documentOf, type Fixture } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';

const team = (set: Fixture['set'], remove: string[] = []) =>
  documentOf({ base: 'team', remove, set, findings: [] }) as Team;
const character = (set: Fixture['set']) => documentOf({ base: 'character', set, findings: [] }) as Character;
const codes = (document: Team | Character, options = {}) =>
  judge(GAMES, document, { options: [options] }).findings.map((f) => f.code);

describe('E-119: the gimmick pool counts each different Class of each copy of each Super', () => {
  const pool = (classes: string[], copies = 1, options = {}) => {
    const of = team({ '/characters/0/classes': classes, '/members': [{ character: 'captain', copies }] });
    const room = summarizeTeam(of, new Map(), { ...defaultOptions, ...options }).sums?.gimmickPool ?? -1;
    const chosen = ['tag-team', ...Array.from({ length: room }, () => 'we-go-again')].slice(0, room + 1);
    const found = judge(GAMES, { ...of, gimmicks: chosen } as Team).findings.find(
      (f) => f.code === 'su.team.gimmicks.count',
    );
    expect(found).toMatchObject({ actual: room + 1, required: room });
    expect(codes({ ...of, gimmicks: chosen.slice(0, room) })).not.toContain('su.team.gimmicks.count');
    return room;
  };
  it.each([
    [['tank'], 1, 1],
    [['tank', 'tank'], 1, 1],
    [['tank', 'mage'], 1, 2],
    [['tank', 'mage', 'tank', 'mage'], 3, 6],
    [['tank', 'nobody knows'], 1, 2],
    [['x', 'x'], 2, 2],
    [[], 2, 0],
  ])('%j, %d copies: %d', (classes, copies, expected) => expect(pool(classes, copies)).toBe(expected));

  it('Henchmen add nothing', () => {
    const sums = summarizeTeam(baseTeam(), new Map(), defaultOptions).sums;
    expect(sums?.gimmickPool).toBe(2);
  });

  it('E?52: a Class that stands twice pays once', () => {
    const twice = team({
      '/characters/0/classes': ['tank', 'tank'],
      '/gimmicks': ['enduring', 'shake-it-off'],
      '/members': [{ character: 'captain' }, { character: 'striker' }],
    });
    expect(codes(twice, { 'su.gimmickClassLocked': true })).toContain('su.team.gimmicks.class');
  });
});

describe('E-121: Tag Team needs two Supers', () => {
  const of = (members: object[]) => codes(team({ '/members': members, '/gimmicks': ['tag-team'] }));
  const useless = 'su.team.gimmicks.no-user';
  it('one Super is too few', () => expect(of([{ character: 'captain' }, { character: 'rookie' }])).toContain(useless));
  it('two copies will do', () => expect(of([{ character: 'captain', copies: 2 }])).not.toContain(useless));
  it('two Supers will do', () =>
    expect(of([{ character: 'captain' }, { character: 'striker' }])).not.toContain(useless));
  it('We Go Again! needs nobody', () =>
    expect(codes(team({ '/members': [{ character: 'rookie' }], '/gimmicks': ['we-go-again'] }))).not.toContain(
      useless,
    ));
});

describe('E-38: the Faction of a Faction Team', () => {
  const watch = { kind: 'faction', faction: 'watch' };
  const found = (document: Team, code: string) =>
    judge(GAMES, document).findings.flatMap(({ code: c, message: _, cite: __, fixes: ___, ...rest }) =>
      c === code ? [rest] : [],
    );
  it('each entry of a member with another first Faction is told of', () => {
    const two = team({
      '/allegiance': watch,
      '/characters/1/factions': ['choir', 'watch'],
      '/members': [{ character: 'striker' }, { character: 'captain' }, { character: 'striker' }],
    });
    const entry = { severity: 'info', subjects: ['striker'], actual: 'choir', required: 'watch' };
    expect(found(two, 'su.team.faction.symbol')).toEqual([
      { ...entry, path: '/members/0' },
      { ...entry, path: '/members/2' },
    ]);
  });
  it('a Guest Star shows its own symbol, and no Faction shows none', () => {
    const guests = team({ '/allegiance': watch, '/characters/0/factions': ['choir'], '/characters/1/factions': [] });
    expect(codes(guests)).not.toContain('su.team.faction.symbol');
  });
  it('an Alignment Team has no Faction', () => {
    const mixed = team({ '/characters/0/factions': ['choir', 'watch'] });
    expect(codes(mixed)).toEqual([]);
  });
  it('nobody of the Faction: Guest Stars all, and besides nobody is of it', () => {
    const none = team({ '/allegiance': { kind: 'faction', faction: 'choir' } });
    expect(codes(none)).toEqual(['su.team.faction.absent', 'su.team.faction.guest-stars']);
  });
  it('an empty team, and one that cannot be counted, are silent', () => {
    for (const members of [[], [{ character: 'captain', copies: 0 }], [{ character: 'nobody' }]]) {
      const given = codes(team({ '/allegiance': { kind: 'faction', faction: 'choir' }, '/members': members }));
      expect(given.filter((code) => code.startsWith('su.team.faction'))).toEqual([]);
    }
  });
});

describe('E-25: words that stand twice', () => {
  it('are told at each later place, unknown ones only as unknown', () => {
    const findings = judge(
      GAMES,
      character({
        '/classes': ['tank', 'tank', 'tank'],
        '/keywords/type': ['living', 'living'],
        '/movement': ['hop', 'hop'],
        '/immunities': ['', ''],
      }),
    ).findings.map((f) => [f.code, f.path, f.actual]);
    expect(findings.filter(([, path]) => path !== '/immunities/1')).toEqual([
      ['su.character.repeated', '/classes/1', 'tank'],
      ['su.character.repeated', '/classes/2', 'tank'],
      ['su.character.repeated', '/keywords/type/1', 'living'],
      ['su.character.vocabulary', '/movement/0', 'hop'],
      ['su.character.vocabulary', '/movement/1', 'hop'],
    ]);
    expect(findings).toContainEqual(['su.character.repeated', '/immunities/1', '']);
  });
  it('E-27: a Weakness and a Vulnerability to one keyword are two words, and Plasma X is always a Vulnerability', () => {
    const weaknesses = [
      { keyword: 'fire' },
      { keyword: 'fire', vulnerability: true },
      { keyword: 'fire', vulnerability: false },
      { keyword: 'plasma-x' },
      { keyword: 'plasma-x', vulnerability: true },
    ];
    const findings = judge(GAMES, character({ '/weaknesses': weaknesses })).findings.filter(
      ({ code }) => code === 'su.character.repeated',
    );
    expect(findings.map(({ path }) => path)).toEqual(['/weaknesses/2/keyword', '/weaknesses/4/keyword']);
  });
  it('do not count as more Classes or Types; different ones do', () => {
    expect(codes(character({ '/classes': ['tank', 'mage', 'tank', 'mage'] }))).not.toContain('su.character.class-many');
    const three = judge(GAMES, character({ '/classes': ['tank', 'mage', 'tank', 'psychic'] })).findings;
    expect(three.find((f) => f.code === 'su.character.class-many')?.actual).toBe(3);
  });
});

describe('E-22: one defect of HP is one finding', () => {
  const hp = (total: number, red: number) => codes(character({ '/hp': { total, red } }));
  it.each([
    [-7, 3],
    [0, 1],
    [4.5, 5],
    [Number.POSITIVE_INFINITY, 3],
    [-1, 0],
  ])('%d HP with %d red: the total is wrong', (total, red) => expect(hp(total, red)).toEqual(['su.character.number']));
  it.each([
    [-7, -3],
    [4.5, 0.5],
  ])('%d HP with %d red: both are wrong', (total, red) =>
    expect(hp(total, red)).toEqual(['su.character.number', 'su.character.red-zone']),
  );
  it('a sound total is compared', () => expect(hp(8, 9)).toEqual(['su.character.red-zone']));
});

describe('E-83: who can Throw', () => {
  const held = { '/abilities': [{ name: 'Telekinesis' }, { name: 'Super Strength' }] };
  it('is told that the card has no Throw, once', () => {
    const [found, ...more] = judge(GAMES, character(held)).findings;
    expect(found).toMatchObject({ code: 'su.attack.throw-missing', severity: 'info', path: '/attacks' });
    expect(found?.message).toBe(
      'With Super Strength and Telekinesis it can Throw; the card has no attack named Throw.',
    );
    expect(more).toEqual([]);
  });
  it.each([{ bonus: 1 }, { bonus: -0.5 }, { bonusDice: 1 }])(
    'rejects a Throw with %j and offers the one of the rules',
    (extra) => {
      const abilities = [{ name: 'Super Strength' }];
      const effects = [{ effect: 'damage' }, { effect: 'knockback' }];
      const sound = { name: 'Throw', trait: 'fight', versus: 'aim', type: 'projectile', effects };
      const dice = baseCharacter().traits.fight.dice;
      const given = { ...sound, range: dice + 2 };
      expect(codes(character({ '/abilities': abilities, '/attacks/1': given }))).not.toContain(
        'su.attack.throw-profile',
      );
      const wrong = character({ '/abilities': abilities, '/attacks/1': { ...given, ...extra } });
      const found = judge(GAMES, wrong, { fixes: true }).findings.filter(
        ({ code }) => code === 'su.attack.throw-profile',
      );
      expect(found).toMatchObject([{ path: '/attacks/1' }]);
      const edits = (found[0]?.fixes ?? [])[0]?.edits ?? [];
      expect(edits).toContainEqual({ op: 'remove', path: `/attacks/1/${Object.keys(extra)[0]}` });
    },
  );
  it('a Throw that is wrong is no missing one', () => {
    const wrong = { name: ' THROW ', trait: 'x', type: 'close', effects: [] };
    expect(codes(character({ ...held, '/attacks/1': wrong }))).not.toContain('su.attack.throw-missing');
  });
  it('stands after Bash at one place', () => {
    expect(codes(character({ ...held, '/attacks': [] }))).toEqual([
      'su.attack.bash-missing',
      'su.attack.throw-missing',
    ]);
  });
});

describe('findings at one place keep the order of the codes', () => {
  const event: EventPack = {
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

  it('of a member from elsewhere', () => {
    const guest = { ...baseCharacter(), id: 'guest', level: 5, factions: ['choir', 'watch'], power: 2.5 };
    const of = team({
      '/allegiance': { kind: 'faction', faction: 'watch' },
      '/members/0': { character: 'guest', copies: 2 },
    });
    const found = judge(GAMES, of, { characters: [guest], eventPack: event }).findings.filter(
      (f) => f.path === '/members/0',
    );
    expect(found.map((f) => f.code)).toEqual([
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

  it('of a number that an embedded member has', () => {
    const { approved: _, ...withoutApproval } = event;
    const found = judge(GAMES, team({ '/characters/0/power': 99 }), { eventPack: withoutApproval }).findings;
    expect(found.filter((f) => f.path === '/characters/0/power').map((f) => f.code)).toEqual([
      'su.character.limits',
      'event.ceiling',
    ]);
  });

  it('every code has its place in the order', () => {
    expect(SU_CODES.map(getCodeRank)).toEqual(SU_CODES.map((_, index) => index));
  });
});

it('R8.3: an empty team gets what its own fields deserve', () => {
  const empty = team({
    '/members': [],
    '/leader': 'captain',
    '/gimmicks': ['tag-team', 'tag-team', 'x'],
    '/levels': 0,
  });
  const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E' } as const;
  const limits = { levels: 25, formations: [], allegiances: [], gimmicks: false, maxCopies: 1, banned: ['captain'] };
  const found = judge(GAMES, empty, { eventPack: { ...event, ...limits } }).findings.map((f) => f.code);
  expect(found.sort()).toEqual([
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

describe('E?50: two Supers with one name are the same Super', () => {
  const named = (id: string, name: string, level = 6) =>
    character({ '/id': id, '/name': name, '/level': level }) as Character;
  const found = (characters: Character[], options = {}) => {
    const members = characters.map(({ id }) => ({ character: id }));
    const of = team({ '/levels': 50, '/formation': 'super-force', '/members': members, '/characters': characters });
    const { leader: _, gimmicks: __, ...others } = of;
    const { findings } = judge(GAMES, others as Team, { options: [options] });
    return findings.filter(({ code }) => code === 'su.team.duplicate-super');
  };

  it.each([
    ['Brasslung', 'Brasslung'],
    ['Brasslung', 'BRASSLUNG'],
    ['Doctor Brass', ' Doctor\u00a0 Brass '],
    ['Ren\u00e9', 'Rene\u0301'],
  ])('names the documents of %j and %j in one finding, whatever their order', (one, other) => {
    const pair = [named('a', one), named('b', other)];
    for (const characters of [pair, [...pair].reverse()]) {
      expect(found(characters)).toMatchObject([
        { severity: 'warning', path: '/members/1', subjects: ['a', 'b'], actual: 2, required: 1 },
      ]);
      expect(found(characters, { 'su.uniqueSupers': true })).toMatchObject([{ severity: 'error', actual: 2 }]);
    }
    expect(found(pair)[0]?.message).toBe(found([...pair].reverse())[0]?.message);
  });

  it('keeps apart other names, Supers without a name, and Henchmen', () => {
    expect(found([named('a', 'Brasslung'), named('b', 'Brass Lung')])).toEqual([]);
    expect(found([named('a', ''), named('b', ' ')])).toEqual([]);
    expect(found([named('a', 'Thug', 2), named('b', 'Thug', 2)])).toEqual([]);
  });
});
