/** Declares the messages between the page and the worker that adds pictures. */
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { SvgFinding, SvgProblem } from '../../shared/symbols/svg/svg-finding.ts';

/** A picture of the library. Documents refer to it by its hash, so that copies of a character share the picture. */
export interface PictureRow {
  /** SHA-256 of `file` in lowercase hex, as in `art.image.src` after `sha256:`. */
  hash: string;
  file: Blob;
  /** A smaller picture for the screen, or `file` itself if it is small enough. */
  preview: Blob;
  /** The size of `file` in pixels, in its upright orientation. */
  width: number;
  height: number;
  addedAt: number;
}

export interface AddRequest {
  readonly file: Blob;
  /** Whether a damaged picture is accepted, as far as it can be decoded. */
  readonly acceptsDamage: boolean;
  /** Whether an SVG is converted to a bitmap. If false, an SVG is refused. */
  readonly acceptsSvg: boolean;
  /** The name of the file, for a message about a file that isn't a picture. Empty if unknown. */
  readonly fileName: string;
}

export interface AddedPicture {
  readonly row: PictureRow;
  /** The original size in pixels, if the picture was scaled down. */
  readonly shrunkFrom?: { readonly width: number; readonly height: number };
  /** The parts of an SVG that were left out. */
  readonly svgNotes?: readonly SvgFinding[];
}

export type AddReply =
  | ({ readonly kind: 'added' } & AddedPicture)
  | { readonly kind: 'refused'; readonly problem: PictureProblem }
  | { readonly kind: 'refused-svg'; readonly problem: SvgProblem };
