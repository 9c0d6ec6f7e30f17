/** Documents that are about to be imported: from a file, an archive, the clipboard, a spreadsheet or a backup. */
import type { Kind } from '../../document/kinds/kinds.ts';

/** Tables of the library: one for each format, and the card templates. */
export type IncomingKind = Kind['table'] | 'templates';

/** One document to be imported, either complete or in the form that the database stores (`src/renderer/store/pictures/drawings.ts`). */
export interface Incoming {
  readonly kind: IncomingKind;
  readonly id: string;
  /** The name for users; may be empty. */
  readonly name: string;
  readonly document: unknown;
  /** The origin for users: a file, a spreadsheet row, a backup. */
  readonly origin: string;
  /** Unfinished input in fields, by pointer. */
  readonly drafts?: Readonly<Record<string, string>>;
  readonly tags?: readonly string[];
  /** Whether it is embedded in a team or an encounter of this import. */
  readonly isEmbedded?: true;
  /** When it was moved to the trash of its library (ISO 8601). Absent = not in the trash. */
  readonly trashed?: string;
  /**
   * Whether this is the newest state of a document that the database has lost. It is imported by default, unless the existing
   * document was changed later.
   */
  readonly newest?: true;
  /** Time of the last change, in milliseconds since 1970. Absent = unknown. */
  readonly updatedAt?: number;
}

/** A file or row that can't be imported. */
export interface UnreadableFile {
  /** File or row. */
  readonly origin: string;
  /** A sentence with the reason and the place. */
  readonly reason: string;
}

/** Returns the key of a document among all kinds: `characters/tide-warden`. */
export const getDocumentKey = ({ kind, id }: Pick<Incoming, 'kind' | 'id'>): string => `${kind}/${id}`;

/** Returns the name of a document, readable or not. Empty if it has none. */
export function readDocumentName(document: unknown): string {
  const documentName =
    typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof documentName === 'string' ? documentName : '';
}
