/** `sheet`: the quick reference of a game, or of what one team uses. */
import type { PieceUse } from '../../shared/games/card.ts';
import type { Game } from '../../shared/games/game.ts';
import { defaultsOf, type Options } from '../../shared/games/options.ts';
import type { Reference } from '../../shared/games/reference.ts';
import { GAMES, gameOf } from '../../shared/games/registry.ts';
import { optionsFor } from '../../shared/judge.ts';
import { SHEET_PAPERS, type SheetPaper } from '../../shared/sheet/kit/paper.ts';
import { ReferenceSheet } from '../../shared/sheet/reference/reference-sheet.tsx';
import { shortened } from '../../shared/text/short.ts';
import { VERSION } from '../../shared/version.ts';
import { oneOf, readArguments } from '../arguments.ts';
import { fonts } from '../assets.ts';
import { illegalNotes } from '../check/verdicts.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { membersOf, onlyTeam, readForPrint } from '../given.ts';
import type { Io } from '../io.ts';
import { sheetPdf } from '../sheet-pdf.ts';

const GAME_IDS = GAMES.filter((game) => game.reference).map(({ id }) => id);

export const sheet: Command = {
  summary: 'write a quick-reference sheet as PDF',
  usage: 'sheet RULESET-OR-TEAM [FILE…] --out FILE.pdf [--paper a4|letter|a3] [--force]',
  details: [
    `RULESET is ${GAME_IDS.join(' or ')}. For a team file the sheet holds only what that team uses; its members`,
    'are looked up in the other files.',
    '',
    '  --out FILE.pdf   where to write; nothing is overwritten without --force',
    '  --paper          a4 (when left out), letter or a3',
    '',
    'An illegal team gets its sheet too, with a note and exit code 1.',
  ],
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0)
      throw new Failure(`sheet wants ${GAME_IDS.join(', ')} or a team file. See sheet --help`);
    if (values.out === undefined) throw new Failure('sheet wants --out FILE.pdf. See sheet --help');
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const [id = '', another] = positionals;
    const whole = another === undefined && GAME_IDS.includes(id) ? gameOf({ ruleset: id }) : undefined;
    const { reference, notes, exit } = whole ? wholeReference(whole) : await teamReference(positionals, io);
    // What was found besides the files named: a refusal after everything is drawn would waste the wait.
    refuseInput(values.out);
    writeWhole(values.out, await referencePdf(reference, paper), values.force);
    io.out(values.out);
    for (const note of notes) io.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

interface Printed {
  reference: Reference;
  /** A line for a team that is illegal: its sheet is printed all the same. */
  notes: string[];
  /** Whether everything could be read. */
  exit: Exit;
}

const wholeReference = (game: Game): Printed => ({
  reference: referenceOf(game, defaultsOf(game.options)),
  notes: [],
  exit: EXIT.fine,
});

/** The reference of a game. Throws a Failure for a game that has none. */
export function referenceOf(game: Game, options: Options, use?: PieceUse): Reference {
  const reference = game.reference?.(options, use);
  if (!reference) throw new Failure(`${game.name} has no quick reference`);
  return reference;
}

async function teamReference(paths: readonly string[], io: Io): Promise<Printed> {
  const input = await readForPrint(paths, io);
  const team = onlyTeam(input, 'sheet');
  const members = membersOf(team, input.charactersFor(team)).map(({ character }) => character);
  const use = { team: { ...team, name: shortened(team.name) }, members };
  return {
    reference: referenceOf(gameOf(team), optionsFor(team), use),
    notes: illegalNotes([team], members, input.charactersFor),
    exit: input.exit,
  };
}

export function referencePdf(reference: Reference, paper: SheetPaper): Promise<Uint8Array> {
  return sheetPdf(ReferenceSheet({ reference, fonts: fonts(), paper, version: VERSION }));
}
