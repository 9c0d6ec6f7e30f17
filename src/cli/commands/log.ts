/** Runs `log`, which describes in words what happened in an encounter, as text or PDF. */

import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readLog } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import type { LogData } from '../../shared/sheet/log/log-data.ts';
import { formatLog } from '../../shared/sheet/log/log-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { readForPrint, singleEncounter } from '../given.ts';
import type { Io } from '../io.ts';
import { LANGUAGE_FLAG, languageOf, loadSheetTexts, loadSheetTranslate } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

export const log: Command = {
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
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    const { out, force } = values;
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.log.fileMissing'));
    const isPdf = out?.toLowerCase().endsWith('.pdf') ?? false;
    if (out !== undefined && !isPdf && !out.toLowerCase().endsWith('.txt'))
      throw new Failure((translate) => translate('cli.log.wrongEnding', { file: out }));
    if (out !== undefined) {
      refuseInput(out, positionals);
      refuseTaken(out, force);
    }
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const language = languageOf(translate, values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const rules = houseRules(gameCatalog, values.option);
    const input = await readForPrint(translate, gameCatalog, positionals, streams);
    const encounter = singleEncounter(input, 'log');
    const groups = [{ document: encounter, characters: input.charactersFor(encounter) }];
    const job: PrintJob = { groups, characters: [], factions: [], rules, language: 'en' };
    const output: SheetOutput = { what: 'log', paper, language };
    await loadSheetTexts(translate);
    const content = await readLog(translate, gameCatalog, job);
    const makeText = async () => {
      const sheetT = await loadSheetTranslate(translate, gameCatalog, language);
      return formatLog(sheetT, sheetT === translate ? content.log : (await readLog(sheetT, gameCatalog, job)).log);
    };
    if (out === undefined) {
      for (const line of (await makeText()).trimEnd().split('\n')) streams.out(line);
    } else {
      refuseInput(out);
      const bytes = isPdf
        ? await sheetPdf(translate, gameCatalog, job, output, content, fonts)
        : new TextEncoder().encode(await makeText());
      writeWhole(out, bytes, force);
      streams.out(out);
    }
    return worst(input.exit, exitOf(translate, content.log, streams));
  },
};

/** Reports on standard error what the log cannot show, and returns the exit code. */
function exitOf(translate: Translate, { findings, refusedCount: refused }: LogData, streams: Io): Exit {
  for (const finding of findings) streams.err(finding);
  if (refused > 0) streams.err(translate('cli.log.refused', { count: refused }));
  return findings.length + refused > 0 ? EXIT.illegal : EXIT.fine;
}
