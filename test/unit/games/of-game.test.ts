import { expect, it } from 'vitest';
import hero from '../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import first from '../../../samples/supers-unlimited/teams/first-watch.team.json' with { type: 'json' };
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character, Team } from '../../../src/shared/document/schema.ts';
import { judge } from '../../../src/shared/judge.ts';
import { wholeTeam } from '../../../src/shared/library/whole-team.ts';
import { membersToPrint } from '../../../src/shared/print/members.ts';
import { findGame } from '../../../src/shared/registry/games.ts';
import { rosterOf } from '../../../src/shared/sheet/roster/roster-of-team.ts';

const read = <D>(value: unknown): D => {
  const answer = parseValue(value);
  if (!answer.ok) throw new Error(answer.error.path);
  return answer.document as D;
};
const own = read<Character>(hero);
const team = read<Team>({ ...first, members: [{ character: hero.id }], leader: undefined });
const stranger = findGame('battletech-kcw')?.documents['rollcall.character'].blank(hero.id) as Character;

it('a member is a character of the game of the team, whoever else has its id', () => {
  const both = [stranger, own];
  expect(judge(team, { characters: both }).findings).toEqual(judge(team, { characters: [own] }).findings);
  expect(membersToPrint(team, both).printed.map(({ character }) => character)).toEqual([own]);
  expect(rosterOf(team, { characters: both })).toEqual(rosterOf(team, { characters: [own] }));
});

it('who is of another game is nobody', () => {
  expect(judge(team, { characters: [stranger] })).toEqual(judge(team));
  expect(membersToPrint(team, [stranger])).toEqual({ printed: [], unknown: [hero.id] });
  expect(
    wholeTeam(
      team,
      () => stranger,
      () => undefined,
    ),
  ).toBe(team);
});
