/** What page and worker hand each other for printing: plain data for structured clone. */

import type { PdfPart } from '../../../shared/pdf/merge/merge-pdf.ts';
import type { CardInfo, CardSelection } from '../../../shared/print/deck/selection.ts';
import type { BackAdjust, Marks, PaperId, Sides, Size } from '../../../shared/print/paper.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { ShopId } from '../../../shared/print/shop/shops.ts';
import type { CardPrintKind, ImagesOutput, PrintProgress, SheetOutput } from '../../../shared/print-job/print-job.ts';

/** How cards come onto paper. Millimetres. */
export interface CardSettings {
  readonly paper: PaperId | 'custom';
  /** Size of the custom paper. */
  readonly custom: Size;
  readonly sides: Sides;
  readonly marks: Marks;
  readonly bleed: number;
  /** Between neighbours; null = room for both bleeds. */
  readonly gutter: number | null;
  /** What the printer leaves blank. */
  readonly margin: number;
  readonly back: BackAdjust;
  /** Marked so that it can be read aloud. */
  readonly tagged: boolean;
}

/** Cards on their sheets. */
export interface CardsRequest {
  readonly what: CardPrintKind;
  readonly settings: CardSettings;
  readonly choice: CardSelection;
}

/** Finished PDFs one after the other in one. */
export interface MergeRequest {
  readonly what: 'merged';
  readonly title: string;
  readonly parts: readonly PdfPart[];
  /** Sheets are turned over, so that each part begins on a new one. */
  readonly duplex: Exclude<Sides, 'fronts' | 'fold'> | undefined;
}

export type PdfRequest =
  | CardsRequest
  | SheetOutput
  | MergeRequest
  | { readonly what: 'test-page'; readonly settings: CardSettings };

export const sheetKey = ({ what, paper, roster = 'short', language = 'en' }: SheetOutput): string =>
  `${what} ${paper} ${roster} ${language}`;

/** Cards as pictures for print shops. */
export interface ImagesRequest extends ImagesOutput {
  /** Millimetres around the trim. */
  readonly bleed: number;
  /** Whose templates take the place of resolution and bleed. */
  readonly shop?: ShopId | undefined;
}

/** The files that pictures become, and whose pictures could not be opened. */
export interface BegunImages {
  readonly names: readonly string[];
  readonly lost: readonly string[];
}

/** A picture, and how many pixels it is to have. */
export interface ShopImage {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** One side of a card, by its number in the deck. */
export interface CardSideId {
  readonly what: CardPrintKind;
  readonly card: number;
  readonly side: 'front' | 'back';
}

/** A side drawn as an SVG file, with as much bleed around its trim, millimetres. */
export interface CardSide extends CardSideId {
  readonly file: Blob;
  readonly bleed: number;
}

/** Whether a stage counts cards or pages. */
export const isCounted = (progress: PrintProgress): progress is Extract<PrintProgress, { done: number }> =>
  'done' in progress;

export const sideKey = ({ what, card, side }: CardSideId): string => `${what}-${card}-${side}`;

export interface PdfResult {
  readonly bytes: Uint8Array;
  /** Names of characters whose cards were printed without a picture that turned out broken. */
  readonly lost: readonly string[];
}

export interface DeckReply {
  readonly cards: readonly CardInfo[];
  /** What stands in the margin of their sheets. */
  readonly label: string;
}

/** The finished pages of a sheet, or why there are none. */
export type MadeSheet = { readonly bytes: Uint8Array } | { readonly refused: string };

/** What the worker tells the page while it works. */
export interface PrintPage {
  showProgress(progress: PrintProgress): void;
  /** The cards of a kind that were laid out, also anew. */
  showDeck(what: CardPrintKind, deck: DeckReply): void;
  showFindings(findings: readonly PreflightFinding[]): void;
}
