/** Runs `roster`, which prints one page with the members of a team and its verdict. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readRoster } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { PLAY_PAGES } from '../../shared/sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../shared/sheet/roster/roster-data.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { type PrintInput, readForPrint, singleTeam } from '../given.ts';
import { LANGUAGE_FLAG, languageOf, loadSheetTexts } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

export const roster: Command = {
  usage: (translate) => translate('cli.roster.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate) => [
    translate('cli.roster.about'),
    '',
    translate('cli.roster.options.out'),
    translate('cli.roster.options.playable'),
    translate('cli.roster.options.pages'),
    translate('cli.roster.options.paper'),
    translate('cli.language.option'),
    translate('cli.fallbackFont.option'),
    '',
    translate('cli.roster.tooLarge', { members: LIMITS.sheetMembers, findings: LIMITS.sheetFindings }),
    translate('cli.roster.illegalTeam'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      playable: { type: 'boolean', default: false },
      pages: { type: 'string' },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.roster.fileMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.roster.outMissing'));
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    if (values.pages !== undefined && !values.playable)
      throw new Failure((translate) => translate('cli.roster.pagesWithoutPlayable'));
    const pages = PLAY_PAGES.find((count) => String(count) === (values.pages ?? '1'));
    if (pages === undefined) throw new Failure((translate) => translate('cli.roster.pages'));
    const input = await readForPrint(translate, gameCatalog, positionals, streams);
    const language = languageOf(translate, values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const job = rosterJob(input);
    const style = values.playable ? (pages === 1 ? 'one-page' : 'two-pages') : 'short';
    const output: SheetOutput = { what: 'roster', paper, roster: style, language };
    await loadSheetTexts(translate);
    const content = await readRoster(translate, gameCatalog, job, output);
    const { roster: data } = content;
    if (values.playable && data.members.every(({ play }) => play === undefined))
      throw new Failure((translate) => translate('cli.roster.nobody', { name: truncateVisibly(data.name) }));
    // Checked again before drawing, because files found in folders are known only now.
    refuseInput(values.out);
    const bytes = await sheetPdf(translate, gameCatalog, job, output, content, fonts);
    writeWhole(values.out, bytes, values.force);
    streams.out(values.out);
    for (const line of leftLines(translate, data)) streams.err(line);
    if (data.verdict === 'legal') return input.exit;
    streams.err(translate('cli.roster.illegal', { name: truncateVisibly(data.name) }));
    return worst(input.exit, EXIT.illegal);
  },
};

/** Creates the print job for the one team or the one encounter of a command. */
function rosterJob(input: PrintInput): PrintJob {
  const { characters, factions } = input;
  const [encounter, another] = input.encounters;
  if (encounter && (another || input.teams.length > 0))
    throw new Failure((translate) => translate('cli.roster.severalDocuments'));
  const document = encounter ?? singleTeam(input, 'roster');
  const groups = [{ document, characters: input.charactersFor(document) }];
  return { groups, characters, factions, language: 'en' };
}

/** Returns one line for each kind of content that the roster leaves out. */
const leftLines = (translate: Translate, { omitted: left = { members: 0, findings: 0 } }: RosterData): string[] => [
  ...(left.members > 0
    ? [translate('cli.roster.membersLeftOut', { count: left.members, limit: LIMITS.sheetMembers })]
    : []),
  ...(left.findings > 0
    ? [translate('cli.roster.findingsLeftOut', { count: left.findings, limit: LIMITS.sheetFindings })]
    : []),
];
