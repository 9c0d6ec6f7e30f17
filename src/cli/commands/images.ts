/** Runs `images`, which writes one image per card side for print-on-demand shops. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { measureBitmaps } from '../../shared/pdf/side-content.ts';
import { IMAGE_FORMATS, IMAGE_SIDES } from '../../shared/print/shop/image-names.ts';
import { type PixelSize, SHOP_BLEED, SHOP_DPI, SHOPS } from '../../shared/print/shop/shops.ts';
import { createTeamPicture, type PictureTheme } from '../../shared/print/shop/team-picture.ts';
import { chooseCards } from '../../shared/print-job/choose-cards.ts';
import { layoutCardsCached } from '../../shared/print-job/layout-cards.ts';
import type { ImagesOutput, PrintJob } from '../../shared/print-job/print-job.ts';
import { EVERYTHING } from '../../shared/print-job/printable-card.ts';
import { prepareTeamPicture } from '../../shared/print-job/team-picture.ts';
import { prepareImages, type ReadyImages } from '../../shared/print-job/write-images.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseChoiceFlag, parseNumberFlag, readArguments } from '../arguments.ts';
import { createDataUrls, rasterizePicture } from '../cards/card-image.ts';
import { findTemplate } from '../cards/find-template.ts';
import { openCommandPrint, rejectUnknownMembers, reportFindings } from '../cards/print-cards.ts';
import type { PrintResources } from '../cards/print-resources.ts';
import { listTemplateNotes } from '../cards/template-file.ts';
import { reportUnsuitableTemplate } from '../cards/unsuitable-template.ts';
import { BLEED_LIMITS, DPI_LIMITS, writeImages } from '../cards/write-images.ts';
import { listIllegalNotes } from '../check/illegal-notes.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import { rejectExistingOutput, rejectInputAsOutput, WriteBatch } from '../files/write-batch.ts';
import { readForCards } from '../print-input.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import {
  findPieceTemplates,
  listPieceKeywords,
  openPieces,
  type PieceTemplates,
  reportLayoutNotes,
} from './cards-pieces.ts';

export const imagesCommand: Command = {
  usage: (translate) => translate('cli.images.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.images.about'),
    '',
    translate('cli.images.options.out'),
    translate('cli.images.options.sheet'),
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
      sheet: { type: 'string' },
      dark: { type: 'boolean', default: false },
      template: { type: 'string' },
      fonts: { type: 'string' },
      'fallback-font': FALLBACK_FONT_FLAG,
      dpi: { type: 'string' },
      format: { type: 'string' },
      bleed: { type: 'string' },
      canvas: { type: 'string' },
      shop: { type: 'string' },
      sides: { type: 'string' },
      force: { type: 'boolean', default: false },
    });
    const resources = await openPrintResources(values['fallback-font'], values.fonts);
    const pieceTemplates = await findPieceTemplates(translate, gameCatalog, resources, values.template);
    if (positionals.length === 0 && pieceTemplates === undefined)
      throw new Failure((translate) => translate('cli.images.fileMissing'));
    if (values.sheet !== undefined) {
      rejectIgnoredFlags(values, pieceTemplates);
      return writeTeamPicture(translate, gameCatalog, positionals, resources, streams, {
        template: await findTemplate(
          translate,
          gameCatalog,
          resources,
          values.template,
          listPieceKeywords(gameCatalog),
        ),
        file: values.sheet,
        theme: values.dark ? 'dark' : 'light',
        force: values.force,
      });
    }
    if (values.dark) throw new Failure((translate) => translate('cli.images.darkAlone'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.images.outMissing'));
    const {
      dpi: dpiText = String(PRINT_DPI),
      format: formatText = 'png',
      sides: sidesText = 'both',
      bleed: bleedText = String(SHOP_BLEED),
    } = values;
    const imageFormat = parseChoiceFlag('format', formatText, IMAGE_FORMATS);
    const shop = values.shop === undefined ? undefined : parseChoiceFlag('shop', values.shop, SHOPS);
    if (shop !== undefined && values.canvas !== undefined)
      throw new Failure((translate) => translate('cli.images.shopAndCanvas'));
    const dpi = shop === undefined ? parseNumberFlag('dpi', dpiText, DPI_LIMITS) : SHOP_DPI;
    const imageSides = parseChoiceFlag('sides', sidesText, IMAGE_SIDES);
    const bleed = parseNumberFlag('bleed', bleedText, BLEED_LIMITS);
    const canvasSize = parseCanvasFlag(values.canvas);
    const imagesOutput: ImagesOutput = {
      parts: [{ what: 'cards', choice: EVERYTHING }],
      format: imageFormat,
      sides: imageSides,
      dpi,
    };
    const { illegalNotes, exitCode, ...readyImages } =
      pieceTemplates === undefined
        ? await drawCharacters(
            translate,
            gameCatalog,
            positionals,
            resources,
            await findTemplate(translate, gameCatalog, resources, values.template, listPieceKeywords(gameCatalog)),
            imagesOutput,
            streams,
          )
        : await drawPieces(translate, gameCatalog, pieceTemplates, positionals, resources, imagesOutput, streams);
    for (const note of listTemplateNotes(resources, values.template)) streams.err(note);
    const { out: outputFolder, force } = values;
    await writeImages(
      translate,
      readyImages,
      resources.fonts,
      {
        folder: outputFolder,
        format: imageFormat,
        dpi,
        bleed,
        ...(canvasSize ? { canvas: canvasSize } : {}),
        ...(shop ? { shop } : {}),
        force,
      },
      streams,
    );
    for (const note of illegalNotes) streams.err(note);
    return getWorstExitCode(exitCode, illegalNotes.length > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine);
  },
};

/** Flags of images of card sides, which one picture of a team would ignore. */
const FLAGS_OF_IMAGES = ['out', 'dpi', 'format', 'sides', 'bleed', 'canvas', 'shop'] as const;

/** Refuses what one picture of a team would ignore. */
function rejectIgnoredFlags(
  values: { readonly [Flag in (typeof FLAGS_OF_IMAGES)[number]]?: string | undefined },
  pieceTemplates: PieceTemplates | undefined,
): void {
  const ignoredFlag = FLAGS_OF_IMAGES.find((flag) => values[flag] !== undefined);
  if (ignoredFlag !== undefined)
    throw new Failure((translate) => translate('cli.images.sheetFlag', { flag: `--${ignoredFlag}` }));
  if (pieceTemplates !== undefined) throw new Failure((translate) => translate('cli.images.sheetAlone'));
}

interface TeamPictureFile {
  readonly template: CardTemplate | undefined;
  readonly file: string;
  readonly theme: PictureTheme;
  readonly force: boolean;
}

/** Writes one picture of a team with the fronts of all its cards. */
async function writeTeamPicture(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  resources: PrintResources,
  streams: CommandStreams,
  { template, file, theme, force }: TeamPictureFile,
): Promise<ExitCode> {
  rejectInputAsOutput(file);
  rejectExistingOutput(file, force);
  const cardsInput = await readForCards(translate, gameCatalog, resources, inputPaths, streams);
  const { teams, characters, factions, origins, exitCode, getCharactersFor, packedTemplates } = cardsInput;
  const [team, ...otherTeams] = teams;
  if (team === undefined || otherTeams.length > 0) throw new Failure((translate) => translate('cli.images.oneTeam'));
  const groups = [{ document: team, characters: getCharactersFor(team) }];
  const printJob: PrintJob = { groups, characters, factions, packedTemplates, template, language: translate.language };
  const { printed, unknownMembers } = chooseCards(gameCatalog, printJob);
  rejectUnknownMembers(unknownMembers);
  if (printed.length === 0) throw new Failure((translate) => translate('cli.images.noCharacter'));
  const print = await openCommandPrint(translate, gameCatalog, printJob, origins, resources);
  const { cards, texts, preparedPictures } = await prepareTeamPicture(translate, print);
  await loadSheetTexts(translate);
  reportFindings(translate, gameCatalog, await layoutCardsCached(print, 'cards'), origins, streams);
  const dataUrls = await createDataUrls(measureBitmaps(cards.map(({ front }) => front)).keys(), preparedPictures);
  const picture = createTeamPicture(cards, texts, resources.fonts, theme, (pictureKey) => dataUrls.get(pictureKey));
  const batch = new WriteBatch();
  try {
    batch.add({ target: file, bytes: await rasterizePicture(picture), force });
    batch.commit();
  } finally {
    batch.close();
  }
  streams.out(file);
  const illegalNotes = listIllegalNotes(
    translate,
    gameCatalog,
    teams,
    printed.map(({ character }) => character),
    getCharactersFor,
  );
  for (const note of illegalNotes) streams.err(note);
  return getWorstExitCode(exitCode, illegalNotes.length > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine);
}

/** The maximum number of pixels along an edge of an image. */
const MAX_PIXELS = 20_000;

function parseCanvasFlag(canvasText: string | undefined): PixelSize | undefined {
  if (canvasText === undefined) return undefined;
  const [, widthText = '0', heightText = '0'] = /^(\d{1,5})x(\d{1,5})$/.exec(canvasText) ?? [];
  const canvasSize = { width: Number(widthText), height: Number(heightText) };
  if (Math.min(canvasSize.width, canvasSize.height) > 0 && Math.max(canvasSize.width, canvasSize.height) <= MAX_PIXELS)
    return canvasSize;
  throw new Failure((translate) => translate('cli.images.canvas', { text: canvasText }));
}

interface PreparedImages extends ReadyImages {
  /** One line for each illegal document. */
  readonly illegalNotes: readonly string[];
  /** The exit code, which shows whether everything could be read. */
  readonly exitCode: ExitCode;
}

async function drawCharacters(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  resources: PrintResources,
  template: CardTemplate | undefined,
  imagesOutput: ImagesOutput,
  streams: CommandStreams,
): Promise<PreparedImages> {
  const cardsInput = await readForCards(translate, gameCatalog, resources, inputPaths, streams);
  const { teams, characters, factions, origins, exitCode, getCharactersFor, packedTemplates } = cardsInput;
  const groups = teams.map((team) => ({ document: team, characters: getCharactersFor(team) }));
  const printJob: PrintJob = { groups, characters, factions, packedTemplates, template, language: 'en' };
  const { printed, unknownMembers } = chooseCards(gameCatalog, printJob);
  rejectUnknownMembers(unknownMembers);
  if (printed.length === 0) throw new Failure((translate) => translate('cli.images.noCharacter'));
  reportUnsuitableTemplate(translate, gameCatalog, template, printed, streams);
  const print = await openCommandPrint(translate, gameCatalog, printJob, origins, resources);
  const readyImages = await prepareImages(print, imagesOutput);
  await loadSheetTexts(translate);
  reportFindings(translate, gameCatalog, await layoutCardsCached(print, 'cards'), origins, streams);
  const drawnCharacters = printed.map(({ character }) => character);
  return {
    ...readyImages,
    illegalNotes: listIllegalNotes(translate, gameCatalog, teams, drawnCharacters, getCharactersFor),
    exitCode,
  };
}

async function drawPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  pieceTemplates: PieceTemplates,
  inputPaths: readonly string[],
  resources: PrintResources,
  imagesOutput: ImagesOutput,
  streams: CommandStreams,
): Promise<PreparedImages> {
  const { print, printKind, illegalNotes, exitCode } = await openPieces(
    translate,
    gameCatalog,
    pieceTemplates,
    inputPaths,
    'images',
    resources,
    streams,
  );
  const readyImages = await prepareImages(print, { ...imagesOutput, parts: [{ what: printKind, choice: EVERYTHING }] });
  reportLayoutNotes(translate, gameCatalog, await layoutCardsCached(print, printKind), streams);
  return { ...readyImages, illegalNotes, exitCode };
}
