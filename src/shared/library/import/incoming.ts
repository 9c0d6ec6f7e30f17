/** Documents that are about to come into the library: from a file, an archive, the clipboard, a table, a backup. */
import type { Kind } from '../../document/kinds/kinds.ts';

/** Tables of the library: one for each format, and the card templates. */
export type IncomingKind = Kind['table'] | 'templates';

/** One document to be imported. It is whole, or as the database holds it (see `src/renderer/store/pictures/drawings.ts`): both are accepted. */
export interface Incoming {
  readonly kind: IncomingKind;
  readonly id: string;
  /** As people read it; may be empty. */
  readonly name: string;
  readonly document: unknown;
  /** Where it came from, for people: a file, a row of a table, a backup. */
  readonly from: string;
  /** Unfinished input in fields, by pointer. */
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  /** It stands in a team or an encounter of this import. */
  readonly isEmbedded?: true;
  /** It was in the trash of the library it came from, since then (ISO 8601). */
  readonly trashed?: string;
  /** The newest state of a document that the database has lost: it is taken by default, unless mine was changed later. */
  readonly newest?: true;
  /** When it was changed last, in milliseconds since 1970; absent = unknown. */
  readonly updatedAt?: number;
}

/** Something that was offered and cannot come in. */
export interface Unusable {
  /** File or row. */
  readonly from: string;
  /** A sentence with the reason and the place. */
  readonly reason: string;
}

/** Key of a document among those of all kinds: `characters/tide-warden`. */
export const keyOf = ({ kind, id }: Pick<Incoming, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The name of a document, readable or not; empty where it has none. */
export function nameIn(document: unknown): string {
  const name = typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
}
