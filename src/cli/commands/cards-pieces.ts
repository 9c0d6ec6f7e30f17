/** `--template gimmick|markers`: things that a team needs besides its characters. */

import type { PieceKind } from '../../shared/card/card-rules.ts';
import { noteMessage } from '../../shared/card/notes/note-messages.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { builtInTemplates } from '../../shared/card/template/templates.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { inMemory } from '../../shared/pdf/pdf-file.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { charactersAtTable } from '../../shared/print/table-cards.ts';
import { getJobGame } from '../../shared/print-job/choose.ts';
import { layOutOnce } from '../../shared/print-job/lay-out.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import { type PiecePrintKind, type PrintJob, piecesOf, type SheetOptions } from '../../shared/print-job/print-job.ts';
import { EVERYTHING, type PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareLists, writeCards } from '../../shared/print-job/write-cards.ts';
import { formatText } from '../../shared/texts/late-text.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CallFiles } from '../cards/call-files.ts';
import type { Copies } from '../cards/card-flags.ts';
import { openCallPrint } from '../cards/print-cards.ts';
import { isTemplateFile, templateFrom } from '../cards/template-file.ts';
import { illegalNotes } from '../check/verdicts.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { writeWhole } from '../files/write.ts';
import { atTable, membersOf, type PrintInput, readForPrint, singleEncounter, singleTeam } from '../given.ts';
import type { Io } from '../io.ts';
import { loadSheetTexts } from '../sheet-language.ts';

/** The kinds of pieces of all games, each once, from the first game that has it. */
const pieceKinds = (gameCatalog: GameCatalog<Game>): readonly PieceKind[] =>
  gameCatalog.all
    .flatMap(({ card }) => card.pieceKinds)
    .filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index);

/** What `--template` may name besides templates: all pieces of a kind. */
export const pieceKeywords = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  pieceKinds(gameCatalog).map(({ word }) => word);

export interface PieceTemplates {
  readonly kind: string;
  /** Id of the game that is meant where no file is given; absent for the first one that has such pieces. */
  readonly ruleset?: string;
  /** Those that may print pieces of a game. */
  templatesOf(ruleset: string): readonly CardTemplate[];
}

/** The templates a word of the command line stands for, when it is one for Gimmicks or markers. */
export async function pieceTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  id: string | undefined,
): Promise<PieceTemplates | undefined> {
  const kinds = pieceKinds(gameCatalog);
  if (id !== undefined && isTemplateFile(id)) {
    const own = await templateFrom(translate, gameCatalog, files, id);
    const kind = kinds.find((one) => one.kind === own.of)?.kind;
    return kind === undefined ? undefined : { kind, templatesOf: () => [own] };
  }
  const named = kinds.find(({ word }) => word === id);
  if (named) return { kind: named.kind, templatesOf: (ruleset) => builtInTemplates(gameCatalog, named.kind, ruleset) };
  for (const { kind } of kinds) {
    const game = gameCatalog.all.find((one) =>
      builtInTemplates(gameCatalog, kind, one.id).some((template) => template.id === id),
    );
    const templatesOf = () => builtInTemplates(gameCatalog, kind).filter((template) => template.id === id);
    if (game) return { kind, ruleset: game.id, templatesOf };
  }
  return undefined;
}

export interface PiecesCall {
  readonly out: string;
  readonly force: boolean;
  readonly copies: Copies;
  readonly sheets: SheetOptions;
  readonly artDpi: number;
  readonly files: CallFiles;
}

/** Prints them for a team, or all there are for a ruleset or no file at all. Answers with the exit code. */
export async function printPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  wanted: PieceTemplates,
  positionals: readonly string[],
  { out, force, copies, sheets, artDpi, files }: PiecesCall,
  streams: Io,
): Promise<Exit> {
  if (copies.byId.size > 0) throw new Failure((translate) => translate('cli.cards.copiesOfPieces'));
  const { print, what, title, notes, exit } = await openPieces(
    translate,
    gameCatalog,
    wanted,
    positionals,
    'cards',
    files,
    streams,
  );
  const selection = { ...EVERYTHING, copies: copies.all };
  const output = { what, sheets, selection, artDpi, created: new Date() };
  const ready = await prepareLists(print, output);
  writeNotes(translate, gameCatalog, ready.layout, streams);
  const { write, whole } = inMemory();
  try {
    await loadSheetTexts(translate);
    await writeCards(translate, print, ready, output, write);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${title}: ${error.message}`);
    throw error;
  }
  writeWhole(out, whole(), force);
  streams.out(out);
  for (const note of notes) streams.err(note);
  return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
}

/** What the layout of pieces has to say, on standard error. */
export function writeNotes(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  layout: readonly PrintableCard<Side>[],
  streams: Io,
): void {
  for (const { name, notes } of layout)
    for (const note of notes) streams.err(`${name}: ${noteMessage(translate, gameCatalog, note)}`);
}

export interface OpenPieces extends Pick<Wanted, 'title' | 'notes' | 'exit'> {
  readonly print: OpenPrint;
  readonly what: PiecePrintKind;
}

/** The print of the pieces of a team, or of all there are. Throws a Failure where there is none. */
export async function openPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { kind, ruleset, templatesOf }: PieceTemplates,
  positionals: readonly string[],
  command: 'cards' | 'images',
  files: CallFiles,
  streams: Io,
): Promise<OpenPieces> {
  const wanted = await findPieces(translate, gameCatalog, kind, ruleset, positionals, command, streams);
  const { title, notes, exit } = wanted;
  const source: PrintJob = { characters: [], factions: [], ...wanted.source, language: 'en' };
  const job: PrintJob = {
    ...source,
    pieceTemplates: templatesOf(getJobGame(gameCatalog, source).id),
    // No character is printed, so that none of their pictures is read.
    selection: { ...EVERYTHING, copies: 0 },
  };
  const print = await openCallPrint(translate, gameCatalog, job, new Map(), files);
  const what = piecesOf(kind);
  if ((await layOutOnce(print, what)).length === 0)
    throw new Failure((translate) => `${title}: ${whyNothing(translate, gameCatalog, kind, wanted.isAtTable)}`);
  return { print, what, title, notes, exit };
}

function whyNothing(translate: Translate, gameCatalog: GameCatalog<Game>, kind: string, isAtTable: boolean): string {
  const pieces = pieceKinds(gameCatalog).find((one) => one.kind === kind);
  const reason = isAtTable ? pieces?.atTable?.none : pieces?.none;
  return reason === undefined ? translate('cli.cards.nothing') : formatText(translate, reason);
}

/** The first game that has pieces of a kind, which is used where no file is given. */
const gameWith = (gameCatalog: GameCatalog<Game>, kind: string, ruleset: string | undefined): Game | undefined =>
  gameCatalog.find(ruleset) ?? gameCatalog.all.find(({ card }) => card.pieceKinds.some((one) => one.kind === kind));

interface Wanted {
  /** The documents or the game whose pieces are printed. */
  readonly source: Pick<PrintJob, 'groups' | 'ruleset'>;
  readonly isAtTable: boolean;
  readonly title: string;
  /** A line for a team that is illegal: its pieces are printed anyway. */
  readonly notes: readonly string[];
  /** Whether everything could be read. */
  readonly exit: Exit;
}

async function findPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  kind: string,
  ruleset: string | undefined,
  positionals: readonly string[],
  command: string,
  streams: Io,
): Promise<Wanted> {
  const [only] = positionals;
  const game =
    only === undefined
      ? gameWith(gameCatalog, kind, ruleset)
      : positionals.length === 1
        ? gameCatalog.find(only)
        : undefined;
  if (game)
    return { source: { groups: [], ruleset: game.id }, isAtTable: false, title: game.id, notes: [], exit: EXIT.fine };
  const input = await readForPrint(translate, gameCatalog, positionals, streams);
  if (input.teams.length === 0 && input.encounters.length > 0)
    return findPiecesAtTable(translate, gameCatalog, command, input);
  const team = singleTeam(input, `${command} --template`);
  const characters = input.charactersFor(team);
  const members = membersOf(gameCatalog, team, characters).map(({ character }) => character);
  return {
    source: { groups: [{ document: team, characters }] },
    isAtTable: false,
    title: team.name,
    notes: illegalNotes(translate, gameCatalog, [team], members, input.charactersFor),
    exit: input.exit,
  };
}

/** For everybody on all sides of the one encounter. */
function findPiecesAtTable(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  command: string,
  input: PrintInput,
): Wanted {
  const encounter = singleEncounter(input, `${command} --template`);
  const characters = input.charactersFor(encounter);
  const members = atTable(charactersAtTable(gameCatalog, encounter, characters), encounter).map(
    ({ character }) => character,
  );
  return {
    source: { groups: [{ document: encounter, characters }] },
    isAtTable: true,
    title: encounter.name || encounter.id,
    notes: illegalNotes(translate, gameCatalog, [], members, () => members),
    exit: input.exit,
  };
}
