/** Runs `cards`, which prints cards on sheets as PDF. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { createTestPagePdf } from '../../shared/print/test-page.ts';
import type { SheetOptions } from '../../shared/print-job/print-job.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { numberFlag, readArguments } from '../arguments.ts';
import type { CallFiles } from '../cards/call-files.ts';
import { copiesFlag, idleFlags, readSheetOptions, SHEET_FLAGS, sheetHelp, sheetUsage } from '../cards/card-flags.ts';
import { findTemplate } from '../cards/find-template.ts';
import { withRangeErrorsAsFailures } from '../cards/print-cards.ts';
import { templateNotes } from '../cards/template-file.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure } from '../failure.ts';
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseSameOutput, refuseTaken, writeWhole } from '../files/write.ts';
import type { Io } from '../io.ts';
import { loadSheetTexts } from '../sheet-language.ts';
import { type CharactersCall, preflightCharacters, printCharacters } from './cards-characters.ts';
import { pieceKeywords, pieceTemplates, printPieces } from './cards-pieces.ts';

/** The `--template` keyword for what each model of an encounter needs for play. */
const DASHBOARDS = 'dashboards';

export const cards: Command = {
  usage: (translate) =>
    translate('cli.cards.usage', { fallbackFonts: translate('cli.fallbackFont.usage'), sheets: sheetUsage(translate) }),
  help: (translate) => [
    translate('cli.cards.about'),
    '',
    translate('cli.cards.options.out'),
    translate('cli.cards.options.template'),
    translate('cli.cards.options.fonts'),
    translate('cli.fallbackFont.option'),
    ...sheetHelp(translate),
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
      'fallback-font': FALLBACK_FLAG,
      copies: { type: 'string', multiple: true, default: [] },
      'art-dpi': { type: 'string', default: String(PRINT_DPI) },
      'changed-since': { type: 'string' },
      preflight: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      'test-page': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    });
    const { out, force, preflight } = values;
    const sheets = readSheetOptions(values);
    const files = await openCallFiles(values['fallback-font'], values.fonts);
    const pieces = await pieceTemplates(translate, gameCatalog, files, values.template);
    for (const line of [...idleFlags(translate, values), ...templateNotes(files, values.template)]) streams.err(line);
    if (values['test-page']) return writeTestPage(translate, out, positionals, sheets, force, files, streams);
    if (positionals.length === 0 && pieces === undefined) {
      throw new Failure((translate) => translate('cli.cards.fileMissing'));
    }
    if (values.json && !preflight) throw new Failure((translate) => translate('cli.cards.jsonWithoutPreflight'));
    if (out === undefined && !preflight) throw new Failure((translate) => translate('cli.cards.outMissing'));
    const record = values['changed-since'];
    for (const target of [out, record]) if (target !== undefined) refuseInput(target, positionals);
    if (out !== undefined && record !== undefined) {
      refuseInput(record, [out]);
      refuseSameOutput([out, record]);
    }
    // A print with a record may have nothing to write.
    if (out !== undefined && !preflight && record === undefined) refuseTaken(out, force);
    const copies = copiesFlag(values.copies);
    const artDpi = numberFlag('art-dpi', values['art-dpi'], { least: 72, most: 1200, whole: true });
    if (pieces !== undefined) {
      if (out === undefined || preflight || record !== undefined)
        throw new Failure((translate) => translate('cli.cards.onlyCharacters'));
      return printPieces(
        translate,
        gameCatalog,
        pieces,
        positionals,
        { out, force, copies, sheets, artDpi, files },
        streams,
      );
    }
    const call: CharactersCall = {
      paths: positionals,
      files,
      out,
      record,
      sheets,
      copies,
      ...(await templateOrPlay(translate, gameCatalog, files, values.template)),
      artDpi,
      force,
    };
    return preflight
      ? preflightCharacters(translate, gameCatalog, call, values.json, streams)
      : printCharacters(translate, gameCatalog, call, streams);
  },
};

const templateOrPlay = async (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  name: string | undefined,
): Promise<Pick<CharactersCall, 'template' | 'isForPlay'>> =>
  name === DASHBOARDS
    ? { template: undefined, isForPlay: true }
    : {
        template: await findTemplate(translate, gameCatalog, files, name, [...pieceKeywords(gameCatalog), DASHBOARDS]),
        isForPlay: false,
      };

async function writeTestPage(
  translate: Translate,
  out: string | undefined,
  positionals: readonly string[],
  { paper, sides, backAdjust }: SheetOptions,
  force: boolean,
  files: CallFiles,
  streams: Io,
): Promise<Exit> {
  if (out === undefined) throw new Failure((translate) => translate('cli.cards.testPageOutMissing'));
  if (positionals.length > 0)
    throw new Failure((translate) => translate('cli.cards.testPageFiles', { files: positionals.join(', ') }));
  refuseTaken(out, force);
  await loadSheetTexts(translate);
  const adjust = backAdjust === undefined ? {} : { backAdjust };
  writeWhole(
    out,
    await withRangeErrorsAsFailures(() =>
      createTestPagePdf(translate, { paper, sides, created: new Date(), ...adjust }, files.fonts),
    ),
    force,
  );
  streams.out(out);
  return EXIT.fine;
}
