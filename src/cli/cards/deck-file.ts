/** Reads the deck of a command, from a spreadsheet or from a deck document. */

import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { getDefaultRowTemplate, isRowTemplate, listRowTemplates } from '../../shared/card/template/row-templates.ts';
import { findTemplate, listTemplateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { describeCopies } from '../../shared/deck/copies-column.ts';
import { createDeck } from '../../shared/deck/create-deck.ts';
import { addNamedPictures, findDeckPictures } from '../../shared/deck/deck-rows.ts';
import { type DeckSheet, selectDeckSheet } from '../../shared/deck/deck-sheet.ts';
import { matchPictures } from '../../shared/deck/match-pictures.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { loadGamePart } from '../../shared/games/parts.ts';
import type { Encoding } from '../../shared/spreadsheet/encodings.ts';
import type { Grid } from '../../shared/spreadsheet/grid.ts';
import { isDeckSpreadsheetFile, readSpreadsheet } from '../../shared/spreadsheet/read-spreadsheet.ts';
import { slugify } from '../../shared/text/slugify.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { listNames } from '../../shared/texts/values.ts';
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
  /** Column bindings in the form `NAME=COLUMN`. */
  readonly shows: readonly string[];
  readonly copiesFrom: string | undefined;
  readonly pictures: string | undefined;
  readonly sheet: string | undefined;
  /** Whether to leave out rows, columns and sheets that the spreadsheet hides. */
  readonly skipHidden: boolean;
  readonly name: string | undefined;
  /** The encoding of a text file, if the command line names one. */
  readonly encoding: Encoding | undefined;
}

export interface GivenDeck {
  readonly deck: Deck;
  readonly template: CardTemplate;
  readonly file: string;
  /** The location that picture paths are relative to. */
  readonly home: Home;
  /** Notes about the spreadsheet that the deck was read from. */
  readonly notes: readonly string[];
}

/** Reads a deck. Throws a Failure when the file cannot be read, or when a column or the template does not exist. */
export async function readDeck(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  file: string,
  how: DeckHow,
): Promise<GivenDeck> {
  const packed = await packedDeck(translate, gameCatalog, file);
  const table =
    packed === undefined && isDeckSpreadsheetFile(file)
      ? await deckOfFile(translate, gameCatalog, file, how)
      : undefined;
  const read = packed?.deck ?? table?.deck ?? (await deckIn(gameCatalog, file));
  const named = how.name === undefined ? read : { ...read, name: how.name };
  const template = await templateFor(translate, gameCatalog, files, how.template ?? named.template, packed);
  const deck = withColumns(named, how);
  const folder = how.pictures ?? dirname(packed?.archive.path ?? file);
  if (how.pictures !== undefined && !isFolder(folder))
    throw new Failure((translate) => translate('cli.files.noFolder'), folder);
  const found = findPictures(missingIn(deck, template), folder);
  const pictures = { ...deck.pictures, ...Object.fromEntries(found) };
  const home = { file: join(folder, basename(packed?.archive.path ?? file)), at: '' };
  return {
    deck: addNamedPictures({ ...deck, template: how.template ?? named.template ?? template.id, pictures }, template),
    template,
    file: packed?.archive.path ?? file,
    home: packed === undefined ? home : { ...home, archive: packed },
    notes: table === undefined ? [] : [...table.notes, ...[describeCopies(translate, deck) ?? []].flat()],
  };
}

/**
 * Returns the template of a deck. A template with this id in the deck's own archive takes precedence over the ones that
 * ship with Rollcall.
 */
async function templateFor(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  id: string | undefined,
  packed: PackedDeck | undefined,
): Promise<CardTemplate> {
  if (id === undefined || packed === undefined || isTemplateFile(id))
    return rowTemplate(translate, gameCatalog, files, id);
  const [name = '', size] = id.split('@');
  const { archive } = packed;
  const known = (await packedTemplates(archive, archive.path, files.fontFolders)).some((one) => one.id === name);
  return rowTemplate(
    translate,
    gameCatalog,
    files,
    known ? `${archive.path}/${name}${size === undefined ? '' : `@${size}`}` : id,
  );
}

async function deckOfFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: string,
  how: DeckHow,
): Promise<{ deck: Deck; notes: readonly string[] }> {
  const { grid, otherSheets: others, notes } = await sheetIn(translate, gameCatalog, file, how);
  const name = basename(file, extname(file));
  const left = translate('cli.deck.otherSheets', {
    sheet: truncateVisibly(grid.name),
    others: listNames(
      translate,
      others.map((one) => one.name),
    ),
  });
  return {
    deck: createDeck(grid, { id: slugify(name) || 'deck', name }),
    notes: others.length === 0 ? notes : [left, ...notes],
  };
}

async function sheetIn(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: string,
  { sheet, encoding, skipHidden }: DeckHow,
): Promise<DeckSheet> {
  const read = await readSpreadsheet(translate, await loadGamePart(gameCatalog, 'table'), bytesOf(file), () => false, {
    encoding,
    fileName: basename(file),
  });
  if (!read.ok) throw new Failure(read.message, file);
  const found = findSheet(translate, file, read.sheets, sheet, skipHidden);
  const hints = getSkipHiddenHint(translate, found.hidden, skipHidden);
  return { ...found, notes: [...formatDecodingNotes(translate, read.decoding), ...found.notes, ...hints] };
}

/** Finds the sheet with this name, or the most likely one. A sheet that is named is read even if it is hidden. */
function findSheet(
  translate: Translate,
  file: string,
  sheets: readonly Grid[],
  sheet: string | undefined,
  skipHidden: boolean,
): DeckSheet {
  const named = sheets.filter(({ name }) => name === sheet);
  if (sheet !== undefined && named.length === 0)
    throw new Failure(
      (translate) =>
        translate('cli.deck.noSheet', {
          sheet: truncateVisibly(sheet),
          sheets: listNames(
            translate,
            sheets.map(({ name }) => name),
          ),
        }),
      file,
    );
  const visible = skipHidden ? sheets.filter(({ isHidden }) => isHidden !== true) : sheets;
  const candidates = sheet === undefined ? visible : named;
  const found = selectDeckSheet(translate, candidates, undefined, skipHidden);
  if (found !== undefined) return found;
  if (skipHidden && selectDeckSheet(translate, candidates) !== undefined)
    throw new Failure((translate) => translate('cli.table.onlyHiddenRows'), file);
  if (sheet !== undefined)
    throw new Failure((translate) => translate('cli.deck.emptySheet', { sheet: truncateVisibly(sheet) }), file);
  if (skipHidden && selectDeckSheet(translate, sheets) !== undefined)
    throw new Failure((translate) => translate('cli.deck.onlyHiddenSheets'), file);
  throw new Failure((translate) => translate('cli.table.noRows'), file);
}

function bytesOf(file: string): Uint8Array {
  try {
    return readRegular(file, { most: LIMITS.spreadsheetBytes });
  } catch (error) {
    if (error instanceof UnopenedError)
      throw new Failure(
        (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
        file,
      );
    throw error;
  }
}

async function deckIn(gameCatalog: GameCatalog<Game>, file: string): Promise<Deck> {
  const read = await readOne(gameCatalog, file);
  if (!read.ok) throw new Failure((translate) => unreadableLine(translate, read.file, read.error));
  if (read.document.format !== 'rollcall.deck') throw new Failure((translate) => translate('cli.deck.noDeck'), file);
  return read.document;
}

/** Returns the template with this id or in this file. Throws a Failure if it is not a template for rows. */
async function rowTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  id: string | undefined,
): Promise<CardTemplate> {
  if (id === undefined) return getDefaultRowTemplate();
  if (isTemplateFile(id)) {
    const own = await templateFrom(translate, gameCatalog, files, id);
    if (!isRowTemplate(own))
      throw new Failure((translate) => translate('cli.deck.otherTemplate', { kind: own.of ?? 'character' }), id);
    return own;
  }
  const template = findTemplate(listRowTemplates(), id);
  if (template !== undefined) return template;
  const known = listTemplateChoices(listRowTemplates()).map((choice) => choice.id);
  throw new Failure((translate) =>
    translate('cli.deck.noTemplate', { id: truncateVisibly(id), templates: known.join(', ') }),
  );
}

/** Returns the deck with the column bindings of the command line. */
function withColumns(deck: Deck, { shows, copiesFrom }: DeckHow): Deck {
  const names = deck.columns.map(({ name }) => name);
  const known = (flag: string, column: string): string => {
    if (names.includes(column)) return column;
    throw new Failure((translate) =>
      translate('cli.deck.noColumn', { flag, column: truncateVisibly(column), columns: listNames(translate, names) }),
    );
  };
  const bound = shows.map((word) => {
    const cut = word.indexOf('=');
    if (cut < 1) throw new Failure((translate) => translate('cli.deck.columnFlag', { text: truncateVisibly(word) }));
    return [word.slice(0, cut), known('column', word.slice(cut + 1))] as const;
  });
  return {
    ...deck,
    ...(bound.length === 0 ? {} : { shows: { ...deck.shows, ...Object.fromEntries(bound) } }),
    ...(copiesFrom === undefined ? {} : { copies: known('copies-from', copiesFrom) }),
  };
}

/** Returns the picture names in cells for which the deck has no path. */
const missingIn = (deck: Deck, template: CardTemplate): string[] =>
  [...findDeckPictures(deck, template).keys()].filter((name) => !Object.hasOwn(deck.pictures ?? {}, name));

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/** Finds picture files by name. Subfolders are searched only for names that are missing in the folder itself. */
function findPictures(names: readonly string[], folder: string): Map<string, string> {
  const found = matchPictures(names, filesBelow(folder, 0));
  const missing = names.filter((name) => !found.has(name));
  return missing.length === 0
    ? found
    : new Map([...found, ...matchPictures(missing, filesBelow(folder, MAX_FOLDER_DEPTH))]);
}

/** The maximum number of files to list, which is also the app's limit for a folder. */
const MAX_LISTED_FILES = 20_000;
const MAX_FOLDER_DEPTH = 20;

/** Lists files by their path relative to the folder. It does not follow links to folders and skips hidden folders. */
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
    // A folder that cannot be listed still provides the files that cells name in full.
    return [];
  }
}
