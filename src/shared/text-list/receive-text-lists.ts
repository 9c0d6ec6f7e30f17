/** Turns the text lists among the files of an event into submissions. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Character, EventPack, Faction } from '../document/schema.ts';
import type { ReceivedFile } from '../event-pack/submission.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { Translate } from '../texts/translate.ts';
import type { AssumeContext } from './assume-fields.ts';
import { formatAssumedFields, readTextListTeam } from './read-team.ts';

/** A plain text that an organizer received. `file` is its path, as in `ReceivedFile`. */
export interface ReceivedText {
  readonly file: string;
  readonly text: string;
}

/** The documents that members of a list may be, in addition to those among the received files. */
export interface KnownDocuments {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
}

/**
 * Replaces each text by the team that it lists, by the reason why it is unclear, or by the remark that it is no list. The characters among
 * the received files are the members; those of `library` are used for names that none of them has. `languages` are those whose words
 * are recognized; they are loaded only if there are texts.
 */
export async function receiveTextLists(
  loadLanguages: () => Promise<readonly Translate[]>,
  gameCatalog: GameCatalog<GameWithForms>,
  files: readonly (ReceivedFile | ReceivedText)[],
  eventPack: EventPack,
  library: KnownDocuments = { characters: [], factions: [] },
): Promise<ReceivedFile[]> {
  if (!files.some(isText)) return files as ReceivedFile[];
  const languages = await loadLanguages();
  const documents = files.flatMap((file) => ('ok' in file && file.ok ? [file.document] : []));
  const received = {
    characters: documents.filter((document) => document.format === 'rollcall.character'),
    factions: documents.filter((document) => document.format === 'rollcall.faction'),
  };
  const context = { ...mergeKnownDocuments(received, library), eventPack };
  return files.map((receivedFile) =>
    isText(receivedFile) ? receiveTextList(languages, gameCatalog, receivedFile, context) : receivedFile,
  );
}

function receiveTextList(
  languages: readonly Translate[],
  gameCatalog: GameCatalog<GameWithForms>,
  { file, text }: ReceivedText,
  context: AssumeContext,
): ReceivedFile {
  const list = readTextListTeam(languages, gameCatalog, text, getFileStem(file), context);
  if (list.kind === 'not-a-list') return { file, reason: (translate) => translate('receivedFiles.noTextList') };
  if (list.kind === 'unclear') return { file, ok: false, error: { path: '', expected: list.expected } };
  const { team, assumed } = list;
  return {
    file,
    ok: true,
    document: team,
    ...(assumed.length === 0 ? {} : { assumed: (translate: Translate) => formatAssumedFields(translate, assumed) }),
  };
}

const isText = (file: ReceivedFile | ReceivedText): file is ReceivedText => 'text' in file;

const getFileStem = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Returns the received documents, and those of a library with other ids. */
export const mergeKnownDocuments = (received: KnownDocuments, library: KnownDocuments): KnownDocuments => ({
  characters: addMissing(received.characters, library.characters),
  factions: addMissing(received.factions, library.factions),
});

/** Returns the first document with each id, those of the first list before those of the second. */
function addMissing<D extends { readonly id: string; readonly ruleset?: string }>(
  documents: readonly D[],
  furtherDocuments: readonly D[],
): readonly D[] {
  const documentsByKey = new Map<string, D>();
  for (const document of [...documents, ...furtherDocuments]) {
    const key = `${document.ruleset ?? ''} ${document.id}`;
    if (!documentsByKey.has(key)) documentsByKey.set(key, document);
  }
  return [...documentsByKey.values()];
}
