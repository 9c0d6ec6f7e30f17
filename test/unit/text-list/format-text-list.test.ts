import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import firstWatch from '../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import type { Team } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { GIMMICKS } from '../../../src/shared/games/supers-unlimited/facts.ts';
import { getTeamRules } from '../../../src/shared/rules/game-rules.ts';
import { judge, resolveDocumentOptions } from '../../../src/shared/rules/judge.ts';
import { createTeamFromTextList } from '../../../src/shared/text-list/create-team.ts';
import { formatTextList } from '../../../src/shared/text-list/format-text-list.ts';
import { matchTextList } from '../../../src/shared/text-list/match-text-list.ts';
import { createNameIndex } from '../../../src/shared/text-list/name-index.ts';
import { collectTextListWords } from '../../../src/shared/text-list/text-list-words.ts';
import type { Translate } from '../../../src/shared/texts/translate.ts';
import { readSampleCharacters, readSampleFactions } from '../../support/documents/samples.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

const CHARACTERS = readSampleCharacters();
const FACTIONS = readSampleFactions();
const GAME = GAMES.getGame({ ruleset: 'supers-unlimited' });
const TEAM_RULES = getTeamRules(GAMES, firstWatch as Team);
const WORDS = collectTextListWords([translate, translateToGerman], GAME, FACTIONS);

const { gimmicks: _gimmicks, notes: _notes, ...PLAIN_TEAM } = firstWatch as Team;

function format(translateTexts: Translate, team: Team): string {
  const judgement = judge(GAMES, team, { characters: CHARACTERS });
  return formatTextList(translateTexts, team, {
    game: GAME,
    teamRules: TEAM_RULES,
    teamView: TEAM_RULES.createView(team, {
      options: resolveDocumentOptions(GAMES, team),
      characters: new Map(CHARACTERS.map((character) => [character.id, character])),
    }),
    verdict: judgement.verdict,
    ...(judgement.levels === undefined ? {} : { levels: judgement.levels }),
    getFactionName: (factionId) => FACTIONS.find(({ id }) => id === factionId)?.name ?? factionId,
  });
}

const teams = fc.record({
  name: fc.constantFrom(
    ...['The First Watch', 'Zed’s Watch', '25 Levels of Trouble', 'Team 7', '1. Staffel', '3 Musketeers'],
    ...['#1 Fans', '2) Zwei', 'b) Seite', '10. Kompanie', '1.5 Men', '3x Trouble', 'Drei (3)'],
  ),
  player: fc.option(fc.constantFrom('Zed', 'Anna-Lena', '山田'), { nil: undefined }),
  levels: fc.integer({ min: 1, max: 99 }),
  formation: fc.constantFrom('super-force', 'combined-team', 'goon-squad'),
  allegiance: fc.oneof(
    fc.constantFrom(...FACTIONS).map(({ id }) => ({ kind: 'faction', faction: id })),
    fc.constantFrom('hero', 'villain').map((alignment) => ({ kind: 'alignment', alignment })),
  ),
  members: fc
    .uniqueArray(
      fc.record({
        character: fc.constantFrom(...CHARACTERS).map(({ id }) => id),
        copies: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 9, selector: ({ character }) => character },
    )
    .map((members) => members.map(({ character, copies }) => ({ character, ...(copies === 1 ? {} : { copies }) }))),
  gimmicks: fc.uniqueArray(fc.constantFrom(...GIMMICKS.map(({ id }) => id)), { maxLength: 4 }),
});

describe('formatTextList', () => {
  it('writes the name, the conditions, the members and the total of a team', () => {
    expect(format(translate, firstWatch as Team)).toMatchInlineSnapshot(`
      "The First Watch
      Combined Team · Faction: The Breakwater · 25 Levels

      Fresnel (7)
      Compass Rosa (5), leader
      Cigüeña (4)
      Longline (4)
      Kitestring (3)
      2x Harbour Volunteer (1)

      Gimmicks: Tag Team, Double-Blast, Mastery, Sunday Punch, Precision, Evasion, Find Weakness
      25 of 25 Levels, legal
      "
    `);
  });

  it('writes lists in English and German that are read as the same team', () => {
    fc.assert(
      fc.property(teams, fc.constantFrom(translate, translateToGerman), (stated, translateTexts) => {
        const { gimmicks, player, ...fields } = stated;
        const team = {
          ...PLAIN_TEAM,
          ...fields,
          ...(player === undefined ? {} : { player }),
          ...(gimmicks.length === 0 ? {} : { gimmicks }),
        } as Team;
        const list = matchTextList(format(translateTexts, team), {
          words: WORDS,
          nameIndex: createNameIndex(CHARACTERS),
          getLevel: TEAM_RULES.getMemberSize,
        });
        expect(list.unknownFields).toEqual([]);
        const choices = list.members.map(({ match, source }) => {
          if (match.kind !== 'certain') throw new Error(`${source} is ${match.kind}`);
          return match.choice;
        });
        // The list marks the leader also where the team leaves it to the rules.
        const { leader: _leader, ...readTeam } = createTeamFromTextList(team.id, list, choices, TEAM_RULES) as Team;
        expect(readTeam).toEqual(team);
      }),
      { seed: 20261130, numRuns: 300 },
    );
  });
});
