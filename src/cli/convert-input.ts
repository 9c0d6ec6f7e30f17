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
import { guessMapping, listUnassignedFields, type Mapping } from '../shared/spreadsheet/mapping.ts';
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
import type { CommandStreams } from './command-streams.ts';
import { formatDecodingNotes } from './encoding-flag.ts';
import { EXIT_CODE, type ExitCode, Failure } from './failure.ts';
import { formatUnreadable, readDocuments } from './files/read-documents.ts';
import { readRegularFile, UnopenedError } from './files/regular-file.ts';
import { getSkipHiddenHint } from './skip-hidden-flag.ts';

export interface ConvertInput {
  readonly characters: readonly Character[];
  /** The factions of the characters, as far as the input contains them. */
  readonly factions: readonly Faction[];
  /** One line for each cell that cannot be read. */
  readonly faultLines: readonly string[];
  readonly rowCount: number;
  readonly badRowCount: number;
  /** The exit code, which shows whether all documents could be read. */
  readonly exitCode: ExitCode;
}

export interface SpreadsheetOptions {
  /** The path of the mapping file. */
  readonly mapping: string | undefined;
  readonly tags: readonly string[];
  /** The game of the spreadsheets, if the command line names one. */
  readonly game: SpreadsheetGame | undefined;
  /** The encoding of text files, if the command line names one. */
  readonly encoding: Encoding | undefined;
  /** Whether to leave out rows, columns and sheets that a spreadsheet hides. */
  readonly skipHidden: boolean;
}

/**
 * Reads the input. Throws a Failure for a file that is named on the command line and cannot be used. The part `table` of a game
 * describes the columns of its spreadsheets.
 */
export async function readConvertInput(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'table'>,
  inputPaths: readonly string[],
  spreadsheetOptions: SpreadsheetOptions,
  streams: CommandStreams,
): Promise<ConvertInput> {
  const spreadsheetPaths = inputPaths.filter(isSpreadsheetFile);
  const { documents, exitCode } = await readInputDocuments(
    translate,
    gameCatalog,
    inputPaths.filter((inputPath) => !isSpreadsheetFile(inputPath)),
    streams,
  );
  const factions = documents.filter((document) => document.format === 'rollcall.faction');
  const charactersById = indexById(
    gameCatalog,
    documents.flatMap((document) =>
      document.format === 'rollcall.character'
        ? [document]
        : document.format === 'rollcall.team'
          ? (document.characters ?? [])
          : [],
    ),
  );
  if (spreadsheetPaths.length === 0) {
    if (
      spreadsheetOptions.mapping !== undefined ||
      spreadsheetOptions.tags.length > 0 ||
      spreadsheetOptions.encoding !== undefined ||
      spreadsheetOptions.skipHidden
    )
      throw new Failure((translate) => translate('cli.convert.spreadsheetFlags'));
    const characters = [...charactersById.values()];
    return {
      characters,
      factions: listUsedFactions(characters, factions),
      faultLines: [],
      rowCount: 0,
      badRowCount: 0,
      exitCode,
    };
  }
  const mappingFile = spreadsheetOptions.mapping === undefined ? undefined : readMapping(spreadsheetOptions.mapping);
  const spreadsheetResults: ConvertInput[] = [];
  for (const spreadsheetPath of spreadsheetPaths) {
    const grid = await readGrid(translate, gameCatalog, spreadsheetPath, spreadsheetOptions, streams);
    const spreadsheetGame =
      spreadsheetOptions.game ??
      findGameByHeadings(gameCatalog, grid, mappingFile) ??
      findCommonGame(gameCatalog, charactersById) ??
      (listSpreadsheetGames(gameCatalog)[0] as SpreadsheetGame);
    const mapping = createMapping(
      translate,
      spreadsheetPath,
      grid,
      spreadsheetGame,
      mappingFile,
      spreadsheetOptions.tags,
      charactersById,
      streams,
    );
    spreadsheetResults.push({
      ...readRows(
        translate,
        gameCatalog,
        spreadsheetPath,
        grid,
        spreadsheetGame,
        mapping,
        charactersById,
        factions,
        streams,
      ),
      exitCode,
    });
  }
  const characters = [
    ...indexById(
      gameCatalog,
      spreadsheetResults.flatMap((spreadsheetResult) => spreadsheetResult.characters),
    ).values(),
  ];
  const sumCounts = (getCount: (spreadsheetResult: ConvertInput) => number) =>
    spreadsheetResults.reduce((total, spreadsheetResult) => total + getCount(spreadsheetResult), 0);
  return {
    characters,
    factions: listUsedFactions(characters, factions),
    faultLines: spreadsheetResults.flatMap(({ faultLines }) => faultLines),
    rowCount: sumCounts(({ rowCount }) => rowCount),
    badRowCount: sumCounts(({ badRowCount }) => badRowCount),
    exitCode,
  };
}

/** Lists the factions that at least one of the characters belongs to. */
const listUsedFactions = (characters: readonly Character[], factions: readonly Faction[]) => {
  const usedIds = new Set(characters.flatMap((character) => character.factions ?? []));
  return factions.filter(({ id }) => usedIds.has(id));
};

/**
 * Indexes characters by id. The same character may come from several files. Throws a Failure if two different characters, whose
 * fingerprints (hashes of their content) differ, have the same id.
 */
function indexById(gameCatalog: GameCatalog<Game>, characters: readonly Character[]): Map<string, Character> {
  const charactersById = new Map<string, Character>();
  for (const character of characters) {
    const knownCharacter = charactersById.get(character.id);
    if (
      knownCharacter !== undefined &&
      computeFingerprint(gameCatalog, knownCharacter, sha256) !== computeFingerprint(gameCatalog, character, sha256)
    )
      throw new Failure((translate) => translate('cli.convert.sameId', { id: truncateVisibly(character.id) }));
    if (knownCharacter === undefined) charactersById.set(character.id, character);
  }
  return charactersById;
}

async function readInputDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
): Promise<{ documents: AnyDocument[]; exitCode: ExitCode }> {
  const documents: AnyDocument[] = [];
  let exitCode: ExitCode = EXIT_CODE.fine;
  for await (const readResult of readDocuments(translate, gameCatalog, inputPaths, streams)) {
    if (readResult.ok) documents.push(readResult.document);
    else if (readResult.isNamed)
      throw new Failure((translate) => formatUnreadable(translate, readResult.file, readResult.error));
    else {
      streams.err(formatUnreadable(translate, readResult.file, readResult.error));
      exitCode = EXIT_CODE.unusable;
    }
  }
  return { documents, exitCode };
}

function readFileBytes(filePath: string, maxBytes: number): Uint8Array {
  try {
    return readRegularFile(filePath, { maxBytes });
  } catch (error) {
    if (error instanceof UnopenedError)
      throw new Failure(
        (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
        filePath,
      );
    throw error;
  }
}

/** Reads the sheet that looks most like a table of characters, and prints notes about that sheet. */
async function readGrid(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'table'>,
  spreadsheetPath: string,
  { encoding, skipHidden }: SpreadsheetOptions,
  streams: CommandStreams,
): Promise<Grid> {
  const readResult = await readSpreadsheet(
    translate,
    gameCatalog,
    readFileBytes(spreadsheetPath, LIMITS.spreadsheetBytes),
    undefined,
    {
      encoding,
      fileName: spreadsheetPath,
    },
  );
  for (const note of formatDecodingNotes(translate, readResult.decoding)) streams.err(`${spreadsheetPath}: ${note}`);
  if (!readResult.ok) throw new Failure(readResult.message, spreadsheetPath);
  const visibleSheets = skipHidden ? readResult.sheets.filter(({ isHidden }) => isHidden !== true) : readResult.sheets;
  const likelySheet = findLikelySheet(gameCatalog, visibleSheets);
  if (likelySheet === undefined && readResult.sheets.length > 0)
    throw new Failure((translate) => translate('cli.table.onlyHiddenSheets'), spreadsheetPath);
  if (likelySheet === undefined || likelySheet.rows.length === 0)
    throw new Failure((translate) => translate('cli.table.noRows'), spreadsheetPath);
  const grid = skipHidden ? leaveOutHidden(likelySheet) : likelySheet;
  if (grid.rows.length === 0) throw new Failure((translate) => translate('cli.table.onlyHiddenRows'), spreadsheetPath);
  const otherSheetNames = findOtherSheets(gameCatalog, visibleSheets, likelySheet).map(({ name }) => name);
  if (otherSheetNames.length > 0)
    streams.err(
      translate('cli.convert.otherSheets', {
        file: spreadsheetPath,
        sheet: truncateVisibly(likelySheet.name),
        others: listNames(translate, otherSheetNames),
      }),
    );
  const hints = getSkipHiddenHint(translate, findHiddenParts(likelySheet), skipHidden);
  for (const note of [
    ...describeHidden(translate, likelySheet, skipHidden ? 'left-out' : 'read'),
    ...describeOutdated(translate, grid),
    ...hints,
  ])
    streams.err(`${spreadsheetPath}: ${note}`);
  return grid;
}

function readMapping(mappingPath: string): MappingFile {
  let mappingJson: unknown;
  try {
    mappingJson = JSON.parse(
      new TextDecoder().decode(readFileBytes(mappingPath, LIMITS.documentBytes)).replace(/^\ufeff/, ''),
    );
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure((translate) => translate('cli.convert.noJson'), mappingPath);
    throw error;
  }
  const mappingFile = readMappingFile(mappingJson);
  // A function formats the reason why the file is not a mapping.
  if (typeof mappingFile === 'function') throw new Failure(mappingFile, mappingPath);
  return mappingFile;
}

/** Returns the game that the headings belong to, including the headings that the mapping names. */
const findGameByHeadings = (
  gameCatalog: GameCatalogWithPart<'table'>,
  { headings }: Grid,
  { columns, constants }: Partial<MappingFile> = {},
): SpreadsheetGame | undefined =>
  findLikelyGame(gameCatalog, [...headings, ...Object.values(columns ?? {}), ...Object.keys(constants ?? {})]);

/** Returns the game of the characters read from documents, if all of them belong to the same game. */
function findCommonGame(
  gameCatalog: GameCatalogWithPart<'table'>,
  charactersById: ReadonlyMap<string, Character>,
): SpreadsheetGame | undefined {
  const [ruleset, otherRuleset] = new Set([...charactersById.values()].map(({ ruleset }) => ruleset));
  return otherRuleset === undefined ? findSpreadsheetGame(gameCatalog, ruleset) : undefined;
}

/** Creates the mapping and prints which columns are ignored. Throws a Failure if no row can become a character. */
function createMapping(
  translate: Translate,
  spreadsheetPath: string,
  grid: Grid,
  { name: gameName, table: { columns } }: SpreadsheetGame,
  mappingFile: MappingFile | undefined,
  tags: readonly string[],
  charactersById: ReadonlyMap<string, Character>,
  streams: CommandStreams,
): Mapping {
  const mappingResult =
    mappingFile === undefined
      ? guessMapping(grid.headings, columns)
      : applyMappingFile(grid.headings, mappingFile, columns);
  // A function formats the reason why there is no mapping.
  if (typeof mappingResult === 'function')
    throw new Failure(
      (translate) => translate('cli.convert.mapping', { reason: mappingResult(translate) }),
      spreadsheetPath,
    );
  // `tags` is one cell text that every row gets: tags separated by semicolons.
  const mapping = {
    ...mappingResult,
    tags: [mappingResult.tags, ...tags.map(quote)].filter((tag) => tag !== '').join('; '),
  };
  const unusedColumns = mapping.columns.filter(({ heading, field }) => field === undefined && heading !== '');
  if (unusedColumns.length > 0)
    streams.err(
      translate('cli.convert.unusedColumns', {
        file: spreadsheetPath,
        columns: unusedColumns.map(({ heading }) => truncateVisibly(heading, 60)).join(', '),
      }),
    );
  const missingColumns = listUnassignedFields(mapping, columns);
  if (missingColumns.length > 0 && charactersById.size === 0)
    throw new Failure(
      (translate) =>
        translate('cli.convert.fieldsMissing', {
          fields: missingColumns.map(({ heading }) => heading).join(', '),
          game: gameName,
        }),
      spreadsheetPath,
    );
  return mapping;
}

/** Turns the rows of a spreadsheet into characters and prints the notes about them. */
function readRows(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  spreadsheetPath: string,
  grid: Grid,
  { table: gameSpreadsheet }: SpreadsheetGame,
  mapping: Mapping,
  charactersById: ReadonlyMap<string, Character>,
  factions: readonly Faction[],
  streams: CommandStreams,
): Omit<ConvertInput, 'exitCode' | 'factions'> & { factions: readonly Faction[] } {
  const rowReader = new RowReader(translate, gameCatalog, grid, mapping, gameSpreadsheet, {
    factions,
    existing: (characterId) => charactersById.get(characterId),
  });
  const rowResults = grid.rows.map((row) => rowReader.read(row));
  for (const { notes = [] } of rowResults) for (const note of notes) streams.err(`${spreadsheetPath}: ${note}`);
  const badRows = rowResults.filter(({ document }) => document === undefined);
  return {
    characters: rowResults.flatMap(({ document }) => (document ? [document] : [])),
    factions,
    faultLines: badRows.flatMap(({ faults }) => faults.map(({ message }) => `${spreadsheetPath}: ${message}`)),
    rowCount: rowResults.length,
    badRowCount: badRows.length,
  };
}
