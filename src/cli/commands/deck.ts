/** Runs `deck`, which prints any spreadsheet as cards, with a template that needs no game rules. */

import { extname } from 'node:path';
import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import { describeDeckFindings, listMissingColumns } from '../../shared/deck/deck-findings.ts';
import { listLayoutNotes } from '../../shared/deck/layout-deck-rows.ts';
import { formatDocument } from '../../shared/document/format-document.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { SHOP_BLEED } from '../../shared/print/shop/shops.ts';
import { layoutCardsCached } from '../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import { EVERYTHING, type PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareContent } from '../../shared/print-job/write-cards.ts';
import { prepareImages } from '../../shared/print-job/write-images.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { listNames } from '../../shared/texts/values.ts';
import { numberFlag, oneOf, readArguments } from '../arguments.ts';
import { idleFlags, readSheetOptions, SHEET_FLAGS, sheetHelp, sheetUsage } from '../cards/card-flags.ts';
import { type GivenDeck, readDeck } from '../cards/deck-file.ts';
import { placedFor } from '../cards/deck-places.ts';
import { openCallPrint, writeReady } from '../cards/print-cards.ts';
import { templateNotes } from '../cards/template-file.ts';
import { BLEED, DPI, writeImages } from '../cards/write-images.ts';
import type { Command } from '../command.ts';
import { readEncodingFlag } from '../encoding-flag.ts';
import { EXIT, Failure } from '../failure.ts';
import { FALLBACK_FLAG, getFallbackHint, openCallFiles } from '../fallback-fonts.ts';
import { Batch, refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import type { Io } from '../io.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { SKIP_HIDDEN_FLAG } from '../skip-hidden.ts';

const FORMATS = ['pdf', 'png', 'svg', 'deck'] as const;
const MOST_COPIES = 99;

export const deck: Command = {
  usage: (translate) =>
    translate('cli.deck.usage', { fallbackFonts: translate('cli.fallbackFont.usage'), sheets: sheetUsage(translate) }),
  help: (translate) => [
    translate('cli.deck.about'),
    '',
    translate('cli.deck.options.out'),
    translate('cli.deck.options.template'),
    translate('cli.deck.options.fonts'),
    translate('cli.fallbackFont.option'),
    translate('cli.deck.options.column'),
    translate('cli.deck.options.copiesFrom'),
    translate('cli.deck.options.copies'),
    translate('cli.deck.options.pictures'),
    translate('cli.deck.options.sheet'),
    translate('cli.deck.options.skipHidden'),
    translate('cli.encoding.option'),
    translate('cli.deck.options.name'),
    ...sheetHelp(translate),
    translate('cli.deck.options.artDpi'),
    translate('cli.deck.options.dpi'),
    '',
    translate('cli.deck.problems'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      ...SHEET_FLAGS,
      out: { type: 'string' },
      template: { type: 'string' },
      fonts: { type: 'string' },
      'fallback-font': FALLBACK_FLAG,
      format: { type: 'string' },
      column: { type: 'string', multiple: true, default: [] },
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
      force: { type: 'boolean', default: false },
    });
    const [table, another] = positionals;
    if (table === undefined || another !== undefined)
      throw new Failure((translate) => translate('cli.deck.tableMissing'));
    const { out, force } = values;
    if (out === undefined) throw new Failure((translate) => translate('cli.deck.outMissing'));
    const format = values.format === undefined ? formatOf(out) : oneOf('format', values.format, FORMATS);
    const sheets = readSheetOptions(values);
    for (const line of idleFlags(translate, values)) streams.err(line);
    const copies = numberFlag('copies', values.copies, { least: 1, most: MOST_COPIES, whole: true });
    const artDpi = numberFlag('art-dpi', values['art-dpi'], { least: 72, most: 1200, whole: true });
    const dpi = numberFlag('dpi', values.dpi, DPI);
    const bleed = numberFlag('image-bleed', values['image-bleed'], BLEED);
    refuseInput(out, [table]);
    if (format === 'pdf' || format === 'deck') refuseTaken(out, force);
    const files = await openCallFiles(values['fallback-font'], values.fonts);
    const given = await readDeck(translate, gameCatalog, files, table, {
      template: values.template,
      shows: values.column,
      copiesFrom: values['copies-from'],
      pictures: values.pictures,
      sheet: values.sheet,
      skipHidden: values['skip-hidden'],
      encoding: readEncodingFlag(values.encoding),
      name: values.name,
    });
    for (const line of templateNotes(files, values.template)) streams.err(line);
    reportDeck(translate, given, streams);
    if (format === 'deck') {
      const { deck, note } = placedFor(translate, out, given);
      writeWhole(out, new TextEncoder().encode(formatDocument(deck)), force);
      streams.out(out);
      if (note !== undefined) streams.err(note);
      return EXIT.fine;
    }
    const print = await openCallPrint(translate, gameCatalog, jobOf(given), new Map([[given.deck, given.home]]), files);
    if (format === 'pdf') {
      const selection = { ...EVERYTHING, copies };
      await printDeck(
        translate,
        print,
        given,
        { what: 'cards', sheets, selection, artDpi, created: new Date() },
        out,
        force,
        streams,
      );
    } else {
      const parts = [{ what: 'cards', choice: EVERYTHING }] as const;
      const ready = await prepareImages(print, { parts, format, sides: 'both', dpi: artDpi });
      writeLines(translate, gameCatalog, await layoutCardsCached(print, 'cards'), streams);
      await writeImages(translate, ready, files.fonts, { folder: out, format, dpi, bleed, force }, streams);
    }
    return EXIT.fine;
  },
};

/** Returns the format for the extension of the output file. */
const formatOf = (out: string): (typeof FORMATS)[number] => (extname(out).toLowerCase() === '.json' ? 'deck' : 'pdf');

/** Reports problems of the spreadsheet, one per line. */
function reportDeck(translate: Translate, { deck, template, notes }: GivenDeck, streams: Io): void {
  for (const note of notes) streams.err(note);
  const missing = listMissingColumns(deck, template);
  if (missing.length > 0)
    streams.err(
      translate('cli.deck.missingColumns', { template: template.name, columns: listNames(translate, missing) }),
    );
  for (const problem of describeDeckFindings(translate, deck)) streams.err(problem);
}

const jobOf = ({ deck, template }: GivenDeck): PrintJob => ({
  groups: [],
  deck: { deck, template },
  characters: [],
  factions: [],
  language: 'en',
});

/** Writes the layout findings to standard error. */
function writeLines(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  layout: readonly PrintableCard<Side>[],
  streams: Io,
): void {
  const rows = layout.flatMap(({ row, notes }) => (row === undefined ? [] : [{ row, notes }]));
  for (const line of [
    ...listLayoutNotes(translate, gameCatalog, rows),
    ...getFallbackHint(
      translate,
      rows.flatMap(({ notes }) => notes),
    ),
  ])
    streams.err(line);
}

async function printDeck(
  translate: Translate,
  print: OpenPrint,
  { deck, file }: GivenDeck,
  output: CardsOutput,
  out: string,
  force: boolean,
  streams: Io,
): Promise<void> {
  const ready = await prepareContent(print, output);
  if (ready.printableCards.length === 0) throw new Failure((translate) => nothing(translate, deck), file);
  writeLines(translate, print.gameCatalog, ready.printableCards, streams);
  await loadSheetTexts(translate);
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) => writeReady(translate, print, ready, output, write));
    batch.commit();
  } finally {
    batch.close();
  }
  streams.out(out);
}

const nothing = (translate: Translate, { rows }: Deck): string =>
  rows.length === 0 ? translate('cli.table.noRows') : translate('cli.deck.noCopies');
