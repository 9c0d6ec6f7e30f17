/** `cards`: cards as PDF, imposed on sheets. */

import { PRINT_DPI } from '../../shared/card/pictures/pictures.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { testPagePdf } from '../../shared/print/test-page.ts';
import type { SheetOptions } from '../../shared/print-job/print-job.ts';
import { numberFlag, readArguments } from '../arguments.ts';
import type { CallFiles } from '../cards/call-files.ts';
import {
  copiesFlag,
  idleFlags,
  readSheetOptions,
  SHEET_DETAILS,
  SHEET_FLAGS,
  SHEET_USAGE,
} from '../cards/card-flags.ts';
import { findTemplate } from '../cards/find-template.ts';
import { withRangeErrorsAsFailures } from '../cards/print-cards.ts';
import { templateNotes } from '../cards/template-file.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseSameOutput, refuseTaken, writeWhole } from '../files/write.ts';
import type { Io } from '../io.ts';
import { type CharactersCall, preflightCharacters, printCharacters } from './cards-characters.ts';
import { pieceKeywords, pieceTemplates, printPieces } from './cards-pieces.ts';

/** What `--template` may name besides templates: what each model of an encounter is played from. */
const DASHBOARDS = 'dashboards';

export const cards: Command = {
  summary: 'write character cards as PDF, imposed on sheets',
  usage: `cards FILE… --out FILE.pdf [--template ID|FILE] [--fonts FOLDER] ${FALLBACK_USAGE} ${SHEET_USAGE} [--copies N|ID=N]… [--art-dpi N] [--changed-since FILE] [--preflight [--json]] [--test-page] [--force]`,
  details: () => [
    'Of a team its members are printed, as often as the team has them; characters given beside it are where',
    'members are looked up. Of several teams all are printed. Of an encounter that is named, not only found in a folder, the',
    'characters are printed that it names. Without these every character is printed.',
    '',
    '  --out FILE.pdf   where to write; nothing is overwritten without --force',
    '  --template ID    the card template of all, in another size as ID@SIZE, or a file that holds one (./mine.card.json,',
    '                   pack.rollcall, pack.rollcall/ID), with its fonts and pictures;',
    '                   characters of a game that it is not for keep theirs. When left out the one that each character',
    '                   names, of ours or of those in the same archive or in the folders given, else the first of its game.',
    '                   Cards of several sizes share sheets where that saves one.',
    '                   gimmick prints the Gimmick cards of one team, markers the tokens and markers it can meet, legend',
    '                   the icons that its attacks are written with; without FILE, all there are. Of an encounter these are',
    '                   for the game on that table, and dashboards prints the card that each of its models is played from,',
    '                   under its name there',
    '  --fonts FOLDER   where fonts of the template are looked for that do not lie beside it',
    ...FALLBACK_HELP,
    ...SHEET_DETAILS,
    '  --copies N       print everything N times; ID=N prints that card N times in all, and 0 leaves it out',
    '  --art-dpi N      pixels an inch that pictures are printed with, 72 to 1200; 300 when left out',
    '  --changed-since FILE',
    '                   print only what looks different from the last print that this file tells of, then write what is',
    '                   printed now into it; without such a file everything is printed',
    '  --preflight      write no PDF, but say what there is to know before printing; with --json as one object. Exit',
    '                   code 1 when something is illegal, does not fit, cannot be drawn or cannot be found',
    '  --test-page      write no cards but a page that shows what the printer does to size, margins and backs',
    '',
    'Illegal characters are printed too, with a note and exit code 1. A picture that cannot be used is noted, and the',
    'card is printed without it; the exit code stays.',
  ],
  async run(args, io, games) {
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
    const pieces = await pieceTemplates(games, files, values.template);
    for (const line of [...idleFlags(values), ...templateNotes(files, values.template)]) io.err(line);
    if (values['test-page']) return writeTestPage(out, positionals, sheets, force, files, io);
    if (positionals.length === 0 && pieces === undefined) {
      throw new Failure('cards wants at least one FILE. See cards --help');
    }
    if (values.json && !preflight) throw new Failure('--json goes with --preflight. See cards --help');
    if (out === undefined && !preflight) throw new Failure('cards wants --out FILE.pdf. See cards --help');
    const record = values['changed-since'];
    for (const target of [out, record]) if (target !== undefined) refuseInput(target, positionals);
    if (out !== undefined && record !== undefined) {
      refuseInput(record, [out]);
      refuseSameOutput([out, record]);
    }
    // With a record there may be nothing to write.
    if (out !== undefined && !preflight && record === undefined) refuseTaken(out, force);
    const copies = copiesFlag(values.copies);
    const artDpi = numberFlag('art-dpi', values['art-dpi'], { least: 72, most: 1200, whole: true });
    if (pieces !== undefined) {
      if (out === undefined || preflight || record !== undefined)
        throw new Failure('--preflight and --changed-since are for cards of characters. See cards --help');
      return printPieces(games, pieces, positionals, { out, force, copies, sheets, artDpi, files }, io);
    }
    const call: CharactersCall = {
      paths: positionals,
      files,
      out,
      record,
      sheets,
      copies,
      ...(await templateOrPlay(games, files, values.template)),
      artDpi,
      force,
    };
    return preflight ? preflightCharacters(games, call, values.json, io) : printCharacters(games, call, io);
  },
};

const templateOrPlay = async (
  games: Catalogue<Game>,
  files: CallFiles,
  name: string | undefined,
): Promise<Pick<CharactersCall, 'template' | 'isForPlay'>> =>
  name === DASHBOARDS
    ? { template: undefined, isForPlay: true }
    : { template: await findTemplate(games, files, name, [...pieceKeywords(games), DASHBOARDS]), isForPlay: false };

async function writeTestPage(
  out: string | undefined,
  positionals: readonly string[],
  { paper, sides, backAdjust }: SheetOptions,
  force: boolean,
  files: CallFiles,
  io: Io,
): Promise<Exit> {
  if (out === undefined) throw new Failure('--test-page wants --out FILE.pdf. See cards --help');
  if (positionals.length > 0) throw new Failure(`--test-page prints no cards, but was given ${positionals.join(', ')}`);
  refuseTaken(out, force);
  const adjust = backAdjust === undefined ? {} : { backAdjust };
  writeWhole(
    out,
    await withRangeErrorsAsFailures(() => testPagePdf({ paper, sides, created: new Date(), ...adjust }, files.fonts)),
    force,
  );
  io.out(out);
  return EXIT.fine;
}
