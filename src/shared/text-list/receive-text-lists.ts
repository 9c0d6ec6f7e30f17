/** Turns the text lists among the files of an event into submissions. */
import { sha256Anywhere } from '../document/fingerprint/sha256.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { AnyDocument, Character, EventPack, Faction } from '../document/schema.ts';
import type { ReceivedFile } from '../event-pack/submission.ts';
import type { GameWithForms } from '../form/game-forms.ts';
import type { Translate } from '../texts/translate.ts';
import type { AssumeContext } from './assume-fields.ts';
import { formatAssumedFields, formatQuestions, readTextListTeam } from './read-team.ts';
import type { ReceivedText } from './received-text.ts';

/** The documents that members of a list may be, in addition to those among the received files. */
export interface KnownDocuments {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
}

/**
 * Replaces each text by the team that it lists, by the reason why it is unclear, or by the remark that it is no list. The characters among
 * the received files are the members, those from the same archive before others with their ids; those of `library` are used for ids that
 * none of them has, and after them those that other lists embed. `onRead` is called with the progress. `loadLanguages` loads the languages whose words are recognized, and is called only if there are texts.
 */
export async function receiveTextLists(
  loadLanguages: () => Promise<readonly Translate[]>,
  gameCatalog: GameCatalog<GameWithForms>,
  files: readonly (ReceivedFile | ReceivedText)[],
  eventPack: EventPack,
  library: KnownDocuments = { characters: [], factions: [] },
  onRead?: (done: number, total: number) => void,
): Promise<ReceivedFile[]> {
  if (!files.some(isText)) return files as ReceivedFile[];
  const languages = await loadLanguages();
  const receivedDocuments = files.flatMap((file) => ('document' in file ? [file] : []));
  const ownDocuments = mergeKnownDocuments(selectKnownDocuments(receivedDocuments), library);
  const allDocuments = mergeKnownDocuments(ownDocuments, selectEmbeddedDocuments(receivedDocuments));
  const ownCharacters = new Set(ownDocuments.characters);
  const borrowedDocuments = new Set<AnyDocument>(
    allDocuments.characters.filter((character) => !ownCharacters.has(character)),
  );
  const contextByArchive = new Map<string | undefined, AssumeContext>([[undefined, { ...allDocuments, eventPack }]]);
  const getContext = (archive: string | undefined): AssumeContext => {
    const knownContext = contextByArchive.get(archive);
    if (knownContext !== undefined) return knownContext;
    const archiveDocuments = receivedDocuments.filter((file) => file.archive === archive);
    const context = { ...mergeKnownDocuments(selectKnownDocuments(archiveDocuments), allDocuments), eventPack };
    contextByArchive.set(archive, context);
    return context;
  };
  return files.map((receivedFile, index) => {
    onRead?.(index + 1, files.length);
    return isText(receivedFile)
      ? receiveTextList(languages, gameCatalog, receivedFile, getContext(receivedFile.archive), borrowedDocuments)
      : receivedFile;
  });
}

function selectKnownDocuments(receivedFiles: readonly { readonly document: AnyDocument }[]): KnownDocuments {
  const documents = receivedFiles.map(({ document }) => document);
  return {
    characters: documents.filter((document) => document.format === 'rollcall.character'),
    factions: documents.filter((document) => document.format === 'rollcall.faction'),
  };
}

/** Returns the characters and factions that the received teams embed: of several with one id, the one that most teams embed. */
function selectEmbeddedDocuments(receivedFiles: readonly { readonly document: AnyDocument }[]): KnownDocuments {
  const teams = receivedFiles.flatMap(({ document }) => (document.format === 'rollcall.team' ? [document] : []));
  return {
    characters: sortByCount(teams.flatMap(({ characters = [] }) => characters)),
    factions: sortByCount(teams.flatMap(({ factions = [] }) => factions)),
  };
}

/** Returns each different document once, the most common one first. */
function sortByCount<D extends object>(documents: readonly D[]): readonly D[] {
  const entriesByText = new Map<string, { document: D; count: number }>();
  for (const document of documents) {
    const text = JSON.stringify(document);
    const entry = entriesByText.get(text) ?? { document, count: 0 };
    entry.count += 1;
    entriesByText.set(text, entry);
  }
  return [...entriesByText.values()].sort((a, b) => b.count - a.count).map(({ document }) => document);
}

/** Whether a text holds the JSON of a document, which mail programs and browsers save with the ending `.txt`. */
const isJsonText = (text: string): boolean => /^\s*\{\s*"/.test(text);

function receiveTextList(
  languages: readonly Translate[],
  gameCatalog: GameCatalog<GameWithForms>,
  { file, text }: ReceivedText,
  context: AssumeContext,
  borrowedDocuments: ReadonlySet<AnyDocument>,
): ReceivedFile {
  if (isJsonText(text)) return { file, reason: (translate) => translate('receivedFiles.jsonText') };
  const list = readTextListTeam(languages, gameCatalog, text, getFileStem(file), context);
  if (list.kind === 'not-a-list') return { file, reason: (translate) => translate('receivedFiles.noTextList') };
  if (list.kind === 'unclear')
    return {
      ...{ file, ok: false, digest: sha256Anywhere(text) },
      error: {
        path: '',
        expected: (translate) => formatQuestions(translate, list.questions),
        obstacle: 'unclear',
        questions: list.questions,
      },
    };
  const { team, assumed } = list;
  const borrowedNames = (team.characters ?? [])
    .filter((character) => borrowedDocuments.has(character))
    .map(({ name, id }) => name || id);
  return {
    file,
    ok: true,
    document: team,
    ...(borrowedNames.length === 0 ? {} : { borrowed: borrowedNames }),
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
