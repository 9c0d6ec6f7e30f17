/** Messages between the page and the worker that reads files. */
import type { Drawing } from '../../../../../shared/document/schema.ts';
import type { Incoming, UnreadableFile } from '../../../../../shared/library/import/incoming.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';

export type ReadRequest =
  | { readonly kind: 'files'; readonly files: readonly SourceFile[] }
  | { readonly kind: 'text'; readonly text: string };

/** A picture that came with a document, by the hash of its file. */
export interface CarriedPicture {
  readonly hash: string;
  readonly file: Blob;
}

/** A drawing that documents refer to by the hash of its JSON. */
export interface CarriedDrawing {
  readonly hash: string;
  readonly drawing: Drawing;
}

/** The file of a font, by its hash. */
export interface CarriedFont {
  readonly hash: string;
  readonly file: Blob;
}

/** A picture that a document refers to as a file, and that was not among the files. */
export interface MissingPicture {
  readonly from: string;
  readonly name: string;
  readonly src: string;
}

/** A part of what was read. All lists may be empty. */
export interface ReadPart {
  readonly incoming: readonly Incoming[];
  readonly unusable: readonly UnreadableFile[];
  readonly pictures: readonly CarriedPicture[];
  readonly drawings: readonly CarriedDrawing[];
  readonly fonts: readonly CarriedFont[];
  readonly missing: readonly MissingPicture[];
  /** Spreadsheet files, which have their own step in the dialog. */
  readonly tables: readonly SourceFile[];
}

/** Functions of the page that the worker calls while it reads files. */
export interface ImportPage {
  /** Receives a part of what was read, in the order of reading. */
  takePart(part: ReadPart): void;
  /** Reports the progress in bytes or in documents. */
  showProgress(done: number, of: number): void;
}
