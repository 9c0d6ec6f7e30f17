/** `log`: what happened in an encounter, in words, as a text or as PDF. */

import { inLanguage } from '../../shared/print-job/language.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readLog } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import type { LogData } from '../../shared/sheet/log/log-data.ts';
import { logText } from '../../shared/sheet/log/log-text.ts';
import { counted } from '../../shared/text/counted.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { readForPrint, singleEncounter } from '../given.ts';
import type { Io } from '../io.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, languageOf } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

export const log: Command = {
  summary: 'write the log of an encounter in words, as a text or as PDF',
  usage: `log FILE… [--out FILE.txt|FILE.pdf] [--paper a4|letter|a3] [--option KEY=VALUE]… [--language en|de] ${FALLBACK_USAGE} [--force]`,
  details: () => [
    'One of the files is the encounter; whom it names is looked up among its embedded characters, then in the others. Each',
    'event is a line with names, dice, what it changed and what was noted beside it, below its round or Turn. What was refused',
    'is left out; what was set by hand is marked. Without --out the text goes to standard output.',
    '',
    '  --out FILE       where to write, as text or as PDF by its ending; nothing is overwritten without --force',
    '  --paper          of a PDF: a4 (when left out), letter or a3',
    '  --option KEY=VALUE   a house rule, stronger than those of the file; may be repeated',
    LANGUAGE_HELP,
    ...FALLBACK_HELP,
    '',
    'Exit code: 0 everything played, 1 some events were refused or it cannot be played, 2 something unreadable or a wrong call.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      option: { type: 'string', multiple: true, default: [] },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    const { out, force } = values;
    if (positionals.length === 0) throw new Failure('log wants an encounter file. See log --help');
    const isPdf = out?.toLowerCase().endsWith('.pdf') ?? false;
    if (out !== undefined && !isPdf && !out.toLowerCase().endsWith('.txt'))
      throw new Failure(`log writes .txt or .pdf, not ${out}. See log --help`);
    if (out !== undefined) {
      refuseInput(out, positionals);
      refuseTaken(out, force);
    }
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const language = languageOf(values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const rules = houseRules(games, values.option);
    const input = await readForPrint(games, positionals, io);
    const encounter = singleEncounter(input, 'log');
    const groups = [{ document: encounter, characters: input.charactersFor(encounter) }];
    const job: PrintJob = { groups, characters: [], factions: [], rules, language: 'en' };
    const output: SheetOutput = { what: 'log', paper, language };
    const english = await readLog(games, job);
    const makeText = () =>
      inLanguage(games, language, async () =>
        logText(language === 'en' ? english.log : (await readLog(games, job)).log),
      );
    if (out === undefined) {
      for (const line of (await makeText()).trimEnd().split('\n')) io.out(line);
    } else {
      refuseInput(out);
      const bytes = isPdf
        ? await sheetPdf(games, job, output, english, fonts)
        : new TextEncoder().encode(await makeText());
      writeWhole(out, bytes, force);
      io.out(out);
    }
    return worst(input.exit, exitOf(english.log, io));
  },
};

/** What the log cannot show is said on standard error. */
function exitOf({ findings, refused }: LogData, io: Io): Exit {
  for (const finding of findings) io.err(finding);
  if (refused > 0) io.err(`${counted(refused, 'refused event')} left out; order says why`);
  return findings.length + refused > 0 ? EXIT.illegal : EXIT.fine;
}
