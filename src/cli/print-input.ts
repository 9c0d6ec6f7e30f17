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
import { loadCharacterTemplates } from './cards/character-templates.ts';
import type { DocumentOrigin } from './cards/disk-pictures.ts';
import type { PrintResources } from './cards/print-resources.ts';
import type { CommandStreams } from './command-streams.ts';
import { EXIT_CODE, type ExitCode, Failure } from './failure.ts';
import {
  collectDocuments,
  type DocumentsByFormat,
  formatUnreadable,
  groupByFormat,
  type ReadResult,
  type SkippedFile,
} from './files/read-documents.ts';

/** The documents to print, and the origin of each character and faction. Picture paths are relative to the origin. */
export interface PrintInput extends DocumentsByFormat {
  /** Encounters in files that the command line names directly, not only through a folder. */
  readonly namedEncounters: readonly Encounter[];
  readonly origins: ReadonlyMap<PictureDocument, DocumentOrigin>;
  /** Returns the characters among which members are looked up: first those in the document's archive, then all characters. */
  readonly getCharactersFor: (document: Team | Encounter) => readonly Character[];
  /** `unusable` if a file in a folder could not be read. Standard error names each of these files. */
  readonly exitCode: ExitCode;
}

/**
 * Reads all files. An unreadable file that is named on the command line ends the command, because an incomplete print is
 * useless. An unreadable file in a folder is reported, the other files are printed, and the exit code is 2.
 */
export async function readForPrint(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  inputPaths: readonly string[],
  streams: CommandStreams,
  templates?: SkippedFile[],
): Promise<PrintInput> {
  const readResults = await collectDocuments(translate, gameCatalog, inputPaths, streams, templates);
  const unreadableFiles = readResults.flatMap((readResult) => (readResult.ok ? [] : [readResult]));
  const namedFailure = unreadableFiles.find(({ isNamed }) => isNamed);
  for (const { file, error } of unreadableFiles.filter((unreadableFile) => unreadableFile !== namedFailure))
    streams.err(formatUnreadable(translate, file, error));
  if (namedFailure)
    throw new Failure((translate) => formatUnreadable(translate, namedFailure.file, namedFailure.error));
  const documentsByFormat = groupByFormat(
    readResults.flatMap((readResult) => (readResult.ok ? [readResult.document] : [])),
  );
  const namedEncounters = readResults.flatMap((readResult) =>
    readResult.ok && readResult.document.format === 'rollcall.encounter' && inputPaths.includes(readResult.file)
      ? [readResult.document]
      : [],
  );
  const origins = new Map(readResults.flatMap((readResult) => (readResult.ok ? listOrigins(readResult) : [])));
  const archiveByDocument = new Map(
    readResults.flatMap((readResult) =>
      readResult.ok && readResult.archive ? [[readResult.document, readResult.archive]] : [],
    ),
  );
  return {
    ...documentsByFormat,
    origins,
    namedEncounters,
    getCharactersFor: (document) => {
      const ownArchive = archiveByDocument.get(document);
      if (ownArchive === undefined) return documentsByFormat.characters;
      return [
        ...documentsByFormat.characters.filter((character) => archiveByDocument.get(character) === ownArchive),
        ...documentsByFormat.characters,
      ];
    },
    exitCode: unreadableFiles.length > 0 ? EXIT_CODE.unusable : EXIT_CODE.fine,
    factions: [
      ...documentsByFormat.factions,
      ...[...documentsByFormat.teams, ...namedEncounters].flatMap((group): Faction[] => group.factions ?? []),
    ],
  };
}

export interface CardsInput extends PrintInput {
  /** The templates that each character may name and that do not ship with Rollcall. */
  readonly packedTemplates: ReadonlyMap<Character, readonly CardTemplate[]>;
}

/** Reads the input for character cards, including the templates in these folders and archives. */
export async function readForCards(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  resources: PrintResources,
  inputPaths: readonly string[],
  streams: CommandStreams,
): Promise<CardsInput> {
  const skippedFiles: SkippedFile[] = [];
  const printInput = await readForPrint(translate, gameCatalog, inputPaths, streams, skippedFiles);
  const groups = [...printInput.teams, ...printInput.encounters];
  const allCharacters = [
    ...printInput.characters,
    ...groups.flatMap(({ characters = [] }): readonly Character[] => characters),
  ];
  const listTemplates = await loadCharacterTemplates(
    translate,
    gameCatalog,
    resources,
    skippedFiles,
    allCharacters,
    streams,
  );
  const packedTemplates = new Map(
    allCharacters.map((character) => [
      character,
      listTemplates(printInput.origins.get(character)?.archiveEntry?.archive),
    ]),
  );
  return { ...printInput, packedTemplates };
}

/** Lists the characters and factions of a document with their origins. Teams and encounters embed both. */
function listOrigins({
  document,
  file: filePath,
  archive,
  entryPath = '',
}: Extract<ReadResult, { ok: true }>): [PictureDocument, DocumentOrigin][] {
  const createOrigin = (pointer: string): DocumentOrigin => ({
    file: filePath,
    pointer,
    ...(archive ? { archiveEntry: { archive, entryPath } } : {}),
  });
  if (document.format === 'rollcall.character' || document.format === 'rollcall.faction') {
    return [[document, createOrigin('')]];
  }
  if (document.format !== 'rollcall.team' && document.format !== 'rollcall.encounter') return [];
  return (['characters', 'factions'] as const).flatMap((listKey) =>
    (document[listKey] ?? []).map((embeddedDocument, index): [PictureDocument, DocumentOrigin] => [
      embeddedDocument,
      createOrigin(joinPointer('', listKey, index)),
    ]),
  );
}

/** Returns the only team. Throws a Failure if there is none or more than one. */
export function getSingleTeam({ teams }: DocumentsByFormat, command: string): Team {
  const [team, otherTeam] = teams;
  if (!team) throw new Failure((translate) => translate('cli.print.noTeam', { command }));
  if (otherTeam)
    throw new Failure((translate) => translate('cli.print.severalTeams', { command, count: teams.length }));
  return team;
}

/** Returns the only encounter. Throws a Failure if there is none or more than one. */
export function getSingleEncounter({ encounters }: DocumentsByFormat, command: string): Encounter {
  const [encounter, otherEncounter] = encounters;
  if (!encounter) throw new Failure((translate) => translate('cli.print.noEncounter', { command }));
  if (otherEncounter)
    throw new Failure((translate) => translate('cli.print.severalEncounters', { command, count: encounters.length }));
  return encounter;
}

/** Returns the characters whose cards the encounter needs. Throws a Failure for an unknown character. */
export function getEncounterCharacters(
  { printed, unknownIds }: TeamCards,
  encounter: Encounter,
): readonly PrintedCharacter[] {
  const [unknownId] = unknownIds;
  if (unknownId !== undefined)
    throw new Failure((translate) => formatUnknownMember(translate, encounter.name || encounter.id, unknownId));
  return printed;
}

/** Formats the message for a character that a team or an encounter names and that is missing in the files. */
export const formatUnknownMember = (translate: Translate, documentName: string, characterId: string): string =>
  translate('cli.print.unknownMember', { name: truncateVisibly(documentName), id: truncateVisibly(characterId) });

/** Returns the members of a team with their copies, in team order. Throws a Failure for an unknown member. */
export function getTeamMembers(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  characters: readonly Character[],
): readonly PrintedCharacter[] {
  const { printed, unknownIds } = listMembersToPrint(gameCatalog, team, characters);
  const [unknownId] = unknownIds;
  if (unknownId !== undefined) throw new Failure((translate) => formatUnknownMember(translate, team.name, unknownId));
  return printed;
}
