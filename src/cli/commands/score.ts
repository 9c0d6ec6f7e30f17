/** Runs `score`, which prints the score sheet of an encounter. */

import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readScore } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { readForPrint, singleEncounter } from '../given.ts';
import { LANGUAGE_FLAG, languageOf, loadSheetTexts } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

export const score: Command = {
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
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.score.fileMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.score.outMissing'));
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const language = languageOf(translate, values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const rules = houseRules(gameCatalog, values.option);
    const input = await readForPrint(translate, gameCatalog, positionals, streams);
    const encounter = singleEncounter(input, 'score');
    const groups = [{ document: encounter, characters: input.charactersFor(encounter) }];
    const job: PrintJob = { groups, characters: [], factions: [], rules, language: 'en' };
    const output: SheetOutput = { what: 'score', paper, language };
    await loadSheetTexts(translate);
    const content = await readScore(translate, gameCatalog, job);
    const { scoreSheet: sheet, findings } = content.score;
    if (sheet === undefined) {
      const game = gameCatalog.getGame(encounter).name;
      throw new Failure((translate) => findings[0] ?? translate('cli.score.noSheet', { game }));
    }
    refuseInput(values.out);
    const bytes = await sheetPdf(translate, gameCatalog, job, output, content, fonts);
    writeWhole(values.out, bytes, values.force);
    streams.out(values.out);
    for (const finding of findings) streams.err(finding);
    return input.exit;
  },
};
