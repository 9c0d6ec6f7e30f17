import { afterEach, expect, it } from 'vitest';
import { saveDefaultRules } from '../../../../../src/renderer/features/house-rules/default-rules.ts';
import { addDefaultRules } from '../../../../../src/renderer/features/print/add-default-rules.ts';
import type { Team } from '../../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { PrintJob } from '../../../../../src/shared/print-job/print-job.ts';
import { getReferenceOptions } from '../../../../../src/shared/print-job/sheets/write-sheet.ts';

afterEach(() => localStorage.clear());

const ruleset = 'supers-unlimited';
const TEST_TEAM = { format: 'rollcall.team', version: 1, ruleset, id: 't', name: 'T', levels: 25, members: [] };

it("addDefaultRules gives the quick reference of characters the user's default house rules, and that of a team its own", () => {
  const supersUnlimited = GAMES.find(ruleset);
  if (supersUnlimited === undefined) throw new Error('no such game');
  const characters = [supersUnlimited.documents['rollcall.character'].createBlank('hero')];
  const printJob: PrintJob = { groups: [], characters, factions: [], language: 'en' };
  const optionsBefore = getReferenceOptions(GAMES, addDefaultRules(GAMES, printJob));
  saveDefaultRules(supersUnlimited, { 'su.uniqueSupers': true });
  expect(getReferenceOptions(GAMES, addDefaultRules(GAMES, printJob))).toEqual({
    ...optionsBefore,
    'su.uniqueSupers': true,
  });
  expect(optionsBefore['su.uniqueSupers']).toBe(false);
  const teamJob = addDefaultRules(GAMES, { ...printJob, groups: [{ document: TEST_TEAM as unknown as Team }] });
  expect(getReferenceOptions(GAMES, teamJob)['su.uniqueSupers']).toBe(false);
});
