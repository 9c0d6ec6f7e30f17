/** Characters of two games may have the same id. A team only has members of its own game. */
import { expect, it } from 'vitest';
import heroFile from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import teamFile from '../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character, Team } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { embedTeamDocuments } from '../../../src/shared/library/embed-team-documents.ts';
import { listMembersToPrint } from '../../../src/shared/print/printed-characters.ts';
import { writeFinding } from '../../../src/shared/rules/finding.ts';
import { type JudgeContext, judge } from '../../../src/shared/rules/judge.ts';
import { createRoster } from '../../../src/shared/sheet/roster/create-roster.ts';
import { translate } from '../../support/texts.ts';

const parseDocument = <D>(value: unknown): D => {
  const parsed = parseValue(GAMES, value);
  if (!parsed.ok) throw new Error(parsed.error.path);
  return parsed.document as D;
};
const ownCharacter = parseDocument<Character>(heroFile);
const ownTeam = parseDocument<Team>({ ...teamFile, members: [{ character: heroFile.id }], leader: undefined });
const foreignCharacter = GAMES.find('battletech-kcw')?.documents['rollcall.character'].createBlank(
  heroFile.id,
) as Character;

/** Returns the verdict on the team with its findings in English. */
function judgeInWords(context: JudgeContext) {
  const { findings, ...verdict } = judge(GAMES, ownTeam, context);
  return { ...verdict, findings: findings.map((finding) => writeFinding(translate, finding)) };
}

it('a team ignores a character of another game with the same id as its member', () => {
  const bothCharacters = [foreignCharacter, ownCharacter];
  expect(judgeInWords({ characters: bothCharacters })).toEqual(judgeInWords({ characters: [ownCharacter] }));
  expect(listMembersToPrint(GAMES, ownTeam, bothCharacters).printed.map(({ character }) => character)).toEqual([
    ownCharacter,
  ]);
  expect(createRoster(translate, GAMES, ownTeam, { characters: bothCharacters })).toEqual(
    createRoster(translate, GAMES, ownTeam, { characters: [ownCharacter] }),
  );
});

it('a character of another game counts as an unknown member', () => {
  expect(judgeInWords({ characters: [foreignCharacter] })).toEqual(judgeInWords({}));
  expect(listMembersToPrint(GAMES, ownTeam, [foreignCharacter])).toEqual({ printed: [], unknownIds: [heroFile.id] });
  expect(
    embedTeamDocuments(
      GAMES,
      ownTeam,
      () => foreignCharacter,
      () => undefined,
    ),
  ).toBe(ownTeam);
});
