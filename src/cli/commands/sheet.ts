/** `sheet`: the quick reference of a ruleset, or of what one team uses. */

import type { Character as SuCharacter, Team as SuTeam } from '../../shared/games/supers-unlimited/documents/schema.ts';
import { RULESET_ID } from '../../shared/games/supers-unlimited/facts.ts';
import { defaultOptions, resolveOptions } from '../../shared/games/supers-unlimited/options.ts';
import { teamUse } from '../../shared/games/supers-unlimited/reference/use.ts';
import { referenceFor } from '../../shared/games/supers-unlimited/reference.ts';
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

export const sheet: Command = {
  summary: 'write a quick-reference sheet as PDF',
  usage: 'sheet RULESET-OR-TEAM [FILE…] --out FILE.pdf [--paper a4|letter|a3] [--force]',
  details: [
    `RULESET is ${RULESET_ID}. For a team file the sheet holds only what that team uses; its members`,
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
    if (positionals.length === 0) throw new Failure(`sheet wants ${RULESET_ID} or a team file. See sheet --help`);
    if (values.out === undefined) throw new Failure('sheet wants --out FILE.pdf. See sheet --help');
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const whole = positionals.length === 1 && positionals[0] === RULESET_ID;
    const { reference, notes, exit } = whole ? wholeReference() : await teamReference(positionals, io);
    writeWhole(values.out, await referencePdf(reference, paper), values.force);
    io.out(values.out);
    for (const note of notes) io.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

interface Printed {
  reference: ReturnType<typeof referenceFor>;
  /** A line for a team that is illegal: its sheet is printed all the same. */
  notes: string[];
  /** Whether everything could be read. */
  exit: Exit;
}

const wholeReference = (): Printed => ({
  reference: referenceFor({ options: defaultOptions }),
  notes: [],
  exit: EXIT.fine,
});

async function teamReference(paths: readonly string[], io: Io): Promise<Printed> {
  const input = await readForPrint(paths, io);
  const team = onlyTeam(input, 'sheet');
  const members = membersOf(team, input.charactersFor(team)).map(({ character }) => character);
  const use = teamUse(shortened(team.name), members as SuCharacter[], (team as SuTeam).gimmicks);
  return {
    reference: referenceFor({ options: resolveOptions(team.options), use }),
    notes: illegalNotes([team], members, input.charactersFor),
    exit: input.exit,
  };
}

export function referencePdf(reference: ReturnType<typeof referenceFor>, paper: SheetPaper): Promise<Uint8Array> {
  return sheetPdf(ReferenceSheet({ reference, fonts: fonts(), paper, version: VERSION }));
}
