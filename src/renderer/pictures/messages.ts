/** Messages between page and worker when a picture is added. */
import type { PictureProblem } from '../../shared/card/pictures/picture-messages.ts';
import type { PictureRow } from '../store/rows.ts';

export interface Added {
  readonly row: PictureRow;
  /** Pixels of what was handed in, where it was made smaller to be kept. */
  readonly shrunkFrom?: { readonly width: number; readonly height: number };
}

export type Reply =
  | ({ readonly kind: 'added' } & Added)
  | { readonly kind: 'refused'; readonly problem: PictureProblem };
