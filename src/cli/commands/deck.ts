/** Runs `deck`, which prints any spreadsheet as cards, with a template that needs no game rules. */

import { dirname, extname, resolve, sep } from 'node:path';
import { hasPictureExtension } from '../../shared/card/pictures/picture-source.ts';
import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import { describeDeckFindings, listMissingColumns } from '../../shared/deck/deck-findings.ts';
import { listLayoutNotes } from '../../shared/deck/layout-deck-rows.ts';
import { formatDocument } from '../../shared/document/format-document.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { SHOP_BLEED, SHOP_DPI, SHOPS } from '../../shared/print/shop/shops.ts';
import { layoutCardsCached } from '../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import { EVERYTHING, type PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareContent } from '../../shared/print-job/write-cards.ts';
import { prepareImages, prepareSimulatorDeck } from '../../shared/print-job/write-images.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { listNames } from '../../shared/texts/values.ts';
import { parseChoiceFlag, parseNumberFlag, readArguments } from '../arguments.ts';
import {
  formatSheetUsage,
  listSheetHelp,
  listUnusedFlags,
  readSheetOptions,
  SHEET_FLAGS,
} from '../cards/card-flags.ts';
import { openCommandPrint, writeReadyCards } from '../cards/print-cards.ts';
import { type LoadedDeck, readDeck } from '../cards/read-deck.ts';
import { relocatePictures } from '../cards/relocate-pictures.ts';
import { isTemplateFile, listTemplateNotes } from '../cards/template-file.ts';
import { BLEED_LIMITS, DPI_LIMITS, writeImages } from '../cards/write-images.ts';
import { getFolderAddress, writeSimulatorDeck } from '../cards/write-simulator-deck.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { readEncodingFlag } from '../encoding-flag.ts';
import { listErrorLines } from '../error-lines.ts';
import { EXIT_CODE, Failure } from '../failure.ts';
import { FALLBACK_FONT_FLAG, getFallbackHint, openPrintResources } from '../fallback-fonts.ts';
import { FileWatcher } from '../files/file-watcher.ts';
import { rejectExistingOutput, rejectInputAsOutput, WriteBatch, writeFileAtomically } from '../files/write-batch.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { SKIP_HIDDEN_FLAG } from '../skip-hidden-flag.ts';

const OUTPUT_FORMATS = ['pdf', 'png', 'svg', 'tts', 'deck'] as const;
const MAX_COPIES = 99;

const readDeckArguments = (args: readonly string[]) =>
  readArguments(args, {
    ...SHEET_FLAGS,
    out: { type: 'string' },
    template: { type: 'string' },
    fonts: { type: 'string' },
    'fallback-font': FALLBACK_FONT_FLAG,
    format: { type: 'string' },
    column: { type: 'string', multiple: true, default: [] },
    formula: { type: 'string', multiple: true, default: [] },
    'copies-from': { type: 'string' },
    copies: { type: 'string', default: '1' },
    pictures: { type: 'string' },
    sheet: { type: 'string' },
    'skip-hidden': SKIP_HIDDEN_FLAG,
    encoding: { type: 'string' },
    name: { type: 'string' },
    'art-dpi': { type: 'string', default: String(PRINT_DPI) },
    dpi: { type: 'string', default: String(PRINT_DPI) },
    'image-bleed': { type: 'string', default: String(SHOP_BLEED) },
    shop: { type: 'string' },
    address: { type: 'string' },
    force: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  });

export const deckCommand: Command = {
  usage: (translate) =>
    translate('cli.deck.usage', {
      fallbackFonts: translate('cli.fallbackFont.usage'),
      sheets: formatSheetUsage(translate),
    }),
  help: (translate) => [
    translate('cli.deck.about'),
    '',
    translate('cli.deck.options.out'),
    translate('cli.deck.options.template'),
    translate('cli.deck.options.fonts'),
    translate('cli.fallbackFont.option'),
    translate('cli.deck.options.column'),
    translate('cli.deck.options.formula'),
    translate('cli.deck.options.copiesFrom'),
    translate('cli.deck.options.copies'),
    translate('cli.deck.options.pictures'),
    translate('cli.deck.options.sheet'),
    translate('cli.deck.options.skipHidden'),
    translate('cli.encoding.option'),
    translate('cli.deck.options.name'),
    ...listSheetHelp(translate),
    translate('cli.deck.options.artDpi'),
    translate('cli.deck.options.dpi'),
    translate('cli.deck.options.shop'),
    translate('cli.deck.options.address'),
    translate('cli.deck.options.watch'),
    '',
    translate('cli.deck.problems'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const deckArguments = readDeckArguments(args);
    if (deckArguments.values.watch) return watchDeck(translate, deckArguments, streams, gameCatalog);
    await makeDeck(translate, deckArguments, streams, gameCatalog);
    return EXIT_CODE.fine;
  },
};

/** Makes the output once. */
async function makeDeck(
  translate: Translate,
  { values, positionals }: ReturnType<typeof readDeckArguments>,
  streams: CommandStreams,
  gameCatalog: GameCatalog<Game>,
): Promise<void> {
  const [inputPath, otherInput] = positionals;
  if (inputPath === undefined || otherInput !== undefined)
    throw new Failure((translate) => translate('cli.deck.tableMissing'));
  const { out: outputPath, force } = values;
  if (outputPath === undefined) throw new Failure((translate) => translate('cli.deck.outMissing'));
  const outputFormat =
    values.format === undefined ? guessFormat(outputPath) : parseChoiceFlag('format', values.format, OUTPUT_FORMATS);
  const sheets = readSheetOptions(values);
  for (const note of [...listUnusedFlags(translate, values), ...listOtherFormatFlags(translate, outputFormat, values)])
    streams.err(note);
  const copies = parseNumberFlag('copies', values.copies, { min: 1, max: MAX_COPIES, isWhole: true });
  const artDpi = parseNumberFlag('art-dpi', values['art-dpi'], { min: 72, max: 1200, isWhole: true });
  const shop = values.shop === undefined ? undefined : parseChoiceFlag('shop', values.shop, SHOPS);
  const dpi = shop === undefined ? parseNumberFlag('dpi', values.dpi, DPI_LIMITS) : SHOP_DPI;
  const bleed = parseNumberFlag('image-bleed', values['image-bleed'], BLEED_LIMITS);
  rejectInputAsOutput(outputPath, [inputPath]);
  if (outputFormat === 'pdf' || outputFormat === 'deck') rejectExistingOutput(outputPath, force);
  const resources = await openPrintResources(values['fallback-font'], values.fonts);
  const loadedDeck = await readDeck(translate, gameCatalog, resources, inputPath, {
    template: values.template,
    columnBindings: values.column,
    copiesColumn: values['copies-from'],
    formulas: values.formula,
    pictureFolder: values.pictures,
    sheetName: values.sheet,
    skipHidden: values['skip-hidden'],
    encoding: readEncodingFlag(values.encoding),
    deckName: values.name,
  });
  for (const note of listTemplateNotes(resources, values.template)) streams.err(note);
  reportDeck(translate, loadedDeck, streams);
  if (outputFormat === 'deck') {
    const { deck, note } = relocatePictures(translate, outputPath, loadedDeck);
    writeFileAtomically(outputPath, new TextEncoder().encode(formatDocument(deck)), force);
    streams.out(outputPath);
    if (note !== undefined) streams.err(note);
    return;
  }
  const print = await openCommandPrint(
    translate,
    gameCatalog,
    createDeckJob(loadedDeck),
    new Map([[loadedDeck.deck, loadedDeck.origin]]),
    resources,
  );
  if (outputFormat === 'pdf') {
    const selection = { ...EVERYTHING, copies };
    await printDeck(
      translate,
      print,
      loadedDeck,
      { parts: [{ what: 'cards', choice: selection }], sheets, artDpi, created: new Date() },
      outputPath,
      force,
      streams,
    );
  } else if (outputFormat === 'tts') {
    const simulatorDeck = await prepareSimulatorDeck(
      print,
      { parts: [{ what: 'cards', choice: { ...EVERYTHING, copies } }], dpi: artDpi },
      { title: loadedDeck.deck.name, address: values.address ?? getFolderAddress(outputPath) },
    );
    reportRowNotes(translate, gameCatalog, await layoutCardsCached(print, 'cards'), streams);
    await writeSimulatorDeck(translate, simulatorDeck, resources.fonts, { folder: outputPath, force }, streams);
  } else {
    // The resolution of pictures, `artDpi`, may differ from that of the images of cards, `dpi`.
    const imageParts = [{ what: 'cards', choice: { ...EVERYTHING, copies } }] as const;
    const readyImages = await prepareImages(print, {
      parts: imageParts,
      format: outputFormat,
      sides: 'both',
      dpi: artDpi,
    });
    reportRowNotes(translate, gameCatalog, await layoutCardsCached(print, 'cards'), streams);
    await writeImages(
      translate,
      readyImages,
      resources.fonts,
      { folder: outputPath, format: outputFormat, dpi, bleed, force, ...(shop === undefined ? {} : { shop }) },
      streams,
    );
  }
}

/**
 * Makes the output, and again after each change of the table, its template file or its pictures, until the user ends the command. A run
 * that fails is reported, and the next change starts another one.
 */
async function watchDeck(
  translate: Translate,
  { values, positionals }: ReturnType<typeof readDeckArguments>,
  streams: CommandStreams,
  gameCatalog: GameCatalog<Game>,
): Promise<never> {
  const runOnce = (force: boolean) =>
    makeDeck(translate, { values: { ...values, force }, positionals }, streams, gameCatalog);
  let watcher: FileWatcher;
  try {
    // The watcher starts before the first run, so that changes during that run count.
    watcher = createDeckWatcher(positionals[0] ?? '', values);
  } catch (error) {
    // If the table is missing, the run says so more clearly.
    await runOnce(values.force);
    throw error;
  }
  try {
    await runOnce(values.force);
    for (;;) {
      streams.err(translate('cli.deck.watching'));
      await watcher.waitForChange();
      try {
        await runOnce(true);
      } catch (error) {
        for (const line of listErrorLines(translate, error)) streams.err(line);
      }
    }
  } finally {
    watcher.close();
  }
}

/**
 * Watches the table and the template file by their names, and all pictures in these folders and below the folder with pictures, which is
 * that of the table unless `--pictures` names another one. The output is not watched.
 */
function createDeckWatcher(
  inputPath: string,
  { template, pictures, out = '' }: ReturnType<typeof readDeckArguments>['values'],
): FileWatcher {
  const files = [inputPath, ...(template !== undefined && isTemplateFile(template) ? [template] : [])].map((file) =>
    resolve(file),
  );
  const outputPath = resolve(out);
  const folders = new Set(files.map((file) => dirname(file)));
  const pictureFolder = pictures === undefined ? dirname(resolve(inputPath)) : resolve(pictures);
  folders.delete(pictureFolder);
  return new FileWatcher(
    [...[...folders].map((folder) => ({ folder, isRecursive: false })), { folder: pictureFolder, isRecursive: true }],
    (filePath) =>
      files.includes(filePath) ||
      (hasPictureExtension(filePath) && filePath !== outputPath && !filePath.startsWith(`${outputPath}${sep}`)),
  );
}

/** Reports flags that are only for pictures or only for Tabletop Simulator, if the output is something else. */
function listOtherFormatFlags(
  translate: Translate,
  outputFormat: (typeof OUTPUT_FORMATS)[number],
  { shop, address }: ReturnType<typeof readDeckArguments>['values'],
): string[] {
  const isPicture = outputFormat === 'png' || outputFormat === 'svg';
  const idleFlags = [
    ...(shop === undefined || isPicture ? [] : ['--shop']),
    ...(address === undefined || outputFormat === 'tts' ? [] : ['--address']),
  ];
  return idleFlags.map((flag) => translate('cli.deck.idleFlag', { flag, format: outputFormat }));
}

/** Returns the format for the extension of the output file. */
const guessFormat = (outputPath: string): (typeof OUTPUT_FORMATS)[number] =>
  extname(outputPath).toLowerCase() === '.json' ? 'deck' : 'pdf';

/** Reports problems of the spreadsheet, one per line. */
function reportDeck(translate: Translate, { deck, template, notes }: LoadedDeck, streams: CommandStreams): void {
  for (const note of notes) streams.err(note);
  const missingColumns = listMissingColumns(deck, template);
  if (missingColumns.length > 0)
    streams.err(
      translate('cli.deck.missingColumns', { template: template.name, columns: listNames(translate, missingColumns) }),
    );
  for (const line of describeDeckFindings(translate, deck)) streams.err(line);
}

const createDeckJob = ({ deck, template }: LoadedDeck): PrintJob => ({
  groups: [],
  deck: { deck, template },
  characters: [],
  factions: [],
  language: 'en',
});

/** Writes the layout findings of rows to standard error. */
function reportRowNotes(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printableCards: readonly PrintableCard<Side>[],
  streams: CommandStreams,
): void {
  const cardRows = printableCards.flatMap(({ row, notes }) => (row === undefined ? [] : [{ row, notes }]));
  for (const note of [
    ...listLayoutNotes(translate, gameCatalog, cardRows),
    ...getFallbackHint(
      translate,
      cardRows.flatMap(({ notes }) => notes),
    ),
  ])
    streams.err(note);
}

async function printDeck(
  translate: Translate,
  print: OpenPrint,
  { deck, filePath }: LoadedDeck,
  cardsOutput: CardsOutput,
  outputPath: string,
  force: boolean,
  streams: CommandStreams,
): Promise<void> {
  const readyCards = await prepareContent(print, cardsOutput);
  if (readyCards.printableCards.length === 0)
    throw new Failure((translate) => explainNoCards(translate, deck), filePath);
  reportRowNotes(translate, print.gameCatalog, readyCards.printableCards, streams);
  await loadSheetTexts(translate);
  const batch = new WriteBatch();
  try {
    await batch.addInChunks({ target: outputPath, force }, (write) =>
      writeReadyCards(translate, print, readyCards, cardsOutput, write),
    );
    batch.commit();
  } finally {
    batch.close();
  }
  streams.out(outputPath);
}

const explainNoCards = (translate: Translate, { rows }: Deck): string =>
  rows.length === 0 ? translate('cli.table.noRows') : translate('cli.deck.noCopies');
