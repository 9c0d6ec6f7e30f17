/** Tests that the app and the command line make the same cards from the same file. */

import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PrintResources } from '../../../../../src/cli/cards/print-resources.ts';
import { readDeck } from '../../../../../src/cli/cards/read-deck.ts';
import { createDeckFromFile } from '../../../../../src/renderer/features/decks/deck-spreadsheets.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { shortenName } from '../../../../../src/renderer/strings/documents/shorten-name.ts';
import { getDefaultRowTemplate } from '../../../../../src/shared/card/template/row-templates.ts';
import { createDeckName } from '../../../../../src/shared/deck/deck-name.ts';
import { createDeckRows } from '../../../../../src/shared/deck/deck-rows.ts';
import type { Deck } from '../../../../../src/shared/document/kinds/deck/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { TextDecoding } from '../../../../../src/shared/spreadsheet/decode-text.ts';
import type { SpreadsheetReading } from '../../../../../src/shared/spreadsheet/grid.ts';
import { readSpreadsheet } from '../../../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { createFolder, formatRefusal, removeFolder } from '../../../../support/cli.ts';
import { buildWorkbook, createTextRow } from '../../../../support/files/workbook.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { translate } from '../../../../support/texts.ts';
import { createFakeWorkers } from '../../../../support/worker.ts';

const recorded = vi.hoisted(() => ({ toasts: [] as string[], decks: [] as unknown[] }));
vi.mock('../../../../../src/renderer/toasts/toasts.ts', () => ({
  toast: (toastText: string) => recorded.toasts.push(toastText),
}));
vi.mock('../../../../../src/renderer/navigation/router.ts', () => ({ navigateTo: () => {} }));
vi.mock('../../../../../src/renderer/features/documents/document-actions.ts', () => ({
  createUnusedId: () => 'deck',
  addDocument: async (_texts: unknown, _library: unknown, _kind: string, appDeck: unknown) =>
    recorded.decks.push(appDeck) > 0,
}));
vi.mock('../../../../../src/renderer/features/spreadsheets/encoding/encoding-question.ts', () => ({
  askEncoding: async (_file: unknown, assumed: string) => assumed,
}));
vi.mock('../../../../../src/renderer/features/spreadsheets/hidden/hidden-parts-question.ts', () => ({
  askHiddenParts: async () => 'read',
}));

const encodeUtf8 = (content: string): Uint8Array => new TextEncoder().encode(content);
/** Writes each character as one byte, for texts whose bytes in another encoding are given as escapes. */
const encodeLatin1 = (content: string): Uint8Array => Uint8Array.from(content, (letter) => letter.charCodeAt(0));
const encodeUtf16 = (content: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${content}`, 'utf16le'));

const FILES: Readonly<Record<string, Uint8Array>> = {
  'plain.csv': encodeUtf8('Name,Cost,Text\nRope,1,Long\nHook,2,Sharp\n'),
  'excel.csv': encodeLatin1('Name;Cost;Text;Copies\r\nF\xe4ustling;2,5;\x84Wucht\x93 \x96 3 \x80;2\r\n'),
  'mac.csv': encodeLatin1('Name,Text\rF\x8austling,f\x9fr die Gr\x9a\xa7e\r'),
  'shift-jis.csv': Uint8Array.from([
    ...encodeUtf8('Name,Text\n'),
    ...[0x8b, 0x52, 0x8e, 0x6d, 0x2c, 0x82, 0xb1, 0x82, 0xcc, 0x8e, 0x44, 0x82, 0xcd, 0x8b, 0xad, 0x82, 0xa2, 0x0a],
  ]),
  'damaged.csv': Uint8Array.from([...encodeUtf8('Name,Text\nFäustling,für Größe\nB,'), 0xe4, 0x0a]),
  'utf16.csv': encodeUtf16('Name\tText\r\nGröße\t3 €\r\n'),
  'utf16-odd.csv': Uint8Array.from([...encodeUtf16('Name\tText\r\nGröße\t3 €\r\n'), 0x0a]),
  'unicode-text.txt': encodeUtf16('Name\tText\tCopies\r\nSeil\tlang\t2\r\n'),
  'separator.csv': encodeUtf8('sep=|\r\nName|Text\r\nRope|a;b\r\n'),
  'titles.csv': encodeUtf8('My gear\n\nItem;Effect;How many\nRope;Long;2\nHook;Sharp;1\n'),
  'no-headings.csv': encodeUtf8('Rope,1,rope.png\nHook,2,hook.png\n'),
  'serial-numbers.csv': encodeUtf8('Number,Name\n101,Rope\n102,Hook\n'),
  'odd-copies.csv': encodeUtf8('Name,Copies\nA,4\nB,2x\nC,?\nD,1/2\nE,٣\nF,1000\nG,\n'),
  'repeated.csv': encodeUtf8('Name,Text,Text,Copies,Copies\nA,x,y,2,3\n'),
  'gaps.csv': encodeUtf8('Name,,Text,,Copies\nA,,x,,2\n,,,,\nB,,y,,3\n'),
  'quotes.csv': encodeUtf8('Name,Text\n"""Lucky"" Lou","a, b\nc"\n'),
  'zeros.tsv': encodeUtf8('Name\tCost\tArt\n007\t0012\timages\\a b.png\n'),
  'renamed.csv': buildWorkbook({
    sheets: [{ rows: [createTextRow(1, ['Name', 'Copies']), createTextRow(2, ['Rope', '2'])].join('') }],
  }),
  'two-sheets.xlsx': buildWorkbook({
    sheets: [
      { name: 'Notes', rows: [createTextRow(1, ['About', 'x']), createTextRow(2, ['Nothing', 'y'])].join('') },
      { name: 'Gear', rows: [createTextRow(1, ['Name', 'Text']), createTextRow(2, ['Rope', 'Long'])].join('') },
    ],
  }),
  'hidden-row.xlsx': readFileSync('test/fixtures/spreadsheets/hidden-row.xlsx'),
  'number-formats.xlsx': readFileSync('test/fixtures/spreadsheets/number-formats.xlsx'),
  'blanks.csv': encodeUtf8('Name, Text, Copies\nRope, "Long, strong", 2\n'),
  'backslashes.csv': encodeUtf8('"Name","Text"\n"Rope","He said \\"hi\\", then left"\n'),
  'formulas.csv': encodeUtf8('Name,Number\nRope,="0012"\nHook,="3/4"\n'),
  'markdown.txt': encodeUtf8('# Gear\n\n| Name | Text |\n| --- | --- |\n| Rope | a \\| b |\n'),
  'caret.csv': encodeUtf8('Name^Text^Copies\nRope^Long^2\n'),
  'list.txt': encodeUtf8('Rope\nHook\n'),
  'garbled.csv': encodeUtf8('\ufeffName,Text\nFÃ¤ustling,x\n'),
  'turned.csv': encodeUtf8('Name,Rope,Hook\nText,Long,Sharp\n'),
  'airtable.csv': encodeUtf8('\ufeffName,Art\nRope,rope.png (https://example.org/a)\n'),
  'forms.csv': encodeUtf8('Timestamp,Name,"What can it do?"\n2024/03/01 8:15:02 PM GMT+1,Ash,"Fire\nand smoke"\n'),
  'cardmaker.csv': encodeUtf8('Duplication,Title,Image\n,A,images\\a.png\n10,B,images/b.png\n'),
  'polish.csv': encodeLatin1('Nazwa;Opis\r\n\xaf\xf3\xb3w;\x8cpi\r\nW\xb9\xbf;Gryzie\r\n'),
  'utf16-no-mark.csv': new Uint8Array(Buffer.from('名前,効果\n騎士,一枚引く\n', 'utf16le')),
  'two-heading-rows.xlsx': buildWorkbook({
    sheets: [
      {
        rows: [
          createTextRow(1, ['Card', '', 'Stats', '', 'Copies']),
          createTextRow(2, ['Name', 'Text', 'Atk', 'Def']),
          createTextRow(3, ['Rope', 'Long', '1', '2', '3']),
        ].join(''),
      },
    ],
  }),
  'renamed.xlsx': encodeUtf8('Name,Copies\nRope,2\n'),
};

const REFUSED: Readonly<Record<string, Uint8Array>> = {
  'empty.csv': encodeUtf8(''),
  'headings-only.csv': encodeUtf8('Name,Text\n'),
  'swallowed-cells.csv': encodeUtf8('"id";"name"\n"a";"A"\n"b;"Hot Dog"\n"c";"C"\n'),
  'packed.csv': zipSync({ 'export/Gear.csv': encodeUtf8('Name\nRope\n') }),
  'open-quote.csv': encodeUtf8('Name,Text\nA,"x\nB,y\n'),
  'page.csv': encodeUtf8('<html><table><tr><td>Name</td></tr></table></html>'),
  'picture.csv': encodeLatin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  'broken.xlsx': encodeLatin1('PK\x03\x04 nothing'),
};

let testFolder: string;
let lastDecoding: TextDecoding | undefined;
beforeAll(() => {
  testFolder = createFolder({});
  for (const [fileName, content] of Object.entries({ ...FILES, ...REFUSED }))
    writeFileSync(join(testFolder, fileName), content);
  const readTableFile = async ({
    file: spreadsheetFile,
    encoding,
  }: {
    file: File;
    encoding?: TextDecoding['encoding'];
  }): Promise<SpreadsheetReading> => {
    const spreadsheetReading = await readSpreadsheet(
      translate,
      LOADED_GAMES,
      new Uint8Array(await spreadsheetFile.arrayBuffer()),
      () => false,
      {
        encoding,
        fileName: spreadsheetFile.name,
      },
    );
    lastDecoding = spreadsheetReading.decoding;
    return spreadsheetReading;
  };
  vi.stubGlobal('Worker', createFakeWorkers({ 'spreadsheet.worker': () => ({ readTableFile }) }));
});
afterEach(() => {
  recorded.toasts.length = 0;
  recorded.decks.length = 0;
});
afterAll(() => {
  vi.unstubAllGlobals();
  removeFolder(testFolder);
});

const OPTIONS = {
  template: undefined,
  columnBindings: [],
  formulas: [],
  copiesColumn: undefined,
  pictureFolder: undefined,
  sheetName: undefined,
  skipHidden: false,
  deckName: undefined,
  encoding: undefined,
};
const readInCommandLine = (fileName: string) =>
  readDeck(translate, GAMES, new PrintResources(), join(testFolder, fileName), OPTIONS);
async function readInApp(fileName: string): Promise<{ appDeck: Deck | undefined; toastTexts: string }> {
  await createDeckFromFile(
    translate,
    {} as Library,
    new File([(FILES[fileName] ?? REFUSED[fileName]) as Uint8Array<ArrayBuffer>], fileName),
  );
  return { appDeck: recorded.decks[0] as Deck | undefined, toastTexts: recorded.toasts.join(' ') };
}

/** Whether only one of the two reports a note: flags of the command line, and an encoding that the app asks about. */
const isOwnNote = (deckNote: string): boolean =>
  deckNote.includes('--') || (lastDecoding?.basis === 'assumed' && deckNote.startsWith("This file doesn't say"));

describe('the app and the command line', () => {
  it.each(Object.keys(FILES))('make the same cards from %s and report the same notes', async (fileName) => {
    const commandLineDeck = await readInCommandLine(fileName);
    const { appDeck, toastTexts } = await readInApp(fileName);
    const { name: deckName, columns, rows, copies, shows } = commandLineDeck.deck;
    expect(appDeck).toMatchObject({ name: deckName, columns, rows });
    expect(appDeck?.copies).toBe(copies);
    expect(appDeck?.shows).toEqual(shows);
    const template = getDefaultRowTemplate();
    const listCards = (renderedDeck: Deck) =>
      createDeckRows({ ...renderedDeck, pictures: {} }, template).map((deckRow) => [
        deckRow.name,
        deckRow.copies,
        deckRow.roots,
      ]);
    expect(listCards(appDeck as Deck)).toEqual(listCards(commandLineDeck.deck));
    const expectedNotes = commandLineDeck.notes.filter((deckNote) => !isOwnNote(deckNote));
    const madeMessage = translate('decks.made', {
      name: shortenName(createDeckName(basename(fileName).replace(/\.[a-z]+$/i, ''))),
      n: rows.length,
    });
    const otherSheetNotes =
      fileName === 'two-sheets.xlsx' ? [translate('decks.otherSheets', { name: shortenName('Gear'), others: 1 })] : [];
    const sortSentences = (messages: readonly string[]) =>
      messages
        .join(' ')
        .split(/(?<=\.) /)
        .sort();
    expect(sortSentences([toastTexts])).toEqual(sortSentences([madeMessage, ...expectedNotes, ...otherSheetNotes]));
  });

  it.each(Object.keys(REFUSED))('refuse %s for the same reason', async (fileName) => {
    const failure = await readInCommandLine(fileName).then(() => '', formatRefusal);
    const { appDeck, toastTexts } = await readInApp(fileName);
    expect(appDeck).toBeUndefined();
    expect(failure).not.toBe('');
    if (fileName === 'headings-only.csv')
      expect([failure, toastTexts]).toEqual([
        'has no rows below its headings',
        `${translate('decks.notRead', { name: shortenName(fileName) })}. ${translate('decks.noRows')}`,
      ]);
    else expect(toastTexts).toBe(`${translate('decks.notRead', { name: shortenName(fileName) })}. ${failure}`);
  });
});
