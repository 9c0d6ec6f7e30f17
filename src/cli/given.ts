/** The documents of a call, for commands that print: teams with their members, or characters alone. */

import type { CardTemplate } from '../shared/card/template/template.ts';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Encounter } from '../shared/document/kinds/encounter.ts';
import { pointer } from '../shared/document/pointer.ts';
import type { Character, Faction, Team } from '../shared/document/schema.ts';
import type { Game } from '../shared/games/game.ts';
import { membersToPrint, type Printed, type TeamCards } from '../shared/print/members.ts';
import type { Illustrated } from '../shared/print-job/pictures.ts';
import { shortened } from '../shared/text/short.ts';
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

/** What is to be printed, and where each character and faction was read: its pictures lie beside that. */
export interface PrintInput extends DocumentsByFormat {
  /** Those whose very files the call names, not only a folder above them. */
  readonly named: readonly Encounter[];
  readonly homes: ReadonlyMap<Illustrated, Home>;
  /** Where the members of a team are looked up: in the archive it came in, then among all characters. */
  readonly charactersFor: (document: Team | Encounter) => readonly Character[];
  /** `unusable` where a folder holds something that could not be read: each was named on standard error. */
  readonly exit: Exit;
}

/**
 * Reads all files. One that the call names and that cannot be read ends it, because a print with a gap is of no use; what
 * cannot be read in a folder is named, keeps nothing else from being printed, and the call ends with exit code 2.
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
  /** Templates that came along with characters and that these may name. */
  readonly packedTemplates: ReadonlyMap<Character, readonly CardTemplate[]>;
}

/** The same for cards of characters, with the templates that lie in these folders and archives. */
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

function homesIn({ document, file, archive, at: path = '' }: Extract<ReadFile, { ok: true }>): [Illustrated, Home][] {
  const homeAt = (at: string): Home => ({ file, at, ...(archive ? { archive: { archive, path } } : {}) });
  if (document.format === 'rollcall.character' || document.format === 'rollcall.faction') {
    return [[document, homeAt('')]];
  }
  if (document.format !== 'rollcall.team' && document.format !== 'rollcall.encounter') return [];
  return (['characters', 'factions'] as const).flatMap((list) =>
    (document[list] ?? []).map((held, index): [Illustrated, Home] => [held, homeAt(pointer('', list, index))]),
  );
}

/** The one team a command is about. */
export function singleTeam({ teams }: DocumentsByFormat, command: string): Team {
  const [team, another] = teams;
  if (!team) throw new Failure((translate) => translate('cli.print.noTeam', { command }));
  if (another) throw new Failure((translate) => translate('cli.print.severalTeams', { command, count: teams.length }));
  return team;
}

/** The one encounter a command is about. */
export function singleEncounter({ encounters }: DocumentsByFormat, command: string): Encounter {
  const [encounter, another] = encounters;
  if (!encounter) throw new Failure((translate) => translate('cli.print.noEncounter', { command }));
  if (another)
    throw new Failure((translate) => translate('cli.print.severalEncounters', { command, count: encounters.length }));
  return encounter;
}

/** Whose cards the game on a table needs. An unknown character ends the call. */
export function atTable({ printed, unknown }: TeamCards, encounter: Encounter): readonly Printed[] {
  const [id] = unknown;
  if (id !== undefined) throw new Failure((translate) => unknownMember(translate, encounter.name || encounter.id, id));
  return printed;
}

/** Says that the files of a call lack somebody whom a team or an encounter names. */
export const unknownMember = (translate: Translate, name: string, id: string): string =>
  translate('cli.print.unknownMember', { name: shortened(name), id: shortened(id) });

/** The members of a team with their copies, in its order. An unknown member ends the call. */
export function membersOf(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  characters: readonly Character[],
): readonly Printed[] {
  const { printed, unknown } = membersToPrint(gameCatalog, team, characters);
  const [id] = unknown;
  if (id !== undefined) throw new Failure((translate) => unknownMember(translate, team.name, id));
  return printed;
}
