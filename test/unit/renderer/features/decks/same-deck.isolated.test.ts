/** The app and the command line make the same cards from the same file. */

import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallFiles } from '../../../../../src/cli/cards/call-files.ts';
import { readDeck } from '../../../../../src/cli/cards/deck-file.ts';
import { createDeckOfFile } from '../../../../../src/renderer/features/decks/deck-files.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { shortenName } from '../../../../../src/renderer/strings/documents/shorten-name.ts';
import { getDefaultRowTemplate } from '../../../../../src/shared/card/template/row-templates.ts';
import { createDeckRows } from '../../../../../src/shared/deck/deck-rows.ts';
import type { Deck } from '../../../../../src/shared/document/kinds/deck/schema.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import type { TextDecoding } from '../../../../../src/shared/spreadsheet/decode-text.ts';
import type { SpreadsheetReading } from '../../../../../src/shared/spreadsheet/grid.ts';
import { readSpreadsheet } from '../../../../../src/shared/spreadsheet/read-spreadsheet.ts';
import { folderWith, remove, whyRefused } from '../../../../support/cli.ts';
import { buildWorkbook, textRow } from '../../../../support/files/workbook.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { t } from '../../../../support/texts.ts';
import { workersThat } from '../../../../support/worker.ts';

const said = vi.hoisted(() => ({ toasts: [] as string[], decks: [] as unknown[] }));
vi.mock('../../../../../src/renderer/toasts/toasts.ts', () => ({
  toast: (text: string) => said.toasts.push(text),
}));
vi.mock('../../../../../src/renderer/navigation/router.ts', () => ({ navigateTo: () => {} }));
vi.mock('../../../../../src/renderer/features/documents/document-actions.ts', () => ({
  freeId: () => 'deck',
  addDocument: async (_texts: unknown, _library: unknown, _kind: string, deck: unknown) => said.decks.push(deck) > 0,
}));
vi.mock('../../../../../src/renderer/features/tables/encoding/encoding-question.ts', () => ({
  askEncoding: async (_file: unknown, assumed: string) => assumed,
}));
vi.mock('../../../../../src/renderer/features/tables/hidden/hidden-question.ts', () => ({
  askHiddenParts: async () => 'read',
}));

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const bytes = (content: string): Uint8Array => Uint8Array.from(content, (letter) => letter.charCodeAt(0));
const utf16 = (content: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${content}`, 'utf16le'));

const FILES: Readonly<Record<string, Uint8Array>> = {
  'plain.csv': text('Name,Cost,Text\nRope,1,Long\nHook,2,Sharp\n'),
  'excel.csv': bytes('Name;Cost;Text;Copies\r\nF\xe4ustling;2,5;\x84Wucht\x93 \x96 3 \x80;2\r\n'),
  'mac.csv': bytes('Name,Text\rF\x8austling,f\x9fr die Gr\x9a\xa7e\r'),
  'shift-jis.csv': Uint8Array.from([
    ...text('Name,Text\n'),
    ...[0x8b, 0x52, 0x8e, 0x6d, 0x2c, 0x82, 0xb1, 0x82, 0xcc, 0x8e, 0x44, 0x82, 0xcd, 0x8b, 0xad, 0x82, 0xa2, 0x0a],
  ]),
  'damaged.csv': Uint8Array.from([...text('Name,Text\nFäustling,für Größe\nB,'), 0xe4, 0x0a]),
  'utf16.csv': utf16('Name\tText\r\nGröße\t3 €\r\n'),
  'utf16-odd.csv': Uint8Array.from([...utf16('Name\tText\r\nGröße\t3 €\r\n'), 0x0a]),
  'unicode-text.txt': utf16('Name\tText\tCopies\r\nSeil\tlang\t2\r\n'),
  'separator.csv': text('sep=|\r\nName|Text\r\nRope|a;b\r\n'),
  'titles.csv': text('My gear\n\nItem;Effect;How many\nRope;Long;2\nHook;Sharp;1\n'),
  'no-headings.csv': text('Rope,1,rope.png\nHook,2,hook.png\n'),
  'serial-numbers.csv': text('Number,Name\n101,Rope\n102,Hook\n'),
  'odd-copies.csv': text('Name,Copies\nA,4\nB,2x\nC,?\nD,1/2\nE,٣\nF,1000\nG,\n'),
  'repeated.csv': text('Name,Text,Text,Copies,Copies\nA,x,y,2,3\n'),
  'gaps.csv': text('Name,,Text,,Copies\nA,,x,,2\n,,,,\nB,,y,,3\n'),
  'quotes.csv': text('Name,Text\n"""Lucky"" Lou","a, b\nc"\n'),
  'zeros.tsv': text('Name\tCost\tArt\n007\t0012\timages\\a b.png\n'),
  'renamed.csv': buildWorkbook({
    sheets: [{ rows: [textRow(1, ['Name', 'Copies']), textRow(2, ['Rope', '2'])].join('') }],
  }),
  'two-sheets.xlsx': buildWorkbook({
    sheets: [
      { name: 'Notes', rows: [textRow(1, ['About', 'x']), textRow(2, ['Nothing', 'y'])].join('') },
      { name: 'Gear', rows: [textRow(1, ['Name', 'Text']), textRow(2, ['Rope', 'Long'])].join('') },
    ],
  }),
  'hidden-row.xlsx': readFileSync('test/fixtures/spreadsheets/hidden-row.xlsx'),
  'number-formats.xlsx': readFileSync('test/fixtures/spreadsheets/number-formats.xlsx'),
  'blanks.csv': text('Name, Text, Copies\nRope, "Long, strong", 2\n'),
  'backslashes.csv': text('"Name","Text"\n"Rope","He said \\"hi\\", then left"\n'),
  'formulas.csv': text('Name,Number\nRope,="0012"\nHook,="3/4"\n'),
  'markdown.txt': text('# Gear\n\n| Name | Text |\n| --- | --- |\n| Rope | a \\| b |\n'),
  'caret.csv': text('Name^Text^Copies\nRope^Long^2\n'),
  'list.txt': text('Rope\nHook\n'),
  'garbled.csv': text('\ufeffName,Text\nFÃ¤ustling,x\n'),
  'turned.csv': text('Name,Rope,Hook\nText,Long,Sharp\n'),
  'airtable.csv': text('\ufeffName,Art\nRope,rope.png (https://example.org/a)\n'),
  'forms.csv': text('Timestamp,Name,"What can it do?"\n2024/03/01 8:15:02 PM GMT+1,Ash,"Fire\nand smoke"\n'),
  'cardmaker.csv': text('Duplication,Title,Image\n,A,images\\a.png\n10,B,images/b.png\n'),
  'polish.csv': bytes('Nazwa;Opis\r\n\xaf\xf3\xb3w;\x8cpi\r\nW\xb9\xbf;Gryzie\r\n'),
  'utf16-no-mark.csv': new Uint8Array(Buffer.from('名前,効果\n騎士,一枚引く\n', 'utf16le')),
  'two-heading-rows.xlsx': buildWorkbook({
    sheets: [
      {
        rows: [
          textRow(1, ['Card', '', 'Stats', '', 'Copies']),
          textRow(2, ['Name', 'Text', 'Atk', 'Def']),
          textRow(3, ['Rope', 'Long', '1', '2', '3']),
        ].join(''),
      },
    ],
  }),
  'renamed.xlsx': text('Name,Copies\nRope,2\n'),
};

const REFUSED: Readonly<Record<string, Uint8Array>> = {
  'empty.csv': text(''),
  'headings-only.csv': text('Name,Text\n'),
  'swallowed-cells.csv': text('"id";"name"\n"a";"A"\n"b;"Hot Dog"\n"c";"C"\n'),
  'packed.csv': zipSync({ 'export/Gear.csv': text('Name\nRope\n') }),
  'open-quote.csv': text('Name,Text\nA,"x\nB,y\n'),
  'page.csv': text('<html><table><tr><td>Name</td></tr></table></html>'),
  'picture.csv': bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  'broken.xlsx': bytes('PK\x03\x04 nothing'),
};

let folder: string;
let lastDecoding: TextDecoding | undefined;
beforeAll(() => {
  folder = folderWith({});
  for (const [name, content] of Object.entries({ ...FILES, ...REFUSED })) writeFileSync(join(folder, name), content);
  const readTableFile = async ({
    file,
    encoding,
  }: {
    file: File;
    encoding?: TextDecoding['encoding'];
  }): Promise<SpreadsheetReading> => {
    const read = await readSpreadsheet(t, LOADED_GAMES, new Uint8Array(await file.arrayBuffer()), () => false, {
      encoding,
      fileName: file.name,
    });
    lastDecoding = read.decoding;
    return read;
  };
  vi.stubGlobal('Worker', workersThat({ 'table.worker': () => ({ readTableFile }) }));
});
afterEach(() => {
  said.toasts.length = 0;
  said.decks.length = 0;
});
afterAll(() => {
  vi.unstubAllGlobals();
  remove(folder);
});

const OPTIONS = {
  template: undefined,
  shows: [],
  copiesFrom: undefined,
  pictures: undefined,
  sheet: undefined,
  skipHidden: false,
  name: undefined,
  encoding: undefined,
};
const readInCommandLine = (name: string) => readDeck(t, GAMES, new CallFiles(), join(folder, name), OPTIONS);
async function readInApp(name: string): Promise<{ deck: Deck | undefined; words: string }> {
  await createDeckOfFile(t, {} as Library, new File([(FILES[name] ?? REFUSED[name]) as Uint8Array<ArrayBuffer>], name));
  return { deck: said.decks[0] as Deck | undefined, words: said.toasts.join(' ') };
}

/** What only one of the two has to say: flags of the command line, sheets, and an encoding that the app asks about. */
const isOwnWord = (note: string): boolean =>
  note.includes('--') || (lastDecoding?.basis === 'assumed' && note.startsWith("This file doesn't say"));

describe('the app and the command line', () => {
  it.each(Object.keys(FILES))('make the same cards of %s and say the same', async (name) => {
    const given = await readInCommandLine(name);
    const { deck, words } = await readInApp(name);
    const { name: deckName, columns, rows, copies, shows } = given.deck;
    expect(deck).toMatchObject({ name: deckName, columns, rows });
    expect(deck?.copies).toBe(copies);
    expect(deck?.shows).toEqual(shows);
    const template = getDefaultRowTemplate();
    const cards = (one: Deck) =>
      createDeckRows({ ...one, pictures: {} }, template).map((row) => [row.name, row.copies, row.roots]);
    expect(cards(deck as Deck)).toEqual(cards(given.deck));
    const notes = given.notes.filter((note) => !isOwnWord(note));
    const title = t('decks.made', { name: shortenName(basename(name).replace(/\.[a-z]+$/i, '')), n: rows.length });
    const others = name === 'two-sheets.xlsx' ? [t('decks.otherSheets', { name: shortenName('Gear'), others: 1 })] : [];
    const sortSentences = (all: readonly string[]) =>
      all
        .join(' ')
        .split(/(?<=\.) /)
        .sort();
    expect(sortSentences([words])).toEqual(sortSentences([title, ...notes, ...others]));
  });

  it.each(Object.keys(REFUSED))('refuse %s for the same reason', async (name) => {
    const failure = await readInCommandLine(name).then(() => '', whyRefused);
    const { deck, words } = await readInApp(name);
    expect(deck).toBeUndefined();
    expect(failure).not.toBe('');
    if (name === 'headings-only.csv')
      expect([failure, words]).toEqual([
        'has no rows below its headings',
        `${t('decks.notRead', { name: shortenName(name) })}. ${t('decks.noRows')}`,
      ]);
    else expect(words).toBe(`${t('decks.notRead', { name: shortenName(name) })}. ${failure}`);
  });
});
