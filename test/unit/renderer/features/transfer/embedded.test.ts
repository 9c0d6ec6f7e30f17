import { expect, it } from 'vitest';
import team from '../../../../../samples/supers-unlimited/teams/dock-brawl.team.json' with { type: 'json' };
import { ImportReader } from '../../../../../src/renderer/features/transfer/import/import-reader.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { getDefaultChoice, planImport } from '../../../../../src/shared/library/import/import-plan.ts';
import { t } from '../../../../support/texts.ts';
import { createTestDatabase, SAMPLE } from '../../store/store-support.ts';

const stranger = { ...SAMPLE, id: 'stranger', name: 'Stranger' };
const faction = { format: 'rollcall.faction', version: 1, id: 'guests', name: 'The Guests' };
const handed = {
  ...team,
  id: 'handed',
  name: 'Handed',
  members: [{ character: 'stranger' }, { character: SAMPLE.id }],
  characters: [stranger, SAMPLE],
  factions: [faction],
};

/** A reader of an import of one team, for a library that has one of its two characters already. */
async function readTeam(isWithEmbedded: boolean) {
  const empty = { get: () => undefined, snapshot: () => [] };
  const known = { kind: 'ready', id: SAMPLE.id, document: SAMPLE, row: { id: SAMPLE.id, document: SAMPLE } };
  const library = {
    gameCatalog: GAMES,
    database: createTestDatabase(),
    stores: {
      teams: empty,
      factions: empty,
      characters: { ...empty, get: (id: string) => (id === SAMPLE.id ? known : undefined) },
    },
  } as unknown as Library;
  const reader = new ImportReader(t, library, isWithEmbedded);
  reader.addIncoming([{ kind: 'teams', id: 'handed', name: 'Handed', document: handed, origin: 'handed.rollcall' }]);
  await still(reader);
  return reader;
}

async function still(reader: ImportReader): Promise<void> {
  while (reader.store.getState().isReading) await new Promise((resolve) => setTimeout(resolve, 1));
}

const idsOf = (reader: ImportReader) => reader.store.getState().candidates.map(({ incoming }) => incoming.id);

it('the heroes and factions of a team that the library lacks come in with it', async () => {
  const reader = await readTeam(true);
  expect(idsOf(reader)).toEqual(['handed', 'stranger', 'guests']);
  const plan = planImport(reader.store.getState().candidates, (one) => ({ choice: getDefaultChoice(one) }), {
    has: () => false,
  });
  expect(plan.map(({ id, isEmbedded = false }) => [id, isEmbedded])).toEqual([
    ['handed', false],
    ['stranger', true],
    ['guests', true],
  ]);
});

it('they are left out on demand, and taken in again', async () => {
  const reader = await readTeam(true);
  reader.setWithEmbedded(false);
  expect(idsOf(reader)).toEqual(['handed']);
  reader.setWithEmbedded(true);
  await still(reader);
  expect(idsOf(reader)).toEqual(['handed', 'stranger', 'guests']);
});

it('what is restored brings nobody along by itself', async () => {
  expect(idsOf(await readTeam(false))).toEqual(['handed']);
});
