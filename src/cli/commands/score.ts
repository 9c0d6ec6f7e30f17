/** Runs `score`, which prints the score sheet of an encounter. */

import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readScore } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { parseChoiceFlag, parseHouseRules, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import { rejectExistingOutput, rejectInputAsOutput, writeFileAtomically } from '../files/write-batch.ts';
import { getSingleEncounter, readForPrint } from '../print-input.ts';
import { LANGUAGE_FLAG, loadSheetTexts, parseLanguageFlag } from '../sheet-language.ts';
import { createSheetPdf } from '../sheet-pdf.ts';

export const scoreCommand: Command = {
  usage: (translate) => translate('cli.score.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.score.about'),
    '',
    translate('cli.score.options.out'),
    translate('cli.score.options.paper'),
    translate('cli.score.options.option'),
    translate('cli.language.option'),
    translate('cli.fallbackFont.option'),
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
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.score.fileMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.score.outMissing'));
    rejectInputAsOutput(values.out, positionals);
    rejectExistingOutput(values.out, values.force);
    const paperSize = parseChoiceFlag('paper', values.paper, SHEET_PAPERS);
    const language = parseLanguageFlag(translate, values.language);
    const { fonts } = await openPrintResources(values['fallback-font']);
    const houseRules = parseHouseRules(gameCatalog, values.option);
    const printInput = await readForPrint(translate, gameCatalog, positionals, streams);
    const encounter = getSingleEncounter(printInput, 'score');
    const groups = [{ document: encounter, characters: printInput.getCharactersFor(encounter) }];
    const printJob: PrintJob = { groups, characters: [], factions: [], rules: houseRules, language: 'en' };
    const sheetOutput: SheetOutput = { what: 'score', paper: paperSize, language };
    await loadSheetTexts(translate);
    const scoreContent = await readScore(translate, gameCatalog, printJob);
    const { scoreSheet, findings } = scoreContent.score;
    if (scoreSheet === undefined) {
      const gameName = gameCatalog.getGame(encounter).name;
      throw new Failure((translate) => findings[0] ?? translate('cli.score.noSheet', { game: gameName }));
    }
    // The output is checked again before drawing, because files found in folders are known only now.
    rejectInputAsOutput(values.out);
    const pdfBytes = await createSheetPdf(translate, gameCatalog, printJob, sheetOutput, scoreContent, fonts);
    writeFileAtomically(values.out, pdfBytes, values.force);
    streams.out(values.out);
    for (const finding of findings) streams.err(finding);
    return printInput.exitCode;
  },
};
