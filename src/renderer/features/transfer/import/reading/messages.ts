/** Declares the messages between the page and the worker that reads files. */
import type { Drawing } from '../../../../../shared/document/schema.ts';
import type { Incoming, UnreadableFile } from '../../../../../shared/library/import/incoming.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';

export type ReadRequest =
  | { readonly kind: 'files'; readonly files: readonly SourceFile[] }
  | { readonly kind: 'text'; readonly text: string };

/** A picture that came with a document, and the hash of its file. */
export interface IncomingPicture {
  readonly hash: string;
  readonly file: Blob;
}

/** A drawing that documents refer to by the hash of its JSON. */
export interface IncomingDrawing {
  readonly hash: string;
  readonly drawing: Drawing;
}

/** The file of a font and its hash. */
export interface IncomingFont {
  readonly hash: string;
  readonly file: Blob;
}

/** A picture or font that a document refers to as a file and that was not found. */
export interface MissingPicture {
  /** The path of the document. */
  readonly from: string;
  /** The name of the document. */
  readonly name: string;
  /** The path of the picture or font in the document. */
  readonly src: string;
}

/** A part of the content that the worker reads. All lists may be empty. */
export interface ReadPart {
  readonly incoming: readonly Incoming[];
  readonly unusable: readonly UnreadableFile[];
  readonly pictures: readonly IncomingPicture[];
  readonly drawings: readonly IncomingDrawing[];
  readonly fonts: readonly IncomingFont[];
  readonly missing: readonly MissingPicture[];
  /** Spreadsheet files, which have their own step in the dialog. */
  readonly tables: readonly SourceFile[];
}

/** Functions of the page that the worker calls while it reads files. */
export interface ImportPage {
  /** Receives the parts in the order in which they are read. */
  takePart(part: ReadPart): void;
  /** Reports the progress in bytes or in documents. */
  showProgress(doneCount: number, totalCount: number): void;
}
