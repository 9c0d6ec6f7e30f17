/** `images`: one picture a card side, for print-on-demand shops. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { IMAGE_FORMATS, IMAGE_SIDES } from '../../shared/print/shop/image-names.ts';
import { type PixelSize, SHOP_BLEED, SHOP_DPI, SHOPS } from '../../shared/print/shop/shops.ts';
import { chooseCards } from '../../shared/print-job/choose.ts';
import { layOutOnce } from '../../shared/print-job/lay-out.ts';
import type { ImagesOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import { EVERYTHING } from '../../shared/print-job/printable-card.ts';
import { prepareImages, type ReadyImages } from '../../shared/print-job/write-images.ts';
import { numberFlag, oneOf, readArguments } from '../arguments.ts';
import type { CallFiles } from '../cards/call-files.ts';
import { findTemplate } from '../cards/find-template.ts';
import { openCallPrint, refuseUnknown, writeFindings } from '../cards/print-cards.ts';
import { templateNotes } from '../cards/template-file.ts';
import { reportUnfitting } from '../cards/unfitting-template.ts';
import { BLEED, DPI, writeImages } from '../cards/write-images.ts';
import { illegalNotes } from '../check/verdicts.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, openCallFiles } from '../fallback-fonts.ts';
import { readForCards } from '../given.ts';
import type { Io } from '../io.ts';
import { openPieces, type PieceTemplates, pieceKeywords, pieceTemplates, writeNotes } from './cards-pieces.ts';

export const images: Command = {
  summary: 'write one picture a card side, for print-on-demand shops',
  usage: `images FILE… --out FOLDER [--template ID|FILE] [--fonts FOLDER] ${FALLBACK_USAGE} [--dpi 300] [--format png|svg] [--bleed MM | --canvas WxH | --shop SHOP] [--sides both|fronts] [--force]`,
  details: () => [
    'Of a team each of its members is drawn once; characters given beside it are where members are looked up.',
    'Without a team every character is drawn. The pictures are called after the id: hero-front.png, hero-back.png;',
    'the second card of one that continues is hero-2-front.png.',
    '',
    '  --out FOLDER     where to write; nothing is overwritten without --force',
    '  --template ID    the card template of all, in another size as ID@SIZE, or a file that holds one (./mine.card.json,',
    '                   pack.rollcall, pack.rollcall/ID), with its fonts and pictures;',
    '                   characters of a game that it is not for keep theirs. When left out the one that each character',
    '                   names, of ours or of those in the same archive or in the folders given, else the first of its game.',
    '                   gimmick draws the Gimmick cards of one team, markers the tokens',
    '                   and markers it can meet, legend the icons of its attacks; without FILE, all there are',
    '  --fonts FOLDER   where fonts of the template are looked for that do not lie beside it',
    ...FALLBACK_HELP,
    '  --dpi N          pixels an inch, 36 to 1200; 300 when left out',
    '  --format         png (when left out), or svg: in true size, with its pictures inside',
    '  --sides          both (when left out), or fronts',
    '  --bleed MM       colour beyond the cut around each card, 0 to 20 mm; 3.175 mm (1/8 in) when left out, with which',
    '                   a poker card is 825 x 1125 pixels',
    '  --canvas WxH     pixels of every picture, with the card in its middle, where a shop asks for other bleed beside a card',
    '                   than above it; it takes the place of --bleed',
    '  --shop SHOP      the size that the templates of a shop have for each card, at 300 dpi: the-game-crafter or',
    '                   makeplayingcards; it takes the place of --bleed, --canvas and --dpi',
    '',
    'Illegal characters are drawn too, with a note and exit code 1. A picture that cannot be used is noted, and the card',
    'is drawn without it; the exit code stays.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      template: { type: 'string' },
      fonts: { type: 'string' },
      'fallback-font': FALLBACK_FLAG,
      dpi: { type: 'string', default: String(PRINT_DPI) },
      format: { type: 'string', default: 'png' },
      bleed: { type: 'string', default: String(SHOP_BLEED) },
      canvas: { type: 'string' },
      shop: { type: 'string' },
      sides: { type: 'string', default: 'both' },
      force: { type: 'boolean', default: false },
    });
    const files = await openCallFiles(values['fallback-font'], values.fonts);
    const pieces = await pieceTemplates(games, files, values.template);
    if (positionals.length === 0 && pieces === undefined)
      throw new Failure('images wants at least one FILE. See images --help');
    if (values.out === undefined) throw new Failure('images wants --out FOLDER. See images --help');
    const format = oneOf('format', values.format, IMAGE_FORMATS);
    const shop = values.shop === undefined ? undefined : oneOf('shop', values.shop, SHOPS);
    if (shop !== undefined && values.canvas !== undefined)
      throw new Failure('--shop and --canvas both say how large a picture is: give one of them');
    const dpi = shop === undefined ? numberFlag('dpi', values.dpi, DPI) : SHOP_DPI;
    const sides = oneOf('sides', values.sides, IMAGE_SIDES);
    const bleed = numberFlag('bleed', values.bleed, BLEED);
    const canvas = canvasOf(values.canvas);
    const output: ImagesOutput = { parts: [{ what: 'cards', choice: EVERYTHING }], format, sides, dpi };
    const { notes, exit, ...ready } =
      pieces === undefined
        ? await drawCharacters(
            games,
            positionals,
            files,
            await findTemplate(games, files, values.template, pieceKeywords(games)),
            output,
            io,
          )
        : await drawPieces(games, pieces, positionals, files, output, io);
    for (const line of templateNotes(files, values.template)) io.err(line);
    const { out: folder, force } = values;
    await writeImages(
      ready,
      files.fonts,
      { folder, format, dpi, bleed, ...(canvas ? { canvas } : {}), ...(shop ? { shop } : {}), force },
      io,
    );
    for (const note of notes) io.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

/** Pixels along an edge that make sense of a picture. */
const MOST_PIXELS = 20_000;

function canvasOf(text: string | undefined): PixelSize | undefined {
  if (text === undefined) return undefined;
  const [, width = '0', height = '0'] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= MOST_PIXELS) return size;
  throw new Failure(`--canvas wants pixels across and down such as 750x1125, got "${text}"`);
}

interface Drawn extends ReadyImages {
  /** A line for everything illegal. */
  readonly notes: readonly string[];
  /** Whether everything could be read. */
  readonly exit: Exit;
}

async function drawCharacters(
  games: Catalogue<Game>,
  paths: readonly string[],
  files: CallFiles,
  template: CardTemplate | undefined,
  output: ImagesOutput,
  io: Io,
): Promise<Drawn> {
  const input = await readForCards(games, files, paths, io);
  const { teams, characters, factions, homes, exit, charactersFor, packedTemplates } = input;
  const groups = teams.map((team) => ({ document: team, characters: charactersFor(team) }));
  const job: PrintJob = { groups, characters, factions, packedTemplates, template, language: 'en' };
  const { printed, unknown } = chooseCards(games, job);
  refuseUnknown(unknown);
  if (printed.length === 0) throw new Failure('there is no character to draw in these files');
  reportUnfitting(games, template, printed, io);
  const print = await openCallPrint(games, job, homes, files);
  const ready = await prepareImages(print, output);
  writeFindings(games, await layOutOnce(print, 'cards'), homes, io);
  const drawn = printed.map(({ character }) => character);
  return { ...ready, notes: illegalNotes(games, teams, drawn, charactersFor), exit };
}

async function drawPieces(
  games: Catalogue<Game>,
  pieces: PieceTemplates,
  paths: readonly string[],
  files: CallFiles,
  output: ImagesOutput,
  io: Io,
): Promise<Drawn> {
  const { print, what, notes, exit } = await openPieces(games, pieces, paths, 'images', files, io);
  const ready = await prepareImages(print, { ...output, parts: [{ what, choice: EVERYTHING }] });
  writeNotes(games, await layOutOnce(print, what), io);
  return { ...ready, notes, exit };
}
