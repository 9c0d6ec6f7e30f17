/** `roster`: one page with the members of a team and its verdict. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readRoster } from '../../shared/print-job/sheets/write-sheet.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { PLAY_PAGES } from '../../shared/sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../shared/sheet/roster/roster-data.ts';
import { counted } from '../../shared/text/counted.ts';
import { shortened } from '../../shared/text/short.ts';
import { oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { type PrintInput, readForPrint, singleTeam } from '../given.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, languageOf } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

export const roster: Command = {
  summary: 'write a roster of a team or the line-up of an encounter, on one page where it fits',
  usage: `roster FILE… --out FILE.pdf [--playable [--pages 1|2]] [--paper a4|letter|a3] [--language en|de] ${FALLBACK_USAGE} [--force]`,
  details: () => [
    'One of the files is the team or the encounter; whom it names is looked up among its embedded characters, then in the',
    'others. The roster of a team has its verdict, fingerprints and the version of the rules; a line-up has the sides of the',
    'encounter as they begin.',
    '',
    '  --out FILE.pdf   where to write; nothing is overwritten without --force',
    '  --playable       a roster to play from: numbers, attacks, words and boxes of everybody instead of a table. In all games',
    '  --pages          of a playable one: 1 (when left out, compact) or 2 (roomy). The type is as large as they allow; whoever',
    '                   needs more pages at the smallest, 6 points, gets them',
    '  --paper          a4 (when left out), letter or a3',
    LANGUAGE_HELP,
    ...FALLBACK_HELP,
    '',
    `A team that is too large for one page goes on overleaf, up to ${LIMITS.sheetMembers} members and ${LIMITS.sheetFindings} findings.`,
    'An illegal team gets its roster too, with the reasons on it and exit code 1.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      playable: { type: 'boolean', default: false },
      pages: { type: 'string' },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0) throw new Failure('roster wants a team file. See roster --help');
    if (values.out === undefined) throw new Failure('roster wants --out FILE.pdf. See roster --help');
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    if (values.pages !== undefined && !values.playable)
      throw new Failure('--pages is for a roster to play from; add --playable');
    const pages = PLAY_PAGES.find((count) => String(count) === (values.pages ?? '1'));
    if (pages === undefined) throw new Failure('--pages must be 1 or 2');
    const input = await readForPrint(games, positionals, io);
    const language = languageOf(values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const job = rosterJob(input);
    const style = values.playable ? (pages === 1 ? 'one-page' : 'two-pages') : 'short';
    const output: SheetOutput = { what: 'roster', paper, roster: style, language };
    const english = await readRoster(games, job, output);
    const { roster: data } = english;
    if (values.playable && data.members.every(({ play }) => play === undefined))
      throw new Failure(`${shortened(data.name)} has nobody to play with`);
    // Checked again for files that were found in folders, before anything is drawn.
    refuseInput(values.out);
    const bytes = await sheetPdf(games, job, output, english, fonts);
    writeWhole(values.out, bytes, values.force);
    io.out(values.out);
    for (const line of leftLines(data)) io.err(line);
    if (data.verdict === 'legal') return input.exit;
    io.err(`${shortened(data.name)} is illegal; the roster says why`);
    return worst(input.exit, EXIT.illegal);
  },
};

/** Of the one team or the one encounter of a call. */
function rosterJob(input: PrintInput): PrintJob {
  const { characters, factions } = input;
  const [encounter, another] = input.encounters;
  if (encounter && (another || input.teams.length > 0))
    throw new Failure('roster wants one team or one encounter; the files hold more');
  const document = encounter ?? singleTeam(input, 'roster');
  const groups = [{ document, characters: input.charactersFor(document) }];
  return { groups, characters, factions, language: 'en' };
}

/** What the roster leaves out, a line each. */
const leftLines = ({ left = { members: 0, findings: 0 } }: RosterData): string[] => [
  ...(left.members > 0
    ? [`roster: ${counted(left.members, 'member')} more than the ${LIMITS.sheetMembers} it prints`]
    : []),
  ...(left.findings > 0
    ? [
        `roster: ${counted(left.findings, 'finding')} more than the ${LIMITS.sheetFindings} it prints; check names all of them`,
      ]
    : []),
];
