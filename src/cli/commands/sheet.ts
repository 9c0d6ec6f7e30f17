/** Runs `sheet`, which prints the quick reference of a whole game, or only of what a team, an encounter or characters use. */

import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GameCatalogWithPart, type GameWithPart, hasPart, loadGamePart } from '../../shared/games/parts.ts';
import { chooseCards, getJobGame } from '../../shared/print-job/choose-cards.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readReference } from '../../shared/print-job/sheets/write-sheet.ts';
import type { OptionLayer } from '../../shared/rules/options.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import { formatList } from '../../shared/texts/lists.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { parseChoiceFlag, parseHouseRules, readArguments } from '../arguments.ts';
import { listIllegalNotes } from '../check/illegal-notes.ts';
import type { Command } from '../command.ts';
import type { CommandStreams } from '../command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure, getWorstExitCode } from '../failure.ts';
import { FALLBACK_FONT_FLAG, openPrintResources } from '../fallback-fonts.ts';
import { rejectExistingOutput, rejectInputAsOutput, writeFileAtomically } from '../files/write-batch.ts';
import { formatUnknownMember, getSingleTeam, getTeamMembers, type PrintInput, readForPrint } from '../print-input.ts';
import { LANGUAGE_FLAG, loadSheetTexts, parseLanguageFlag } from '../sheet-language.ts';
import { createSheetPdf } from '../sheet-pdf.ts';

/** The maximum number of character names in the title of a sheet. */
const MAX_TITLE_NAMES = 4;

const listReferenceGames = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  gameCatalog.all.filter((game) => hasPart(game, 'reference')).map(({ id }) => id);

export const sheetCommand: Command = {
  usage: (translate) => translate('cli.sheet.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate, gameCatalog) => [
    translate('cli.sheet.rulesets', {
      games: formatList(translate.language, listReferenceGames(gameCatalog), 'disjunction'),
    }),
    translate('cli.sheet.about'),
    '',
    translate('cli.sheet.options.out'),
    translate('cli.sheet.options.paper'),
    translate('cli.language.option'),
    translate('cli.fallbackFont.option'),
    translate('cli.sheet.options.option'),
    '',
    translate('cli.sheet.illegal'),
  ],
  async run(translate, args, streams, gameCatalog) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      option: { type: 'string', multiple: true, default: [] },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FONT_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0)
      throw new Failure((translate) =>
        translate('cli.sheet.fileMissing', { games: listReferenceGames(gameCatalog).join(', ') }),
      );
    if (values.out === undefined) throw new Failure((translate) => translate('cli.sheet.outMissing'));
    rejectInputAsOutput(values.out, positionals);
    rejectExistingOutput(values.out, values.force);
    const paperSize = parseChoiceFlag('paper', values.paper, SHEET_PAPERS);
    const [firstArgument = ''] = positionals;
    const gamesWithReferences = await loadGamePart(gameCatalog, 'reference');
    const namedGame = listReferenceGames(gameCatalog).includes(firstArgument)
      ? gamesWithReferences.find(firstArgument)
      : undefined;
    const inputPaths = namedGame ? positionals.slice(1) : positionals;
    const houseRules = parseHouseRules(gameCatalog, values.option);
    const language = parseLanguageFlag(translate, values.language);
    const { fonts } = await openPrintResources(values['fallback-font']);
    const { printJob, illegalNotes, exitCode } =
      namedGame && inputPaths.length === 0
        ? createFullReference(namedGame, houseRules)
        : await readReferencePrint(translate, gamesWithReferences, inputPaths, houseRules, streams);
    const sheetOutput: SheetOutput = { what: 'reference', paper: paperSize, language, namesInTitle: MAX_TITLE_NAMES };
    requireReference(getJobGame(gamesWithReferences, printJob));
    await loadSheetTexts(translate);
    const referenceContent = await readReference(translate, gameCatalog, printJob, sheetOutput);
    if (namedGame && referenceContent.reference.ruleset !== namedGame.id)
      throw new Failure((translate) => translate('cli.sheet.otherGame', { game: namedGame.name }));
    // The output is checked again before drawing, because files found in folders are known only now.
    rejectInputAsOutput(values.out);
    const pdfBytes = await createSheetPdf(translate, gameCatalog, printJob, sheetOutput, referenceContent, fonts);
    writeFileAtomically(values.out, pdfBytes, values.force);
    streams.out(values.out);
    for (const note of illegalNotes) streams.err(note);
    return getWorstExitCode(exitCode, illegalNotes.length > 0 ? EXIT_CODE.illegal : EXIT_CODE.fine);
  },
};

interface ReferencePrint {
  readonly printJob: PrintJob;
  /** One line for each illegal document. Sheets of illegal teams are printed too. */
  readonly illegalNotes: readonly string[];
  /** The exit code, which shows whether everything could be read. */
  readonly exitCode: ExitCode;
}

const NO_DOCUMENTS = { groups: [], characters: [], factions: [], language: 'en' } as const satisfies PrintJob;

/** Creates the reference for a whole game. */
const createFullReference = (game: Game, houseRules: OptionLayer): ReferencePrint => ({
  printJob: { ...NO_DOCUMENTS, ruleset: game.id, ...createRulesOption(houseRules) },
  illegalNotes: [],
  exitCode: EXIT_CODE.fine,
});

const createRulesOption = (houseRules: OptionLayer): Pick<PrintJob, 'rules'> =>
  houseRules === undefined ? {} : { rules: houseRules };

/** Throws a Failure for a game without a quick reference. */
function requireReference({ name, reference }: GameWithPart<'reference'>): void {
  if (reference === undefined) throw new Failure((translate) => translate('cli.sheet.noReference', { game: name }));
}

/** Reads the documents and creates the reference for what they use. */
async function readReferencePrint(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'reference'>,
  inputPaths: readonly string[],
  houseRules: OptionLayer,
  streams: CommandStreams,
): Promise<ReferencePrint> {
  const printInput = await readForPrint(translate, gameCatalog, inputPaths, streams);
  const [firstCharacter] = printInput.characters;
  const [encounter, otherEncounter] = printInput.teams.length === 0 ? printInput.encounters : [];
  if (otherEncounter)
    throw new Failure((translate) => translate('cli.sheet.severalEncounters', { count: printInput.encounters.length }));
  if (encounter) return createEncounterReference(translate, gameCatalog, encounter, printInput, houseRules);
  return printInput.teams.length === 0 && firstCharacter && gameCatalog.getGame(firstCharacter).team === undefined
    ? createCharactersReference(translate, gameCatalog, printInput, gameCatalog.getGame(firstCharacter), houseRules)
    : createTeamReference(translate, gameCatalog, printInput, houseRules);
}

/** Creates the reference for the characters of an encounter and the Gimmicks of its sides. */
function createEncounterReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  encounter: Encounter,
  printInput: PrintInput,
  houseRules: OptionLayer,
): ReferencePrint {
  const groups = [{ document: encounter, characters: printInput.getCharactersFor(encounter) }];
  const printJob = { ...NO_DOCUMENTS, groups, ...createRulesOption(houseRules) };
  const { printed, unknownMembers } = chooseCards(gameCatalog, printJob);
  const [firstUnknown] = unknownMembers;
  if (firstUnknown !== undefined)
    throw new Failure((translate) => formatUnknownMember(translate, encounter.name, firstUnknown.id));
  const members = printed.map(({ character }) => character);
  return {
    printJob,
    illegalNotes: listIllegalNotes(translate, gameCatalog, [], members, () => members),
    exitCode: printInput.exitCode,
  };
}

/** Creates the reference for characters of one game without teams. */
function createCharactersReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { characters, exitCode }: PrintInput,
  game: Game,
  houseRules: OptionLayer,
): ReferencePrint {
  const otherCharacter = characters.find(({ ruleset }) => ruleset !== game.id);
  if (otherCharacter)
    throw new Failure((translate) =>
      translate('cli.sheet.severalGames', { name: truncateVisibly(otherCharacter.name), game: game.name }),
    );
  const printJob = { ...NO_DOCUMENTS, characters, ...createRulesOption(houseRules) };
  return {
    printJob,
    illegalNotes: listIllegalNotes(translate, gameCatalog, [], characters, () => characters),
    exitCode,
  };
}

function createTeamReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printInput: PrintInput,
  houseRules: OptionLayer,
): ReferencePrint {
  const team = getSingleTeam(printInput, 'sheet');
  const characters = printInput.getCharactersFor(team);
  const members = getTeamMembers(gameCatalog, team, characters).map(({ character }) => character);
  return {
    printJob: { ...NO_DOCUMENTS, groups: [{ document: team, characters }], ...createRulesOption(houseRules) },
    illegalNotes: listIllegalNotes(translate, gameCatalog, [team], members, printInput.getCharactersFor),
    exitCode: printInput.exitCode,
  };
}
