/** `deck`: a table of any kind as cards of a template without a game's rules. */

import { extname } from 'node:path';
import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import { deckProblems, missingColumns } from '../../shared/deck/deck-problems.ts';
import { layoutLines } from '../../shared/deck/lay-deck.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import { documentText } from '../../shared/document/document-text.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { SHOP_BLEED } from '../../shared/print/shop/shops.ts';
import { layOutOnce } from '../../shared/print-job/lay-out.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import type { CardsOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import { EVERYTHING, type PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareContent } from '../../shared/print-job/write-cards.ts';
import { prepareImages } from '../../shared/print-job/write-images.ts';
import { listed } from '../../shared/text/short.ts';
import { numberFlag, oneOf, readArguments } from '../arguments.ts';
import { idleFlags, readSheetOptions, SHEET_DETAILS, SHEET_FLAGS, SHEET_USAGE } from '../cards/card-flags.ts';
import { type GivenDeck, readDeck } from '../cards/deck-file.ts';
import { placedFor } from '../cards/deck-places.ts';
import { openCallPrint, writeReady } from '../cards/print-cards.ts';
import { templateNotes } from '../cards/template-file.ts';
import { BLEED, DPI, writeImages } from '../cards/write-images.ts';
import type { Command } from '../command.ts';
import { ENCODING_DETAILS, readEncodingFlag } from '../encoding-flag.ts';
import { EXIT, Failure } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, getFallbackHint, openCallFiles } from '../fallback-fonts.ts';
import { Batch, refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import type { Io } from '../io.ts';
import { SKIP_HIDDEN_FLAG } from '../skip-hidden.ts';

const FORMATS = ['pdf', 'png', 'svg', 'deck'] as const;
const MOST_COPIES = 99;

export const deck: Command = {
  summary: 'turn the rows of any table into cards: gear, objectives, tokens, other games',
  usage: `deck TABLE --out FILE.pdf|FILE.deck.json|FOLDER [--template ID|FILE] [--fonts FOLDER] ${FALLBACK_USAGE} [--format pdf|png|svg|deck] [--column NAME=COLUMN]… [--copies-from COLUMN] [--copies N] [--pictures FOLDER] [--sheet NAME] [--skip-hidden] [--encoding NAME] [--name NAME] ${SHEET_USAGE} [--art-dpi N] [--dpi N] [--image-bleed MM] [--force]`,
  details: () => [
    'TABLE is a .csv, .tsv, .txt or .xlsx with headings in its first row or below titles, a deck that the app or this command wrote, or an archive',
    'with one (pack.rollcall, pack.rollcall/ID), whose template and pictures lie there too. Each row becomes a card. A template',
    'finds a column by its heading: /row/Name; docs/templates.md, "Rows of a table".',
    '',
    '  --out            a PDF; a folder for --format png or svg; a .deck.json for --format deck, which the app opens.',
    '                   Nothing is overwritten without --force',
    '  --template ID    item (when left out), encounter or counter, in another size as ID@SIZE, or a file that holds one',
    '                   (./mine.card.json, pack.rollcall, pack.rollcall/ID), with its fonts and pictures',
    '  --fonts FOLDER   where fonts of the template are looked for that do not lie beside it',
    ...FALLBACK_HELP,
    '  --column NAME=COLUMN',
    '                   where the template prints NAME, show this column; may be given several times',
    '  --copies-from COLUMN',
    '                   how often each row is printed; a column called Copies, Count, Quantity or the like is found',
    '  --copies N       print everything N times as often',
    '  --pictures FOLDER',
    '                   where the pictures are that cells name, with or without their ending, also in folders below; the',
    '                   folder of the table when left out',
    '  --sheet NAME     of a spreadsheet; the one most like a table of cards when left out',
    '  --skip-hidden    leave out rows, columns and sheets that the spreadsheet hides, also by a filter or a closed group;',
    '                   without it they are read and named',
    ...ENCODING_DETAILS,
    '  --name NAME      what the deck is called on its backs; the name of the file when left out',
    ...SHEET_DETAILS,
    '  --art-dpi N      pixels an inch that pictures are printed with, 72 to 1200; 300 when left out',
    '  --dpi N, --image-bleed MM',
    '                   of pictures of cards: pixels an inch, 36 to 1200, and colour beyond the cut, 0 to 20 mm; 300 and',
    '                   3.175 when left out',
    '',
    'What does not fit, and a picture that cannot be used, is named by its row; the card is printed as well as it can be.',
  ],
  async run(args, io, games) {
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
    if (table === undefined || another !== undefined) throw new Failure('deck wants one TABLE. See deck --help');
    const { out, force } = values;
    if (out === undefined) throw new Failure('deck wants --out. See deck --help');
    const format = values.format === undefined ? formatOf(out) : oneOf('format', values.format, FORMATS);
    const sheets = readSheetOptions(values);
    for (const line of idleFlags(values)) io.err(line);
    const copies = numberFlag('copies', values.copies, { least: 1, most: MOST_COPIES, whole: true });
    const artDpi = numberFlag('art-dpi', values['art-dpi'], { least: 72, most: 1200, whole: true });
    const dpi = numberFlag('dpi', values.dpi, DPI);
    const bleed = numberFlag('image-bleed', values['image-bleed'], BLEED);
    refuseInput(out, [table]);
    if (format === 'pdf' || format === 'deck') refuseTaken(out, force);
    const files = await openCallFiles(values['fallback-font'], values.fonts);
    const given = await readDeck(games, files, table, {
      template: values.template,
      shows: values.column,
      copiesFrom: values['copies-from'],
      pictures: values.pictures,
      sheet: values.sheet,
      skipHidden: values['skip-hidden'],
      encoding: readEncodingFlag(values.encoding),
      name: values.name,
    });
    for (const line of templateNotes(files, values.template)) io.err(line);
    reportDeck(given, io);
    if (format === 'deck') {
      const { deck, note } = placedFor(out, given);
      writeWhole(out, new TextEncoder().encode(documentText(deck)), force);
      io.out(out);
      if (note !== undefined) io.err(note);
      return EXIT.fine;
    }
    const print = await openCallPrint(games, jobOf(given), new Map([[given.deck, given.home]]), files);
    if (format === 'pdf') {
      const selection = { ...EVERYTHING, copies };
      await printDeck(print, given, { what: 'cards', sheets, selection, artDpi, created: new Date() }, out, force, io);
    } else {
      const parts = [{ what: 'cards', choice: EVERYTHING }] as const;
      const ready = await prepareImages(print, { parts, format, sides: 'both', dpi: artDpi });
      writeLines(games, await layOutOnce(print, 'cards'), io);
      await writeImages(ready, files.fonts, { folder: out, format, dpi, bleed, force }, io);
    }
    return EXIT.fine;
  },
};

/** By the ending of the file that is asked for. */
const formatOf = (out: string): (typeof FORMATS)[number] => (extname(out).toLowerCase() === '.json' ? 'deck' : 'pdf');

/** Says what is wrong with the table, a line each. */
function reportDeck({ deck, template, notes }: GivenDeck, io: Io): void {
  for (const note of notes) io.err(note);
  const missing = missingColumns(deck, template);
  if (missing.length > 0)
    io.err(
      `${template.name} can also print ${listed(missing)}, which the table does not have; --column NAME=COLUMN says which column it is`,
    );
  for (const problem of deckProblems(deck)) io.err(problem);
}

const jobOf = ({ deck, template }: GivenDeck): PrintJob => ({
  groups: [],
  deck: { deck, template },
  characters: [],
  factions: [],
  language: 'en',
});

/** What the layout has to say, on standard error. */
function writeLines(games: Catalogue<Game>, layout: readonly PrintableCard<Side>[], io: Io): void {
  const rows = layout.flatMap(({ row, notes }) => (row === undefined ? [] : [{ row, notes }]));
  for (const line of [...layoutLines(games, rows), ...getFallbackHint(rows.flatMap(({ notes }) => notes))])
    io.err(line);
}

async function printDeck(
  print: OpenPrint,
  { deck, file }: GivenDeck,
  output: CardsOutput,
  out: string,
  force: boolean,
  io: Io,
): Promise<void> {
  const ready = await prepareContent(print, output);
  if (ready.layout.length === 0) throw new Failure(nothing(deck), file);
  writeLines(print.games, ready.layout, io);
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) => writeReady(print, ready, output, write));
    batch.commit();
  } finally {
    batch.close();
  }
  io.out(out);
}

const nothing = ({ rows }: Deck): string =>
  rows.length === 0 ? 'has no rows below its headings' : 'has no row that is printed: all copies are 0';
