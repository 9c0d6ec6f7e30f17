/** Runs `log`, which describes in words what happened in an encounter, as text or PDF. */

import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readLog } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import type { LogData } from '../../shared/sheet/log/log-data.ts';
import { formatLog } from '../../shared/sheet/log/log-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseChoiceFlag, parseHouseRules, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import { rejectExistingOutput, rejectInputAsOutput, writeFileAtomically } from '../files/write-batch.ts';
import { getSingleEncounter, readForPrint } from '../print-input.ts';
import { LANGUAGE_FLAG, loadSheetTexts, loadSheetTranslate, parseLanguageFlag } from '../sheet-language.ts';
import { createSheetPdf } from '../sheet-pdf.ts';

export const logCommand: Command = {
  usage: (translate) => translate('cli.log.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.log.about'),
    '',
    translate('cli.log.options.out'),
    translate('cli.log.options.paper'),
    translate('cli.log.options.option'),
    translate('cli.language.option'),
    translate('cli.fallbackFont.option'),
    '',
    translate('cli.log.exitCodes'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      option: { type: 'string', multiple: true, default: [] },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FONT_FLAG,
      force: { type: 'boolean', default: false },
    });
    const { out: outputPath, force } = values;
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.log.fileMissing'));
    const isPdf = outputPath?.toLowerCase().endsWith('.pdf') ?? false;
    if (outputPath !== undefined && !isPdf && !outputPath.toLowerCase().endsWith('.txt'))
      throw new Failure((translate) => translate('cli.log.wrongEnding', { file: outputPath }));
    if (outputPath !== undefined) {
      rejectInputAsOutput(outputPath, positionals);
      rejectExistingOutput(outputPath, force);
    }
    const paperSize = parseChoiceFlag('paper', values.paper, SHEET_PAPERS);
    const language = parseLanguageFlag(translate, values.language);
    const { fonts } = await openPrintResources(values['fallback-font']);
    const houseRules = parseHouseRules(gameCatalog, values.option);
    const printInput = await readForPrint(translate, gameCatalog, positionals, streams);
    const encounter = getSingleEncounter(printInput, 'log');
    const groups = [{ document: encounter, characters: printInput.getCharactersFor(encounter) }];
    const printJob: PrintJob = { groups, characters: [], factions: [], rules: houseRules, language: 'en' };
    const sheetOutput: SheetOutput = { what: 'log', paper: paperSize, language };
    await loadSheetTexts(translate);
    const logContent = await readLog(translate, gameCatalog, printJob);
    const createText = async () => {
      const translateSheet = await loadSheetTranslate(translate, gameCatalog, language);
      return formatLog(
        translateSheet,
        translateSheet === translate ? logContent.log : (await readLog(translateSheet, gameCatalog, printJob)).log,
      );
    };
    if (outputPath === undefined) {
      for (const line of (await createText()).trimEnd().split('\n')) streams.out(line);
    } else {
      // The output is checked again before drawing, because files found in folders are known only now.
      rejectInputAsOutput(outputPath);
      const outputBytes = isPdf
        ? await createSheetPdf(translate, gameCatalog, printJob, sheetOutput, logContent, fonts)
        : new TextEncoder().encode(await createText());
      writeFileAtomically(outputPath, outputBytes, force);
      streams.out(outputPath);
    }
    return getWorstExitCode(printInput.exitCode, reportLogFindings(translate, logContent.log, streams));
  },
};

/** Reports on standard error what the log cannot show, and returns the exit code. */
function reportLogFindings(
  translate: Translate,
  { findings, refusedCount }: LogData,
  streams: CommandStreams,
): ExitCode {
  for (const finding of findings) streams.err(finding);
  if (refusedCount > 0) streams.err(translate('cli.log.refused', { count: refusedCount }));
  return findings.length + refusedCount > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine;
}
