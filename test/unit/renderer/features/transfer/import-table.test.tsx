/** A table becomes characters: columns and fields, a mapping that is kept, the game of its headings. */

import { beforeEach, expect, it, vi } from 'vitest';
import { ImportDialog } from '../../../../../src/renderer/features/transfer/import/import-dialog.tsx';
import { ImportHost } from '../../../../../src/renderer/features/transfer/import/import-host.tsx';
import { startImport } from '../../../../../src/renderer/navigation/import-request.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { exportSpreadsheet } from '../../../../../src/shared/spreadsheet/export-spreadsheet.ts';
import { sampleCharacters } from '../../../../support/documents/samples.ts';
import { heroTable } from '../../../../support/files/hero-table.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { all, one, textOf } from '../../../../support/page/find.ts';
import { click, fill, focus, press, soon, until } from '../../../../support/page/hands.ts';
import { ReadingWorker } from '../../../../support/page/reading-worker.ts';
import { library, reload, screenForEachTest, show, store } from '../../../../support/page/screen.tsx';
import { t } from '../../../../support/texts.ts';

screenForEachTest();
beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker);
});

const drop = (name: string, text: string) =>
  show(<ImportDialog key={name} sources={[{ kind: 'files', files: [{ name, bytes: new Blob([text]) }] }]} />);
const said = (words: string) => until(() => expect(document.body.textContent).toContain(words));
const characters = () => library().stores.characters.snapshot();

async function choose(label: string | RegExp, option: string): Promise<void> {
  await click(await soon('button', label));
  await click(await soon('option', option));
}

/** Columns that nobody guesses, and one that is missing. */
const STRANGE = [
  'Held\tStufe\tSeite\tPow\tMove\tHit points\tFight\tRes\tAim\tRes\tMind\tRes\tMagic\tRes\tRecovery',
  'Ýrsa\t4\thero\t3\t5\t9\t4\t2\t3\t1\t2\t1\t1\t0\t3',
  'Żar\t5\tvillain\t3\t5\t9\t4\t2\t3\t1\t2\t1\t1\t0\t3',
].join('\n');

it('columns are named once: the mapping is kept and used again', async () => {
  await store('factions', [{ format: 'rollcall.faction', version: 1, id: 'breakwater', name: 'The Breakwater' }]);
  await drop('bund.tsv', STRANGE);
  await said('No column gives Name, Level, Alignment and Size.');
  expect((one('button', 'Nothing to look at') as HTMLButtonElement).disabled).toBe(true);
  await choose(/Field of the column Held/, 'Name');
  await choose(/Field of the column Stufe/, 'Level');
  await choose(/Field of the column Seite/, 'Alignment');
  await fill(one('textbox', 'Size'), '2');
  await focus(one('combobox', 'All belong to'));
  await fill(one('combobox', 'All belong to'), 'The Breakwater');
  await press('Enter');
  await press('Escape');
  await said('2 rows can be read.');
  await fill(await soon('textbox', 'Keep this mapping as'), 'Bund');
  await click(one('button', 'Keep'));
  await said('Kept as Bund.');
  await click(await soon('button', 'Look at 2 characters'));
  await click(await soon('button', 'Import 2'));
  await said('2 documents were imported.');
  expect(characters().map(({ row }) => (row.document as Character).factions)).toEqual([['breakwater'], ['breakwater']]);

  // Another table with the same headings, after a restart.
  await show(<p />);
  await reload();
  await drop('bund-2.tsv', STRANGE.replace('Ýrsa\t4', 'Ýrsa\t6').replace('Żar', 'Neu'));
  await said('Read as you kept it under Bund.');
  await click(await soon('button', 'Look at 2 characters'));
  await said('New: 1');
  await said('Changed: 1');
  await said('Differs in 1 place');
});

it('two rows of one name are told, and get ids of their own', async () => {
  await drop('twins.csv', heroTable(3, 1).csv.replaceAll(/^Hero \d+,/gm, 'Twin,'));
  await said('1 row has a note.');
  await said('is the name of row 3 too');
  await said('this one has the id twin-2.');
  await click(await soon('button', 'Look at 2 characters'));
  await said('New: 2');
});

it('a table is about the game that its headings speak of, until another one is chosen', async () => {
  await drop('units.csv', 'Name,Unit,Type,Tons,Walk MP\nGate Owl,npc,Foot Infantry,3,1');
  const game = () => one('button', /Game of the characters$/);
  await until(() => expect(textOf(game())).toContain('BattleTech combat rules'));
  await said('NPC, Foot Infantry, 3 t');
  await choose(/Game of the characters$/, 'SSUA');
  await said('No column gives Agility and Mind.');
  await choose(/Game of the characters$/, 'BattleTech combat rules');
  await click(await soon('button', 'Look at 1 character'));
  await said('New: 1');
});

it('what is no table says so, and can be left out', async () => {
  library().followTables((error) => {
    throw error;
  });
  const file = { name: 'heroes.xlsx', bytes: new Blob(['PK\u0003\u0004 no zip']) };
  startImport(library(), { kind: 'files', files: [file] });
  await show(<ImportHost />);
  await said('This table cannot be read');
  await said('This spreadsheet is damaged or is no .xlsx.');
  await click(one('button', 'Leave this table out'));
  await until(() => expect(all('dialog')).toEqual([]));
});

it('a character that has left as CSV is known again', async () => {
  const brasslung = sampleCharacters().filter(({ id }) => id === 'brasslung');
  await store('characters', brasslung);
  const { name, bytes } = await exportSpreadsheet(t, LOADED_GAMES, brasslung, 'csv');
  await drop(name, new TextDecoder().decode(bytes));
  await click(await soon('button', 'Look at 1 character'));
  await said('Same: 1');
});
