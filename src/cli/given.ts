/** Reads the documents for commands that print: teams with their members, or characters alone. */

import type { CardTemplate } from '../shared/card/template/template.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Encounter } from '../shared/document/kinds/encounter.ts';
import { joinPointer } from '../shared/document/pointer.ts';
import type { Character, Faction, Team } from '../shared/document/schema.ts';
import type { Game } from '../shared/games/game.ts';
import { listMembersToPrint, type PrintedCharacter, type TeamCards } from '../shared/print/printed-characters.ts';
import type { PictureDocument } from '../shared/print-job/print-pictures.ts';
import { truncateVisibly } from '../shared/text/truncate.ts';
import type { Translate } from '../shared/texts/translate.ts';
import type { CallFiles } from './cards/call-files.ts';
import { foundTemplates } from './cards/found-templates.ts';
import type { Home } from './cards/pictures.ts';
import { EXIT, type Exit, Failure } from './failure.ts';
import {
  byFormat,
  type DocumentsByFormat,
  type ReadFile,
  readAll,
  type SkippedFile,
  unreadableLine,
} from './files/read.ts';
import type { Io } from './io.ts';

/** The documents to print, and the location of each character and faction, which their pictures are relative to. */
export interface PrintInput extends DocumentsByFormat {
  /** Encounters in files that the command line names directly, not only through a folder. */
  readonly named: readonly Encounter[];
  readonly homes: ReadonlyMap<PictureDocument, Home>;
  /** Returns the characters among which members are looked up: those in the document's archive first, then all others. */
  readonly charactersFor: (document: Team | Encounter) => readonly Character[];
  /** `unusable` if a file in a folder could not be read. Standard error names each of these files. */
  readonly exit: Exit;
}

/**
 * Reads all files. An unreadable file that is named on the command line ends the command, because an incomplete print is
 * useless. An unreadable file in a folder is reported, the other files are printed, and the exit code is 2.
 */
export async function readForPrint(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  paths: readonly string[],
  streams: Io,
  templates?: SkippedFile[],
): Promise<PrintInput> {
  const files = await readAll(translate, gameCatalog, paths, streams, templates);
  const broken = files.flatMap((file) => (file.ok ? [] : [file]));
  const first = broken.find(({ isNamed }) => isNamed);
  for (const { file, error } of broken.filter((one) => one !== first))
    streams.err(unreadableLine(translate, file, error));
  if (first) throw new Failure((translate) => unreadableLine(translate, first.file, first.error));
  const input = byFormat(files.flatMap((file) => (file.ok ? [file.document] : [])));
  const named = files.flatMap((file) =>
    file.ok && file.document.format === 'rollcall.encounter' && paths.includes(file.file) ? [file.document] : [],
  );
  const homes = new Map(files.flatMap((file) => (file.ok ? homesIn(file) : [])));
  const archives = new Map(files.flatMap((file) => (file.ok && file.archive ? [[file.document, file.archive]] : [])));
  return {
    ...input,
    homes,
    named,
    charactersFor: (document) => {
      const archive = archives.get(document);
      if (archive === undefined) return input.characters;
      return [...input.characters.filter((one) => archives.get(one) === archive), ...input.characters];
    },
    exit: broken.length > 0 ? EXIT.unusable : EXIT.fine,
    factions: [...input.factions, ...[...input.teams, ...named].flatMap((whole): Faction[] => whole.factions ?? [])],
  };
}

export interface CardsInput extends PrintInput {
  /** The templates that came with the characters and that these may name. */
  readonly packedTemplates: ReadonlyMap<Character, readonly CardTemplate[]>;
}

/** Reads the input for character cards, including the templates in these folders and archives. */
export async function readForCards(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: CallFiles,
  paths: readonly string[],
  streams: Io,
): Promise<CardsInput> {
  const passed: SkippedFile[] = [];
  const input = await readForPrint(translate, gameCatalog, paths, streams, passed);
  const groups = [...input.teams, ...input.encounters];
  const all = [...input.characters, ...groups.flatMap(({ characters = [] }): readonly Character[] => characters)];
  const found = await foundTemplates(translate, gameCatalog, files, passed, all, streams);
  const packedTemplates = new Map(all.map((one) => [one, found(input.homes.get(one)?.archive?.archive)]));
  return { ...input, packedTemplates };
}

function homesIn({
  document,
  file,
  archive,
  at: path = '',
}: Extract<ReadFile, { ok: true }>): [PictureDocument, Home][] {
  const homeAt = (at: string): Home => ({ file, at, ...(archive ? { archive: { archive, path } } : {}) });
  if (document.format === 'rollcall.character' || document.format === 'rollcall.faction') {
    return [[document, homeAt('')]];
  }
  if (document.format !== 'rollcall.team' && document.format !== 'rollcall.encounter') return [];
  return (['characters', 'factions'] as const).flatMap((list) =>
    (document[list] ?? []).map((held, index): [PictureDocument, Home] => [held, homeAt(joinPointer('', list, index))]),
  );
}

/** Returns the one team that a command is about. */
export function singleTeam({ teams }: DocumentsByFormat, command: string): Team {
  const [team, another] = teams;
  if (!team) throw new Failure((translate) => translate('cli.print.noTeam', { command }));
  if (another) throw new Failure((translate) => translate('cli.print.severalTeams', { command, count: teams.length }));
  return team;
}

/** Returns the one encounter that a command is about. */
export function singleEncounter({ encounters }: DocumentsByFormat, command: string): Encounter {
  const [encounter, another] = encounters;
  if (!encounter) throw new Failure((translate) => translate('cli.print.noEncounter', { command }));
  if (another)
    throw new Failure((translate) => translate('cli.print.severalEncounters', { command, count: encounters.length }));
  return encounter;
}

/** Returns the characters whose cards the encounter needs. Throws a Failure for an unknown character. */
export function atTable(
  { printed, unknownIds: unknown }: TeamCards,
  encounter: Encounter,
): readonly PrintedCharacter[] {
  const [id] = unknown;
  if (id !== undefined) throw new Failure((translate) => unknownMember(translate, encounter.name || encounter.id, id));
  return printed;
}

/** Formats the message for a character that a team or an encounter names and that is missing in the files. */
export const unknownMember = (translate: Translate, name: string, id: string): string =>
  translate('cli.print.unknownMember', { name: truncateVisibly(name), id: truncateVisibly(id) });

/** Returns the members of a team with their copies, in team order. Throws a Failure for an unknown member. */
export function membersOf(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  characters: readonly Character[],
): readonly PrintedCharacter[] {
  const { printed, unknownIds: unknown } = listMembersToPrint(gameCatalog, team, characters);
  const [id] = unknown;
  if (id !== undefined) throw new Failure((translate) => unknownMember(translate, team.name, id));
  return printed;
}
