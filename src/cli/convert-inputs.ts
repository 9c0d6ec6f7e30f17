/** Reads the input of `convert`: spreadsheets with their rows, and documents that the rows can change. */

import { sha256 } from '../node/sha256.ts';
import { LIMITS } from '../shared/base/limits.ts';
import { computeFingerprint } from '../shared/document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { AnyDocument, Character, Faction } from '../shared/document/schema.ts';
import type { Game } from '../shared/games/game.ts';
import type { GameCatalogWithPart } from '../shared/games/parts.ts';
import type { Encoding } from '../shared/spreadsheet/encodings.ts';
import { describeOutdated } from '../shared/spreadsheet/faulty-cells.ts';
import type { Grid } from '../shared/spreadsheet/grid.ts';
import { describeHidden, findHiddenParts, leaveOutHidden } from '../shared/spreadsheet/hidden-parts.ts';
import { guessMapping, type Mapping, missingFields } from '../shared/spreadsheet/mapping.ts';
import { applyMappingFile, type MappingFile, readMappingFile } from '../shared/spreadsheet/mapping-file.ts';
import { quote } from '../shared/spreadsheet/quoted-text.ts';
import { RowReader } from '../shared/spreadsheet/read-rows.ts';
import {
  findLikelySheet,
  findOtherSheets,
  isSpreadsheetFile,
  readSpreadsheet,
} from '../shared/spreadsheet/read-spreadsheet.ts';
import {
  findLikelyGame,
  findSpreadsheetGame,
  listSpreadsheetGames,
  type SpreadsheetGame,
} from '../shared/spreadsheet/spreadsheet-games.ts';
import { truncateVisibly } from '../shared/text/truncate.ts';
import { formatLateText } from '../shared/texts/late-text.ts';
import type { Translate } from '../shared/texts/translate.ts';
import { listNames } from '../shared/texts/values.ts';
import { formatDecodingNotes } from './encoding-flag.ts';
import { EXIT, type Exit, Failure } from './failure.ts';
import { readEach, unreadableLine } from './files/read.ts';
import { readRegular, UnopenedError } from './files/regular-file.ts';
import type { Io } from './io.ts';
import { getSkipHiddenHint } from './skip-hidden.ts';

export interface ReadForConvert {
  readonly characters: readonly Character[];
  /** The factions of the characters, as far as the input contains them. */
  readonly factions: readonly Faction[];
  /** One line for each cell that cannot be read. */
  readonly faults: readonly string[];
  readonly rows: number;
  readonly badRows: number;
  /** The exit code, which shows whether all documents could be read. */
  readonly exit: Exit;
}

export interface TableHow {
  readonly mapping: string | undefined;
  readonly tags: readonly string[];
  /** The game of the spreadsheets, if the command line names one. */
  readonly game: SpreadsheetGame | undefined;
  /** The encoding of text files, if the command line names one. */
  readonly encoding: Encoding | undefined;
  /** Whether to leave out rows, columns and sheets that a spreadsheet hides. */
  readonly skipHidden: boolean;
}

/** Reads the input. Throws a Failure for a file that is named on the command line and cannot be used. */
export async function readForConvert(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'table'>,
  given: readonly string[],
  how: TableHow,
  streams: Io,
): Promise<ReadForConvert> {
  const tables = given.filter(isSpreadsheetFile);
  const { documents, exit } = await documentsOf(
    translate,
    gameCatalog,
    given.filter((path) => !isSpreadsheetFile(path)),
    streams,
  );
  const factions = documents.filter((document) => document.format === 'rollcall.faction');
  const known = byId(
    gameCatalog,
    documents.flatMap((document) =>
      document.format === 'rollcall.character'
        ? [document]
        : document.format === 'rollcall.team'
          ? (document.characters ?? [])
          : [],
    ),
  );
  if (tables.length === 0) {
    if (how.mapping !== undefined || how.tags.length > 0 || how.encoding !== undefined || how.skipHidden)
      throw new Failure((translate) => translate('cli.convert.spreadsheetFlags'));
    const characters = [...known.values()];
    return { characters, factions: usedBy(characters, factions), faults: [], rows: 0, badRows: 0, exit };
  }
  const file = how.mapping === undefined ? undefined : mappingIn(how.mapping);
  const read: ReadForConvert[] = [];
  for (const path of tables) {
    const grid = await gridIn(translate, gameCatalog, path, how, streams);
    const game =
      how.game ??
      gameOfTable(gameCatalog, grid, file) ??
      gameOfAll(gameCatalog, known) ??
      (listSpreadsheetGames(gameCatalog)[0] as SpreadsheetGame);
    const mapping = mappingOf(translate, path, grid, game, file, how.tags, known, streams);
    read.push({ ...rowsOf(translate, gameCatalog, path, grid, game, mapping, known, factions, streams), exit });
  }
  const characters = [
    ...byId(
      gameCatalog,
      read.flatMap((one) => one.characters),
    ).values(),
  ];
  const sum = (of: (one: ReadForConvert) => number) => read.reduce((n, one) => n + of(one), 0);
  return {
    characters,
    factions: usedBy(characters, factions),
    faults: read.flatMap(({ faults }) => faults),
    rows: sum(({ rows }) => rows),
    badRows: sum(({ badRows }) => badRows),
    exit,
  };
}

const usedBy = (characters: readonly Character[], factions: readonly Faction[]) => {
  const used = new Set(characters.flatMap((character) => character.factions ?? []));
  return factions.filter(({ id }) => used.has(id));
};

/** Returns the characters by id. Throws a Failure if two different characters have the same id. */
function byId(gameCatalog: GameCatalog<Game>, characters: readonly Character[]): Map<string, Character> {
  const known = new Map<string, Character>();
  for (const character of characters) {
    const other = known.get(character.id);
    if (
      other !== undefined &&
      computeFingerprint(gameCatalog, other, sha256) !== computeFingerprint(gameCatalog, character, sha256)
    )
      throw new Failure((translate) => translate('cli.convert.sameId', { id: truncateVisibly(character.id) }));
    if (other === undefined) known.set(character.id, character);
  }
  return known;
}

async function documentsOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  paths: readonly string[],
  streams: Io,
): Promise<{ documents: AnyDocument[]; exit: Exit }> {
  const documents: AnyDocument[] = [];
  let exit: Exit = EXIT.fine;
  for await (const read of readEach(translate, gameCatalog, paths, streams)) {
    if (read.ok) documents.push(read.document);
    else if (read.isNamed) throw new Failure((translate) => unreadableLine(translate, read.file, read.error));
    else {
      streams.err(unreadableLine(translate, read.file, read.error));
      exit = EXIT.unusable;
    }
  }
  return { documents, exit };
}

function bytesOf(path: string, most: number): Uint8Array {
  try {
    return readRegular(path, { most });
  } catch (error) {
    if (error instanceof UnopenedError)
      throw new Failure(
        (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
        path,
      );
    throw error;
  }
}

/** Reads the sheet of a file that looks most like a table of characters, and prints notes about it. */
async function gridIn(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'table'>,
  path: string,
  { encoding, skipHidden }: TableHow,
  streams: Io,
): Promise<Grid> {
  const read = await readSpreadsheet(translate, gameCatalog, bytesOf(path, LIMITS.spreadsheetBytes), undefined, {
    encoding,
    fileName: path,
  });
  for (const note of formatDecodingNotes(translate, read.decoding)) streams.err(`${path}: ${note}`);
  if (!read.ok) throw new Failure(read.message, path);
  const sheets = skipHidden ? read.sheets.filter(({ isHidden }) => isHidden !== true) : read.sheets;
  const sheet = findLikelySheet(gameCatalog, sheets);
  if (sheet === undefined && read.sheets.length > 0)
    throw new Failure((translate) => translate('cli.table.onlyHiddenSheets'), path);
  if (sheet === undefined || sheet.rows.length === 0)
    throw new Failure((translate) => translate('cli.table.noRows'), path);
  const grid = skipHidden ? leaveOutHidden(sheet) : sheet;
  if (grid.rows.length === 0) throw new Failure((translate) => translate('cli.table.onlyHiddenRows'), path);
  const others = findOtherSheets(gameCatalog, sheets, sheet).map(({ name }) => name);
  if (others.length > 0)
    streams.err(
      translate('cli.convert.otherSheets', {
        file: path,
        sheet: truncateVisibly(sheet.name),
        others: listNames(translate, others),
      }),
    );
  const hints = getSkipHiddenHint(translate, findHiddenParts(sheet), skipHidden);
  for (const note of [
    ...describeHidden(translate, sheet, skipHidden ? 'left-out' : 'read'),
    ...describeOutdated(translate, grid),
    ...hints,
  ])
    streams.err(`${path}: ${note}`);
  return grid;
}

function mappingIn(path: string): MappingFile {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytesOf(path, LIMITS.documentBytes)).replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure((translate) => translate('cli.convert.noJson'), path);
    throw error;
  }
  const file = readMappingFile(json);
  if (typeof file === 'function') throw new Failure(file, path);
  return file;
}

/** Returns the game that the headings belong to, including the headings that the mapping names. */
const gameOfTable = (
  gameCatalog: GameCatalogWithPart<'table'>,
  { headings }: Grid,
  { columns, constants }: Partial<MappingFile> = {},
): SpreadsheetGame | undefined =>
  findLikelyGame(gameCatalog, [...headings, ...Object.values(columns ?? {}), ...Object.keys(constants ?? {})]);

/** Returns the game of the documents that are given with a spreadsheet, if all belong to the same game. */
function gameOfAll(
  gameCatalog: GameCatalogWithPart<'table'>,
  known: ReadonlyMap<string, Character>,
): SpreadsheetGame | undefined {
  const [only, another] = new Set([...known.values()].map(({ ruleset }) => ruleset));
  return another === undefined ? findSpreadsheetGame(gameCatalog, only) : undefined;
}

/** Creates the mapping and prints which columns are ignored. Throws a Failure if no row can become a character. */
function mappingOf(
  translate: Translate,
  path: string,
  grid: Grid,
  { name, table: { columns } }: SpreadsheetGame,
  file: MappingFile | undefined,
  tags: readonly string[],
  known: ReadonlyMap<string, Character>,
  streams: Io,
): Mapping {
  const read =
    file === undefined ? guessMapping(grid.headings, columns) : applyMappingFile(grid.headings, file, columns);
  if (typeof read === 'function')
    throw new Failure((translate) => translate('cli.convert.mapping', { reason: read(translate) }), path);
  const mapping = { ...read, tags: [read.tags, ...tags.map(quote)].filter((tag) => tag !== '').join('; ') };
  const unused = mapping.columns.filter(({ heading, field }) => field === undefined && heading !== '');
  if (unused.length > 0)
    streams.err(
      translate('cli.convert.unusedColumns', {
        file: path,
        columns: unused.map(({ heading }) => truncateVisibly(heading, 60)).join(', '),
      }),
    );
  const missing = missingFields(mapping, columns);
  if (missing.length > 0 && known.size === 0)
    throw new Failure(
      (translate) =>
        translate('cli.convert.fieldsMissing', {
          fields: missing.map(({ heading }) => heading).join(', '),
          game: name,
        }),
      path,
    );
  return mapping;
}

function rowsOf(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  path: string,
  grid: Grid,
  { table }: SpreadsheetGame,
  mapping: Mapping,
  known: ReadonlyMap<string, Character>,
  factions: readonly Faction[],
  streams: Io,
): Omit<ReadForConvert, 'exit' | 'factions'> & { factions: readonly Faction[] } {
  const reader = new RowReader(translate, gameCatalog, grid, mapping, table, {
    factions,
    existing: (id) => known.get(id),
  });
  const rows = grid.rows.map((row) => reader.read(row));
  for (const { notes = [] } of rows) for (const note of notes) streams.err(`${path}: ${note}`);
  const bad = rows.filter(({ document }) => document === undefined);
  return {
    characters: rows.flatMap(({ document }) => (document ? [document] : [])),
    factions,
    faults: bad.flatMap(({ faults }) => faults.map(({ message }) => `${path}: ${message}`)),
    rows: rows.length,
    badRows: bad.length,
  };
}
