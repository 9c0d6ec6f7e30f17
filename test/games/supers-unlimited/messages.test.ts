/** Sentences: the same in a team and alone, with the field they speak of, the house rule that makes them, and no end of words. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/supers-unlimited/option-texts.ts';
import type { WrittenFinding } from '../../../src/shared/rules/finding.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import { baseCharacter, baseTeam, documentOf, type Fixture, fixture } from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { t } from '../../support/texts.ts';

const said = (findings: readonly WrittenFinding[], prefix = '') =>
  findings.filter((f) => f.path.startsWith(prefix)).map((f) => [f.code, f.path.slice(prefix.length), f.message]);

/** A team with this character inside, between two others. */
function around(character: Character): Team {
  const others = ['before', 'after'].map((id) => ({ ...baseCharacter(), id, name: id }));
  const characters = [others[0] as Character, character, others[1] as Character];
  return { ...baseTeam(), members: characters.map(({ id }) => ({ character: id })), characters };
}

function expectSameInATeam(character: Character, options = {}): void {
  const alone = said(judge(GAMES, character, { options: [options] }).findings);
  const inTeam = said(judge(GAMES, around(character), { options: [options] }).findings, '/characters/1');
  expect(inTeam).toEqual(alone);
}

const set = (changes: Fixture['set']) => documentOf({ base: 'character', set: changes, findings: [] }) as Character;

/** Every printed number of a character and what a sentence calls it. */
const NUMBERS: readonly [path: string, name: string][] = [
  ['/power', 'Power'],
  ['/move', 'Move'],
  ['/reach', 'Reach'],
  ['/hp/total', 'HP'],
  ...['fight', 'aim', 'mind', 'magic'].flatMap((trait): [string, string][] => [
    [`/traits/${trait}/dice`, `${trait.charAt(0).toUpperCase()}${trait.slice(1)} dice`],
    [`/traits/${trait}/resistance`, `${trait.charAt(0).toUpperCase()}${trait.slice(1)} Resistance`],
  ]),
  ['/traits/recovery/dice', 'Recovery dice'],
];

describe('a finding on a character', () => {
  it.each(NUMBERS)('at %s names %s, alone and embedded', (path, name) => {
    const wrong = set({ [path]: -7 });
    expect(judge(GAMES, wrong).findings.find((f) => f.path === path)?.message).toMatch(new RegExp(`^${name} is -7; `));
    expectSameInATeam(wrong);
    const unusual = set({ [path]: 1_000_000_000 });
    const found = judge(GAMES, unusual).findings.find((f) => f.path === path);
    if (path !== '/reach') expect(found?.message).toMatch(new RegExp(`^${name} is 1,000,000,000, above \\d+\\.`));
    expectSameInATeam(unusual);
  });

  it.each(SU_CODES)('%s says the same in a team', (code) => {
    for (const given of [fixture('legal', code), fixture('illegal', code)]) {
      if (given.base === 'character') expectSameInATeam(documentOf(given) as Character, given.options);
    }
  });

  it('of an attack names the attack and the number', () => {
    const attack = { name: 'Bolt', trait: 'mind', type: 'beam', range: 0, bonusDice: -1, bonus: 0.5, effects: [] };
    const wrong = set({ '/attacks/1': attack });
    const messages = judge(GAMES, wrong).findings.map((f) => f.message);
    expect(messages).toEqual([
      '“Bolt”: Beam needs a range of 1 inch or more, in whole inches, not 0.',
      '“Bolt”: -1 bonus dice; it must be a whole number of 0 or more.',
      '“Bolt”: a bonus of 0.5 is not a whole number.',
      '“Bolt” has no Effect.',
    ]);
    expectSameInATeam(wrong);
  });

  it('calls Aim what the table calls it', () => {
    const wrong = set({ '/traits/aim/dice': -7 });
    const { findings } = judge(GAMES, wrong, { options: [{ 'su.aimLabel': 'Shoot' }] });
    expect(findings[0]?.message).toMatch(/^Shoot dice is -7; /);
    expectSameInATeam(wrong, { 'su.aimLabel': 'Shoot' });
  });
});

describe('numbers', () => {
  it.each([
    [1e21, '10^21'],
    [Number.POSITIVE_INFINITY, '∞'],
    [-1e9, '-1,000,000,000'],
    [4.5, '4.5'],
    [1e-9, '10^-9'],
  ])('%d stands in sentences as %s', (n, text) => {
    const character = set({ '/power': n, '/level': n, '/size': n, '/hp/red': n, '/traits/mind/dice': n });
    const { findings } = judge(GAMES, character);
    expect(findings.length).toBeGreaterThanOrEqual(5);
    for (const { message } of findings) {
      expect(message).toContain(text);
      expect(message).not.toMatch(/Infinity|\de[+-]?\d/);
    }
  });

  it('are words in the data where JSON has no number for them', () => {
    const { findings } = judge(GAMES, set({ '/power': Number.POSITIVE_INFINITY, '/move': Number.NEGATIVE_INFINITY }));
    expect(findings.map((f) => f.actual)).toEqual(['Infinity', '-Infinity']);
    expect(findings.map((f) => f.message.split(';')[0])).toEqual(['Power is ∞', 'Move is -∞']);
  });

  it('a word called Infinity stays a word', () => {
    const [found] = judge(GAMES, set({ '/alignment': 'Infinity' })).findings;
    expect(found?.message).toBe('The rules know no Alignment called “Infinity”.');
  });
});

describe('an event pack', () => {
  const pack = (changes: Fixture['set']) =>
    judge(GAMES, documentOf({ base: 'event', set: changes, findings: [] })).findings.map((f) => f.message);
  it('names the field of each number', () => {
    expect(pack({ '/levels': -3 })).toEqual(['The size of the event is -3; it must be a whole number of 1 or more.']);
    expect(pack({ '/maxCopies': 0 })).toEqual([
      'The number of copies allowed is 0; it must be a whole number of 1 or more.',
    ]);
    expect(pack({ '/level': { min: 0, max: 11 } })).toEqual([
      'The lowest Level allowed is 0; it must be a whole number from 1 to 10.',
      'The highest Level allowed is 11; it must be a whole number from 1 to 10.',
    ]);
    expect(pack({ '/level': { min: 9, max: 2 } })).toEqual([
      'The lowest Level allowed is 9 and the highest 2: nobody may come.',
    ]);
    expect(pack({ '/level': { min: 5, max: 5 } })).toEqual([]);
    expect(
      pack({ '/ceilings': { power: -1, 'fight.dice': 0.5, byLevel: { 4: { hp: -2 }, '04': { hp: 2 } } } }),
    ).toEqual([
      'The ceiling of Power is -1; it must be a whole number of 0 or more.',
      'The ceiling of Fight dice is 0.5; it must be a whole number of 0 or more.',
      'The ceiling of HP at Level 4 is -2; it must be a whole number of 0 or more.',
      'The ceilings of Level “04” meet nobody; Levels are whole numbers from 1 to 10.',
    ]);
  });
});

describe('the house rule that makes a finding stands in its sentence', () => {
  const team = (changes: Fixture['set'], options: Record<string, unknown>, code: string) =>
    judge(GAMES, documentOf({ base: 'team', set: changes, findings: [] }), { options: [options] }).findings.find(
      (f) => f.code === code,
    )?.message ?? '';

  it('nobody may lead', () => {
    const henchmen = { '/members': [{ character: 'rookie' }], '/formation': 'goon-squad', '/leader': 'rookie' };
    expect(team(henchmen, { 'su.leaderMustBeSuper': true }, 'su.team.leader.ineligible')).toBe(
      'Rookie cannot lead: by the house rule “Leader is a Super” only Supers lead, and the team has none.',
    );
  });
  it('only Supers may lead', () => {
    expect(team({ '/leader': 'rookie' }, { 'su.leaderMustBeSuper': true }, 'su.team.leader.ineligible')).toBe(
      'Rookie cannot lead. By the house rule “Leader is a Super” only Supers lead: the highest Level among those with Leadership, or of all Supers when none of them has it: Captain.',
    );
    expect(team({ '/leader': 'rookie' }, {}, 'su.team.leader.ineligible')).not.toMatch(/house rule/i);
  });

  const goons = { '/formation': 'goon-squad', '/members/2/copies': 24 };
  const outsiders = { '/allegiance': { kind: 'faction', faction: 'elsewhere' } };
  it.each([
    ['su.uniqueSupers', true, 'su.team.duplicate-super', { '/members/0/copies': 2 }],
    ['su.requireBothKinds', true, 'su.team.one-kind', { '/members': [{ character: 'captain' }] }],
    ['su.gimmickClassLocked', true, 'su.team.gimmicks.class', { '/gimmicks': ['second-wind'] }],
    ['su.goonRounding', 'floor', 'su.team.goon.supers', goons],
    ['su.levelsBasis', 'actual', 'su.team.goon.supers', goons],
    ['su.guestRounding', 'atLeastOne', 'su.team.faction.guest-stars', outsiders],
    ['su.levelsBasis', 'actual', 'su.team.faction.guest-stars', outsiders],
  ] as const)('%s', (key, value, code, changes) => {
    expect(team(changes, { [key]: value }, code)).toContain(`“${formatOption(t, OPTION_TEXTS, key, value)[0]}”`);
    expect(team(changes, {}, code)).not.toMatch(/house rule/i);
  });
  it.each([
    ['su.redZoneRounding', 'ceil', 'su.character.red-zone', { '/hp': { total: 9, red: 1 } }],
    [
      'su.spray',
      'off',
      'su.attack.spray',
      { '/attacks/1': { name: 'Gas', trait: 'aim', type: 'spray', range: 3, effects: [{ effect: 'stun' }] } },
    ],
  ] as const)('%s', (key, value, code, changes) => {
    const message = (options: object) => judge(GAMES, set(changes), { options: [{ ...options }] }).findings[0];
    expect(message({ [key]: value })).toMatchObject({
      code,
      message: expect.stringContaining(`house rule “${formatOption(t, OPTION_TEXTS, key, value)[0]}”`),
    });
    expect(message({})?.message).not.toMatch(/house rule/i);
  });

  it('the size of an event is the size of the event', () => {
    const document = documentOf({ base: 'team', set: { '/members/0/copies': 4 }, findings: [] });
    const event = { format: 'rollcall.event', version: 1, ruleset: 'supers-unlimited', id: 'e', name: 'E' } as const;
    const cap = (context: object) =>
      judge(GAMES, document, context).findings.find((f) => f.code === 'su.team.level-cap')?.message;
    expect(cap({})).toMatch(/; 25 were agreed\.$/);
    expect(cap({ eventPack: { ...event, levels: 20 } })).toMatch(/; the event allows 20\.$/);
  });
});

describe('a sentence can be read, however much it speaks of', () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({
    ...baseCharacter(),
    id: `c${index}`,
    name: `Hero ${index}`,
    level: 7,
  }));
  const crowd: Team = {
    ...baseTeam(),
    allegiance: { kind: 'alignment', alignment: 'villain' },
    members: many.map(({ id }) => ({ character: id })),
    characters: many,
  };

  it('thousands of characters are counted, and all of them are subjects', () => {
    const { findings } = judge(GAMES, crowd);
    const opposed = findings.find((f) => f.code === 'su.team.alignment.opposed');
    expect(opposed?.subjects).toHaveLength(3000);
    expect(opposed?.message).toContain('and 2993 more');
    for (const { message } of findings) expect(message.length).toBeLessThan(400);
  });

  it('words and names of any length are cut', () => {
    const long = 'x'.repeat(100_000);
    const longestId = long.slice(0, LIMITS.idLetters);
    const attack = { name: long, trait: long, versus: `${long}y`, type: long, effects: [{ effect: long }] };
    const character = set({
      '/id': longestId,
      '/name': long,
      '/alignment': long,
      '/classes': [long],
      '/immunities': [long, long],
      '/attacks/1': attack,
    });
    const team: Team = {
      ...baseTeam(),
      allegiance: { kind: 'faction', faction: longestId },
      members: [{ character: longestId, copies: 2 }, { character: `${long}z` }],
      leader: `${long}z`,
      gimmicks: [long],
      options: { [long]: 1, 'su.limits': long },
      characters: [character],
    };
    const event = { ceilings: { power: 0 }, banned: [long], maxCopies: 1, approved: {}, level: { max: 1 } };
    const pack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 9,
    } as const;
    const findings = [character, team].flatMap((d) => judge(GAMES, d, { eventPack: { ...pack, ...event } }).findings);
    expect(findings.length).toBeGreaterThan(15);
    for (const { message } of findings) expect(message.length).toBeLessThan(400);
    expect(findings.find((f) => f.path === '/alignment')?.actual).toBe(long);
  });

  it('somebody without name and id is still somebody', () => {
    const { findings } = judge(GAMES, { ...baseTeam(), members: [{ character: '', copies: 0 }] });
    for (const { message } of findings) expect(message).toMatch(/^[A-Z0-9“]/);
  });
});

it('E-39: of a team with one Character that one is spoken of', () => {
  const alone = (alignment: string) => {
    const character = { ...baseCharacter(), alignment } as Character;
    const team = { ...baseTeam(), members: [{ character: character.id }], characters: [character] };
    const villains = { ...team, allegiance: { kind: 'alignment', alignment: 'villain' } } as unknown as Team;
    return judge(GAMES, villains).findings.map((f) => f.message);
  };
  expect(alone('hero')).toContain('The only Character is no Villain; at least 1 must be.');
  expect(alone('anti-hero').join(' ')).toMatch(/The only Character is an Anti-Hero \(.*\); at most 0 may be\./);
});
