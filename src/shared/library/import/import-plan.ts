/** Turns the choices of a user into the rows that an import will write. */

import type { GameDocuments } from '../../document/document-spec.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import { isObject } from '../../document/json/json-object.ts';
import { isNewerEncounter } from '../../play/encounter/newer-encounter.ts';
import { newTags } from '../tags.ts';
import { type Comparison, compare, type ExistingDocument, type IsKnown, type State } from './compare.ts';
import { takeFields } from './compare-fields.ts';
import { type Incoming, type IncomingKind, keyOf } from './incoming.ts';
import { type Renames, withRenames } from './references.ts';

/** What is done with one document: nothing, theirs in place of mine, or theirs beside mine under a new id and name. */
export type ImportChoice = 'mine' | 'theirs' | 'both';

/** One document of an import, beside that of the library. */
export interface Candidate extends Comparison {
  /** Unique in this import. */
  readonly key: string;
  readonly incoming: Incoming;
  /** Absent = the library has none of this id. */
  readonly mine?: ExistingDocument;
  /** Origin of another document of this import that has the same id and other content. */
  readonly twin?: string;
  /** Mine is of another game: the two share nothing but their id. */
  readonly otherGame?: true;
  /** One of the two is of a newer Rollcall: nothing of it is changed, not even its name. */
  readonly isWhole?: true;
  /** Both say the same, and these tags of theirs are new to mine. */
  readonly newTags?: readonly string[];
}

export interface Chosen {
  readonly choice: ImportChoice;
  /** Only these places of theirs are taken; absent = all. Only used with the choice `theirs`. */
  readonly paths?: readonly string[];
}

/** A row to be written. */
export interface PlannedChange {
  readonly kind: IncomingKind;
  readonly id: string;
  readonly document: unknown;
  readonly drafts?: Readonly<Record<string, string>>;
  /** Come to those that mine has. */
  readonly tags?: readonly string[];
  /** Whether theirs was taken as a whole, so that both sides now have this state. */
  readonly isTheirs: boolean;
  /** It stands in a team or an encounter of this import. */
  readonly isEmbedded?: true;
}

/** The documents of an import with those of the library. Equal documents are merged. */
export function candidatesOf(
  gameCatalog: GameCatalog<GameDocuments>,
  incoming: readonly Incoming[],
  mineOf: (one: Incoming) => ExistingDocument | undefined,
): Candidate[] {
  const byKey = new Map<string, Candidate>();
  const all: Candidate[] = [];
  for (const one of incoming) {
    const next = candidateOf(gameCatalog, one, mineOf(one), byKey);
    if (next !== undefined) all.push(next);
  }
  return all;
}

/** One of them; it is added to `earlier`, which holds those before it. Undefined = equal to an earlier one. */
export function candidateOf(
  gameCatalog: GameCatalog<GameDocuments>,
  incoming: Incoming,
  mine: ExistingDocument | undefined,
  earlier: Map<string, Candidate>,
  isKnown?: IsKnown,
): Candidate | undefined {
  const key = keyOf(incoming);
  const first = earlier.get(key);
  if (first === undefined) {
    const held = mine === undefined ? {} : { mine };
    const compared: Pick<Candidate, 'state' | 'differences' | 'otherGame' | 'newTags'> = isOfOtherGame(incoming, mine)
      ? { state: 'conflict', differences: [], otherGame: true }
      : withNewTags(compare(gameCatalog, incoming.document, mine, incoming.kind, isKnown), incoming, mine);
    const candidate = asWhole(gameCatalog, { key, incoming, ...held, ...compared });
    earlier.set(key, candidate);
    return candidate;
  }
  const twin = compare(gameCatalog, incoming.document, { document: first.incoming.document }, incoming.kind);
  if (twin.state === 'same') return undefined;
  for (let n = 2; ; n += 1) {
    const own = `${key}#${n}`;
    const other = earlier.get(own);
    if (other === undefined) {
      const candidate = asWhole(gameCatalog, {
        key: own,
        incoming,
        mine: { document: first.incoming.document },
        twin: first.incoming.from,
        state: 'conflict',
        differences: twin.differences,
      });
      earlier.set(own, candidate);
      return candidate;
    }
    if (
      compare(gameCatalog, incoming.document, { document: other.incoming.document }, incoming.kind).state === 'same'
    ) {
      return undefined;
    }
  }
}

/** Tags belong to the library and are no part of a document, but whoever brings one back wants them back as well. */
function withNewTags(compared: Comparison, { tags = [] }: Incoming, mine: ExistingDocument | undefined) {
  const added = newTags(mine?.tags ?? [], tags);
  return compared.state === 'same' && added.length > 0
    ? { ...compared, state: 'changed' as const, newTags: added }
    : compared;
}

/** Where one of both is of a newer version, they are taken as they are: places of one mean nothing in the other. */
function asWhole(gameCatalog: GameCatalog<GameDocuments>, candidate: Candidate): Candidate {
  const isNewer = [candidate.incoming.document, candidate.mine?.document].some((document) =>
    isNewerEncounter(gameCatalog, document),
  );
  return isNewer ? { ...candidate, differences: [], isWhole: true } : candidate;
}

/** Whether theirs and mine name two games. What is restored takes the place of mine whatever stands there. */
function isOfOtherGame({ document, newest }: Incoming, mine: ExistingDocument | undefined): boolean {
  if (newest === true || !isObject(document) || !isObject(mine?.document)) return false;
  const [theirs, ours] = [document.ruleset, mine.document.ruleset];
  return typeof theirs === 'string' && typeof ours === 'string' && theirs !== ours;
}

/** Whether mine was changed after theirs, as far as is known of both. */
export const isMineNewer = ({ incoming, mine }: Pick<Candidate, 'incoming' | 'mine'>): boolean =>
  (mine?.updatedAt ?? Number.NEGATIVE_INFINITY) > (incoming.updatedAt ?? Number.POSITIVE_INFINITY);

/**
 * The default choice: a changed document of mine is never replaced, except by its own newest state. One that was changed later
 * than theirs is never replaced at all.
 */
export function defaultChoice(candidate: Candidate): ImportChoice {
  const { state, twin, otherGame, isWhole, incoming, newTags: added } = candidate;
  if (isWhole && (twin !== undefined || otherGame)) return 'mine';
  if (twin !== undefined) return 'both';
  if (incoming.trashed !== undefined) return 'mine';
  if (otherGame) return 'both';
  if (added === undefined && isMineNewer(candidate)) return 'mine';
  if (incoming.newest === true && state !== 'same') return 'theirs';
  return state === 'new' || state === 'changed' ? 'theirs' : 'mine';
}

/** The possible choices: of two that share an id only one can keep it; a new one cannot conflict. */
export function choicesFor({
  state,
  twin,
  otherGame,
  isWhole,
  incoming,
  newTags: added,
}: Pick<Candidate, 'state' | 'twin' | 'otherGame' | 'isWhole' | 'incoming' | 'newTags'>): readonly ImportChoice[] {
  if (state === 'same') return ['mine'];
  if (added !== undefined) return ['mine', 'theirs'];
  if (isWhole) return twin === undefined ? ['mine', 'theirs'] : ['mine'];
  if (twin !== undefined || otherGame) return ['mine', 'both'];
  if (state === 'new') return ['mine', 'theirs'];
  return isObject(incoming.document) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
}

export interface ExistingIds {
  has(kind: IncomingKind, id: string): boolean;
}

/**
 * The rows that are written for these choices, in the order of the import. Documents that are kept beside mine get the
 * next free id and a name that says so, and the documents of this import that name them follow.
 */
export function planImport(
  candidates: readonly Candidate[],
  chosenOf: (candidate: Candidate) => Chosen,
  library: ExistingIds,
): PlannedChange[] {
  const given = new Set<string>(candidates.map(({ incoming }) => keyOf(incoming)));
  const renames = {
    characters: new Map<string, string>(),
    factions: new Map<string, string>(),
    templates: new Map<string, string>(),
  };
  const ids = new Map<Candidate, string>();
  for (const candidate of candidates) {
    if (chosenOf(candidate).choice !== 'both') continue;
    const { kind, id } = candidate.incoming;
    const fresh = freshId(id, (other) => library.has(kind, other) || given.has(keyOf({ kind, id: other })));
    given.add(keyOf({ kind, id: fresh }));
    ids.set(candidate, fresh);
    // Two documents with one id in one import: which of them a team means cannot be known, so it keeps the first.
    const isNamed = kind === 'characters' || kind === 'factions' || kind === 'templates';
    if (isNamed && candidate.twin === undefined) renames[kind].set(id, fresh);
  }
  return candidates.flatMap((candidate) => {
    const change = changeOf(candidate, chosenOf(candidate), ids.get(candidate), renames);
    if (change === undefined) return [];
    return [candidate.incoming.isEmbedded ? { ...change, isEmbedded: true } : change];
  });
}

function changeOf(
  { incoming, mine, state, otherGame, isWhole, newTags: added }: Candidate,
  { choice, paths }: Chosen,
  fresh: string | undefined,
  renames: Renames,
): PlannedChange | undefined {
  if (choice === 'mine' || state === 'same') return undefined;
  const { kind, id, drafts, tags } = incoming;
  const tagged = tags === undefined ? {} : { tags };
  const carried = { ...(drafts === undefined ? {} : { drafts }), ...tagged };
  if (added !== undefined) return { kind, id, document: mine?.document, ...tagged, isTheirs: false };
  if (choice === 'theirs' && paths !== undefined && mine !== undefined) {
    if (paths.length === 0) return undefined;
    return { kind, id, document: takeFields(mine.document, incoming.document, paths), ...tagged, isTheirs: false };
  }
  const document = isWhole ? incoming.document : withRenames(kind, incoming.document, renames);
  if (fresh === undefined) return { kind, id, document, ...carried, isTheirs: document === incoming.document };
  const named = { ...(document as object), id: fresh, name: otherGame ? incoming.name : besideName(incoming.name) };
  return { kind, id: fresh, document: named, ...carried, isTheirs: false };
}

/** Name of a document that is kept beside one of mine in the same list. */
const besideName = (name: string): string => (name === '' ? name : `${name} (imported)`);

/** Longest id that the formats ask for. */
const MOST_LETTERS = 64;

/** The next id after this one that is not taken: `tide-warden-2`. */
export function freshId(id: string, isTaken: (id: string) => boolean): string {
  for (let n = 2; ; n += 1) {
    const ending = `-${n}`;
    const fresh = `${id.slice(0, MOST_LETTERS - ending.length)}${ending}`;
    if (!isTaken(fresh)) return fresh;
  }
}

/** How many documents there are of each state. */
export function countStates(candidates: readonly Candidate[]): Record<State, number> {
  const counts = { new: 0, same: 0, changed: 0, older: 0, conflict: 0 };
  for (const { state } of candidates) counts[state] += 1;
  return counts;
}
