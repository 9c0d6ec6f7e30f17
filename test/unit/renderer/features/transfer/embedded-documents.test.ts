import { expect, it } from 'vitest';
import team from '../../../../../samples/supers-unlimited/teams/dock-brawl.team.json' with { type: 'json' };
import { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { getDefaultChoice, planImport } from '../../../../../src/shared/library/import/import-plan.ts';
import { translate } from '../../../../support/texts.ts';
import { createTestDatabase, SAMPLE } from '../../store/store-support.ts';

const embeddedCharacter = { ...SAMPLE, id: 'stranger', name: 'Stranger' };
const embeddedFaction = { format: 'rollcall.faction', version: 1, id: 'guests', name: 'The Guests' };
const importedTeam = {
  ...team,
  id: 'handed',
  name: 'Handed',
  members: [{ character: 'stranger' }, { character: SAMPLE.id }],
  characters: [embeddedCharacter, SAMPLE],
  factions: [embeddedFaction],
};

/** Reads an import of one team for a library that already has one of its two characters. */
async function readTeam(isWithEmbedded: boolean) {
  const emptyStore = { get: () => undefined, snapshot: () => [] };
  const knownItem = { kind: 'ready', id: SAMPLE.id, document: SAMPLE, row: { id: SAMPLE.id, document: SAMPLE } };
  const library = {
    gameCatalog: GAMES,
    database: createTestDatabase(),
    stores: {
      teams: emptyStore,
      factions: emptyStore,
      characters: { ...emptyStore, get: (characterId: string) => (characterId === SAMPLE.id ? knownItem : undefined) },
    },
  } as unknown as Library;
  const importReader = new ImportReader(translate, library, isWithEmbedded);
  importReader.addIncoming([
    { kind: 'teams', id: 'handed', name: 'Handed', document: importedTeam, origin: 'handed.rollcall' },
  ]);
  await waitUntilRead(importReader);
  return importReader;
}

async function waitUntilRead(importReader: ImportReader): Promise<void> {
  while (importReader.store.getState().isReading) await new Promise((resolve) => setTimeout(resolve, 1));
}

const getCandidateIds = (importReader: ImportReader) =>
  importReader.store.getState().candidates.map(({ incoming }) => incoming.id);

it('an import of a team includes the embedded characters and factions that the library does not have', async () => {
  const importReader = await readTeam(true);
  expect(getCandidateIds(importReader)).toEqual(['handed', 'stranger', 'guests']);
  const importPlan = planImport(
    importReader.store.getState().candidates,
    (candidate) => ({ choice: getDefaultChoice(candidate) }),
    {
      has: () => false,
    },
  );
  expect(importPlan.map(({ id: documentId, isEmbedded = false }) => [documentId, isEmbedded])).toEqual([
    ['handed', false],
    ['stranger', true],
    ['guests', true],
  ]);
});

it('setIncludesEmbedded leaves embedded documents out and includes them again', async () => {
  const importReader = await readTeam(true);
  importReader.setIncludesEmbedded(false);
  expect(getCandidateIds(importReader)).toEqual(['handed']);
  importReader.setIncludesEmbedded(true);
  await waitUntilRead(importReader);
  expect(getCandidateIds(importReader)).toEqual(['handed', 'stranger', 'guests']);
});

it('a restore includes no embedded documents', async () => {
  expect(getCandidateIds(await readTeam(false))).toEqual(['handed']);
});
