/** Runs `cards`, which prints cards on sheets as PDF. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { createTestPagePdf } from '../../shared/print/test-page.ts';
import type { SheetOptions } from '../../shared/print-job/print-job.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseNumberFlag, readArguments } from '../arguments.ts';
import {
  formatSheetUsage,
  listSheetHelp,
  listUnusedFlags,
  parseCopies,
  readSheetOptions,
  SHEET_FLAGS,
} from '../cards/card-flags.ts';
import { findTemplate } from '../cards/find-template.ts';
import { convertRangeErrors } from '../cards/print-cards.ts';
import type { PrintResources } from '../cards/print-resources.ts';
import { listTemplateNotes } from '../cards/template-file.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import {
  rejectDuplicateOutputs,
  rejectExistingOutput,
  rejectInputAsOutput,
  writeFileAtomically,
} from '../files/write-batch.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { type CharacterPrintOptions, preflightCharacters, printCharacters } from './cards-characters.ts';
import { findPieceTemplates, listPieceKeywords, printPieces } from './cards-pieces.ts';

/** The `--template` keyword for what each model of an encounter needs for play. */
const DASHBOARDS = 'dashboards';

export const cardsCommand: Command = {
  usage: (translate) =>
    translate('cli.cards.usage', {
      fallbackFonts: translate('cli.fallbackFont.usage'),
      sheets: formatSheetUsage(translate),
    }),
  help: (translate) => [
    translate('cli.cards.about'),
    '',
    translate('cli.cards.options.out'),
    translate('cli.cards.options.template'),
    translate('cli.cards.options.fonts'),
    translate('cli.fallbackFont.option'),
    ...listSheetHelp(translate),
    translate('cli.cards.options.copies'),
    translate('cli.cards.options.artDpi'),
    translate('cli.cards.options.changedSince'),
    translate('cli.cards.options.preflight'),
    translate('cli.cards.options.testPage'),
    '',
    translate('cli.cards.illegal'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      ...SHEET_FLAGS,
      out: { type: 'string' },
      template: { type: 'string' },
      fonts: { type: 'string' },
      'fallback-font': FALLBACK_FONT_FLAG,
      copies: { type: 'string', multiple: true, default: [] },
      'art-dpi': { type: 'string', default: String(PRINT_DPI) },
      'changed-since': { type: 'string' },
      preflight: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'test-page': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    });
    const { out: outputPath, force, preflight } = values;
    const sheets = readSheetOptions(values);
    const resources = await openPrintResources(values['fallback-font'], values.fonts);
    const pieceTemplates = await findPieceTemplates(translate, gameCatalog, resources, values.template);
    for (const note of [...listUnusedFlags(translate, values), ...listTemplateNotes(resources, values.template)])
      streams.err(note);
    if (values['test-page'])
      return writeTestPage(translate, outputPath, positionals, sheets, force, resources, streams);
    if (positionals.length === 0 && pieceTemplates === undefined) {
      throw new Failure((translate) => translate('cli.cards.fileMissing'));
    }
    if (values.json && !preflight) throw new Failure((translate) => translate('cli.cards.jsonWithoutPreflight'));
    if (outputPath === undefined && !preflight) throw new Failure((translate) => translate('cli.cards.outMissing'));
    const recordPath = values['changed-since'];
    for (const target of [outputPath, recordPath]) if (target !== undefined) rejectInputAsOutput(target, positionals);
    if (outputPath !== undefined && recordPath !== undefined) {
      rejectInputAsOutput(recordPath, [outputPath]);
      rejectDuplicateOutputs([outputPath, recordPath]);
    }
    // A print with a record may have nothing to write.
    if (outputPath !== undefined && !preflight && recordPath === undefined) rejectExistingOutput(outputPath, force);
    const copies = parseCopies(values.copies);
    const artDpi = parseNumberFlag('art-dpi', values['art-dpi'], { min: 72, max: 1200, isWhole: true });
    if (pieceTemplates !== undefined) {
      if (outputPath === undefined || preflight || recordPath !== undefined)
        throw new Failure((translate) => translate('cli.cards.onlyCharacters'));
      return printPieces(
        translate,
        gameCatalog,
        pieceTemplates,
        positionals,
        { outputPath, force, copies, sheets, artDpi, resources },
        streams,
      );
    }
    const printOptions: CharacterPrintOptions = {
      inputPaths: positionals,
      resources,
      outputPath,
      recordPath,
      sheets,
      copies,
      ...(await chooseTemplate(translate, gameCatalog, resources, values.template)),
      artDpi,
      force,
    };
    return preflight
      ? preflightCharacters(translate, gameCatalog, printOptions, values.json, streams)
      : printCharacters(translate, gameCatalog, printOptions, streams);
  },
};

/** Returns the template for characters, or selects dashboards for play. */
const chooseTemplate = async (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateName: string | undefined,
): Promise<Pick<CharacterPrintOptions, 'template' | 'isForPlay'>> =>
  templateName === DASHBOARDS
    ? { template: undefined, isForPlay: true }
    : {
        template: await findTemplate(translate, gameCatalog, resources, templateName, [
          ...listPieceKeywords(gameCatalog),
          DASHBOARDS,
        ]),
        isForPlay: false,
      };

async function writeTestPage(
  translate: Translate,
  outputPath: string | undefined,
  inputPaths: readonly string[],
  { paper, sides, backAdjust }: SheetOptions,
  force: boolean,
  resources: PrintResources,
  streams: CommandStreams,
): Promise<ExitCode> {
  if (outputPath === undefined) throw new Failure((translate) => translate('cli.cards.testPageOutMissing'));
  if (inputPaths.length > 0)
    throw new Failure((translate) => translate('cli.cards.testPageFiles', { files: inputPaths.join(', ') }));
  rejectExistingOutput(outputPath, force);
  await loadSheetTexts(translate);
  const backOptions = backAdjust === undefined ? {} : { backAdjust };
  writeFileAtomically(
    outputPath,
    await convertRangeErrors(() =>
      createTestPagePdf(translate, { paper, sides, created: new Date(), ...backOptions }, resources.fonts),
    ),
    force,
  );
  streams.out(outputPath);
  return EXIT_CODE.fine;
}
