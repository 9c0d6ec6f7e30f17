/**
 * Bridge calls for imported and exported files. A path never comes from the renderer: the main process reads the paths that the
 * system provides, and asks the user where to write.
 */
import { DOCUMENT_TABLES } from './journal.ts';

/** A file that the user opened with the app: by double click, on the command line, or in a second instance. */
export interface OpenedFile {
  /** Base name. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files and links that were opened and not retrieved yet. */
export interface Opened {
  readonly files: readonly OpenedFile[];
  /** Links with the scheme of the app, as the system passed them. */
  readonly links: readonly string[];
  /** Files that could not be read: their names, and the reason as a sentence. */
  readonly refused: readonly { readonly from: string; readonly reason: string }[];
}

/** Kinds of exports. The last folder of each kind is offered again. */
export const EXPORT_KINDS = [...DOCUMENT_TABLES, 'prints', 'mixed'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Finished files to be written to one folder. */
export interface FolderRequest {
  readonly of: ExportKind;
  /**
   * Uses the folder that the user has chosen for this kind since the app started, without asking. Otherwise the user chooses a
   * folder.
   */
  readonly again: boolean;
  readonly files: readonly OpenedFile[];
}

/**
 * `closed`: the user closed the dialog, or didn't allow replacing files. `refused`: why nothing, or not everything, was written, as a
 * sentence. `key`: replaces the path of the first file in the call `showWritten`; absent if no files were written.
 */
export type FolderReply =
  | { readonly kind: 'written'; readonly folder: string; readonly names: readonly string[]; readonly key?: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly refused: string };

export interface TransferCalls {
  /** Returns the files opened since the last call. */
  takeOpened: { request: undefined; reply: Opened };
  /** Writes files to a folder, all or none. Asks before replacing any. */
  saveToFolder: { request: FolderRequest; reply: FolderReply };
  /** Returns the folders that `again` uses, by kind, as base names. */
  exportFolders: { request: undefined; reply: Readonly<Partial<Record<ExportKind, string>>> };
  /** Lets the user drag these files out of the window. They are written to a folder that is deleted when the app quits. */
  dragOut: { request: readonly OpenedFile[]; reply: undefined };
}
