/** Reads the deck of a command, from a spreadsheet or from a deck document. */

import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { getDefaultRowTemplate, isRowTemplate, listRowTemplates } from '../../shared/card/template/row-templates.ts';
import { findTemplate, listTemplateChoices } from '../../shared/card/template/sizes.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { describeCopies } from '../../shared/deck/copies-column.ts';
import { createDeck, describeNameColumn } from '../../shared/deck/create-deck.ts';
import { createDeckName } from '../../shared/deck/deck-name.ts';
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
import { formatUnreadable, readDocument } from '../files/read-documents.ts';
import { readRegularFile, UnopenedError } from '../files/regular-file.ts';
import { getSkipHiddenHint } from '../skip-hidden-flag.ts';
import type { DocumentOrigin } from './disk-pictures.ts';
import { type PackedDeck, readPackedDeck } from './packed-deck.ts';
import { listPackedTemplates } from './packed-template.ts';
import type { PrintResources } from './print-resources.ts';
import { isTemplateFile, readTemplateFile } from './template-file.ts';

export interface DeckOptions {
  readonly template: string | undefined;
  /** Column bindings in the form `NAME=COLUMN`. */
  readonly columnBindings: readonly string[];
  readonly copiesColumn: string | undefined;
  /** Formulas in the form `NAME=FORMULA`. */
  readonly formulas: readonly string[];
  readonly pictureFolder: string | undefined;
  readonly sheetName: string | undefined;
  /** Whether to leave out rows, columns and sheets that the spreadsheet hides. */
  readonly skipHidden: boolean;
  readonly deckName: string | undefined;
  /** The encoding of a text file, if the command line names one. */
  readonly encoding: Encoding | undefined;
}

export interface LoadedDeck {
  readonly deck: Deck;
  readonly template: CardTemplate;
  readonly filePath: string;
  /** The file whose folder picture paths are relative to. */
  readonly origin: DocumentOrigin;
  /** Notes about the spreadsheet that the deck was read from. */
  readonly notes: readonly string[];
}

/** Reads a deck. Throws a Failure when the file cannot be read, or when a column or the template does not exist. */
export async function readDeck(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  inputPath: string,
  deckOptions: DeckOptions,
): Promise<LoadedDeck> {
  const packedDeck = await readPackedDeck(translate, gameCatalog, inputPath);
  const spreadsheetDeck =
    packedDeck === undefined && isDeckSpreadsheetFile(inputPath)
      ? await readSpreadsheetDeck(translate, gameCatalog, inputPath, deckOptions)
      : undefined;
  const sourceDeck = packedDeck?.deck ?? spreadsheetDeck?.deck ?? (await readDeckDocument(gameCatalog, inputPath));
  const namedDeck = deckOptions.deckName === undefined ? sourceDeck : { ...sourceDeck, name: deckOptions.deckName };
  const template = await findDeckTemplate(
    translate,
    gameCatalog,
    resources,
    deckOptions.template ?? namedDeck.template,
    packedDeck,
  );
  const deck = bindColumns(addFormulas(namedDeck, deckOptions.formulas), deckOptions);
  const pictureFolder = deckOptions.pictureFolder ?? dirname(packedDeck?.archive.archivePath ?? inputPath);
  if (deckOptions.pictureFolder !== undefined && !isFolder(pictureFolder))
    throw new Failure((translate) => translate('cli.files.noFolder'), pictureFolder);
  const foundPictures = findPictures(listMissingPictures(deck, template), pictureFolder);
  const pictures = { ...deck.pictures, ...Object.fromEntries(foundPictures) };
  // Picture paths are resolved in the folder of this file. With `--pictures`, the file itself need not exist there.
  const origin = { file: join(pictureFolder, basename(packedDeck?.archive.archivePath ?? inputPath)), pointer: '' };
  return {
    deck: addNamedPictures(
      { ...deck, template: deckOptions.template ?? namedDeck.template ?? template.id, pictures },
      template,
    ),
    template,
    filePath: packedDeck?.archive.archivePath ?? inputPath,
    origin: packedDeck === undefined ? origin : { ...origin, archiveEntry: packedDeck },
    notes:
      spreadsheetDeck === undefined
        ? []
        : [
            ...spreadsheetDeck.notes,
            ...[describeCopies(translate, deck) ?? []].flat(),
            ...(deck.shows?.Name === spreadsheetDeck.deck.shows?.Name ? describeNameColumn(translate, deck) : []),
          ],
  };
}

/**
 * Returns the template of a deck. A template with this id in the deck's own archive takes precedence over the ones that
 * ship with Rollcall.
 */
async function findDeckTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateName: string | undefined,
  packedDeck: PackedDeck | undefined,
): Promise<CardTemplate> {
  if (templateName === undefined || packedDeck === undefined || isTemplateFile(templateName))
    return findRowTemplate(translate, gameCatalog, resources, templateName);
  const [templateId = '', sizeName] = templateName.split('@');
  const { archive } = packedDeck;
  const isPacked = (await listPackedTemplates(archive, archive.archivePath, resources.fontFolders)).some(
    (packedTemplate) => packedTemplate.templateId === templateId,
  );
  return findRowTemplate(
    translate,
    gameCatalog,
    resources,
    isPacked ? `${archive.archivePath}/${templateId}${sizeName === undefined ? '' : `@${sizeName}`}` : templateName,
  );
}

/** Creates a deck from a spreadsheet. The deck is named after the file. */
async function readSpreadsheetDeck(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  filePath: string,
  deckOptions: DeckOptions,
): Promise<{ deck: Deck; notes: readonly string[] }> {
  const { grid, otherSheets, notes } = await readSheet(translate, gameCatalog, filePath, deckOptions);
  const fileStem = basename(filePath, extname(filePath));
  const otherSheetsNote = translate('cli.deck.otherSheets', {
    sheet: truncateVisibly(grid.name),
    others: listNames(
      translate,
      otherSheets.map((otherSheet) => otherSheet.name),
    ),
  });
  return {
    deck: createDeck(grid, { id: slugify(fileStem) || 'deck', name: createDeckName(fileStem) || fileStem }),
    notes: otherSheets.length === 0 ? notes : [otherSheetsNote, ...notes],
  };
}

async function readSheet(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  filePath: string,
  { sheetName, encoding, skipHidden }: DeckOptions,
): Promise<DeckSheet> {
  const spreadsheetResult = await readSpreadsheet(
    translate,
    await loadGamePart(gameCatalog, 'table'),
    readSpreadsheetBytes(filePath),
    // No heading is known in advance, because a deck may have any columns.
    () => false,
    {
      encoding,
      fileName: basename(filePath),
    },
  );
  if (!spreadsheetResult.ok) throw new Failure(spreadsheetResult.message, filePath);
  const deckSheet = findSheet(translate, filePath, spreadsheetResult.sheets, sheetName, skipHidden);
  const hints = getSkipHiddenHint(translate, deckSheet.hidden, skipHidden);
  return {
    ...deckSheet,
    notes: [...formatDecodingNotes(translate, spreadsheetResult.decoding), ...deckSheet.notes, ...hints],
  };
}

/** Finds the sheet with this name, or the most likely one. A sheet that is named is read even if it is hidden. */
function findSheet(
  translate: Translate,
  filePath: string,
  sheets: readonly Grid[],
  sheetName: string | undefined,
  skipHidden: boolean,
): DeckSheet {
  const namedSheets = sheets.filter(({ name }) => name === sheetName);
  if (sheetName !== undefined && namedSheets.length === 0)
    throw new Failure(
      (translate) =>
        translate('cli.deck.noSheet', {
          sheet: truncateVisibly(sheetName),
          sheets: listNames(
            translate,
            sheets.map(({ name }) => name),
          ),
        }),
      filePath,
    );
  const visibleSheets = skipHidden ? sheets.filter(({ isHidden }) => isHidden !== true) : sheets;
  const candidates = sheetName === undefined ? visibleSheets : namedSheets;
  const deckSheet = selectDeckSheet(translate, candidates, undefined, skipHidden);
  if (deckSheet !== undefined) return deckSheet;
  if (skipHidden && selectDeckSheet(translate, candidates) !== undefined)
    throw new Failure((translate) => translate('cli.table.onlyHiddenRows'), filePath);
  if (sheetName !== undefined)
    throw new Failure((translate) => translate('cli.deck.emptySheet', { sheet: truncateVisibly(sheetName) }), filePath);
  if (skipHidden && selectDeckSheet(translate, sheets) !== undefined)
    throw new Failure((translate) => translate('cli.deck.onlyHiddenSheets'), filePath);
  throw new Failure((translate) => translate('cli.table.noRows'), filePath);
}

function readSpreadsheetBytes(filePath: string): Uint8Array {
  try {
    return readRegularFile(filePath, { maxBytes: LIMITS.spreadsheetBytes });
  } catch (error) {
    if (error instanceof UnopenedError)
      throw new Failure(
        (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
        filePath,
      );
    throw error;
  }
}

async function readDeckDocument(gameCatalog: GameCatalog<Game>, filePath: string): Promise<Deck> {
  const readResult = await readDocument(gameCatalog, filePath);
  if (!readResult.ok) throw new Failure((translate) => formatUnreadable(translate, readResult.file, readResult.error));
  if (readResult.document.format !== 'rollcall.deck')
    throw new Failure((translate) => translate('cli.deck.noDeck'), filePath);
  return readResult.document;
}

/** Returns the template with this id or in this file. Throws a Failure if it is not a template for rows. */
async function findRowTemplate(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateName: string | undefined,
): Promise<CardTemplate> {
  if (templateName === undefined) return getDefaultRowTemplate();
  if (isTemplateFile(templateName)) {
    const fileTemplate = await readTemplateFile(translate, gameCatalog, resources, templateName);
    if (!isRowTemplate(fileTemplate))
      throw new Failure(
        (translate) => translate('cli.deck.otherTemplate', { kind: fileTemplate.of ?? 'character' }),
        templateName,
      );
    return fileTemplate;
  }
  const template = findTemplate(listRowTemplates(), templateName);
  if (template !== undefined) return template;
  const knownNames = listTemplateChoices(listRowTemplates()).map((choice) => choice.id);
  throw new Failure((translate) =>
    translate('cli.deck.noTemplate', { id: truncateVisibly(templateName), templates: knownNames.join(', ') }),
  );
}

/** Returns the deck with the formulas of the command line, in columns of their own or in place of existing cells. */
function addFormulas(deck: Deck, formulas: readonly string[]): Deck {
  let { columns } = deck;
  for (const formulaFlag of formulas) {
    const equalsIndex = formulaFlag.indexOf('=');
    if (equalsIndex < 1)
      throw new Failure((translate) => translate('cli.deck.formulaFlag', { text: truncateVisibly(formulaFlag) }));
    const [name, formula] = [formulaFlag.slice(0, equalsIndex), formulaFlag.slice(equalsIndex + 1)];
    columns = columns.some((column) => column.name === name)
      ? columns.map((column) => (column.name === name ? { ...column, formula } : column))
      : [...columns, { name, formula }];
  }
  return { ...deck, columns };
}

/** Returns the deck with the column bindings of the command line. */
function bindColumns(deck: Deck, { columnBindings, copiesColumn }: DeckOptions): Deck {
  const columnNames = deck.columns.map(({ name }) => name);
  const requireColumn = (flagName: string, columnName: string): string => {
    if (columnNames.includes(columnName)) return columnName;
    throw new Failure((translate) =>
      translate('cli.deck.noColumn', {
        flag: flagName,
        column: truncateVisibly(columnName),
        columns: listNames(translate, columnNames),
      }),
    );
  };
  const bindings = columnBindings.map((binding) => {
    const equalsIndex = binding.indexOf('=');
    if (equalsIndex < 1)
      throw new Failure((translate) => translate('cli.deck.columnFlag', { text: truncateVisibly(binding) }));
    return [binding.slice(0, equalsIndex), requireColumn('column', binding.slice(equalsIndex + 1))] as const;
  });
  return {
    ...deck,
    ...(bindings.length === 0 ? {} : { shows: { ...deck.shows, ...Object.fromEntries(bindings) } }),
    ...(copiesColumn === undefined ? {} : { copies: requireColumn('copies-from', copiesColumn) }),
  };
}

/** Returns the picture names in cells for which the deck has no path. */
const listMissingPictures = (deck: Deck, template: CardTemplate): string[] =>
  [...findDeckPictures(deck, template).keys()].filter(
    (pictureName) => !Object.hasOwn(deck.pictures ?? {}, pictureName),
  );

const isFolder = (folderPath: string): boolean => existsSync(folderPath) && statSync(folderPath).isDirectory();

/** Finds picture files by name. Subfolders are searched only for names that are missing in the folder itself. */
function findPictures(pictureNames: readonly string[], folder: string): Map<string, string> {
  const foundPictures = matchPictures(pictureNames, listFilesBelow(folder, 0));
  const missingNames = pictureNames.filter((pictureName) => !foundPictures.has(pictureName));
  return missingNames.length === 0
    ? foundPictures
    : new Map([...foundPictures, ...matchPictures(missingNames, listFilesBelow(folder, MAX_FOLDER_DEPTH))]);
}

/** The maximum number of files to list, which is also the app's limit for a folder. */
const MAX_LISTED_FILES = 20_000;
const MAX_FOLDER_DEPTH = 20;

/** Lists files by their path relative to the folder. Links to folders are not followed, and hidden folders are skipped. */
function listFilesBelow(rootFolder: string, maxDepth: number): string[] {
  const filePaths: string[] = [];
  const pendingFolders = [{ subfolder: '', depth: 0 }];
  for (
    let pendingFolder = pendingFolders.shift();
    pendingFolder !== undefined;
    pendingFolder = pendingFolders.shift()
  ) {
    for (const entry of listFolder(join(rootFolder, pendingFolder.subfolder))) {
      const entryPath = pendingFolder.subfolder === '' ? entry.name : `${pendingFolder.subfolder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (pendingFolder.depth < maxDepth && !entry.name.startsWith('.'))
          pendingFolders.push({ subfolder: entryPath, depth: pendingFolder.depth + 1 });
      } else if (filePaths.push(entryPath) >= MAX_LISTED_FILES) return filePaths;
    }
  }
  return filePaths;
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Without a list of the folder, only pictures that cells name with their full file name are found.
    return [];
  }
}
