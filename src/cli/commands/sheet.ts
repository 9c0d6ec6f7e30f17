/** Runs `sheet`, which prints the quick reference of a game, or of what one team uses. */

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
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import { illegalNotes } from '../check/verdicts.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { membersOf, type PrintInput, readForPrint, singleTeam, unknownMember } from '../given.ts';
import type { Io } from '../io.ts';
import { LANGUAGE_FLAG, languageOf, loadSheetTexts } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

/** The maximum number of character names in the title of their sheet. */
const MOST_NAMES = 4;

const referenceIds = (gameCatalog: GameCatalog<Game>): readonly string[] =>
  gameCatalog.all.filter((game) => hasPart(game, 'reference')).map(({ id }) => id);

export const sheet: Command = {
  usage: (translate) => translate('cli.sheet.usage', { fallbackFonts: translate('cli.fallbackFont.usage') }),
  help: (translate, gameCatalog) => [
    translate('cli.sheet.rulesets', {
      games: formatList(translate.language, referenceIds(gameCatalog), 'disjunction'),
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
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0)
      throw new Failure((translate) =>
        translate('cli.sheet.fileMissing', { games: referenceIds(gameCatalog).join(', ') }),
      );
    if (values.out === undefined) throw new Failure((translate) => translate('cli.sheet.outMissing'));
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const [id = ''] = positionals;
    const gamesWithReferences = await loadGamePart(gameCatalog, 'reference');
    const game = referenceIds(gameCatalog).includes(id) ? gamesWithReferences.find(id) : undefined;
    const paths = game ? positionals.slice(1) : positionals;
    const rules = houseRules(gameCatalog, values.option);
    const language = languageOf(translate, values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const { job, notes, exit } =
      game && paths.length === 0
        ? wholeReference(game, rules)
        : await givenReference(translate, gamesWithReferences, paths, rules, streams);
    const output: SheetOutput = { what: 'reference', paper, language, namesInTitle: MOST_NAMES };
    refuseWithoutReference(getJobGame(gamesWithReferences, job));
    await loadSheetTexts(translate);
    const content = await readReference(translate, gameCatalog, job, output);
    if (game && content.reference.ruleset !== game.id)
      throw new Failure((translate) => translate('cli.sheet.otherGame', { game: game.name }));
    // Checked again before drawing, because files found in folders are known only now.
    refuseInput(values.out);
    const bytes = await sheetPdf(translate, gameCatalog, job, output, content, fonts);
    writeWhole(values.out, bytes, values.force);
    streams.out(values.out);
    for (const note of notes) streams.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

interface GivenReference {
  readonly job: PrintJob;
  /** One line for a team that is illegal. Its sheet is printed anyway. */
  readonly notes: readonly string[];
  /** The exit code, which shows whether everything could be read. */
  readonly exit: Exit;
}

const NO_DOCUMENTS = { groups: [], characters: [], factions: [], language: 'en' } as const satisfies PrintJob;

const wholeReference = (game: Game, rules: OptionLayer): GivenReference => ({
  job: { ...NO_DOCUMENTS, ruleset: game.id, ...rulesOf(rules) },
  notes: [],
  exit: EXIT.fine,
});

const rulesOf = (rules: OptionLayer): Pick<PrintJob, 'rules'> => (rules === undefined ? {} : { rules });

function refuseWithoutReference({ name, reference }: GameWithPart<'reference'>): void {
  if (reference === undefined) throw new Failure((translate) => translate('cli.sheet.noReference', { game: name }));
}

async function givenReference(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'reference'>,
  paths: readonly string[],
  rules: OptionLayer,
  streams: Io,
): Promise<GivenReference> {
  const input = await readForPrint(translate, gameCatalog, paths, streams);
  const [first] = input.characters;
  const [encounter, another] = input.teams.length === 0 ? input.encounters : [];
  if (another)
    throw new Failure((translate) => translate('cli.sheet.severalEncounters', { count: input.encounters.length }));
  if (encounter) return encounterReference(translate, gameCatalog, encounter, input, rules);
  return input.teams.length === 0 && first && gameCatalog.getGame(first).team === undefined
    ? charactersReference(translate, gameCatalog, input, gameCatalog.getGame(first), rules)
    : teamReference(translate, gameCatalog, input, rules);
}

/** Creates the reference for the characters of an encounter and the Gimmicks of its sides. */
function encounterReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  encounter: Encounter,
  input: PrintInput,
  rules: OptionLayer,
): GivenReference {
  const groups = [{ document: encounter, characters: input.charactersFor(encounter) }];
  const job = { ...NO_DOCUMENTS, groups, ...rulesOf(rules) };
  const { printed, unknownMembers: unknown } = chooseCards(gameCatalog, job);
  const [first] = unknown;
  if (first !== undefined) throw new Failure((translate) => unknownMember(translate, encounter.name, first.id));
  const members = printed.map(({ character }) => character);
  return { job, notes: illegalNotes(translate, gameCatalog, [], members, () => members), exit: input.exit };
}

/** Creates the reference for characters of one game without teams. */
function charactersReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { characters, exit }: PrintInput,
  game: Game,
  rules: OptionLayer,
): GivenReference {
  const other = characters.find(({ ruleset }) => ruleset !== game.id);
  if (other)
    throw new Failure((translate) =>
      translate('cli.sheet.severalGames', { name: truncateVisibly(other.name), game: game.name }),
    );
  const job = { ...NO_DOCUMENTS, characters, ...rulesOf(rules) };
  return { job, notes: illegalNotes(translate, gameCatalog, [], characters, () => characters), exit };
}

function teamReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  input: PrintInput,
  rules: OptionLayer,
): GivenReference {
  const team = singleTeam(input, 'sheet');
  const characters = input.charactersFor(team);
  const members = membersOf(gameCatalog, team, characters).map(({ character }) => character);
  return {
    job: { ...NO_DOCUMENTS, groups: [{ document: team, characters }], ...rulesOf(rules) },
    notes: illegalNotes(translate, gameCatalog, [team], members, input.charactersFor),
    exit: input.exit,
  };
}
