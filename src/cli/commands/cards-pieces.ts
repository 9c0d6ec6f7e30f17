/** Runs `cards` and `images` with `--template gimmick|markers`, which select pieces that a team needs in addition to its cards. */

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
import type { Copies } from '../cards/card-flags.ts';
import { openCommandPrint } from '../cards/print-cards.ts';
import type { PrintResources } from '../cards/print-resources.ts';
import { isTemplateFile, readTemplateFile } from '../cards/template-file.ts';
import { listIllegalNotes } from '../check/illegal-notes.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { writeFileAtomically } from '../files/write-batch.ts';
import {
  getEncounterCharacters,
  getSingleEncounter,
  getSingleTeam,
  getTeamMembers,
  type PrintInput,
  readForPrint,
} from '../print-input.ts';
import { loadSheetTexts } from '../sheet-language.ts';

/** Lists the kinds of pieces of all games. Each kind comes from the first game that has it. */
const listPieceKinds = (gameCatalog: GameCatalog<Game>): readonly PieceKind[] =>
  gameCatalog.all
    .flatMap(({ card }) => card.pieceKinds)
    .filter(({ kind }, index, allKinds) => allKinds.findIndex((pieceKind) => pieceKind.kind === kind) === index);

/** Lists the keywords that `--template` accepts in addition to templates. Each one prints all pieces of a kind. */
export const listPieceKeywords = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  listPieceKinds(gameCatalog).map(({ cliName }) => cliName);

export interface PieceTemplates {
  readonly kind: string;
  /** The id of the game to use if no file is named. The default is the first game with such pieces. */
  readonly ruleset?: string;
  /** Returns the templates that can print the pieces of a game. */
  listTemplates(ruleset: string): readonly CardTemplate[];
}

/** Returns the templates for a `--template` argument, or undefined if the argument does not select pieces. */
export async function findPieceTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  templateName: string | undefined,
): Promise<PieceTemplates | undefined> {
  const pieceKinds = listPieceKinds(gameCatalog);
  if (templateName !== undefined && isTemplateFile(templateName)) {
    const fileTemplate = await readTemplateFile(translate, gameCatalog, resources, templateName);
    const kind = pieceKinds.find((pieceKind) => pieceKind.kind === fileTemplate.of)?.kind;
    return kind === undefined ? undefined : { kind, listTemplates: () => [fileTemplate] };
  }
  const namedKind = pieceKinds.find(({ cliName }) => cliName === templateName);
  if (namedKind)
    return {
      kind: namedKind.kind,
      listTemplates: (ruleset) => listBuiltInTemplates(gameCatalog, namedKind.kind, ruleset),
    };
  for (const { kind } of pieceKinds) {
    const gameWithTemplate = gameCatalog.all.find((candidateGame) =>
      listBuiltInTemplates(gameCatalog, kind, candidateGame.id).some((template) => template.id === templateName),
    );
    const listTemplates = () =>
      listBuiltInTemplates(gameCatalog, kind).filter((template) => template.id === templateName);
    if (gameWithTemplate) return { kind, ruleset: gameWithTemplate.id, listTemplates };
  }
  return undefined;
}

export interface PiecePrintOptions {
  readonly outputPath: string;
  readonly force: boolean;
  readonly copies: Copies;
  readonly sheets: SheetOptions;
  readonly artDpi: number;
  readonly resources: PrintResources;
}

/** Prints the pieces of a team, or all pieces of a game if no file is named. Returns the exit code. */
export async function printPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  pieceTemplates: PieceTemplates,
  inputPaths: readonly string[],
  { outputPath, force, copies, sheets, artDpi, resources }: PiecePrintOptions,
  streams: CommandStreams,
): Promise<ExitCode> {
  if (copies.countsById.size > 0) throw new Failure((translate) => translate('cli.cards.copiesOfPieces'));
  const { print, printKind, title, illegalNotes, exitCode } = await openPieces(
    translate,
    gameCatalog,
    pieceTemplates,
    inputPaths,
    'cards',
    resources,
    streams,
  );
  const selection = { ...EVERYTHING, copies: copies.defaultCount };
  const cardsOutput = { parts: [{ what: printKind, choice: selection }], sheets, artDpi, created: new Date() };
  const readyCards = await prepareLists(print, cardsOutput);
  reportLayoutNotes(translate, gameCatalog, readyCards.printableCards, streams);
  const { write, joinChunks } = createMemoryFile();
  try {
    await loadSheetTexts(translate);
    await writeCards(translate, print, readyCards, cardsOutput, write);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`${title}: ${error.message}`);
    throw error;
  }
  writeFileAtomically(outputPath, joinChunks(), force);
  streams.out(outputPath);
  for (const note of illegalNotes) streams.err(note);
  return getWorstExitCode(exitCode, illegalNotes.length > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine);
}

/** Writes the layout findings of pieces to standard error. */
export function reportLayoutNotes(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printableCards: readonly PrintableCard<Side>[],
  streams: CommandStreams,
): void {
  for (const { name, notes } of printableCards)
    for (const note of notes) streams.err(`${name}: ${formatCardFinding(translate, gameCatalog, note)}`);
}

export interface OpenPieces extends Pick<PieceSource, 'title' | 'illegalNotes' | 'exitCode'> {
  readonly print: OpenPrint;
  readonly printKind: PiecePrintKind;
}

/** Opens a print of the pieces of a team, or of all pieces. Throws a Failure if there are none. */
export async function openPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { kind, ruleset, listTemplates }: PieceTemplates,
  inputPaths: readonly string[],
  command: 'cards' | 'images',
  resources: PrintResources,
  streams: CommandStreams,
): Promise<OpenPieces> {
  const pieceSource = await findPieces(translate, gameCatalog, kind, ruleset, inputPaths, command, streams);
  const { title, illegalNotes, exitCode } = pieceSource;
  const jobSource: PrintJob = { characters: [], factions: [], ...pieceSource.jobSource, language: 'en' };
  const printJob: PrintJob = {
    ...jobSource,
    pieceTemplates: listTemplates(getJobGame(gameCatalog, jobSource).id),
    // No character is printed, so none of their pictures has to be read.
    selection: { ...EVERYTHING, copies: 0 },
  };
  const print = await openCommandPrint(translate, gameCatalog, printJob, new Map(), resources);
  const printKind = createPieceKind(kind);
  if ((await layoutCardsCached(print, printKind)).length === 0)
    throw new Failure(
      (translate) => `${title}: ${explainNoPieces(translate, gameCatalog, kind, pieceSource.isForEncounter)}`,
    );
  return { print, printKind, title, illegalNotes, exitCode };
}

/** Formats why there are no pieces of a kind. */
function explainNoPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  kind: string,
  isForEncounter: boolean,
): string {
  const pieceKind = listPieceKinds(gameCatalog).find((candidateKind) => candidateKind.kind === kind);
  const reason = isForEncounter ? pieceKind?.forEncounter?.none : pieceKind?.noneReason;
  return reason === undefined ? translate('cli.cards.nothing') : formatLateText(translate, reason);
}

/** Returns the game with this id, or else the first game with pieces of this kind. */
const findPieceGame = (gameCatalog: GameCatalog<Game>, kind: string, ruleset: string | undefined): Game | undefined =>
  gameCatalog.find(ruleset) ??
  gameCatalog.all.find(({ card }) => card.pieceKinds.some((pieceKind) => pieceKind.kind === kind));

interface PieceSource {
  /** The documents or the game whose pieces are printed. */
  readonly jobSource: Pick<PrintJob, 'groups' | 'ruleset'>;
  readonly isForEncounter: boolean;
  readonly title: string;
  /** One line for each illegal document. Pieces of illegal teams are printed too. */
  readonly illegalNotes: readonly string[];
  /** The exit code, which shows whether everything could be read. */
  readonly exitCode: ExitCode;
}

/** Finds what to print: all pieces of a game if there is no argument or the only one is the id of a game; otherwise those of a document. */
async function findPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  kind: string,
  ruleset: string | undefined,
  inputPaths: readonly string[],
  commandName: string,
  streams: CommandStreams,
): Promise<PieceSource> {
  const [onlyArgument] = inputPaths;
  const game =
    onlyArgument === undefined
      ? findPieceGame(gameCatalog, kind, ruleset)
      : inputPaths.length === 1
        ? gameCatalog.find(onlyArgument)
        : undefined;
  if (game)
    return {
      jobSource: { groups: [], ruleset: game.id },
      isForEncounter: false,
      title: game.id,
      illegalNotes: [],
      exitCode: EXIT_CODE.fine,
    };
  const printInput = await readForPrint(translate, gameCatalog, inputPaths, streams);
  if (printInput.teams.length === 0 && printInput.encounters.length > 0)
    return findEncounterPieces(translate, gameCatalog, commandName, printInput);
  const team = getSingleTeam(printInput, `${commandName} --template`);
  const characters = printInput.getCharactersFor(team);
  const members = getTeamMembers(gameCatalog, team, characters).map(({ character }) => character);
  return {
    jobSource: { groups: [{ document: team, characters }] },
    isForEncounter: false,
    title: team.name,
    illegalNotes: listIllegalNotes(translate, gameCatalog, [team], members, printInput.getCharactersFor),
    exitCode: printInput.exitCode,
  };
}

/** Finds the pieces of all characters on all sides of the only encounter. */
function findEncounterPieces(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  commandName: string,
  printInput: PrintInput,
): PieceSource {
  const encounter = getSingleEncounter(printInput, `${commandName} --template`);
  const characters = printInput.getCharactersFor(encounter);
  const members = getEncounterCharacters(listEncounterCharacters(gameCatalog, encounter, characters), encounter).map(
    ({ character }) => character,
  );
  return {
    jobSource: { groups: [{ document: encounter, characters }] },
    isForEncounter: true,
    title: encounter.name || encounter.id,
    illegalNotes: listIllegalNotes(translate, gameCatalog, [], members, () => members),
    exitCode: printInput.exitCode,
  };
}
