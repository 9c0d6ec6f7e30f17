/** `score`: the sheet that an encounter is kept score on. */

import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readScore } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { readForPrint, singleEncounter } from '../given.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, languageOf } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

export const score: Command = {
  summary: 'write the score sheet of an encounter as PDF',
  usage: `score FILE… --out FILE.pdf [--paper a4|letter|a3] [--option KEY=VALUE]… [--language en|de] ${FALLBACK_USAGE} [--force]`,
  details: () => [
    'One of the files is the encounter; whom it names is looked up among its embedded characters, then in the others. With an',
    'empty log the sheet has empty boxes; once the encounter is played it is filled in with what stood. In Supers Unlimited it',
    'has the sides, what scores when, a box for each Turn, the Endgame and the points; in the other games a row for each model',
    'and a column for each round.',
    '',
    '  --out FILE.pdf   where to write; nothing is overwritten without --force',
    '  --paper          a4 (when left out), letter or a3',
    '  --option KEY=VALUE   a house rule, stronger than those of the file; may be repeated',
    LANGUAGE_HELP,
    ...FALLBACK_HELP,
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
    if (positionals.length === 0) throw new Failure('score wants an encounter file. See score --help');
    if (values.out === undefined) throw new Failure('score wants --out FILE.pdf. See score --help');
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const language = languageOf(values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const rules = houseRules(games, values.option);
    const input = await readForPrint(games, positionals, io);
    const encounter = singleEncounter(input, 'score');
    const groups = [{ document: encounter, characters: input.charactersFor(encounter) }];
    const job: PrintJob = { groups, characters: [], factions: [], rules, language: 'en' };
    const output: SheetOutput = { what: 'score', paper, language };
    const english = await readScore(games, job);
    const { sheet, findings } = english.score;
    if (sheet === undefined) throw new Failure(findings[0] ?? `${games.of(encounter).name} has no score sheet`);
    refuseInput(values.out);
    const bytes = await sheetPdf(games, job, output, english, fonts);
    writeWhole(values.out, bytes, values.force);
    io.out(values.out);
    for (const finding of findings) io.err(finding);
    return input.exit;
  },
};
