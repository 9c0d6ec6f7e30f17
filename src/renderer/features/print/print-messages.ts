/** Declares the data that the page and the print worker exchange. All data can be copied by structured clone. */

import type { PdfPart } from '../../../shared/pdf/merge/merge-pdf.ts';
import type { CardInfo } from '../../../shared/print/deck/selection.ts';
import type { BackAdjust, Marks, PaperId, Sides, Size } from '../../../shared/print/paper.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { ShopId } from '../../../shared/print/shop/shops.ts';
import type {
  CardPrintKind,
  CardsPart,
  ImagesOutput,
  PrintProgress,
  SheetOutput,
} from '../../../shared/print-job/print-job.ts';

/** Settings for printing cards on paper. Lengths are in millimeters. */
export interface CardSettings {
  readonly paper: PaperId | 'custom';
  /** The size of the custom paper. */
  readonly custom: Size;
  readonly sides: Sides;
  readonly marks: Marks;
  readonly bleed: number;
  /** The distance between neighboring cards; null leaves room for the bleed of both cards. */
  readonly gutter: number | null;
  /** The margin that the printer leaves blank. */
  readonly margin: number;
  readonly back: BackAdjust;
  /** Adds tags to the PDF so that it can be read aloud. */
  readonly tagged: boolean;
  /** Makes the PDF of the cards PDF/X-4, in the inks of a press. */
  readonly isPdfX: boolean;
}

/** A request for a PDF with cards arranged on sheets, which all parts share. */
export interface CardsRequest {
  readonly what: 'cut-sheets';
  readonly parts: readonly CardsPart[];
  readonly settings: CardSettings;
}

/** A request to merge finished PDFs into one. */
export interface MergeRequest {
  readonly what: 'merged';
  readonly title: string;
  readonly parts: readonly PdfPart[];
  /** The edge over which sheets are turned. When it is set, each part begins on a new sheet. */
  readonly duplex: Exclude<Sides, 'fronts' | 'fold'> | undefined;
}

export type PdfRequest =
  | CardsRequest
  | SheetOutput
  | MergeRequest
  | { readonly what: 'test-page'; readonly settings: CardSettings };

export const getSheetKey = ({
  what: sheetKind,
  paper: paperId,
  roster: rosterStyle = 'short',
  language = 'en',
}: SheetOutput): string => `${sheetKind} ${paperId} ${rosterStyle} ${language}`;

/** A request for card images for print shops. */
export interface ImagesRequest extends ImagesOutput {
  /** The bleed around the trim, in millimeters. */
  readonly bleed: number;
  /** The print shop whose templates replace the resolution and the bleed. */
  readonly shop?: ShopId | undefined;
  /** The deck for Tabletop Simulator, which is made instead of single images. */
  readonly simulator?: { readonly title: string; readonly address: string };
}

/** The answer to a request for images. */
export interface StartedImages {
  /** The file names of the images. */
  readonly names: readonly string[];
  /** Names of the characters whose pictures could not be opened. */
  readonly lost: readonly string[];
  /** Text files that belong to the images. */
  readonly documents: readonly { readonly name: string; readonly text: string }[];
}

/** The SVG of an image, and its size in pixels. */
export interface ShopImage {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Pixels per inch. */
  readonly dpi: number;
}

/** Identifies one side of a card by the number of the card in the deck. */
export interface CardSideId {
  readonly what: CardPrintKind;
  readonly card: number;
  readonly side: 'front' | 'back';
}

/** A side of a card as an SVG file. */
export interface CardSide extends CardSideId {
  readonly file: Blob;
  /** The bleed around the trim, in millimeters. */
  readonly bleed: number;
}

/** Whether a stage counts cards or pages. */
export const isCounted = (progress: PrintProgress): progress is Extract<PrintProgress, { done: number }> =>
  'done' in progress;

export const getSideKey = ({ what: printKind, card: cardIndex, side }: CardSideId): string =>
  `${printKind}-${cardIndex}-${side}`;

export interface PdfResult {
  readonly bytes: Uint8Array;
  /** Names of the characters that were printed without a picture because the picture is damaged. */
  readonly lost: readonly string[];
}

export interface DeckReply {
  readonly cards: readonly CardInfo[];
  /** The text in the margin of the sheets. */
  readonly label: string;
}

/** The finished pages of a sheet, or the reason why they could not be made. */
export type MadeSheet = PdfResult | { readonly refused: string };

/** Functions of the page that the worker calls. */
export interface PrintPage {
  showProgress(progress: PrintProgress): void;
  /** Shows the cards of a kind after each layout. */
  showDeck(what: CardPrintKind, deck: DeckReply): void;
  showFindings(findings: readonly PreflightFinding[]): void;
}
