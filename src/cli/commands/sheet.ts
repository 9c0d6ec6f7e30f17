/** `sheet`: the quick reference of a game, or of what one team uses. */

import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GamesWith, type GameWith, hasPart, withPart } from '../../shared/games/parts.ts';
import { chooseCards, getJobGame } from '../../shared/print-job/choose.ts';
import type { PrintJob, SheetOutput } from '../../shared/print-job/print-job.ts';
import { readReference } from '../../shared/print-job/sheets/write-sheet.ts';
import type { OptionLayer } from '../../shared/rules/options.ts';
import { SHEET_PAPERS } from '../../shared/sheet/kit/paper.ts';
import { shortened } from '../../shared/text/short.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import { illegalNotes } from '../check/verdicts.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, openCallFiles } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { membersOf, type PrintInput, readForPrint, singleTeam, unknownMember } from '../given.ts';
import type { Io } from '../io.ts';
import { LANGUAGE_FLAG, LANGUAGE_HELP, languageOf } from '../sheet-language.ts';
import { sheetPdf } from '../sheet-pdf.ts';

/** Names of characters in the title of their sheet. */
const MOST_NAMES = 4;

const referenceIds = (games: Catalogue<Game>): readonly string[] =>
  games.all.filter((game) => hasPart(game, 'reference')).map(({ id }) => id);

export const sheet: Command = {
  summary: 'write a quick-reference sheet as PDF',
  usage: `sheet [RULESET] [FILE…] --out FILE.pdf [--paper a4|letter|a3] [--option KEY=VALUE] [--language en|de] ${FALLBACK_USAGE} [--force]`,
  details: (games) => [
    `RULESET is ${referenceIds(games).join(' or ')}; by itself it gives the whole sheet.`,
    'For a team or an encounter the sheet holds only what that uses, under its house rules; the characters are looked up in',
    'the other files. Of a game without teams, files of characters do as well.',
    '',
    '  --out FILE.pdf   where to write; nothing is overwritten without --force',
    '  --paper          a4 (when left out), letter or a3',
    LANGUAGE_HELP,
    ...FALLBACK_HELP,
    '  --option KEY=VALUE   a house rule, stronger than that of the team; may stand several times',
    '',
    'An illegal team gets its sheet too, with a note and exit code 1.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, {
      out: { type: 'string' },
      paper: { type: 'string', default: 'a4' },
      option: { type: 'string', multiple: true, default: [] },
      language: LANGUAGE_FLAG,
      'fallback-font': FALLBACK_FLAG,
      force: { type: 'boolean', default: false },
    });
    if (positionals.length === 0)
      throw new Failure(`sheet wants ${referenceIds(games).join(', ')} or a team or encounter file. See sheet --help`);
    if (values.out === undefined) throw new Failure('sheet wants --out FILE.pdf. See sheet --help');
    refuseInput(values.out, positionals);
    refuseTaken(values.out, values.force);
    const paper = oneOf('paper', values.paper, SHEET_PAPERS);
    const [id = ''] = positionals;
    const gamesWithReferences = await withPart(games, 'reference');
    const game = referenceIds(games).includes(id) ? gamesWithReferences.find(id) : undefined;
    const paths = game ? positionals.slice(1) : positionals;
    const rules = houseRules(games, values.option);
    const language = languageOf(values.language);
    const { fonts } = await openCallFiles(values['fallback-font']);
    const { job, notes, exit } =
      game && paths.length === 0
        ? wholeReference(game, rules)
        : await givenReference(gamesWithReferences, paths, rules, io);
    const output: SheetOutput = { what: 'reference', paper, language, namesInTitle: MOST_NAMES };
    refuseWithoutReference(getJobGame(gamesWithReferences, job));
    const english = await readReference(games, job, output);
    if (game && english.reference.ruleset !== game.id) throw new Failure(`the files are not of ${game.name}`);
    // Checked again for files that were found in folders, before anything is drawn.
    refuseInput(values.out);
    const bytes = await sheetPdf(games, job, output, english, fonts);
    writeWhole(values.out, bytes, values.force);
    io.out(values.out);
    for (const note of notes) io.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

interface GivenReference {
  readonly job: PrintJob;
  /** A line for a team that is illegal: its sheet is printed anyway. */
  readonly notes: readonly string[];
  /** Whether everything could be read. */
  readonly exit: Exit;
}

const NO_DOCUMENTS = { groups: [], characters: [], factions: [], language: 'en' } as const satisfies PrintJob;

const wholeReference = (game: Game, rules: OptionLayer): GivenReference => ({
  job: { ...NO_DOCUMENTS, ruleset: game.id, ...rulesOf(rules) },
  notes: [],
  exit: EXIT.fine,
});

const rulesOf = (rules: OptionLayer): Pick<PrintJob, 'rules'> => (rules === undefined ? {} : { rules });

function refuseWithoutReference({ name, reference }: GameWith<'reference'>): void {
  if (reference === undefined) throw new Failure(`${name} has no quick reference`);
}

async function givenReference(
  games: GamesWith<'reference'>,
  paths: readonly string[],
  rules: OptionLayer,
  io: Io,
): Promise<GivenReference> {
  const input = await readForPrint(games, paths, io);
  const [first] = input.characters;
  const [encounter, another] = input.teams.length === 0 ? input.encounters : [];
  if (another) throw new Failure(`sheet wants one encounter; the files hold ${input.encounters.length}`);
  if (encounter) return encounterReference(games, encounter, input, rules);
  return input.teams.length === 0 && first && games.of(first).team === undefined
    ? charactersReference(games, input, games.of(first), rules)
    : teamReference(games, input, rules);
}

/** For those that an encounter names, with the Gimmicks of its sides. */
function encounterReference(
  games: Catalogue<Game>,
  encounter: Encounter,
  input: PrintInput,
  rules: OptionLayer,
): GivenReference {
  const groups = [{ document: encounter, characters: input.charactersFor(encounter) }];
  const job = { ...NO_DOCUMENTS, groups, ...rulesOf(rules) };
  const { printed, unknown } = chooseCards(games, job);
  if (unknown[0] !== undefined) throw new Failure(unknownMember(encounter.name, unknown[0].id));
  const members = printed.map(({ character }) => character);
  return { job, notes: illegalNotes(games, [], members, () => members), exit: input.exit };
}

/** For characters of one game that has no teams. */
function charactersReference(
  games: Catalogue<Game>,
  { characters, exit }: PrintInput,
  game: Game,
  rules: OptionLayer,
): GivenReference {
  const other = characters.find(({ ruleset }) => ruleset !== game.id);
  if (other) throw new Failure(`sheet wants characters of one game; ${shortened(other.name)} is not of ${game.name}`);
  const job = { ...NO_DOCUMENTS, characters, ...rulesOf(rules) };
  return { job, notes: illegalNotes(games, [], characters, () => characters), exit };
}

function teamReference(games: Catalogue<Game>, input: PrintInput, rules: OptionLayer): GivenReference {
  const team = singleTeam(input, 'sheet');
  const characters = input.charactersFor(team);
  const members = membersOf(games, team, characters).map(({ character }) => character);
  return {
    job: { ...NO_DOCUMENTS, groups: [{ document: team, characters }], ...rulesOf(rules) },
    notes: illegalNotes(games, [team], members, input.charactersFor),
    exit: input.exit,
  };
}
