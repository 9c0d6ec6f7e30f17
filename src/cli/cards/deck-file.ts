/** The deck of a call: from a table, or from a document that holds one. */

import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { defaultRowTemplate, isRowTemplate, rowTemplates } from '../../shared/card/template/row-templates.ts';
import { templateCalled, templateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { describeCopies } from '../../shared/deck/copies-column.ts';
import { deckOfTable } from '../../shared/deck/deck-of-table.ts';
import { deckPictures, withNamedPictures } from '../../shared/deck/deck-rows.ts';
import { type DeckSheet, deckSheet } from '../../shared/deck/deck-sheet.ts';
import { matchPictures } from '../../shared/deck/match-pictures.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { withPart } from '../../shared/games/parts.ts';
import type { Encoding } from '../../shared/table/encodings.ts';
import type { Grid } from '../../shared/table/grid.ts';
import { isDeckTableFile, readTable } from '../../shared/table/read-table.ts';
import { idText } from '../../shared/text/id-text.ts';
import { listed, shortened } from '../../shared/text/short.ts';
import { formatDecodingNotes } from '../encoding-flag.ts';
import { Failure } from '../failure.ts';
import { readOne, unreadableLine } from '../files/read.ts';
import { readRegular, UnopenedError } from '../files/regular-file.ts';
import { getSkipHiddenHint } from '../skip-hidden.ts';
import type { CallFiles } from './call-files.ts';
import { type PackedDeck, packedDeck } from './packed-deck.ts';
import { packedTemplates } from './packed-template.ts';
import type { Home } from './pictures.ts';
import { isTemplateFile, templateFrom } from './template-file.ts';

export interface DeckHow {
  readonly template: string | undefined;
  /** `NAME=COLUMN`. */
  readonly shows: readonly string[];
  readonly copiesFrom: string | undefined;
  readonly pictures: string | undefined;
  readonly sheet: string | undefined;
  /** Whether rows, columns and sheets that the spreadsheet hides are left out. */
  readonly skipHidden: boolean;
  readonly name: string | undefined;
  /** The encoding of a text file, where the call names one. */
  readonly encoding: Encoding | undefined;
}

export interface GivenDeck {
  readonly deck: Deck;
  readonly template: CardTemplate;
  readonly file: string;
  /** Where its pictures lie. */
  readonly home: Home;
  /** What has to be said of the table that it is read from. */
  readonly notes: readonly string[];
}

/** Throws a Failure for what cannot be read, and for a column or a template that is not there. */
export async function readDeck(
  games: Catalogue<Game>,
  files: CallFiles,
  file: string,
  how: DeckHow,
): Promise<GivenDeck> {
  const packed = await packedDeck(games, file);
  const table = packed === undefined && isDeckTableFile(file) ? await deckOfFile(games, file, how) : undefined;
  const read = packed?.deck ?? table?.deck ?? (await deckIn(games, file));
  const named = how.name === undefined ? read : { ...read, name: how.name };
  const template = await templateFor(games, files, how.template ?? named.template, packed);
  const deck = withColumns(named, how);
  const folder = how.pictures ?? dirname(packed?.archive.path ?? file);
  if (how.pictures !== undefined && !isFolder(folder)) throw new Failure('is no folder', folder);
  const found = findPictures(missingIn(deck, template), folder);
  const pictures = { ...deck.pictures, ...Object.fromEntries(found) };
  const home = { file: join(folder, basename(packed?.archive.path ?? file)), at: '' };
  return {
    deck: withNamedPictures({ ...deck, template: how.template ?? named.template ?? template.id, pictures }, template),
    template,
    file: packed?.archive.path ?? file,
    home: packed === undefined ? home : { ...home, archive: packed },
    notes: table === undefined ? [] : [...table.notes, ...[describeCopies(deck) ?? []].flat()],
  };
}

/** The template of a deck: of its archive, if that holds one of the id, or one that comes with Rollcall. */
async function templateFor(
  games: Catalogue<Game>,
  files: CallFiles,
  id: string | undefined,
  packed: PackedDeck | undefined,
): Promise<CardTemplate> {
  if (id === undefined || packed === undefined || isTemplateFile(id)) return rowTemplate(games, files, id);
  const [name = '', size] = id.split('@');
  const { archive } = packed;
  const known = (await packedTemplates(archive, archive.path, files.fontFolders)).some((one) => one.id === name);
  return rowTemplate(games, files, known ? `${archive.path}/${name}${size === undefined ? '' : `@${size}`}` : id);
}

async function deckOfFile(
  games: Catalogue<Game>,
  file: string,
  how: DeckHow,
): Promise<{ deck: Deck; notes: readonly string[] }> {
  const { grid, others, notes } = await sheetIn(games, file, how);
  const name = basename(file, extname(file));
  const left = `Only the sheet ${shortened(grid.name)} is read, not ${listed(others.map((one) => one.name))}; --sheet NAME reads another one`;
  return {
    deck: deckOfTable(grid, { id: idText(name) || 'deck', name }),
    notes: others.length === 0 ? notes : [left, ...notes],
  };
}

async function sheetIn(
  games: Catalogue<Game>,
  file: string,
  { sheet, encoding, skipHidden }: DeckHow,
): Promise<DeckSheet> {
  const read = await readTable(await withPart(games, 'table'), bytesOf(file), () => false, {
    encoding,
    fileName: basename(file),
  });
  if (!read.ok) throw new Failure(read.message, file);
  const found = findSheet(file, read.sheets, sheet, skipHidden);
  const hints = getSkipHiddenHint(found.hidden, skipHidden);
  return { ...found, notes: [...formatDecodingNotes(read.decoding), ...found.notes, ...hints] };
}

/** Finds the sheet with this name, or the likeliest one. A sheet that is named is read even if it is hidden. */
function findSheet(file: string, sheets: readonly Grid[], sheet: string | undefined, skipHidden: boolean): DeckSheet {
  const named = sheets.filter(({ name }) => name === sheet);
  if (sheet !== undefined && named.length === 0)
    throw new Failure(`has no sheet ${shortened(sheet)}; it has ${listed(sheets.map(({ name }) => name))}`, file);
  const visible = skipHidden ? sheets.filter(({ isHidden }) => isHidden !== true) : sheets;
  const candidates = sheet === undefined ? visible : named;
  const found = deckSheet(candidates, undefined, skipHidden);
  if (found !== undefined) return found;
  if (skipHidden && deckSheet(candidates) !== undefined)
    throw new Failure('has only hidden rows below its headings, which --skip-hidden leaves out', file);
  if (sheet !== undefined) throw new Failure(`has no rows below the headings of its sheet ${shortened(sheet)}`, file);
  if (skipHidden && deckSheet(sheets) !== undefined)
    throw new Failure('has rows on hidden sheets only, which --skip-hidden leaves out; --sheet NAME reads one', file);
  throw new Failure('has no rows below its headings', file);
}

function bytesOf(file: string): Uint8Array {
  try {
    return readRegular(file, { most: LIMITS.tableBytes });
  } catch (error) {
    if (error instanceof UnopenedError) throw new Failure(`cannot be read: ${error.message}`, file);
    throw error;
  }
}

async function deckIn(games: Catalogue<Game>, file: string): Promise<Deck> {
  const read = await readOne(games, file);
  if (!read.ok) throw new Failure(unreadableLine(read.file, read.error));
  if (read.document.format !== 'rollcall.deck')
    throw new Failure('is neither a table (.csv, .tsv, .xlsx), nor a deck or an archive with one', file);
  return read.document;
}

/** The template with this id or in this file, which has to be for rows. */
async function rowTemplate(games: Catalogue<Game>, files: CallFiles, id: string | undefined): Promise<CardTemplate> {
  if (id === undefined) return defaultRowTemplate();
  if (isTemplateFile(id)) {
    const own = await templateFrom(games, files, id);
    if (!isRowTemplate(own))
      throw new Failure(`is a template for a ${own.of ?? 'character'}; one for rows of a table says "of": "row"`, id);
    return own;
  }
  const template = templateCalled(rowTemplates(), id);
  if (template !== undefined) return template;
  const known = templateChoices(rowTemplates()).map((choice) => choice.id);
  throw new Failure(
    `--template: there is no template ${shortened(id)} for rows of a table; there is ${known.join(', ')}`,
  );
}

/** With the columns that the call binds. */
function withColumns(deck: Deck, { shows, copiesFrom }: DeckHow): Deck {
  const names = deck.columns.map(({ name }) => name);
  const known = (flag: string, column: string): string => {
    if (names.includes(column)) return column;
    throw new Failure(`--${flag}: the table has no column ${shortened(column)}; it has ${listed(names)}`);
  };
  const bound = shows.map((word) => {
    const cut = word.indexOf('=');
    if (cut < 1) throw new Failure(`--column wants NAME=COLUMN, not ${shortened(word)}`);
    return [word.slice(0, cut), known('column', word.slice(cut + 1))] as const;
  });
  return {
    ...deck,
    ...(bound.length === 0 ? {} : { shows: { ...deck.shows, ...Object.fromEntries(bound) } }),
    ...(copiesFrom === undefined ? {} : { copies: known('copies-from', copiesFrom) }),
  };
}

/** The pictures that cells name and the deck has no place of. */
const missingIn = (deck: Deck, template: CardTemplate): string[] =>
  [...deckPictures(deck, template).keys()].filter((name) => !Object.hasOwn(deck.pictures ?? {}, name));

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Those of the folder itself first. Only where some are missing there, the folders below it are listed too. */
function findPictures(names: readonly string[], folder: string): Map<string, string> {
  const found = matchPictures(names, filesBelow(folder, 0));
  const missing = names.filter((name) => !found.has(name));
  return missing.length === 0
    ? found
    : new Map([...found, ...matchPictures(missing, filesBelow(folder, MAX_FOLDER_DEPTH))]);
}

/** As many as the app takes from a folder. */
const MAX_LISTED_FILES = 20_000;
const MAX_FOLDER_DEPTH = 20;

/** Files by their path from the folder. Links to folders are not followed, and hidden folders are not listed. */
function filesBelow(root: string, maxDepth: number): string[] {
  const files: string[] = [];
  const waiting = [{ below: '', depth: 0 }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    for (const entry of entriesOf(join(root, next.below))) {
      const path = next.below === '' ? entry.name : `${next.below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (next.depth < maxDepth && !entry.name.startsWith('.')) waiting.push({ below: path, depth: next.depth + 1 });
      } else if (files.push(path) >= MAX_LISTED_FILES) return files;
    }
  }
  return files;
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that cannot be listed still gives the files that cells name in full.
    return [];
  }
}
