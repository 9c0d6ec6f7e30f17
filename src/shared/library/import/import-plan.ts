/** Turns the user's choices into the rows that an import will write. */

import type { GameDocuments } from '../../document/document-spec.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject } from '../../document/json/json-object.ts';
import { isNewerEncounter } from '../../play/encounter/newer-encounter.ts';
import { findNewTags } from '../tags.ts';
import {
  type Comparison,
  compareDocuments,
  type ExistingDocument,
  type IsKnown,
  type State,
} from './compare-documents.ts';
import { takeFields } from './compare-fields.ts';
import { getDocumentKey, type Incoming, type IncomingKind } from './incoming.ts';
import { type Renames, renameReferences } from './references.ts';

/** The action for one document: none, the incoming document replaces the existing one, or it is added under a new id and name. */
export type ImportChoice = 'mine' | 'theirs' | 'both';

/** One document of an import, with that of the library. */
export interface Candidate extends Comparison {
  /** Unique in this import. */
  readonly key: string;
  readonly incoming: Incoming;
  /**
   * The library's document with this id; absent if it has none. If this document has a `twin`, it is the twin instead, with which this one
   * is compared.
   */
  readonly existing?: ExistingDocument;
  /** Origin of an earlier document of this import with the same id and different content. Such a document is skipped or gets a new id. */
  readonly twin?: string;
  /** Whether the existing document is of another game, so that the two documents only have the same id by chance. */
  readonly otherGame?: true;
  /** Whether one of the two documents is from a newer Rollcall, so that nothing in it is changed, not even its name. */
  readonly isWhole?: true;
  /** Tags that are new to the existing document. Only present if both documents have the same content. */
  readonly newTags?: readonly string[];
}

export interface ImportDecision {
  readonly choice: ImportChoice;
  /** Only these places are imported; absent = all. Only used with the choice `theirs`. */
  readonly paths?: readonly string[];
}

/** A row to be written. */
export interface PlannedChange {
  readonly kind: IncomingKind;
  readonly id: string;
  /** The id of the incoming document, if the written one has a new id. Absent for a second document with the same id. */
  readonly incomingId?: string;
  readonly document: unknown;
  readonly drafts?: Readonly<Record<string, string>>;
  /** Added to the existing tags. */
  readonly tags?: readonly string[];
  /** Whether the incoming document was imported as a whole, so that both sides now have this state. */
  readonly isTheirs: boolean;
  /** Whether it is embedded in a team or an encounter of this import. */
  readonly isEmbedded?: true;
}

/** Creates candidates from the documents of an import and those of the library. Equal documents are merged. */
export function createCandidates(
  gameCatalog: GameCatalog<GameDocuments>,
  incoming: readonly Incoming[],
  findExisting: (incomingDocument: Incoming) => ExistingDocument | undefined,
): Candidate[] {
  const candidatesByKey = new Map<string, Candidate>();
  const candidates: Candidate[] = [];
  for (const incomingDocument of incoming) {
    const candidate = createCandidate(gameCatalog, incomingDocument, findExisting(incomingDocument), candidatesByKey);
    if (candidate !== undefined) candidates.push(candidate);
  }
  return candidates;
}

/** Creates a candidate and adds it to `earlierCandidates`. Returns undefined if the document is equal to an earlier one. */
export function createCandidate(
  gameCatalog: GameCatalog<GameDocuments>,
  incoming: Incoming,
  existing: ExistingDocument | undefined,
  earlierCandidates: Map<string, Candidate>,
  isKnown?: IsKnown,
): Candidate | undefined {
  const key = getDocumentKey(incoming);
  const firstCandidate = earlierCandidates.get(key);
  if (firstCandidate === undefined) {
    const existingField = existing === undefined ? {} : { existing };
    const compared: Pick<Candidate, 'state' | 'differences' | 'otherGame' | 'newTags'> = belongsToOtherGame(
      incoming,
      existing,
    )
      ? { state: 'conflict', differences: [], otherGame: true }
      : addNewTags(
          compareDocuments(gameCatalog, incoming.document, existing, incoming.kind, isKnown),
          incoming,
          existing,
        );
    const candidate = preventPartialChanges(gameCatalog, { key, incoming, ...existingField, ...compared });
    earlierCandidates.set(key, candidate);
    return candidate;
  }
  const comparison = compareDocuments(
    gameCatalog,
    incoming.document,
    { document: firstCandidate.incoming.document },
    incoming.kind,
  );
  if (comparison.state === 'same') return undefined;
  // Other documents with the same id get numbered keys, unless they are equal to one of the earlier documents.
  for (let suffix = 2; ; suffix += 1) {
    const numberedKey = `${key}#${suffix}`;
    const occupant = earlierCandidates.get(numberedKey);
    if (occupant === undefined) {
      const candidate = preventPartialChanges(gameCatalog, {
        key: numberedKey,
        incoming,
        existing: { document: firstCandidate.incoming.document },
        twin: firstCandidate.incoming.origin,
        state: 'conflict',
        differences: comparison.differences,
      });
      earlierCandidates.set(numberedKey, candidate);
      return candidate;
    }
    if (
      compareDocuments(gameCatalog, incoming.document, { document: occupant.incoming.document }, incoming.kind)
        .state === 'same'
    ) {
      return undefined;
    }
  }
}

/** Adds new tags to the comparison of equal documents. Tags belong to the library, but users who import a document again want its tags. */
function addNewTags(comparison: Comparison, { tags = [] }: Incoming, existing: ExistingDocument | undefined) {
  const addedTags = findNewTags(existing?.tags ?? [], tags);
  return comparison.state === 'same' && addedTags.length > 0
    ? { ...comparison, state: 'changed' as const, newTags: addedTags }
    : comparison;
}

/** Removes the differences if one document is of a newer version, because a place of one version may mean something else in the other. */
function preventPartialChanges(gameCatalog: GameCatalog<GameDocuments>, candidate: Candidate): Candidate {
  const isNewer = [candidate.incoming.document, candidate.existing?.document].some((document) =>
    isNewerEncounter(gameCatalog, document),
  );
  return isNewer ? { ...candidate, differences: [], isWhole: true } : candidate;
}

/** Whether the two documents are of different games. A restored document (`newest`) replaces the existing one in any case. */
function belongsToOtherGame({ document, newest }: Incoming, existing: ExistingDocument | undefined): boolean {
  if (newest === true || !isObject(document) || !isObject(existing?.document)) return false;
  const [incomingRuleset, existingRuleset] = [document.ruleset, existing.document.ruleset];
  return (
    typeof incomingRuleset === 'string' && typeof existingRuleset === 'string' && incomingRuleset !== existingRuleset
  );
}

/** Whether the existing document was changed after the incoming one, if both times are known. */
export const isExistingNewer = ({ incoming, existing }: Pick<Candidate, 'incoming' | 'existing'>): boolean =>
  (existing?.updatedAt ?? Number.NEGATIVE_INFINITY) > (incoming.updatedAt ?? Number.POSITIVE_INFINITY);

/**
 * Returns the default choice. By default, a document that the user has changed since the last exchange is only replaced by its own newest
 * state, and a document that was changed after the incoming one is never replaced.
 */
export function getDefaultChoice(candidate: Candidate): ImportChoice {
  const { state, twin, otherGame, isWhole, incoming, newTags } = candidate;
  // A document of a newer version cannot get a new id and name, which adding both would require.
  if (isWhole && (twin !== undefined || otherGame)) return 'mine';
  if (twin !== undefined) return 'both';
  if (incoming.trashed !== undefined) return 'mine';
  if (otherGame) return 'both';
  if (newTags === undefined && isExistingNewer(candidate)) return 'mine';
  if (incoming.newest === true && state !== 'same') return 'theirs';
  return state === 'new' || state === 'changed' ? 'theirs' : 'mine';
}

/** Lists the possible choices. Only one of two documents can keep their common id. A new document needs no second id. */
export function listChoices({
  state,
  twin,
  otherGame,
  isWhole,
  incoming,
  newTags,
}: Pick<Candidate, 'state' | 'twin' | 'otherGame' | 'isWhole' | 'incoming' | 'newTags'>): readonly ImportChoice[] {
  if (state === 'same') return ['mine'];
  if (newTags !== undefined) return ['mine', 'theirs'];
  if (isWhole) return twin === undefined ? ['mine', 'theirs'] : ['mine'];
  if (twin !== undefined || otherGame) return ['mine', 'both'];
  if (state === 'new') return ['mine', 'theirs'];
  return isObject(incoming.document) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
}

export interface ExistingIds {
  has(kind: IncomingKind, documentId: string): boolean;
}

/**
 * Returns the rows to write for these choices, in the order of the import. Documents that are added next to existing ones get the next free
 * id and a name that ends with "(imported)", and documents of this import that refer to them get the new id.
 */
export function planImport(
  candidates: readonly Candidate[],
  getDecision: (candidate: Candidate) => ImportDecision,
  library: ExistingIds,
): PlannedChange[] {
  const takenKeys = new Set<string>(candidates.map(({ incoming }) => getDocumentKey(incoming)));
  const renames = {
    characters: new Map<string, string>(),
    factions: new Map<string, string>(),
    templates: new Map<string, string>(),
  };
  const freshIds = new Map<Candidate, string>();
  for (const candidate of candidates) {
    if (getDecision(candidate).choice !== 'both') continue;
    const { kind, id: documentId } = candidate.incoming;
    const newId = createFreshId(
      documentId,
      (id) => library.has(kind, id) || takenKeys.has(getDocumentKey({ kind, id })),
    );
    takenKeys.add(getDocumentKey({ kind, id: newId }));
    freshIds.set(candidate, newId);
    // If two documents in one import have the same id, it is unknown which of them a team refers to, so the team keeps the first.
    const isReferenced = kind === 'characters' || kind === 'factions' || kind === 'templates';
    if (isReferenced && candidate.twin === undefined) renames[kind].set(documentId, newId);
  }
  return candidates.flatMap((candidate) => {
    const change = planChange(candidate, getDecision(candidate), freshIds.get(candidate), renames);
    if (change === undefined) return [];
    return [candidate.incoming.isEmbedded ? { ...change, isEmbedded: true } : change];
  });
}

function planChange(
  { incoming, existing, state, twin, otherGame, isWhole, newTags }: Candidate,
  { choice, paths }: ImportDecision,
  newId: string | undefined,
  renames: Renames,
): PlannedChange | undefined {
  if (choice === 'mine' || state === 'same') return undefined;
  const { kind, id, drafts, tags } = incoming;
  const tagsField = tags === undefined ? {} : { tags };
  const carriedFields = { ...(drafts === undefined ? {} : { drafts }), ...tagsField };
  if (newTags !== undefined) return { kind, id, document: existing?.document, ...tagsField, isTheirs: false };
  if (choice === 'theirs' && paths !== undefined && existing !== undefined) {
    if (paths.length === 0) return undefined;
    return {
      kind,
      id,
      document: takeFields(existing.document, incoming.document, paths),
      ...tagsField,
      isTheirs: false,
    };
  }
  const document = isWhole ? incoming.document : renameReferences(kind, incoming.document, renames);
  if (newId === undefined) return { kind, id, document, ...carriedFields, isTheirs: document === incoming.document };
  const renamedDocument = {
    ...(document as object),
    id: newId,
    name: otherGame ? incoming.name : createImportedName(incoming.name),
  };
  return {
    kind,
    id: newId,
    ...(twin === undefined ? { incomingId: id } : {}),
    document: renamedDocument,
    ...carriedFields,
    isTheirs: false,
  };
}

/** Creates the name of a document that is added next to an existing one in the same list. */
const createImportedName = (documentName: string): string =>
  documentName === '' ? documentName : `${documentName} (imported)`;

/** Maximum length of an id in the formats. */
const MAX_ID_LETTERS = 64;

/** Returns the next free id: `tide-warden-2`. */
export function createFreshId(documentId: string, isTaken: (id: string) => boolean): string {
  for (let suffix = 2; ; suffix += 1) {
    const numberEnding = `-${suffix}`;
    const newId = `${documentId.slice(0, MAX_ID_LETTERS - numberEnding.length)}${numberEnding}`;
    if (!isTaken(newId)) return newId;
  }
}

/** Counts the documents of each state. */
export function countStates(candidates: readonly Candidate[]): Record<State, number> {
  const counts = { new: 0, same: 0, changed: 0, older: 0, conflict: 0 };
  for (const { state } of candidates) counts[state] += 1;
  return counts;
}
