/** `sheet`: the quick reference of a game, or of what one team uses. */

import { VERSION } from '../../shared/base/version.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Game } from '../../shared/games/game.ts';
import { type GamesWith, type GameWith, hasPart, withPart } from '../../shared/games/parts.ts';
import { castOf } from '../../shared/play/encounter/cast-of.ts';
import { optionsFor } from '../../shared/rules/judge.ts';
import { type OptionLayer, type Options, resolveOptions } from '../../shared/rules/options.ts';
import type { Reference, ReferenceUse } from '../../shared/rules/reference.ts';
import { SHEET_PAPERS, type SheetPaper } from '../../shared/sheet/kit/paper.ts';
import { ReferenceSheet } from '../../shared/sheet/reference/reference-sheet.tsx';
import { listed, shortened } from '../../shared/text/short.ts';
import { visible } from '../../shared/text/visible.ts';
import { houseRules, oneOf, readArguments } from '../arguments.ts';
import { fonts } from '../assets.ts';
import { illegalNotes } from '../check/verdicts.ts';
import type { Command } from '../command.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { FALLBACK_FLAG, FALLBACK_HELP, FALLBACK_USAGE, loadFallbackFonts } from '../fallback-fonts.ts';
import { refuseInput, refuseTaken, writeWhole } from '../files/write.ts';
import { membersOf, type PrintInput, readForPrint, singleTeam, unknownMember } from '../given.ts';
import type { Io } from '../io.ts';
import { inSheetLanguage, LANGUAGE_FLAG, LANGUAGE_HELP, languageOf } from '../sheet-language.ts';
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
    await loadFallbackFonts(values['fallback-font']);
    const { make, notes, exit } =
      game && paths.length === 0
        ? wholeReference(game, rules)
        : await givenReference(gamesWithReferences, paths, rules, io);
    const reference = make();
    if (game && reference.ruleset !== game.id) throw new Failure(`the files are not of ${game.name}`);
    // Checked again for files that were found in folders, before anything is drawn.
    refuseInput(values.out);
    const bytes = await inSheetLanguage(games, language, () =>
      referencePdf(language === 'en' ? reference : make(), paper),
    );
    writeWhole(values.out, bytes, values.force);
    io.out(values.out);
    for (const note of notes) io.err(note);
    return worst(exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
  },
};

interface Printed {
  /** The reference in the language of the moment. */
  make(): Reference;
  /** A line for a team that is illegal: its sheet is printed anyway. */
  notes: string[];
  /** Whether everything could be read. */
  exit: Exit;
}

const wholeReference = (game: GameWith<'reference'>, rules: OptionLayer): Printed => ({
  make: () => referenceOf(game, resolveOptions(game.options, rules)),
  notes: [],
  exit: EXIT.fine,
});

/** The reference of a game. Throws a Failure for a game that has none. */
export function referenceOf(game: GameWith<'reference'>, options: Options, use?: ReferenceUse): Reference {
  const reference = game.reference?.(options, use);
  if (!reference) throw new Failure(`${game.name} has no quick reference`);
  return reference;
}

async function givenReference(
  games: GamesWith<'reference'>,
  paths: readonly string[],
  rules: OptionLayer,
  io: Io,
): Promise<Printed> {
  const input = await readForPrint(games, paths, io);
  const [first] = input.characters;
  const [encounter, another] = input.teams.length === 0 ? input.encounters : [];
  if (another) throw new Failure(`sheet wants one encounter; the files hold ${input.encounters.length}`);
  if (encounter) return encounterReference(games, games.of(encounter), encounter, input, rules);
  return input.teams.length === 0 && first && games.of(first).team === undefined
    ? charactersReference(games, input, games.of(first), rules)
    : teamReference(games, input, rules);
}

/** For those that an encounter names, with the Gimmicks of its sides. */
function encounterReference(
  games: Catalogue<Game>,
  game: GameWith<'reference'>,
  encounter: Encounter,
  input: PrintInput,
  rules: OptionLayer,
): Printed {
  const known = [...(encounter.characters ?? []), ...input.charactersFor(encounter)];
  const members = [...castOf(encounter)].map((id) => {
    const member = known.find((one) => one.id === id && one.ruleset === encounter.ruleset);
    if (!member) throw new Failure(unknownMember(encounter.name, id));
    return member;
  });
  const gimmicks = encounter.sides.flatMap((side) => side.gimmicks ?? []);
  const use = { name: shortened(encounter.name || encounter.id), members, gimmicks };
  const options = resolveOptions(game.options, rules, encounter.options);
  return {
    make: () => referenceOf(game, options, use),
    notes: illegalNotes(games, [], members, () => members),
    exit: input.exit,
  };
}

/** For characters of one game that has no teams. */
function charactersReference(
  games: Catalogue<Game>,
  { characters, exit }: PrintInput,
  game: GameWith<'reference'>,
  rules: OptionLayer,
): Printed {
  const other = characters.find(({ ruleset }) => ruleset !== game.id);
  if (other) throw new Failure(`sheet wants characters of one game; ${shortened(other.name)} is not of ${game.name}`);
  const name = listed(
    characters.map((character) => visible(character.name)),
    MOST_NAMES,
  );
  const options = resolveOptions(game.options, rules);
  return {
    make: () => referenceOf(game, options, { name, members: characters }),
    notes: illegalNotes(games, [], characters, () => characters),
    exit,
  };
}

function teamReference(games: GamesWith<'reference'>, input: PrintInput, rules: OptionLayer): Printed {
  const team = singleTeam(input, 'sheet');
  const members = membersOf(games, team, input.charactersFor(team)).map(({ character }) => character);
  const use = { name: shortened(team.name), team, members };
  return {
    make: () => referenceOf(games.of(team), optionsFor(games, team, { options: [rules] }), use),
    notes: illegalNotes(games, [team], members, input.charactersFor),
    exit: input.exit,
  };
}

export function referencePdf(reference: Reference, paper: SheetPaper): Promise<Uint8Array> {
  return sheetPdf(ReferenceSheet({ reference, fonts: fonts(), paper, version: VERSION }));
}
