/** `--template gimmick|markers`: things that a team needs besides its characters. */

import type { PieceKind } from '../../shared/card/card-rules.ts';
import { allCards } from '../../shared/card/layout-card.ts';
import { noteMessage } from '../../shared/card/notes/note-messages.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { builtInTemplates } from '../../shared/card/template/templates.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { withPart } from '../../shared/games/parts.ts';
import type { PdfPictures } from '../../shared/pdf/content.ts';
import { replay } from '../../shared/play/replay.ts';
import { cardsPdf } from '../../shared/print/cards-pdf.ts';
import { printedCards } from '../../shared/print/deck/layout-deck.ts';
import {
  layoutPieces,
  type PieceLayout,
  type PieceSet,
  piecesOfTable,
  piecesOfTeam,
} from '../../shared/print/deck/pieces.ts';
import { piecesLabel } from '../../shared/print/label.ts';
import { charactersAtTable } from '../../shared/print/table-cards.ts';
import { fonts } from '../assets.ts';
import type { Copies, SheetJob } from '../cards/card-flags.ts';
import { CardPictures, layWithPictures } from '../cards/pictures.ts';
import { isTemplateFile, templateFrom } from '../cards/template-file.ts';
import { illegalNotes } from '../check/verdicts.ts';
import { deflate } from '../deflate.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { writeWhole } from '../files/write.ts';
import { atTable, membersOf, type PrintInput, readForPrint, singleEncounter, singleTeam } from '../given.ts';
import type { Io } from '../io.ts';

/** The kinds of pieces of all games, each once, from the first game that has it. */
const pieceKinds = (games: Catalogue<Game>): readonly PieceKind[] =>
  games.all
    .flatMap(({ card }) => card.pieceKinds)
    .filter(({ kind }, i, all) => all.findIndex((one) => one.kind === kind) === i);

/** What `--template` may name besides templates: all pieces of a kind. */
export const pieceKeywords = (games: Catalogue<Game>): readonly string[] => pieceKinds(games).map(({ word }) => word);

export interface PieceTemplates {
  readonly kind: string;
  /** Id of the game that is meant where no file is given; absent for the first one that has such pieces. */
  readonly ruleset?: string;
  /** Those that may print pieces of a game. */
  templatesOf(ruleset: string): readonly CardTemplate[];
}

/** The templates a word of the command line stands for, when it is one for Gimmicks or markers. */
export async function pieceTemplates(
  games: Catalogue<Game>,
  id: string | undefined,
): Promise<PieceTemplates | undefined> {
  const kinds = pieceKinds(games);
  if (id !== undefined && isTemplateFile(id)) {
    const own = await templateFrom(games, id);
    const kind = kinds.find((one) => one.kind === own.of)?.kind;
    return kind === undefined ? undefined : { kind, templatesOf: () => [own] };
  }
  const named = kinds.find(({ word }) => word === id);
  if (named) return { kind: named.kind, templatesOf: (ruleset) => builtInTemplates(games, named.kind, ruleset) };
  for (const { kind } of kinds) {
    const game = games.all.find((one) => builtInTemplates(games, kind, one.id).some((template) => template.id === id));
    const templatesOf = () => builtInTemplates(games, kind).filter((template) => template.id === id);
    if (game) return { kind, ruleset: game.id, templatesOf };
  }
  return undefined;
}

export interface PiecesCall {
  readonly out: string;
  readonly force: boolean;
  readonly copies: Copies;
  readonly job: SheetJob;
  readonly artDpi: number;
}

/** Prints them for a team, or all there are for a ruleset or no file at all. Answers with the exit code. */
export async function printPieces(
  games: Catalogue<Game>,
  wanted: PieceTemplates,
  positionals: readonly string[],
  { out, force, copies, job, artDpi }: PiecesCall,
  io: Io,
): Promise<Exit> {
  if (copies.byId.size > 0) throw new Failure('--copies ID=N is for cards of characters; give --copies N');
  const pieces = await layoutPieceSet(games, wanted, positionals, 'cards', artDpi, io);
  const { notes, exit } = pieces;
  writeWhole(out, await pdfOf(games, pieces, copies.all, job), force);
  io.out(out);
  for (const note of notes) io.err(note);
  return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
}

export interface LaidPieces extends Wanted {
  readonly laid: readonly PieceLayout[];
  readonly pixels: PdfPictures;
}

/** The pieces of a team, or all there are, laid out; what the layout has to say goes to standard error. */
export async function layoutPieceSet(
  games: Catalogue<Game>,
  { kind, ruleset, templatesOf }: PieceTemplates,
  positionals: readonly string[],
  command: 'cards' | 'images',
  artDpi: number,
  io: Io,
): Promise<LaidPieces> {
  const wanted = await setFor(games, kind, ruleset, positionals, command, io);
  const pictures = new CardPictures(new Map());
  const laid = await layWithPictures(pictures, [], artDpi, () => {
    const pieces = layoutPieces(games, wanted.set, templatesOf(wanted.set.ruleset), fonts(), pictures.ofTemplates);
    return { laid: pieces, sides: pieces.flatMap(allCards).flatMap(({ front, back }) => [front, back]) };
  });
  if (laid.length === 0) throw new Failure(nothingToPrint(games, kind, wanted));
  for (const { piece, notes } of laid) for (const note of notes) io.err(`${piece.name}: ${noteMessage(games, note)}`);
  return { ...wanted, laid, pixels: pictures.pixels };
}

function nothingToPrint(games: Catalogue<Game>, kind: string, { title, set }: Wanted): string {
  const pieces = pieceKinds(games).find((one) => one.kind === kind);
  const why = set.use?.table === undefined ? pieces?.none : pieces?.atTable?.none;
  return `${title}: ${why ?? 'there is nothing to print'}`;
}

/** The first game that has pieces of a kind, which is used where no file is given. */
const gameWith = (games: Catalogue<Game>, kind: string, ruleset: string | undefined): Game | undefined =>
  games.find(ruleset) ?? games.all.find(({ card }) => card.pieceKinds.some((one) => one.kind === kind));

interface Wanted {
  readonly set: PieceSet;
  readonly title: string;
  /** A line for a team that is illegal: its pieces are printed anyway. */
  readonly notes: readonly string[];
  /** Whether everything could be read. */
  readonly exit: Exit;
}

async function setFor(
  games: Catalogue<Game>,
  kind: string,
  ruleset: string | undefined,
  positionals: readonly string[],
  command: string,
  io: Io,
): Promise<Wanted> {
  const [only] = positionals;
  const game =
    only === undefined ? gameWith(games, kind, ruleset) : positionals.length === 1 ? games.find(only) : undefined;
  if (game) return { set: { kind, ruleset: game.id }, title: game.id, notes: [], exit: EXIT.fine };
  const input = await readForPrint(games, positionals, io);
  if (input.teams.length === 0 && input.encounters.length > 0) return setForTable(games, kind, command, input);
  const team = singleTeam(input, `${command} --template`);
  const members = membersOf(games, team, input.charactersFor(team)).map(({ character }) => character);
  return {
    set: piecesOfTeam(games, kind, team, members),
    title: team.name,
    notes: illegalNotes(games, [team], members, input.charactersFor),
    exit: input.exit,
  };
}

/** For everybody on all sides of the one encounter. */
async function setForTable(games: Catalogue<Game>, kind: string, command: string, input: PrintInput): Promise<Wanted> {
  const encounter = singleEncounter(input, `${command} --template`);
  const known = input.charactersFor(encounter);
  const gamesWithPlay = await withPart(games, 'play');
  const members = atTable(charactersAtTable(games, encounter, known), encounter).map(({ character }) => character);
  return {
    set: piecesOfTable(kind, encounter, replay(gamesWithPlay, encounter, { characters: known }), members),
    title: encounter.name || encounter.id,
    notes: illegalNotes(games, [], members, () => members),
    exit: input.exit,
  };
}

async function pdfOf(
  games: Catalogue<Game>,
  { laid, pixels, title, set }: LaidPieces,
  copies: number,
  job: SheetJob,
): Promise<Uint8Array> {
  const { kind, ruleset, use } = set;
  const cards = printedCards(
    laid.map((one) => ({ name: one.piece.name, cards: allCards(one), copies: one.copies * copies })),
  );
  const meta = { ...piecesLabel(games, kind, ruleset, use?.team ?? use?.table?.encounter), created: new Date() };
  try {
    return await cardsPdf({ ...job, cards, meta }, fonts(), { pictures: pixels, deflate });
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${title}: ${error.message}`);
    throw error;
  }
}
