/** Messages between page and worker when a picture is added. */
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { SvgNote, SvgProblem } from '../../shared/symbols/svg/note.ts';

/** A picture of the library. Documents name it by its hash, so that copies of a character share it. */
export interface PictureRow {
  /** SHA-256 of `file`, lowercase hex: what `art.image.src` says after `sha256:`. */
  hash: string;
  file: Blob;
  /** A smaller one for the screen; `file` itself where that is small enough. */
  preview: Blob;
  /** Pixels of `file`, standing upright. */
  width: number;
  height: number;
  addedAt: number;
}

export interface AddRequest {
  readonly file: Blob;
  /** Whether a damaged picture is taken as far as it can be decoded. */
  readonly acceptsDamage: boolean;
  /** Whether an SVG is drawn as a bitmap; else it is refused. */
  readonly acceptsSvg: boolean;
  /** Helps to tell what a file is that is no picture. */
  readonly fileName: string;
}

export interface Added {
  readonly row: PictureRow;
  /** Pixels of what was handed in, where it was made smaller to be kept. */
  readonly shrunkFrom?: { readonly width: number; readonly height: number };
  /** What of an SVG is not drawn. */
  readonly svgNotes?: readonly SvgNote[];
}

export type Reply =
  | ({ readonly kind: 'added' } & Added)
  | { readonly kind: 'refused'; readonly problem: PictureProblem }
  | { readonly kind: 'refused-svg'; readonly problem: SvgProblem };
