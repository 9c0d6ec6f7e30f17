/** Runs `images`, which writes one image per card side for print-on-demand shops. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { IMAGE_FORMATS, IMAGE_SIDES } from '../../shared/print/shop/image-names.ts';
import { type PixelSize, SHOP_BLEED, SHOP_DPI, SHOPS } from '../../shared/print/shop/shops.ts';
import { chooseCards } from '../../shared/print-job/choose-cards.ts';
import { layoutCardsCached } from '../../shared/print-job/layout-cards.ts';
import type { ImagesOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import { EVERYTHING } from '../../shared/print-job/printable-card.ts';
import { prepareImages, type ReadyImages } from '../../shared/print-job/write-images.ts';
import type { Translate } from '../../shared/texts/translate.ts';
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
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { readForCards } from '../given.ts';
import type { Io } from '../io.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { openPieces, type PieceTemplates, pieceKeywords, pieceTemplates, writeNotes } from './cards-pieces.ts';

export const images: Command = {
  usage: (translate) => translate('cli.images.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.images.about'),
    '',
    translate('cli.images.options.out'),
    translate('cli.images.options.template'),
    translate('cli.images.options.fonts'),
    translate('cli.fallbackFont.option'),
    translate('cli.images.options.dpi'),
    translate('cli.images.options.format'),
    translate('cli.images.options.sides'),
    translate('cli.images.options.bleed'),
    translate('cli.images.options.canvas'),
    translate('cli.images.options.shop'),
    '',
    translate('cli.images.illegal'),
  ],
  async run(translate, args, streams, gameCatalog) {
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
    const pieces = await pieceTemplates(translate, gameCatalog, files, values.template);
    if (positionals.length === 0 && pieces === undefined)
      throw new Failure((translate) => translate('cli.images.fileMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.images.outMissing'));
    const format = oneOf('format', values.format, IMAGE_FORMATS);
    const shop = values.shop === undefined ? undefined : oneOf('shop', values.shop, SHOPS);
    if (shop !== undefined && values.canvas !== undefined)
      throw new Failure((translate) => translate('cli.images.shopAndCanvas'));
    const dpi = shop === undefined ? numberFlag('dpi', values.dpi, DPI) : SHOP_DPI;
    const sides = oneOf('sides', values.sides, IMAGE_SIDES);
    const bleed = numberFlag('bleed', values.bleed, BLEED);
    const canvas = canvasOf(values.canvas);
    const output: ImagesOutput = { parts: [{ what: 'cards', choice: EVERYTHING }], format, sides, dpi };
    const { notes, exit, ...ready } =
      pieces === undefined
        ? await drawCharacters(
            translate,
            gameCatalog,
            positionals,
            files,
            await findTemplate(translate, gameCatalog, files, values.template, pieceKeywords(gameCatalog)),
            output,
            streams,
          )
        : await drawPieces(translate, gameCatalog, pieces, positionals, files, output, streams);
    for (const line of templateNotes(files, values.template)) streams.err(line);
    const { out: folder, force } = values;
    await writeImages(
      translate,
      ready,
      files.fonts,
      { folder, format, dpi, bleed, ...(canvas ? { canvas } : {}), ...(shop ? { shop } : {}), force },
      streams,
    );
    for (const note of notes) streams.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

/** The maximum number of pixels along an edge of an image. */
const MOST_PIXELS = 20_000;

function canvasOf(text: string | undefined): PixelSize | undefined {
  if (text === undefined) return undefined;
  const [, width = '0', height = '0'] = /^(\d{1,5})x(\d{1,5})$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  if (Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= MOST_PIXELS) return size;
  throw new Failure((translate) => translate('cli.images.canvas', { text }));
}

interface Drawn extends ReadyImages {
  /** One line for each illegal document. */
  readonly notes: readonly string[];
  /** The exit code, which shows whether everything could be read. */
  readonly exit: Exit;
}

async function drawCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  paths: readonly string[],
  files: CallFiles,
  template: CardTemplate | undefined,
  output: ImagesOutput,
  streams: Io,
): Promise<Drawn> {
  const input = await readForCards(translate, gameCatalog, files, paths, streams);
  const { teams, characters, factions, homes, exit, charactersFor, packedTemplates } = input;
  const groups = teams.map((team) => ({ document: team, characters: charactersFor(team) }));
  const job: PrintJob = { groups, characters, factions, packedTemplates, template, language: 'en' };
  const { printed, unknownMembers: unknown } = chooseCards(gameCatalog, job);
  refuseUnknown(unknown);
  if (printed.length === 0) throw new Failure((translate) => translate('cli.images.noCharacter'));
  reportUnfitting(translate, gameCatalog, template, printed, streams);
  const print = await openCallPrint(translate, gameCatalog, job, homes, files);
  const ready = await prepareImages(print, output);
  await loadSheetTexts(translate);
  writeFindings(translate, gameCatalog, await layoutCardsCached(print, 'cards'), homes, streams);
  const drawn = printed.map(({ character }) => character);
  return { ...ready, notes: illegalNotes(translate, gameCatalog, teams, drawn, charactersFor), exit };
}

async function drawPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  pieces: PieceTemplates,
  paths: readonly string[],
  files: CallFiles,
  output: ImagesOutput,
  streams: Io,
): Promise<Drawn> {
  const { print, what, notes, exit } = await openPieces(
    translate,
    gameCatalog,
    pieces,
    paths,
    'images',
    files,
    streams,
  );
  const ready = await prepareImages(print, { ...output, parts: [{ what, choice: EVERYTHING }] });
  writeNotes(translate, gameCatalog, await layoutCardsCached(print, what), streams);
  return { ...ready, notes, exit };
}
