/** Runs `--template gimmick|markers`, which prints other pieces that a team needs. */

import type { PieceKind } from '../../shared/card/card-rules.ts';
import { formatCardFinding } from '../../shared/card/findings/finding-messages.ts';
import { listBuiltInTemplates } from '../../shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import { createMemoryFile } from '../../shared/pdf/pdf-file.ts';
import type { Side } from '../../shared/pdf/side-content.ts';
import { listEncounterCharacters } from '../../shared/print/encounter-cards.ts';
import { getJobGame } from '../../shared/print-job/choose-cards.ts';
import { layoutCardsCached } from '../../shared/print-job/layout-cards.ts';
import type { OpenPrint } from '../../shared/print-job/open-print.ts';
import {
  createPieceKind,
  type PiecePrintKind,
  type PrintJob,
  type SheetOptions,
} from '../../shared/print-job/print-job.ts';
import { EVERYTHING, type PrintableCard } from '../../shared/print-job/printable-card.ts';
import { prepareLists, writeCards } from '../../shared/print-job/write-cards.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
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

/** Lists the kinds of pieces of all games. Each kind comes from the first game that has it. */
const pieceKinds = (gameCatalog: GameCatalog<Game>): readonly PieceKind[] =>
  gameCatalog.all
    .flatMap(({ card }) => card.pieceKinds)
    .filter(({ kind }, index, all) => all.findIndex((one) => one.kind === kind) === index);

/** Lists the keywords that `--template` accepts in addition to templates. Each one prints all pieces of a kind. */
export const pieceKeywords = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  pieceKinds(gameCatalog).map(({ cliName: word }) => word);

export interface PieceTemplates {
  readonly kind: string;
  /** The id of the game to use if no file is given. Without it, the first game with such pieces is used. */
  readonly ruleset?: string;
  /** Returns the templates that can print the pieces of a game. */
  templatesOf(ruleset: string): readonly CardTemplate[];
}

/** Returns the templates for a `--template` argument, or undefined if it does not select Gimmicks or markers. */
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
  const named = kinds.find(({ cliName: word }) => word === id);
  if (named)
    return { kind: named.kind, templatesOf: (ruleset) => listBuiltInTemplates(gameCatalog, named.kind, ruleset) };
  for (const { kind } of kinds) {
    const game = gameCatalog.all.find((one) =>
      listBuiltInTemplates(gameCatalog, kind, one.id).some((template) => template.id === id),
    );
    const templatesOf = () => listBuiltInTemplates(gameCatalog, kind).filter((template) => template.id === id);
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

/** Prints the pieces of a team, or all pieces if only a ruleset or nothing is given. Returns the exit code. */
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
  writeNotes(translate, gameCatalog, ready.printableCards, streams);
  const { write, joinChunks } = createMemoryFile();
  try {
    await loadSheetTexts(translate);
    await writeCards(translate, print, ready, output, write);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${title}: ${error.message}`);
    throw error;
  }
  writeWhole(out, joinChunks(), force);
  streams.out(out);
  for (const note of notes) streams.err(note);
  return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
}

/** Writes the layout findings of pieces to standard error. */
export function writeNotes(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  layout: readonly PrintableCard<Side>[],
  streams: Io,
): void {
  for (const { name, notes } of layout)
    for (const note of notes) streams.err(`${name}: ${formatCardFinding(translate, gameCatalog, note)}`);
}

export interface OpenPieces extends Pick<Wanted, 'title' | 'notes' | 'exit'> {
  readonly print: OpenPrint;
  readonly what: PiecePrintKind;
}

/** Opens a print of the pieces of a team, or of all pieces. Throws a Failure if there are none. */
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
    // No character is printed, so none of their pictures has to be read.
    selection: { ...EVERYTHING, copies: 0 },
  };
  const print = await openCallPrint(translate, gameCatalog, job, new Map(), files);
  const what = createPieceKind(kind);
  if ((await layoutCardsCached(print, what)).length === 0)
    throw new Failure((translate) => `${title}: ${whyNothing(translate, gameCatalog, kind, wanted.isAtTable)}`);
  return { print, what, title, notes, exit };
}

function whyNothing(translate: Translate, gameCatalog: GameCatalog<Game>, kind: string, isAtTable: boolean): string {
  const pieces = pieceKinds(gameCatalog).find((one) => one.kind === kind);
  const reason = isAtTable ? pieces?.forEncounter?.none : pieces?.noneReason;
  return reason === undefined ? translate('cli.cards.nothing') : formatLateText(translate, reason);
}

/** Returns the game with this id, or else the first game with pieces of this kind. */
const gameWith = (gameCatalog: GameCatalog<Game>, kind: string, ruleset: string | undefined): Game | undefined =>
  gameCatalog.find(ruleset) ?? gameCatalog.all.find(({ card }) => card.pieceKinds.some((one) => one.kind === kind));

interface Wanted {
  /** The documents or the game whose pieces are printed. */
  readonly source: Pick<PrintJob, 'groups' | 'ruleset'>;
  readonly isAtTable: boolean;
  readonly title: string;
  /** One line for a team that is illegal. Its pieces are printed anyway. */
  readonly notes: readonly string[];
  /** The exit code, which shows whether everything could be read. */
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

/** Finds the pieces of all characters on all sides of the one encounter. */
function findPiecesAtTable(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  command: string,
  input: PrintInput,
): Wanted {
  const encounter = singleEncounter(input, `${command} --template`);
  const characters = input.charactersFor(encounter);
  const members = atTable(listEncounterCharacters(gameCatalog, encounter, characters), encounter).map(
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
