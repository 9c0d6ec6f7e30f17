/** Tests messages of findings: the same in a team, with the field and the house rule they are about, and never too long. */

import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/shared/base/limits.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { SU_CODES } from '../../../src/shared/games/supers-unlimited/codes.ts';
import type { Character, Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { OPTION_TEXTS } from '../../../src/shared/games/supers-unlimited/option-texts.ts';
import type { WrittenFinding } from '../../../src/shared/rules/finding.ts';
import { formatOption } from '../../../src/shared/rules/option-texts.ts';
import {
  buildFixtureDocument,
  type Fixture,
  readBaseCharacter,
  readBaseTeam,
  readFixture,
} from '../../support/documents/fixture.ts';
import { judgeInEnglish as judge } from '../../support/documents/judge-in-english.ts';
import { translate } from '../../support/texts.ts';

const listMessages = (findings: readonly WrittenFinding[], pathPrefix = '') =>
  findings
    .filter((finding) => finding.path.startsWith(pathPrefix))
    .map((finding) => [finding.code, finding.path.slice(pathPrefix.length), finding.message]);

/** Creates a team that embeds this character between two others. */
function embedInTeam(character: Character): Team {
  const neighbors = ['before', 'after'].map((characterId) => ({
    ...readBaseCharacter(),
    id: characterId,
    name: characterId,
  }));
  const characters = [neighbors[0] as Character, character, neighbors[1] as Character];
  return {
    ...readBaseTeam(),
    members: characters.map(({ id }) => ({ character: id })),
    characters,
  };
}

function expectSameInATeam(character: Character, options = {}): void {
  const aloneMessages = listMessages(judge(GAMES, character, { options: [options] }).findings);
  const teamMessages = listMessages(
    judge(GAMES, embedInTeam(character), { options: [options] }).findings,
    '/characters/1',
  );
  expect(teamMessages).toEqual(aloneMessages);
}

const createCharacter = (changedFields: Fixture['set']) =>
  buildFixtureDocument({ base: 'character', set: changedFields, findings: [] }) as Character;

/** Every printed number of a character and its name in messages. */
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

describe('messages of findings on a character', () => {
  it.each(NUMBERS)('name the number at %s %s, alone and embedded in a team', (pointer, numberName) => {
    const wrongCharacter = createCharacter({ [pointer]: -7 });
    expect(judge(GAMES, wrongCharacter).findings.find((finding) => finding.path === pointer)?.message).toMatch(
      new RegExp(`^${numberName} is -7; `),
    );
    expectSameInATeam(wrongCharacter);
    const hugeCharacter = createCharacter({ [pointer]: 1_000_000_000 });
    const foundFinding = judge(GAMES, hugeCharacter).findings.find((finding) => finding.path === pointer);
    if (pointer !== '/reach')
      expect(foundFinding?.message).toMatch(new RegExp(`^${numberName} is 1,000,000,000, above \\d+\\.`));
    expectSameInATeam(hugeCharacter);
  });

  it.each(SU_CODES)('read the same for %s alone and in a team', (findingCode) => {
    for (const checkedFixture of [readFixture('legal', findingCode), readFixture('illegal', findingCode)]) {
      if (checkedFixture.base === 'character')
        expectSameInATeam(buildFixtureDocument(checkedFixture) as Character, checkedFixture.options);
    }
  });

  it('name the attack and the number for a finding on an attack', () => {
    const attackFields = {
      name: 'Bolt',
      trait: 'mind',
      type: 'beam',
      range: 0,
      bonusDice: -1,
      bonus: 0.5,
      effects: [],
    };
    const wrongCharacter = createCharacter({ '/attacks/1': attackFields });
    const messages = judge(GAMES, wrongCharacter).findings.map((finding) => finding.message);
    expect(messages).toEqual([
      '“Bolt”: Beam needs a range of 1 inch or more, in whole inches, not 0.',
      '“Bolt”: -1 bonus dice; it must be a whole number of 0 or more.',
      '“Bolt”: a bonus of 0.5 is not a whole number.',
      '“Bolt” has no Effect.',
    ]);
    expectSameInATeam(wrongCharacter);
  });

  it('use the name that su.aimLabel gives to Aim', () => {
    const wrongCharacter = createCharacter({ '/traits/aim/dice': -7 });
    const { findings } = judge(GAMES, wrongCharacter, { options: [{ 'su.aimLabel': 'Shoot' }] });
    expect(findings[0]?.message).toMatch(/^Shoot dice is -7; /);
    expectSameInATeam(wrongCharacter, { 'su.aimLabel': 'Shoot' });
  });
});

describe('numbers in messages', () => {
  it.each([
    [1e21, '10^21'],
    [Number.POSITIVE_INFINITY, '∞'],
    [-1e9, '-1,000,000,000'],
    [4.5, '4.5'],
    [1e-9, '10^-9'],
  ])('%d is written as %s', (numberValue, numberText) => {
    const character = createCharacter({
      '/power': numberValue,
      '/level': numberValue,
      '/size': numberValue,
      '/hp/red': numberValue,
      '/traits/mind/dice': numberValue,
    });
    const { findings } = judge(GAMES, character);
    expect(findings.length).toBeGreaterThanOrEqual(5);
    for (const { message } of findings) {
      expect(message).toContain(numberText);
      expect(message).not.toMatch(/Infinity|\de[+-]?\d/);
    }
  });

  it('become words in the data where JSON has no number for them', () => {
    const { findings } = judge(
      GAMES,
      createCharacter({ '/power': Number.POSITIVE_INFINITY, '/move': Number.NEGATIVE_INFINITY }),
    );
    expect(findings.map((finding) => finding.actual)).toEqual(['Infinity', '-Infinity']);
    expect(findings.map((finding) => finding.message.split(';')[0])).toEqual(['Power is ∞', 'Move is -∞']);
  });

  it('keep a word called Infinity as a word', () => {
    const [foundFinding] = judge(GAMES, createCharacter({ '/alignment': 'Infinity' })).findings;
    expect(foundFinding?.message).toBe('The rules know no Alignment called “Infinity”.');
  });
});

describe('messages of findings on an event pack', () => {
  const listPackMessages = (changedFields: Fixture['set']) =>
    judge(GAMES, buildFixtureDocument({ base: 'event', set: changedFields, findings: [] })).findings.map(
      (finding) => finding.message,
    );
  it('name the field of each number', () => {
    expect(listPackMessages({ '/levels': -3 })).toEqual([
      'The size of the event is -3; it must be a whole number of 1 or more.',
    ]);
    expect(listPackMessages({ '/maxCopies': 0 })).toEqual([
      'The number of copies allowed is 0; it must be a whole number of 1 or more.',
    ]);
    expect(listPackMessages({ '/level': { min: 0, max: 11 } })).toEqual([
      'The lowest Level allowed is 0; it must be a whole number from 1 to 10.',
      'The highest Level allowed is 11; it must be a whole number from 1 to 10.',
    ]);
    expect(listPackMessages({ '/level': { min: 9, max: 2 } })).toEqual([
      'The lowest Level allowed is 9 and the highest 2: nobody may come.',
    ]);
    expect(listPackMessages({ '/level': { min: 5, max: 5 } })).toEqual([]);
    expect(
      listPackMessages({ '/ceilings': { power: -1, 'fight.dice': 0.5, byLevel: { 4: { hp: -2 }, '04': { hp: 2 } } } }),
    ).toEqual([
      'The ceiling of Power is -1; it must be a whole number of 0 or more.',
      'The ceiling of Fight dice is 0.5; it must be a whole number of 0 or more.',
      'The ceiling of HP at Level 4 is -2; it must be a whole number of 0 or more.',
      'The ceilings of Level “04” meet nobody; Levels are whole numbers from 1 to 10.',
    ]);
  });
});

describe('messages of findings that a house rule causes', () => {
  const judgeTeam = (changedFields: Fixture['set'], options: Record<string, unknown>, findingCode: string) =>
    judge(GAMES, buildFixtureDocument({ base: 'team', set: changedFields, findings: [] }), {
      options: [options],
    }).findings.find((finding) => finding.code === findingCode)?.message ?? '';

  it('name the house rule when no member may lead', () => {
    const henchmen = { '/members': [{ character: 'rookie' }], '/formation': 'goon-squad', '/leader': 'rookie' };
    expect(judgeTeam(henchmen, { 'su.leaderMustBeSuper': true }, 'su.team.leader.ineligible')).toBe(
      'Rookie cannot lead: by the house rule “Leader is a Super” only Supers lead, and the team has none.',
    );
  });
  it('name the house rule when only Supers may lead', () => {
    expect(judgeTeam({ '/leader': 'rookie' }, { 'su.leaderMustBeSuper': true }, 'su.team.leader.ineligible')).toBe(
      'Rookie cannot lead. By the house rule “Leader is a Super” only Supers lead: the highest Level among those with Leadership, or of all Supers when none of them has it: Captain.',
    );
    expect(judgeTeam({ '/leader': 'rookie' }, {}, 'su.team.leader.ineligible')).not.toMatch(/house rule/i);
  });

  const goonSquad = { '/formation': 'goon-squad', '/members/2/copies': 24 };
  const outsiders = { '/allegiance': { kind: 'faction', faction: 'elsewhere' } };
  it.each([
    ['su.uniqueSupers', true, 'su.team.duplicate-super', { '/members/0/copies': 2 }],
    ['su.requireBothKinds', true, 'su.team.one-kind', { '/members': [{ character: 'captain' }] }],
    ['su.gimmickClassLocked', true, 'su.team.gimmicks.class', { '/gimmicks': ['second-wind'] }],
    ['su.goonRounding', 'floor', 'su.team.goon.supers', goonSquad],
    ['su.levelsBasis', 'actual', 'su.team.goon.supers', goonSquad],
    ['su.guestRounding', 'atLeastOne', 'su.team.faction.guest-stars', outsiders],
    ['su.levelsBasis', 'actual', 'su.team.faction.guest-stars', outsiders],
  ] as const)('name the house rule %s in a finding on a team', (optionKey, optionValue, findingCode, changedFields) => {
    expect(judgeTeam(changedFields, { [optionKey]: optionValue }, findingCode)).toContain(
      `“${formatOption(translate, OPTION_TEXTS, optionKey, optionValue)[0]}”`,
    );
    expect(judgeTeam(changedFields, {}, findingCode)).not.toMatch(/house rule/i);
  });
  it.each([
    ['su.redZoneRounding', 'ceil', 'su.character.red-zone', { '/hp': { total: 9, red: 1 } }],
    [
      'su.spray',
      'off',
      'su.attack.spray',
      { '/attacks/1': { name: 'Gas', trait: 'aim', type: 'spray', range: 3, effects: [{ effect: 'stun' }] } },
    ],
  ] as const)(
    'name the house rule %s in a finding on a character',
    (optionKey, optionValue, findingCode, changedFields) => {
      const getMessage = (options: object) =>
        judge(GAMES, createCharacter(changedFields), { options: [{ ...options }] }).findings[0];
      expect(getMessage({ [optionKey]: optionValue })).toMatchObject({
        code: findingCode,
        message: expect.stringContaining(
          `house rule “${formatOption(translate, OPTION_TEXTS, optionKey, optionValue)[0]}”`,
        ),
      });
      expect(getMessage({})?.message).not.toMatch(/house rule/i);
    },
  );

  it('name the event pack instead when it sets the size', () => {
    const document = buildFixtureDocument({ base: 'team', set: { '/members/0/copies': 4 }, findings: [] });
    const packFields = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
    } as const;
    const getCapMessage = (judgeContext: object) =>
      judge(GAMES, document, judgeContext).findings.find((finding) => finding.code === 'su.team.level-cap')?.message;
    expect(getCapMessage({})).toMatch(/; 25 were agreed\.$/);
    expect(getCapMessage({ eventPack: { ...packFields, levels: 20 } })).toMatch(/; the event allows 20\.$/);
  });
});

describe('messages about many or long things', () => {
  const heroes = Array.from({ length: 3000 }, (_hero, index) => ({
    ...readBaseCharacter(),
    id: `c${index}`,
    name: `Hero ${index}`,
    level: 7,
  }));
  const crowdedTeam: Team = {
    ...readBaseTeam(),
    allegiance: { kind: 'alignment', alignment: 'villain' },
    members: heroes.map(({ id }) => ({ character: id })),
    characters: heroes,
  };

  it('count thousands of characters and keep all of them as subjects', () => {
    const { findings } = judge(GAMES, crowdedTeam);
    const opposedFinding = findings.find((finding) => finding.code === 'su.team.alignment.opposed');
    expect(opposedFinding?.subjects).toHaveLength(3000);
    expect(opposedFinding?.message).toContain('and 2993 more');
    for (const { message } of findings) expect(message.length).toBeLessThan(400);
  });

  it('cut words and names of any length', () => {
    const longText = 'x'.repeat(100_000);
    const longestId = longText.slice(0, LIMITS.idLetters);
    const attackFields = {
      name: longText,
      trait: longText,
      versus: `${longText}y`,
      type: longText,
      effects: [{ effect: longText }],
    };
    const character = createCharacter({
      '/id': longestId,
      '/name': longText,
      '/alignment': longText,
      '/classes': [longText],
      '/immunities': [longText, longText],
      '/attacks/1': attackFields,
    });
    const longTeam: Team = {
      ...readBaseTeam(),
      allegiance: { kind: 'faction', faction: longestId },
      members: [{ character: longestId, copies: 2 }, { character: `${longText}z` }],
      leader: `${longText}z`,
      gimmicks: [longText],
      options: { [longText]: 1, 'su.limits': longText },
      characters: [character],
    };
    const packFields = { ceilings: { power: 0 }, banned: [longText], maxCopies: 1, approved: {}, level: { max: 1 } };
    const basePack = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'e',
      name: 'E',
      levels: 9,
    } as const;
    const findings = [character, longTeam].flatMap(
      (document) => judge(GAMES, document, { eventPack: { ...basePack, ...packFields } }).findings,
    );
    expect(findings.length).toBeGreaterThan(15);
    for (const { message } of findings) expect(message.length).toBeLessThan(400);
    expect(findings.find((finding) => finding.path === '/alignment')?.actual).toBe(longText);
  });

  it('start with a name or number for a member without name and id', () => {
    const { findings } = judge(GAMES, { ...readBaseTeam(), members: [{ character: '', copies: 0 }] });
    for (const { message } of findings) expect(message).toMatch(/^[A-Z0-9“]/);
  });
});

it('E-39: speaks of the only Character of a team in the singular', () => {
  const judgeAlone = (alignment: string) => {
    const character = { ...readBaseCharacter(), alignment } as Character;
    const singleMemberTeam = { ...readBaseTeam(), members: [{ character: character.id }], characters: [character] };
    const villains = {
      ...singleMemberTeam,
      allegiance: { kind: 'alignment', alignment: 'villain' },
    } as unknown as Team;
    return judge(GAMES, villains).findings.map((finding) => finding.message);
  };
  expect(judgeAlone('hero')).toContain('The only Character isn’t a Villain; at least 1 must be one.');
  expect(judgeAlone('anti-hero').join(' ')).toMatch(/The only Character is an Anti-Hero \(.*\); none may be\./);
});
