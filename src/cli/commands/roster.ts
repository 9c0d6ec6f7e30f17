/** Runs `roster`, which prints one page with the members of a team and its verdict. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readRoster } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { PLAY_PAGES } from '../../shared/sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../shared/sheet/roster/roster-data.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseChoiceFlag, readArguments } from '../arguments.ts';
import { openCommandPrint, reportBrokenPictures } from '../cards/print-cards.ts';
import type { Command } from '../command.ts';
import { EXIT_CODE, Failure, getWorstExitCode } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import { rejectExistingOutput, rejectInputAsOutput, writeFileAtomically } from '../files/write-batch.ts';
import { getSingleTeam, type PrintInput, readForPrint } from '../print-input.ts';
import { LANGUAGE_FLAG, loadSheetTexts, parseLanguageFlag } from '../sheet-language.ts';
import { createSheetPdf } from '../sheet-pdf.ts';

export const rosterCommand: Command = {
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
      'fallback-font': FALLBACK_FONT_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure((translate) => translate('cli.roster.fileMissing'));
    if (values.out === undefined) throw new Failure((translate) => translate('cli.roster.outMissing'));
    rejectInputAsOutput(values.out, positionals);
    rejectExistingOutput(values.out, values.force);
    const paperSize = parseChoiceFlag('paper', values.paper, SHEET_PAPERS);
    if (values.pages !== undefined && !values.playable)
      throw new Failure((translate) => translate('cli.roster.pagesWithoutPlayable'));
    const pageCount = PLAY_PAGES.find((allowedCount) => String(allowedCount) === (values.pages ?? '1'));
    if (pageCount === undefined) throw new Failure((translate) => translate('cli.roster.pages'));
    const printInput = await readForPrint(translate, gameCatalog, positionals, streams);
    const language = parseLanguageFlag(translate, values.language);
    const resources = await openPrintResources(values['fallback-font']);
    const printJob = createRosterJob(printInput);
    const rosterStyle = values.playable ? (pageCount === 1 ? 'one-page' : 'two-pages') : 'short';
    const sheetOutput: SheetOutput = { what: 'roster', paper: paperSize, roster: rosterStyle, language };
    await loadSheetTexts(translate);
    const rosterContent = await readRoster(translate, gameCatalog, printJob, sheetOutput);
    const { roster: rosterData } = rosterContent;
    if (values.playable && rosterData.members.every(({ play }) => play === undefined))
      throw new Failure((translate) => translate('cli.roster.nobody', { name: truncateVisibly(rosterData.name) }));
    // The output is checked again before drawing, because files found in folders are known only now.
    rejectInputAsOutput(values.out);
    const print = values.playable
      ? await openCommandPrint(translate, gameCatalog, printJob, printInput.origins, resources)
      : undefined;
    const pdfBytes = await createSheetPdf(
      translate,
      gameCatalog,
      printJob,
      sheetOutput,
      rosterContent,
      resources.fonts,
      print,
    );
    writeFileAtomically(values.out, pdfBytes, values.force);
    streams.out(values.out);
    if (print !== undefined) reportBrokenPictures(translate, print, printInput.origins, streams);
    for (const line of formatOmissions(translate, rosterData)) streams.err(line);
    if (rosterData.verdict === 'legal') return printInput.exitCode;
    streams.err(translate('cli.roster.illegal', { name: truncateVisibly(rosterData.name) }));
    return getWorstExitCode(printInput.exitCode, EXIT_CODE.illegal);
  },
};

/** Creates the print job for the only team or the only encounter of a command. */
function createRosterJob(printInput: PrintInput): PrintJob {
  const { characters, factions } = printInput;
  const [encounter, otherEncounter] = printInput.encounters;
  if (encounter && (otherEncounter || printInput.teams.length > 0))
    throw new Failure((translate) => translate('cli.roster.severalDocuments'));
  const document = encounter ?? getSingleTeam(printInput, 'roster');
  const groups = [{ document, characters: printInput.getCharactersFor(document) }];
  return { groups, characters, factions, language: 'en' };
}

/** Formats one line for each kind of content that the roster omits because there is too much. */
const formatOmissions = (translate: Translate, { omitted = { members: 0, findings: 0 } }: RosterData): string[] => [
  ...(omitted.members > 0
    ? [translate('cli.roster.membersLeftOut', { count: omitted.members, limit: LIMITS.sheetMembers })]
    : []),
  ...(omitted.findings > 0
    ? [translate('cli.roster.findingsLeftOut', { count: omitted.findings, limit: LIMITS.sheetFindings })]
    : []),
];
