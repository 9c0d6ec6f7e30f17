/** Parsers of what comes from outside, each with input that is made to slow it down: long runs of what a pattern repeats. */

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

/** Names messages instead of formatting them: no text is looked at. */
const translate = createTranslate('en', []);

const TABLED_GAMES = await loadGamePart(GAMES, 'table');

const LETTERS: Growth['sizes'] = [100_000, 200_000, 400_000];

/** `parse` with a text that repeats a piece up to a number of letters. */
const letters = (name: string, piece: string, parse: (text: string) => unknown, before = '', after = ''): Growth => ({
  name,
  sizes: LETTERS,
  prepare(size) {
    // A flat string, as it comes out of a file.
    const text = Buffer.from(before + piece.repeat(size / piece.length) + after).toString();
    return () => parse(text);
  },
});

const many = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join('');
const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const factions = (count: number) => list(count, (index) => ({ id: `faction-${index}`, name: `Faction ${index}` }));

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A spreadsheet of one sheet. */
function spreadsheet(sheet: string): Uint8Array {
  const relationships = (type: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="${RELATIONSHIPS}/${type}" Target="${target}"/></Relationships>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="Heroes" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships('worksheet', 'sheet.xml'),
    'xl/sheet.xml': `<worksheet>${sheet}</worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, Buffer.from(text)])), {
    level: 0,
  });
}

const sheetRows = (count: number) =>
  `<sheetData>${many(count, (index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>${index}</v></c></row>`)}</sheetData>`;

const tables = (name: string, sizes: Growth['sizes'], make: (size: number) => Uint8Array): Growth => ({
  name,
  sizes,
  prepare(size) {
    const bytes = make(size);
    return () => readSpreadsheet(translate, TABLED_GAMES, bytes, () => true);
  },
});

const deck = (columns: number, rows: number): Deck => ({
  format: 'rollcall.deck',
  version: 1,
  id: 'deck',
  name: 'Deck',
  copies: 'column-0',
  columns: list(columns, (index) => ({ name: `column-${index}` })),
  rows: list(rows, () => ['many']),
  shows: Object.fromEntries(list(columns, (index) => [`shown-${index}`, `column-${columns - 1 - index}`])),
});

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

export const parserGrowths: readonly Growth[] = [
  letters('attack: blanks after its effects', ' ', parseNotation, 'Fight / Close / Damage', 'x'),
  letters('attack: blanks between its traits', ' ', parseNotation, 'Fight', 'x / Close / Damage'),
  letters('attack: blanks before its range', ' ', parseNotation, 'Fight / Beam', 'x / Damage'),
  letters('attack: blanks in its bonus', ' ', parseNotation, 'Fight / Close / +1', 'x'),
  letters('attack: signs of its bonus', '+1', parseNotation, 'Fight / Close / '),
  letters('attack: quotation marks', ' "', parseNotation, 'Fight / Close / '),
  letters('number: blanks before a letter', ' ', (text) => NUMBER.read(text, NOTHING_KNOWN), '6', 'x'),
  letters('number: digits', '1', (text) => NUMBER.read(text, NOTHING_KNOWN), '', 'x'),
  letters('number: thousands', ',000', (text) => NUMBER.read(text, NOTHING_KNOWN), '1', 'x'),
  letters('number in a deck: digits', '1', parseNumberText, '', 'x'),
  letters('weaknesses: blanks', ' ', (text) => WEAKNESSES_CELL.read(text, NOTHING_KNOWN), 'fire', 'x'),
  letters('weaknesses: brackets', '( ', (text) => WEAKNESSES_CELL.read(text, NOTHING_KNOWN)),
  letters('words: separators', '; ', (text) => createWordListKind(ANY_WORD).read(text, NOTHING_KNOWN)),
  letters('words: brackets', ' [', (text) => createWordListKind(ANY_WORD).read(text, NOTHING_KNOWN)),
  letters('text cell: quotation marks', ' "', (text) => TEXT.read(text, NOTHING_KNOWN), '"'),
  letters('text cell: digits that are no number', '1', isPlainText, '', 'x'),
  {
    name: 'factions by name, as many as are known',
    sizes: [4_000, 8_000, 16_000],
    prepare(size) {
      const known = { factions: factions(size) };
      const text = many(size, (index) => `Faction ${index};`);
      return () => createWordListKind(FACTIONS).read(text, { factions: [...known.factions] });
    },
  },
  letters('notes: blanks', ' ', joinLines, '\n', 'x'),
  letters('notes: tabs between line breaks', '\t \t\n', joinLines),
  letters('card text: blanks', ' ', cleanText, 'x', 'x'),
  letters('markup: stars', '* ', (text) => parseMarkup(text, NO_ICONS)),
  letters('markup: braces', '{a', (text) => parseMarkup(text, NO_ICONS)),
  letters('markup: backslashes', '\\{', (text) => parseMarkup(text, NO_ICONS)),
  letters('glossary: blanks of a name', ' ', normalizeName, 'x', 'x'),
  letters('search: words', 'a ', splitWords),
  letters('link: beginnings of links', 'rollcall:1:', (text) => readLink(translate, text)),
  letters('pointer: digits', '/1', toFieldPattern),
  letters('id: hyphens', '-', slugify, 'a', 'a'),
  letters('file name: dots', '. ', makeSafeFileName, 'a', 'a'),
  letters('message: hidden characters', '\u202e', showHiddenCharacters),
  letters('message: opening quotation marks', '«', redactNames),
  letters('message: slashes', '/a', redactNames),
  letters('JSON: opened lists', '[', readJson),
  letters('JSON: backslashes of a text', '\\\\', readJson, '"'),
  letters('SVG: letters of a transform', 'a ', (text) => importSvg(svg(`<path transform="${text}" d="M0 0h9v9z"/>`))),
  letters('SVG: blanks of an outline', ' ', (text) => importSvg(svg(`<path d="M0 0${text}h9v9z"/>`))),
  letters('SVG: blanks of a style', ' ', (text) => importSvg(svg(`<path style="fill:red${text}x" d="M0 0h9v9z"/>`))),
  letters('SVG: opened tags', '<g>', importSvg, '<svg xmlns="http://www.w3.org/2000/svg">'),
  tables('CSV: blanks of a cell', LETTERS, (size) => Buffer.from(`Name,Level\nBash,6${' '.repeat(size)}x\n`)),
  tables('CSV: quotation marks', LETTERS, (size) => Buffer.from(`Name,Level\n"${'""'.repeat(size / 2)}`)),
  tables('CSV: rows', [5_000, 10_000, 20_000], (size) =>
    Buffer.from(`Name,Level\n${many(size, (index) => `H${index},6\n`)}`),
  ),
  tables('XLSX: rows, and three times as many merges', [4_750, 9_500, 19_000], (size) =>
    spreadsheet(
      `${sheetRows(size)}<mergeCells>${many(3 * size, (index) => `<mergeCell ref="A${(index % 100) + 2}:A${size}"/>`)}</mergeCells>`,
    ),
  ),
  tables('XLSX: letters of a cell', LETTERS, (size) =>
    spreadsheet(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'&amp;'.repeat(size / 5)}</t></is></c></row></sheetData>`,
    ),
  ),
  tables('XLSX: rich text in rich text', [10_000, 20_000, 40_000], (size) =>
    spreadsheet(
      `<sheetData><row r="1"><c r="A1" t="inlineStr"><is>${'<r>'.repeat(size)}<t>x</t>${'</r>'.repeat(size)}</is></c></row></sheetData>`,
    ),
  ),
  tables('XLSX: definitions of one column', [4_000, 8_000, 16_000], (size) =>
    spreadsheet(`<cols>${many(size, () => '<col min="1" max="1" width="9"/>')}</cols>${sheetRows(1)}`),
  ),
  {
    name: 'deck: columns, each shown, and as many bad rows',
    sizes: [5_000, 10_000, 20_000],
    prepare(size) {
      const read = deck(size, size);
      return () => describeDeckFindings(translate, read);
    },
  },
  {
    name: 'deck: columns that are pasted',
    sizes: [10_000, 20_000, 40_000],
    prepare(size) {
      const cells = list(size, String);
      return () => pasteCells(deck(1, 1), { top: 0, left: 0, bottom: 0, right: 0 }, [cells], 'Column');
    },
  },
];
