import { describe, expect, it, vi } from 'vitest';
import type { Character, EventPack } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { judge } from '../../../src/shared/rules/judge.ts';
import type { AssumeContext } from '../../../src/shared/text-list/assume-fields.ts';
import {
  formatAssumedFields,
  formatQuestions,
  readTextListTeam,
  type TextListTeam,
} from '../../../src/shared/text-list/read-team.ts';
import { readSampleCharacters, readSampleFactions } from '../../support/documents/samples.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

const CONTEXT = { characters: readSampleCharacters(), factions: readSampleFactions() };
const FIRST_WATCH =
  'The First Watch\n\nFresnel (7)\nCompass Rosa (5)\nCigüeña (4)\nLongline (4)\nKitestring (3)\n2x Harbour Volunteer (1)';

const read = (text: string, context: AssumeContext = CONTEXT): TextListTeam =>
  readTextListTeam([translate, translateToGerman], GAMES, text, 'zed', context);

function readTeam(text: string, context: AssumeContext = CONTEXT): Team {
  const result = readTextListTeam([translate, translateToGerman], GAMES, text, 'zed', context);
  if (result.kind !== 'team') throw new Error(`The list is ${result.kind}`);
  return result.team as Team;
}

const readProblems = (text: string): string => {
  const result = read(text);
  if (result.kind !== 'unclear') throw new Error(`The list is ${result.kind}`);
  return formatQuestions(translate, result.questions);
};

describe('readTextListTeam', () => {
  it('refuses a text with more than 500 parts, which is no list', () => {
    const joinParts = (count: number) => Array.from({ length: count }, () => 'Fresnel').join('\n\n---\n');
    expect(read(joinParts(501))).toEqual({ kind: 'not-a-list' });
    expect(read(joinParts(500)).kind).not.toBe('not-a-list');
  });

  it('checks no rules for a list that leaves open nothing to compare', () => {
    const check = vi.spyOn(GAMES.getGame({ ruleset: 'supers-unlimited' }), 'check');
    const team = readTeam(FIRST_WATCH.replace('\n', '\nCombined Team · Alignment: Hero · 25 Levels\n'));
    expect(team).toMatchObject({ formation: 'combined-team', levels: 25 });
    expect(check).not.toHaveBeenCalled();
    readTeam(FIRST_WATCH);
    expect(check).toHaveBeenCalled();
    check.mockRestore();
  });

  it('checks a character once, however many lists of an event have it', () => {
    let readCount = 0;
    // The rules read the movement of a character, and nothing else here does.
    const characters = CONTEXT.characters.map((character) =>
      Object.defineProperty({ ...character }, 'movement', {
        enumerable: true,
        get: () => {
          readCount += 1;
          return (character as { movement?: unknown }).movement;
        },
      }),
    );
    const context = { ...CONTEXT, characters };
    const judgeLists = (count: number): number => {
      const readsBefore = readCount;
      for (let listNumber = 1; listNumber <= count; listNumber++)
        judge(GAMES, readTeam(FIRST_WATCH.replace('First', `${listNumber}.`), context));
      return readCount - readsBefore;
    };
    expect(judgeLists(1)).toBeGreaterThan(0);
    expect(judgeLists(20)).toBe(0);
  });

  it('creates a team that embeds its characters, with the id of the file', () => {
    const team = readTeam(FIRST_WATCH);
    expect(team).toMatchObject({ id: 'zed', name: 'The First Watch' });
    expect(team.members).toEqual([
      { character: 'fresnel' },
      { character: 'compass-rosa' },
      { character: 'ciguena' },
      { character: 'longline' },
      { character: 'kitestring' },
      { character: 'harbour-volunteer', copies: 2 },
    ]);
    expect(team.characters?.map(({ id }) => id)).toEqual(team.members.map(({ character }) => character));
    expect(judge(GAMES, team).verdict).toBe('legal');
  });

  it('chooses the smallest usual size and the settings with which the team is legal, and says so', () => {
    const result = read(FIRST_WATCH);
    if (result.kind !== 'team') throw new Error(`The list is ${result.kind}`);
    expect(formatAssumedFields(translate, result.assumed)).toMatchInlineSnapshot(
      `"Agreed Levels: 25, Formation: Combined Team and Faction: The Breakwater"`,
    );
    expect(readTeam('Team: Night\nWax Footman\nClothes Moth').levels).toBeLessThan(25);
  });

  it('ignores characters of other games with the same ids', () => {
    const strangers = CONTEXT.characters.map((character) => ({
      ...character,
      ruleset: 'other-game',
      factions: ['moon'],
    }));
    const characters = [...CONTEXT.characters, ...strangers];
    expect(readTeam(FIRST_WATCH, { ...CONTEXT, characters })).toEqual(readTeam(FIRST_WATCH));
  });

  it('takes the size of the event', () => {
    const eventPack: EventPack & { levels: number } = {
      format: 'rollcall.event',
      version: 1,
      ruleset: 'supers-unlimited',
      id: 'open',
      name: 'Open',
      levels: 40,
    };
    expect(readTeam(FIRST_WATCH, { ...CONTEXT, eventPack }).levels).toBe(40);
  });

  it('keeps what the list states, legal or not', () => {
    const team = readTeam(`Goon Squad · Alignment: Villain · 20 Levels\n${FIRST_WATCH.replace('The First Watch', '')}`);
    expect(team).toMatchObject({
      formation: 'goon-squad',
      levels: 20,
      allegiance: { kind: 'alignment', alignment: 'villain' },
    });
    expect(judge(GAMES, team).verdict).toBe('illegal');
  });

  it('names each line that nobody but its author can decide', () => {
    expect(readProblems('Team: X\nFresnl (7)')).toBe(
      'line 2: no character is called “Fresnl (7)” (similar: Fresnel (7))',
    );
    expect(readProblems('Team: X\nFresnel (6)')).toBe('line 2: Fresnel is Level 7, not 6');
    expect(readProblems('Team: X\nFresnel 7')).toBe('line 2: “Fresnel 7” may mean Fresnel (7) or 7x Fresnel (7)');
    expect(readProblems('Team: X\nFresnel\nDoctor Nobody (6)')).toBe(
      'line 3: no character is called “Doctor Nobody (6)”',
    );
    expect(readProblems('Fresnel\nCompass Rosa (5)')).toBe(
      'line 1: “Fresnel” may be a member or the team’s name (write “Team:” before the name)',
    );
    expect(readProblems('Team: X\nFaction: Nobody’s Own\nFresnel')).toBe(
      'line 2: “Faction: Nobody’s Own” is not known here',
    );
  });

  it('names at most five lines', () => {
    expect(readProblems(`Fresnel (7)\n${'Fresnl\n'.repeat(8)}`)).toMatch(/; 3 more lines$/);
  });

  it('does not take a text without names for a list', () => {
    for (const text of [
      '',
      'Dear all, see you on Saturday.',
      'x'.repeat(30_000),
      `${FIRST_WATCH}${'\n'.repeat(30_000)}`,
    ])
      expect(read(text)).toEqual({ kind: 'not-a-list' });
  });

  it('does not match characters of games without teams', () => {
    const robot: Character = {
      format: 'rollcall.character',
      version: 1,
      ruleset: 'battletech-kcw',
      id: 'robot',
      name: 'Robot',
    };
    expect(read('Robot\nRobot', { ...CONTEXT, characters: [robot] })).toEqual({ kind: 'not-a-list' });
  });
});
