import { afterEach, expect, it } from 'vitest';
import { keepDefaultRules } from '../../../../../src/renderer/features/house-rules/default-rules.ts';
import { withOwnRules } from '../../../../../src/renderer/features/print/own-rules.ts';
import type { Team } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { PrintJob } from '../../../../../src/shared/print-job/print-job.ts';
import { getReferenceOptions } from '../../../../../src/shared/print-job/sheets/write-sheet.ts';

afterEach(() => localStorage.clear());

const ruleset = 'supers-unlimited';
const TEAM = { format: 'rollcall.team', version: 1, ruleset, id: 't', name: 'T', levels: 25, members: [] };

it("the reference of characters alone goes by the user's default house rules, that of a team by its own", () => {
  const game = GAMES.find(ruleset);
  if (game === undefined) throw new Error('no such game');
  const characters = [game.documents['rollcall.character'].createBlank('hero')];
  const job: PrintJob = { groups: [], characters, factions: [], language: 'en' };
  const plain = getReferenceOptions(GAMES, withOwnRules(GAMES, job));
  keepDefaultRules(game, { 'su.uniqueSupers': true });
  expect(getReferenceOptions(GAMES, withOwnRules(GAMES, job))).toEqual({ ...plain, 'su.uniqueSupers': true });
  expect(plain['su.uniqueSupers']).toBe(false);
  const team = withOwnRules(GAMES, { ...job, groups: [{ document: TEAM as unknown as Team }] });
  expect(getReferenceOptions(GAMES, team)['su.uniqueSupers']).toBe(false);
});
