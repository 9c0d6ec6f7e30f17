/** `cards`: character cards as PDF, imposed on sheets. */
import { PRINT_DPI } from '../../shared/card/pictures.ts';
import type { Faction, Team } from '../../shared/document/schema.ts';
import { cardsPdf, type PrintedCard } from '../../shared/print/cards-pdf.ts';
import { printLabel } from '../../shared/print/label.ts';
import type { Printed } from '../../shared/print/members.ts';
import { MARKS, type Marks, PAPER_IDS, type PaperId, SIDES, type Sides } from '../../shared/print/paper.ts';
import { defaultOptions } from '../../shared/rulesets/supers-unlimited/options.ts';
import { numberFlag, oneOf, readArguments } from '../arguments.ts';
import { fonts } from '../assets.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import { membersOf, readForPrint } from '../given.ts';
import type { Io } from '../io.ts';
import { type LayCards, layCards, templateCalled } from '../lay-cards.ts';
import { illegalNotes } from '../verdicts.ts';
import { refuseInput, writeWhole } from '../write.ts';
import { PIECE_WORDS, pieceTemplates, printPieces } from './cards-pieces.ts';

const MOST_COPIES = 99;

export const cards: Command = {
  summary: 'write character cards as PDF, imposed on sheets',
  usage:
    'cards FILE… --out FILE.pdf [--template ID] [--paper a4|letter|a3|card] [--sides fronts|long-edge|short-edge|fold] [--bleed MM] [--marks crop|none] [--copies N] [--art-dpi N] [--force]',
  details: [
    'Of a team its members are printed, as often as the team has them; characters given beside it are where',
    'members are looked up. Without a team every character is printed.',
    '',
    '  --out FILE.pdf   where to write; nothing is overwritten without --force',
    '  --template ID    the card template; classic when left out. gimmick prints the Gimmick cards of one team, markers',
    '                   the tokens and markers it can meet; without FILE, all there are',
    '  --paper          a4 (when left out), letter, a3, or card: every side a page of its own',
    '  --sides          fronts only; or backs for duplex printing turned over the long-edge (when left out) or the',
    '                   short-edge; or fold: front and back side by side',
    '  --bleed MM       colour beyond the cut around each card, 0 to 3 mm',
    '  --marks          crop marks outside the cards (crop, when left out), or none',
    '  --copies N       print everything N times',
    '  --art-dpi N      pixels an inch that pictures are printed with, 72 to 1200; 300 when left out',
    '',
    'Illegal characters are printed too, with a note and exit code 1. A picture that cannot be used is noted, and the',
    'card is printed without it; the exit code stays.',
  ],
  async run(args, io) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      template: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      sides: { type: 'string', default: 'long-edge' },
      bleed: { type: 'string' },
      marks: { type: 'string', default: 'crop' },
      copies: { type: 'string', default: '1' },
      'art-dpi': { type: 'string', default: String(PRINT_DPI) },
      force: { type: 'boolean', default: false },
    });
    const pieces = pieceTemplates(values.template);
    if (positionals.length === 0 && pieces === undefined) {
      throw new Failure('cards wants at least one FILE. See cards --help');
    }
    if (values.out === undefined) throw new Failure('cards wants --out FILE.pdf. See cards --help');
    refuseInput(values.out, positionals);
    const template = pieces?.templates[0] ?? templateCalled(values.template, PIECE_WORDS);
    const job: SheetJob = {
      paper: oneOf('paper', values.paper, PAPER_IDS),
      sides: oneOf('sides', values.sides, SIDES),
      marks: oneOf('marks', values.marks, MARKS),
      ...(values.bleed === undefined
        ? {}
        : { bleedMm: numberFlag('bleed', values.bleed, { least: 0, most: template.bleed, whole: false }) }),
    };
    const copies = numberFlag('copies', values.copies, { least: 1, most: MOST_COPIES, whole: true });
    if (pieces !== undefined) {
      return printPieces(pieces, positionals, { out: values.out, force: values.force, copies, job }, io);
    }
    const artDpi = numberFlag('art-dpi', values['art-dpi'], { least: 72, most: 1200, whole: true });
    const { teams, characters, factions, homes } = readForPrint(positionals, io);
    const printed =
      teams.length > 0
        ? teams.flatMap((team) => membersOf(team, characters))
        : characters.map((character) => ({ character, copies: 1, options: defaultOptions }));
    if (printed.length === 0) throw new Failure('there is no character to print in these files');
    const wanted = printed.map((p) => ({ ...p, copies: p.copies * copies }));
    const bytes = await printCards(wanted, factions, teams, { ...job, template, homes, artDpi }, io);
    writeWhole(values.out, bytes, values.force);
    io.out(values.out);
    const notes = illegalNotes(
      teams,
      printed.map((p) => p.character),
      characters,
    );
    for (const note of notes) io.err(note);
    return notes.length > 0 ? EXIT.illegal : EXIT.fine;
  },
};

/** How cards stand on their sheets. */
export interface SheetJob {
  paper: PaperId;
  sides: Sides;
  marks: Marks;
  bleedMm?: number;
}

export interface CardsPrint extends LayCards, SheetJob {}

/** The PDF of some characters' cards. What the layout has to say goes to standard error, a line each. */
export async function printCards(
  printed: readonly Printed[],
  factions: readonly Faction[],
  teams: readonly Team[],
  { template, homes, artDpi, ...job }: CardsPrint,
  io: Io,
): Promise<Uint8Array> {
  const characters = printed.map((p) => p.character);
  const { laid, pixels } = await layCards(printed, factions, { template, homes, artDpi }, io);
  const meta = { ...printLabel(teams, characters), created: new Date() };
  try {
    const cards = laid.flatMap(({ cards, copies }) => cards.map((card): PrintedCard => ({ ...card, copies })));
    return await cardsPdf({ ...job, cards, meta }, fonts(), pixels);
  } catch (error) {
    // A paper too small for the card, say: the user's to change.
    if (error instanceof RangeError) throw new Failure(error.message);
    throw error;
  }
}
