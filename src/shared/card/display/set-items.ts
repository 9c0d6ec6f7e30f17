/**
 * What lines of text are drawn with, made by constructors. Some of it is kept for the next card and most is not: literals of
 * which V8 saw many being kept are all made in the memory of what stays, and there a deck's worth of them piles up.
 */

import type { FontId } from '../../text/fonts/font-ids.ts';
import type { ShapedWord } from '../../text/fonts/fonts.ts';
import type {
  Colour,
  DisplayItem,
  GroupItem,
  Matrix,
  Role,
  Stroke,
  TextItem,
  TextRun,
} from './display-list.ts';
import type { Rect } from './units.ts';

export class SetRun implements TextRun {
  constructor(
    readonly words: readonly ShapedWord[],
    readonly at: readonly number[],
    readonly tracking: number,
    readonly incomplete: boolean,
  ) {}
}

/** A run, and where it begins on its line. */
export class LineRun {
  constructor(
    readonly font: FontId,
    readonly size: number,
    readonly text: string,
    readonly run: TextRun,
    readonly advance: number,
    readonly fill: Colour,
    readonly from: number,
    readonly field: string | undefined,
  ) {}
}

export class SetText implements TextItem {
  readonly kind = 'text';

  constructor(
    readonly font: FontId,
    readonly size: number,
    readonly x: number,
    readonly y: number,
    readonly text: string,
    readonly run: TextRun,
    readonly advance: number,
    readonly fill: Colour,
  ) {}
}

/** Text about a field, which can be clicked. */
export class SetField implements GroupItem {
  readonly kind = 'group';

  constructor(
    readonly field: string,
    readonly hit: Rect,
    readonly items: readonly DisplayItem[],
  ) {}
}

/**
 * One heading or entry of a flow, for those who are read the card aloud. Its origin is the start of its first baseline, so
 * that it is the same wherever it stands.
 */
export class SetPart implements GroupItem {
  readonly kind = 'group';
  readonly repeats = true;

  constructor(
    readonly role: Role,
    readonly items: readonly DisplayItem[],
    /** The line that runs on from it. */
    readonly rule: Stroke | undefined,
  ) {}
}

/** A part at its place. */
export class SetPlace implements GroupItem {
  readonly kind = 'group';

  constructor(
    readonly transform: Matrix,
    readonly items: readonly DisplayItem[],
  ) {}
}

export class SetRect implements Rect {
  constructor(
    readonly x: number,
    readonly y: number,
    readonly width: number,
    readonly height: number,
  ) {}
}
