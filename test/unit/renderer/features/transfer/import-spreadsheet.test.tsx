/** Tests importing a spreadsheet as characters: the mapping of columns, saved mappings and the guessed game. */

import { beforeEach, expect, it, vi } from 'vitest';
import { ImportDialog } from '../../../../../src/renderer/features/transfer/import/import-dialog.tsx';
import { ImportHost } from '../../../../../src/renderer/features/transfer/import/import-host.tsx';
import { startImport } from '../../../../../src/renderer/navigation/import-request.ts';
import type { Character } from '../../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { exportSpreadsheet } from '../../../../../src/shared/spreadsheet/export-spreadsheet.ts';
import { readSampleCharacters } from '../../../../support/documents/samples.ts';
import { createHeroSpreadsheet } from '../../../../support/files/hero-spreadsheet.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { findAll, findOne, getText } from '../../../../support/page/find.ts';
import { ReadingWorker } from '../../../../support/page/reading-worker.ts';
import {
  getLibrary,
  reload,
  renderScreen,
  saveDocuments,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { click, fill, focus, press, waitFor, waitForElement } from '../../../../support/page/user-input.ts';
import { translate } from '../../../../support/texts.ts';

setUpScreenForEachTest();
beforeEach(() => {
  vi.stubGlobal('Worker', ReadingWorker);
});

const openImportDialog = (fileName: string, fileText: string) =>
  renderScreen(
    <ImportDialog
      key={fileName}
      sources={[{ kind: 'files', files: [{ name: fileName, bytes: new Blob([fileText]) }] }]}
    />,
  );
const waitForText = (expectedText: string) => waitFor(() => expect(document.body.textContent).toContain(expectedText));
const listCharacters = () => getLibrary().stores.characters.snapshot();

async function chooseOption(fieldLabel: string | RegExp, option: string): Promise<void> {
  await click(await waitForElement('button', fieldLabel));
  await click(await waitForElement('option', option));
}

/** A spreadsheet with unknown column headings and without a column for Size. */
const STRANGE_TABLE = [
  'Held\tStufe\tSeite\tPow\tMove\tHit points\tFight\tRes\tAim\tRes\tMind\tRes\tMagic\tRes\tRecovery',
  'Ýrsa\t4\thero\t3\t5\t9\t4\t2\t3\t1\t2\t1\t1\t0\t3',
  'Żar\t5\tvillain\t3\t5\t9\t4\t2\t3\t1\t2\t1\t1\t0\t3',
].join('\n');

it('an import saves the mapping of columns and uses it again after a restart', async () => {
  await saveDocuments('factions', [
    { format: 'rollcall.faction', version: 1, id: 'breakwater', name: 'The Breakwater' },
  ]);
  await openImportDialog('bund.tsv', STRANGE_TABLE);
  await waitForText('No column gives Name, Level, Alignment and Size.');
  expect((findOne('button', 'Nothing to look at') as HTMLButtonElement).disabled).toBe(true);
  await chooseOption(/Field of the column Held/, 'Name');
  await chooseOption(/Field of the column Stufe/, 'Level');
  await chooseOption(/Field of the column Seite/, 'Alignment');
  await fill(findOne('textbox', 'Size'), '2');
  await focus(findOne('combobox', 'All belong to'));
  await fill(findOne('combobox', 'All belong to'), 'The Breakwater');
  await press('Enter');
  await press('Escape');
  await waitForText('2 rows can be read.');
  await fill(await waitForElement('textbox', 'Keep this mapping as'), 'Bund');
  await click(findOne('button', 'Keep'));
  await waitForText('Kept as Bund.');
  await click(await waitForElement('button', 'Look at 2 characters'));
  await click(await waitForElement('button', 'Import 2'));
  await waitForText('2 documents were imported.');
  expect(listCharacters().map(({ row: characterRow }) => (characterRow.document as Character).factions)).toEqual([
    ['breakwater'],
    ['breakwater'],
  ]);

  // After a restart, another spreadsheet with the same headings is imported. One character has changed, and one is new.
  await renderScreen(<p />);
  await reload();
  await openImportDialog('bund-2.tsv', STRANGE_TABLE.replace('Ýrsa\t4', 'Ýrsa\t6').replace('Żar', 'Neu'));
  await waitForText('Read as you kept it under Bund.');
  await click(await waitForElement('button', 'Look at 2 characters'));
  await waitForText('New: 1');
  await waitForText('Changed: 1');
  await waitForText('Differs in 1 place');
});

it('an import reports two rows with the same name and gives them different ids', async () => {
  // The first of the three rows has an unreadable cell. The other two get the same name.
  await openImportDialog('twins.csv', createHeroSpreadsheet(3, 1).csv.replaceAll(/^Hero \d+,/gm, 'Twin,'));
  await waitForText('1 row has a note.');
  await waitForText('is the name of row 3 too');
  await waitForText('this one has the id twin-2.');
  await click(await waitForElement('button', 'Look at 2 characters'));
  await waitForText('New: 2');
});

it('an import guesses the game from the headings until the user chooses another one', async () => {
  await openImportDialog('units.csv', 'Name,Unit,Type,Tons,Walk MP\nGate Owl,npc,Foot Infantry,3,1');
  const findGameButton = () => findOne('button', /Game of the characters$/);
  await waitFor(() => expect(getText(findGameButton())).toContain('BattleTech combat rules'));
  await waitForText('NPC, Foot Infantry, 3 t');
  await chooseOption(/Game of the characters$/, 'SSUA');
  await waitForText('No column gives Agility and Mind.');
  await chooseOption(/Game of the characters$/, 'BattleTech combat rules');
  await click(await waitForElement('button', 'Look at 1 character'));
  await waitForText('New: 1');
});

it('an import reports an unreadable spreadsheet and lets the user leave it out', async () => {
  getLibrary().followTables((tableError) => {
    throw tableError;
  });
  const damagedFile = { name: 'heroes.xlsx', bytes: new Blob(['PK\u0003\u0004 no zip']) };
  startImport(getLibrary(), { kind: 'files', files: [damagedFile] });
  await renderScreen(<ImportHost />);
  await waitForText('This table cannot be read');
  await waitForText('This spreadsheet is damaged or is no .xlsx.');
  await click(findOne('button', 'Leave this table out'));
  await waitFor(() => expect(findAll('dialog')).toEqual([]));
});

it('an import recognizes a character that was exported as CSV', async () => {
  const brasslung = readSampleCharacters().filter(({ id: characterId }) => characterId === 'brasslung');
  await saveDocuments('characters', brasslung);
  const { name: fileName, bytes: fileBytes } = await exportSpreadsheet(translate, LOADED_GAMES, brasslung, 'csv');
  await openImportDialog(fileName, new TextDecoder().decode(fileBytes));
  await click(await waitForElement('button', 'Look at 1 character'));
  await waitForText('Same: 1');
});
