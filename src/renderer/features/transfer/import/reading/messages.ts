/** Messages between the page and the worker that reads files. */
import type { Drawing } from '../../../../../shared/document/schema.ts';
import type { Incoming, Unusable } from '../../../../../shared/library/import/incoming.ts';
import type { SourceFile } from '../../../../navigation/import-source.ts';

export type ReadRequest =
  | { readonly kind: 'files'; readonly files: readonly SourceFile[] }
  | { readonly kind: 'text'; readonly text: string };

/** A picture that came with a document, by the hash of its file. */
export interface CarriedPicture {
  readonly hash: string;
  readonly file: Blob;
}

/** A drawing that documents name by the hash of its JSON. */
export interface CarriedDrawing {
  readonly hash: string;
  readonly drawing: Drawing;
}

/** The file of a font, by its hash. */
export interface CarriedFont {
  readonly hash: string;
  readonly file: Blob;
}

/** A picture that a document names as a file, and that was not among the files. */
export interface MissingPicture {
  readonly from: string;
  readonly name: string;
  readonly src: string;
}

/** A part of what was read. All lists may be empty. */
export interface ReadPart {
  readonly incoming: readonly Incoming[];
  readonly unusable: readonly Unusable[];
  readonly pictures: readonly CarriedPicture[];
  readonly drawings: readonly CarriedDrawing[];
  readonly fonts: readonly CarriedFont[];
  readonly missing: readonly MissingPicture[];
  /** Files with rows and columns, which have a step of their own. */
  readonly tables: readonly SourceFile[];
}

/** What the page shows while files are read. */
export interface ImportPage {
  /** A part of what was read; documents that were read earlier come earlier. */
  takePart(part: ReadPart): void;
  /** In bytes, or in documents. */
  showProgress(done: number, of: number): void;
}
