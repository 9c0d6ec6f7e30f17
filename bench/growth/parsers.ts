/** Parsers of external input. Each gets input that is made to slow it down: long runs of what a pattern repeats. */

import { zipSync } from 'fflate';
import { toFieldPattern } from '../../src/shared/card/binding/field-uses.ts';
import { cleanText } from '../../src/shared/card/binding/runs.ts';
import { describeDeckFindings } from '../../src/shared/deck/deck-findings.ts';
import { pasteCells } from '../../src/shared/deck/grid-edits.ts';
import { readJson } from '../../src/shared/document/json/read-json.ts';
import type { Deck } from '../../src/shared/document/kinds/deck/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { loadGamePart } from '../../src/shared/games/parts.ts';
import { parseNotation } from '../../src/shared/games/supers-unlimited/derive/parse-notation.ts';
import { WEAKNESSES_CELL } from '../../src/shared/games/supers-unlimited/spreadsheet/weaknesses.ts';
import { normalizeName } from '../../src/shared/glossary/collect-entries.ts';
import { readLink } from '../../src/shared/library/link.ts';
import { splitWords } from '../../src/shared/library/search/split-words.ts';
import { isPlainText, TEXT } from '../../src/shared/spreadsheet/cell.ts';
import { NUMBER } from '../../src/shared/spreadsheet/number-cell.ts';
import { readSpreadsheet } from '../../src/shared/spreadsheet/read-spreadsheet.ts';
import { ANY_WORD, createWordListKind, FACTIONS, NOTHING_KNOWN } from '../../src/shared/spreadsheet/word-cell.ts';
import { importSvg } from '../../src/shared/symbols/svg/import-svg.ts';
import { makeSafeFileName } from '../../src/shared/text/file-name.ts';
import { showHiddenCharacters } from '../../src/shared/text/hidden-characters.ts';
import { joinLines } from '../../src/shared/text/join-lines.ts';
import { NO_ICONS } from '../../src/shared/text/markup/icons.ts';
import { parseMarkup } from '../../src/shared/text/markup/markup.ts';
import { parseNumberText } from '../../src/shared/text/number-text.ts';
import { redactNames } from '../../src/shared/text/redact-names.ts';
import { slugify } from '../../src/shared/text/slugify.ts';
import { createTranslate } from '../../src/shared/texts/translate.ts';
import type { Growth } from './growth.ts';

/** Returns message keys instead of formatted messages, since no text is read. */
const translate = createTranslate('en', []);

const TABLED_GAMES = await loadGamePart(GAMES, 'table');

const LETTERS: Growth['sizes'] = [100_000, 200_000, 400_000];

/** Calls `parseText` with a text that repeats a piece up to a number of letters. */
const createLetterGrowth = (
  growthName: string,
  repeatedText: string,
  parseText: (sourceText: string) => unknown,
  textBefore = '',
  textAfter = '',
): Growth => ({
  name: growthName,
  sizes: LETTERS,
  prepare(inputSize) {
    // A flat string, like text that was read from a file.
    const sourceText = Buffer.from(
      textBefore + repeatedText.repeat(inputSize / repeatedText.length) + textAfter,
    ).toString();
    return () => parseText(sourceText);
  },
});

const joinItems = (itemCount: number, createItem: (itemIndex: number) => string): string =>
  Array.from({ length: itemCount }, (_item, itemIndex) => createItem(itemIndex)).join('');
const createItems = <T>(itemCount: number, createItem: (itemIndex: number) => T): T[] =>
  Array.from({ length: itemCount }, (_item, itemIndex) => createItem(itemIndex));

const createFactions = (itemCount: number) =>
  createItems(itemCount, (itemIndex) => ({ id: `faction-${itemIndex}`, name: `Faction ${itemIndex}` }));

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Creates a spreadsheet with one sheet. */
function createSpreadsheet(sheetXml: string): Uint8Array {
  const formatRelationships = (relationshipType: string, targetFile: string) =>
    `<Relationships><Relationship Id="rId1" Type="${RELATIONSHIPS}/${relationshipType}" Target="${targetFile}"/></Relationships>`;
  const partsByPath = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': formatRelationships('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Heroes" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': formatRelationships('worksheet', 'sheet.xml'),
    'xl/sheet.xml': `<worksheet>${sheetXml}</worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(partsByPath).map(([partPath, partText]) => [partPath, Buffer.from(partText)])),
    {
      level: 0,
    },
  );
}

const formatSheetRows = (itemCount: number) =>
  `<sheetData>${joinItems(itemCount, (itemIndex) => `<row r="${itemIndex + 1}"><c r="A${itemIndex + 1}"><v>${itemIndex}</v></c></row>`)}</sheetData>`;

const createSpreadsheetGrowth = (
  growthName: string,
  growthSizes: Growth['sizes'],
  createItem: (inputSize: number) => Uint8Array,
): Growth => ({
  name: growthName,
  sizes: growthSizes,
  prepare(inputSize) {
    const fileBytes = createItem(inputSize);
    return () => readSpreadsheet(translate, TABLED_GAMES, fileBytes, () => true);
  },
});

/** Creates a deck that shows every column, and whose rows all have an invalid number of copies: `many`. */
const createDeck = (columnCount: number, rowCount: number): Deck => ({
  format: 'rollcall.deck',
  version: 1,
  id: 'deck',
  name: 'Deck',
  copies: 'column-0',
  columns: createItems(columnCount, (itemIndex) => ({ name: `column-${itemIndex}` })),
  rows: createItems(rowCount, () => ['many']),
  shows: Object.fromEntries(
    createItems(columnCount, (itemIndex) => [`shown-${itemIndex}`, `column-${columnCount - 1 - itemIndex}`]),
  ),
});

const wrapSvg = (svgContent: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${svgContent}</svg>`;

export const parserGrowths: readonly Growth[] = [
  createLetterGrowth('attack: blanks after its effects', ' ', parseNotation, 'Fight / Close / Damage', 'x'),
  createLetterGrowth('attack: blanks between its traits', ' ', parseNotation, 'Fight', 'x / Close / Damage'),
  createLetterGrowth('attack: blanks before its range', ' ', parseNotation, 'Fight / Beam', 'x / Damage'),
  createLetterGrowth('attack: blanks in its bonus', ' ', parseNotation, 'Fight / Close / +1', 'x'),
  createLetterGrowth('attack: signs of its bonus', '+1', parseNotation, 'Fight / Close / '),
  createLetterGrowth('attack: quotation marks', ' "', parseNotation, 'Fight / Close / '),
  createLetterGrowth(
    'number: blanks before a letter',
    ' ',
    (sourceText) => NUMBER.read(sourceText, NOTHING_KNOWN),
    '6',
    'x',
  ),
  createLetterGrowth('number: digits', '1', (sourceText) => NUMBER.read(sourceText, NOTHING_KNOWN), '', 'x'),
  createLetterGrowth('number: thousands', ',000', (sourceText) => NUMBER.read(sourceText, NOTHING_KNOWN), '1', 'x'),
  createLetterGrowth('number in a deck: digits', '1', parseNumberText, '', 'x'),
  createLetterGrowth(
    'weaknesses: blanks',
    ' ',
    (sourceText) => WEAKNESSES_CELL.read(sourceText, NOTHING_KNOWN),
    'fire',
    'x',
  ),
  createLetterGrowth('weaknesses: brackets', '( ', (sourceText) => WEAKNESSES_CELL.read(sourceText, NOTHING_KNOWN)),
  createLetterGrowth('words: separators', '; ', (sourceText) =>
    createWordListKind(ANY_WORD).read(sourceText, NOTHING_KNOWN),
  ),
  createLetterGrowth('words: brackets', ' [', (sourceText) =>
    createWordListKind(ANY_WORD).read(sourceText, NOTHING_KNOWN),
  ),
  createLetterGrowth('text cell: quotation marks', ' "', (sourceText) => TEXT.read(sourceText, NOTHING_KNOWN), '"'),
  createLetterGrowth('text cell: digits that are no number', '1', isPlainText, '', 'x'),
  {
    name: 'factions by name, as many as are known',
    sizes: [4_000, 8_000, 16_000],
    prepare(inputSize) {
      const knownDocuments = { factions: createFactions(inputSize) };
      const sourceText = joinItems(inputSize, (itemIndex) => `Faction ${itemIndex};`);
      return () => createWordListKind(FACTIONS).read(sourceText, { factions: [...knownDocuments.factions] });
    },
  },
  createLetterGrowth('notes: blanks', ' ', joinLines, '\n', 'x'),
  createLetterGrowth('notes: tabs between line breaks', '\t \t\n', joinLines),
  createLetterGrowth('card text: blanks', ' ', cleanText, 'x', 'x'),
  createLetterGrowth('markup: stars', '* ', (sourceText) => parseMarkup(sourceText, NO_ICONS)),
  createLetterGrowth('markup: braces', '{a', (sourceText) => parseMarkup(sourceText, NO_ICONS)),
  createLetterGrowth('markup: backslashes', '\\{', (sourceText) => parseMarkup(sourceText, NO_ICONS)),
  createLetterGrowth('glossary: blanks of a name', ' ', normalizeName, 'x', 'x'),
  createLetterGrowth('search: words', 'a ', splitWords),
  createLetterGrowth('link: beginnings of links', 'rollcall:1:', (sourceText) => readLink(translate, sourceText)),
  createLetterGrowth('pointer: digits', '/1', toFieldPattern),
  createLetterGrowth('id: hyphens', '-', slugify, 'a', 'a'),
  createLetterGrowth('file name: dots', '. ', makeSafeFileName, 'a', 'a'),
  createLetterGrowth('message: hidden characters', '\u202e', showHiddenCharacters),
  createLetterGrowth('message: opening quotation marks', '«', redactNames),
  createLetterGrowth('message: slashes', '/a', redactNames),
  createLetterGrowth('JSON: opened lists', '[', readJson),
  createLetterGrowth('JSON: backslashes of a text', '\\\\', readJson, '"'),
  createLetterGrowth('SVG: letters of a transform', 'a ', (sourceText) =>
    importSvg(wrapSvg(`<path transform="${sourceText}" d="M0 0h9v9z"/>`)),
  ),
  createLetterGrowth('SVG: blanks of an outline', ' ', (sourceText) =>
    importSvg(wrapSvg(`<path d="M0 0${sourceText}h9v9z"/>`)),
  ),
  createLetterGrowth('SVG: blanks of a style', ' ', (sourceText) =>
    importSvg(wrapSvg(`<path style="fill:red${sourceText}x" d="M0 0h9v9z"/>`)),
  ),
  createLetterGrowth('SVG: opened tags', '<g>', importSvg, '<svg xmlns="http://www.w3.org/2000/svg">'),
  createSpreadsheetGrowth('CSV: blanks of a cell', LETTERS, (inputSize) =>
    Buffer.from(`Name,Level\nBash,6${' '.repeat(inputSize)}x\n`),
  ),
  createSpreadsheetGrowth('CSV: quotation marks', LETTERS, (inputSize) =>
    Buffer.from(`Name,Level\n"${'""'.repeat(inputSize / 2)}`),
  ),
  createSpreadsheetGrowth('CSV: rows', [5_000, 10_000, 20_000], (inputSize) =>
    Buffer.from(`Name,Level\n${joinItems(inputSize, (itemIndex) => `H${itemIndex},6\n`)}`),
  ),
  createSpreadsheetGrowth('XLSX: rows, and three times as many merges', [4_750, 9_500, 19_000], (inputSize) =>
    createSpreadsheet(
      `${formatSheetRows(inputSize)}<mergeCells>${joinItems(3 * inputSize, (itemIndex) => `<mergeCell ref="A${(itemIndex % 100) + 2}:A${inputSize}"/>`)}</mergeCells>`,
    ),
  ),
  createSpreadsheetGrowth('XLSX: letters of a cell', LETTERS, (inputSize) =>
    createSpreadsheet(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'&amp;'.repeat(inputSize / 5)}</t></is></c></row></sheetData>`,
    ),
  ),
  createSpreadsheetGrowth('XLSX: rich text in rich text', [10_000, 20_000, 40_000], (inputSize) =>
    createSpreadsheet(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is>${'<r>'.repeat(inputSize)}<t>x</t>${'</r>'.repeat(inputSize)}</is></c></row></sheetData>`,
    ),
  ),
  createSpreadsheetGrowth('XLSX: definitions of one column', [4_000, 8_000, 16_000], (inputSize) =>
    createSpreadsheet(
      `<cols>${joinItems(inputSize, () => '<col min="1" max="1" width="9"/>')}</cols>${formatSheetRows(1)}`,
    ),
  ),
  {
    name: 'deck: columns, each shown, and as many bad rows',
    sizes: [5_000, 10_000, 20_000],
    prepare(inputSize) {
      const bigDeck = createDeck(inputSize, inputSize);
      return () => describeDeckFindings(translate, bigDeck);
    },
  },
  {
    name: 'deck: columns that are pasted',
    sizes: [10_000, 20_000, 40_000],
    prepare(inputSize) {
      const cellTexts = createItems(inputSize, String);
      return () => pasteCells(createDeck(1, 1), { top: 0, left: 0, bottom: 0, right: 0 }, [cellTexts], 'Column');
    },
  },
];
