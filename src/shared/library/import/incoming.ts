/** Documents that are about to come into the library: from a file, an archive, the clipboard, a table, a backup. */
import type { FormatId } from '../../document/formats.ts';

/** A format that the library has a table for. */
export type LibraryFormat = Exclude<FormatId, 'rollcall.encounter'>;

/** Where a document of the library stands: a table a format, and the card templates. */
export type IncomingKind = 'characters' | 'factions' | 'teams' | 'events' | 'template';

export const KIND_OF_FORMAT = {
  'rollcall.character': 'characters',
  'rollcall.faction': 'factions',
  'rollcall.team': 'teams',
  'rollcall.event': 'events',
} as const satisfies Record<LibraryFormat, IncomingKind>;

/** One document on its way in. It is whole, or as the database holds it (see `src/renderer/store/pictures/drawings.ts`): both are taken. */
export interface Incoming {
  readonly kind: IncomingKind;
  readonly id: string;
  /** As people read it; may be empty. */
  readonly name: string;
  readonly document: unknown;
  /** Where it came from, for people: a file, a row of a table, a backup. */
  readonly from: string;
  /** What was typed and is no value yet, by pointer. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** It was in the trash of the library it came from, since then (ISO 8601). */
  readonly trashed?: string;
  /** The newest state of a document of this library, which the database has lost: it is taken unless the user says otherwise. */
  readonly newest?: true;
}

/** Something that was offered and cannot come in. */
export interface Unusable {
  /** File or row. */
  readonly from: string;
  /** A sentence that says why, and where. */
  readonly reason: string;
}

/** How a document of a kind is named among those of all kinds: `characters/tide-warden`. */
export const keyOf = ({ kind, id }: Pick<Incoming, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The name of a document, readable or not; empty where it has none. */
export function nameIn(document: unknown): string {
  const name = typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
}
