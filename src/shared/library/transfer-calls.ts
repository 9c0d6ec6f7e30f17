/**
 * Calls of the bridge that concern imported and exported files. A path never comes from the page: main reads
 * the paths that the system gives it, and asks the user where to write.
 */
import { DOCUMENT_TABLES } from './journal.ts';

/** A file that the user opened with the app: by double click, on the command line, or with a second start. */
export interface OpenedFile {
  /** Base name. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files that were opened and not taken yet. */
export interface Opened {
  readonly files: readonly OpenedFile[];
  /** Files that could not be read: their names, and why as a sentence. */
  readonly refused: readonly { readonly from: string; readonly reason: string }[];
}

/** Kinds of exports, for each of which the folder used last is offered again. */
export const EXPORT_KINDS = [...DOCUMENT_TABLES, 'prints', 'mixed'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Finished files that go into one folder. */
export interface FolderRequest {
  readonly of: ExportKind;
  /** Into the folder that the user chose for this kind since the app started, without asking; else the user chooses one. */
  readonly again: boolean;
  readonly files: readonly OpenedFile[];
}

/**
 * `closed`: the user closed the dialog, or did not want files replaced. `refused`: why nothing, or not all, was written, as a
 * sentence.
 */
export type FolderReply =
  | { readonly kind: 'written'; readonly folder: string; readonly names: readonly string[]; readonly key?: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly refused: string };

export interface TransferCalls {
  /** Files that were opened since it was asked last. */
  takeOpened: { request: undefined; reply: Opened };
  /** Writes files into a folder, all or none; asks before it replaces any. */
  saveToFolder: { request: FolderRequest; reply: FolderReply };
  /** The folders that `again` goes to, by what went into them, as their base names. */
  exportFolders: { request: undefined; reply: Readonly<Partial<Record<ExportKind, string>>> };
  /** Lets the system drag these files out of the window; they are written to a folder that is deleted when the app ends. */
  dragOut: { request: readonly OpenedFile[]; reply: undefined };
}
