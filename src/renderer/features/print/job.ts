/** Messages between page and worker for printing: plain data for structured clone. */
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Character, EventPack, Faction, Team } from '../../../shared/document/schema.ts';
import type { Language } from '../../../shared/menu.ts';
import type { PdfPart } from '../../../shared/pdf/merge/merge-pdf.ts';
import type { CardInfo, CardSelection } from '../../../shared/print/deck/selection.ts';
import type { BackAdjust, Marks, PaperId, Sides, Size } from '../../../shared/print/paper.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import type { ImageFormat, ImageSides } from '../../../shared/print/shop/image-names.ts';
import type { ShopId } from '../../../shared/print/shop/shops.ts';
import type { SheetPaper } from '../../../shared/sheet/kit/paper.ts';

/** Pieces of a game, by their kind there. */
export type PiecePrintKind = `piece:${string}`;
/** Sheets of text, which flow from page to page. */
export const SHEET_KINDS = ['roster', 'reference', 'score', 'log'] as const;
export type SheetPrintKind = (typeof SHEET_KINDS)[number];
export type PrintKind = 'cards' | 'dashboards' | PiecePrintKind | SheetPrintKind;

const PIECE = 'piece:';
export const piecesOf = (kind: string): PiecePrintKind => `${PIECE}${kind}`;
export const kindOf = (pieces: PiecePrintKind): string => pieces.slice(PIECE.length);
export const isPiece = (what: string): what is PiecePrintKind => what.startsWith(PIECE);

/** The kinds that are cut out of sheets. */
export type CardPrintKind = Exclude<PrintKind, SheetPrintKind>;
export const isCardPrintKind = (what: PrintKind): what is CardPrintKind => !SHEET_KINDS.some((sheet) => sheet === what);

/** What there is to print. `characters` of a team or an encounter are those that it may look up. */
export interface Order {
  readonly team?: Team;
  /** The event that the team is judged for. */
  readonly event?: EventPack;
  /** The pack that the team names, where no team can be judged by it. */
  readonly unusableEvent?: EventPack;
  /** The game on a table. */
  readonly encounter?: Encounter;
  /** A table, and the template that its rows are printed with. */
  readonly deck?: DeckOrder;
  /** The house rules that the user begins with, for characters alone. */
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
  /** Card templates of the user's own. */
  readonly templates?: readonly CardTemplate[];
}

export interface DeckOrder {
  readonly deck: Deck;
  readonly template: CardTemplate;
}

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

/** Pages of text. */
export interface SheetRequest {
  readonly what: SheetPrintKind;
  readonly paper: SheetPaper;
  /** Absent = the short one. */
  readonly roster?: RosterStyle;
  /** What it speaks; absent = English. */
  readonly language?: Language;
}

/** A short roster to hand in, or one to play from in as many pages. */
export const ROSTER_STYLES = ['short', 'one-page', 'two-pages'] as const;
export type RosterStyle = (typeof ROSTER_STYLES)[number];

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
  | SheetRequest
  | MergeRequest
  | { readonly what: 'test-page'; readonly settings: CardSettings };

export const sheetKey = ({ what, paper, roster = 'short', language = 'en' }: SheetRequest): string =>
  `${what} ${paper} ${roster} ${language}`;

/** Cards as pictures for print shops. */
export interface ImagesRequest {
  readonly parts: readonly { readonly what: CardPrintKind; readonly choice: CardSelection }[];
  readonly format: ImageFormat;
  readonly sides: ImageSides;
  /** Pixels an inch. */
  readonly dpi: number;
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

/** What a card or a page takes of a stage that has many of them. */
export const isCounted = (progress: Progress): progress is Extract<Progress, { done: number }> => 'done' in progress;

export const sideKey = ({ what, card, side }: CardSideId): string => `${what}-${card}-${side}`;

export type WorkerRequest =
  /** The first ones: the characters of the order, in parts, because copying all of them at once would hold the page up. */
  | { readonly kind: 'characters'; readonly characters: readonly Character[] }
  /** After these: lays the cards out and answers with `checked`. `template` is that of all, '' = as each says. */
  | { readonly kind: 'check'; readonly order: Omit<Order, 'characters'>; readonly template: string }
  /** Answered with `deck`. */
  | { readonly kind: 'deck'; readonly what: CardPrintKind }
  /** Answered with `drawn`. */
  | { readonly kind: 'draw'; readonly cardSides: readonly CardSideId[] }
  /** Answered with `sheet`. */
  | { readonly kind: 'sheet'; readonly sheet: SheetRequest }
  | { readonly kind: 'make'; readonly make: PdfRequest }
  /** Answered with `begun`. */
  | { readonly kind: 'images'; readonly images: ImagesRequest }
  /** Of those begun last, by its number; answered with `image`. */
  | { readonly kind: 'image'; readonly index: number };

export type Progress =
  | { readonly stage: 'fonts' | 'sheet' | 'writing' }
  /** Pictures opened and fitted, cards laid out, pages written, sides drawn. */
  | {
      readonly stage: 'pictures' | 'fitting' | 'cards' | 'pages' | 'drawing';
      readonly done: number;
      readonly of: number;
    };

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

export type WorkerReply =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'checked'; readonly findings: readonly PreflightFinding[] }
  | ({ readonly kind: 'deck'; readonly what: CardPrintKind } & DeckReply)
  | { readonly kind: 'sheet'; readonly key: string; readonly sheet: MadeSheet }
  | { readonly kind: 'drawn'; readonly cardSides: readonly CardSide[] }
  | ({ readonly kind: 'made' } & PdfResult)
  | ({ readonly kind: 'begun' } & BegunImages)
  | ({ readonly kind: 'image' } & ShopImage)
  /** The cards could not be laid out; nothing else can be asked for. */
  | { readonly kind: 'unchecked'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };
