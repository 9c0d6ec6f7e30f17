import { expect, it } from 'vitest';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import first from '../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character, Team } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { embedTeamDocuments } from '../../../src/shared/library/embed-team-documents.ts';
import { listMembersToPrint } from '../../../src/shared/print/printed-characters.ts';
import { writeFinding } from '../../../src/shared/rules/finding.ts';
import { type JudgeContext, judge } from '../../../src/shared/rules/judge.ts';
import { createRoster } from '../../../src/shared/sheet/roster/create-roster.ts';
import { t } from '../../support/texts.ts';

const read = <D>(value: unknown): D => {
  const answer = parseValue(GAMES, value);
  if (!answer.ok) throw new Error(answer.error.path);
  return answer.document as D;
};
const own = read<Character>(hero);
const team = read<Team>({ ...first, members: [{ character: hero.id }], leader: undefined });
const stranger = GAMES.find('battletech-kcw')?.documents['rollcall.character'].createBlank(hero.id) as Character;

/** The verdict on the team, with its findings as people read them. */
function judgeInWords(context: JudgeContext) {
  const { findings, ...verdict } = judge(GAMES, team, context);
  return { ...verdict, findings: findings.map((finding) => writeFinding(t, finding)) };
}

it('a member is a character of the game of the team, whoever else has its id', () => {
  const both = [stranger, own];
  expect(judgeInWords({ characters: both })).toEqual(judgeInWords({ characters: [own] }));
  expect(listMembersToPrint(GAMES, team, both).printed.map(({ character }) => character)).toEqual([own]);
  expect(createRoster(t, GAMES, team, { characters: both })).toEqual(
    createRoster(t, GAMES, team, { characters: [own] }),
  );
});

it('who is of another game is nobody', () => {
  expect(judgeInWords({ characters: [stranger] })).toEqual(judgeInWords({}));
  expect(listMembersToPrint(GAMES, team, [stranger])).toEqual({ printed: [], unknownIds: [hero.id] });
  expect(
    embedTeamDocuments(
      GAMES,
      team,
      () => stranger,
      () => undefined,
    ),
  ).toBe(team);
});
