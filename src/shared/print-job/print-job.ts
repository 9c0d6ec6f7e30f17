/** A print job: the documents that one print run prints and how their cards look, and the outputs that are written of it. */

import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, EventPack, Faction, Team } from '../document/schema.ts';
import type { CardsJob } from '../print/cards-pdf.ts';
import type { PrintRecord } from '../print/changed.ts';
import type { CardSelection } from '../print/deck/selection.ts';
import type { PaperId } from '../print/paper.ts';
import type { ImageFormat, ImageSides } from '../print/shop/image-names.ts';

/** Pieces of a game, such as tokens, by their kind there. */
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

/** A team or an encounter that is printed. */
export interface PrintedGroup {
  readonly document: Team | Encounter;
  /** Who its members are looked up among; absent = the characters of the job. */
  readonly characters?: readonly Character[];
  /** The event that a team is judged for. */
  readonly event?: EventPack;
  /** The event pack that a team names, where no team can be judged by it. */
  readonly unusableEvent?: EventPack;
}

/** A table, and the template that its rows are printed with. */
export interface PrintedDeck {
  readonly deck: Deck;
  readonly template: CardTemplate;
}

/** Everything that a print run needs to know of documents. It is plain data and can be sent to a worker as it is. */
export interface PrintJob {
  /** Teams and encounters whose cards are printed. Without any, each of the characters is printed. */
  readonly groups: readonly PrintedGroup[];
  /** Prints the card that each model of an encounter is played from, instead of one for each character. */
  readonly isForPlay?: boolean;
  readonly deck?: PrintedDeck;
  /** Id of the game that is printed by itself: all its pieces, or its whole reference. */
  readonly ruleset?: string;
  /** House rules, stronger than those of the documents. */
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
  /** Card templates of the user's own that are offered to everybody. */
  readonly templates?: readonly CardTemplate[];
  /** Templates that came along with single characters, which are offered these instead. */
  readonly packedTemplates?: ReadonlyMap<Character, readonly CardTemplate[]>;
  /** The template for all cards, or its id; absent = each character says its own. */
  readonly template?: CardTemplate | string | undefined;
  /** The only templates that pieces are printed with; absent = the user's own, then those of the game. */
  readonly pieceTemplates?: readonly CardTemplate[];
  /** Which characters are laid out at all; absent = all, and each output selects its own. */
  readonly selection?: CardSelection;
  /** What was printed last, to find out what has changed since; absent = nothing is compared. */
  readonly lastPrint?: PrintRecord | undefined;
  /** What a character without a name is called in lists and bookmarks; absent = nothing. */
  readonly unnamed?: string;
  /** The language of findings, labels and everything else that is said about the print. */
  readonly language: string;
}

/** How cards come onto paper. */
export type SheetOptions = Omit<CardsJob, 'cards' | 'meta'>;

/** Cards on their sheets, as a PDF. */
export interface CardsOutput {
  readonly what: CardPrintKind;
  readonly sheets: SheetOptions;
  readonly selection: CardSelection;
  /** Pixels per inch of pictures. */
  readonly artDpi: number;
  readonly created: Date;
}

/** Sides of cards as pictures for print shops. */
export interface ImagesOutput {
  readonly parts: readonly { readonly what: CardPrintKind; readonly choice: CardSelection }[];
  readonly format: ImageFormat;
  readonly sides: ImageSides;
  /** Pixels per inch. */
  readonly dpi: number;
}

/** A short roster to submit, or one to play from on as many pages. */
export const ROSTER_STYLES = ['short', 'one-page', 'two-pages'] as const;
export type RosterStyle = (typeof ROSTER_STYLES)[number];

/** Pages of text, as a PDF. */
export interface SheetOutput {
  readonly what: SheetPrintKind;
  readonly paper: Extract<PaperId, 'a4' | 'letter' | 'a3'>;
  /** Absent = the short one. */
  readonly roster?: RosterStyle;
  /** The language of the pages; absent = English. */
  readonly language?: string;
  /** Names of characters in the title of a reference that is for no team; absent = the first seven. */
  readonly namesInTitle?: number;
}

/** How far a print is. */
export type PrintProgress =
  | { readonly stage: 'fonts' | 'sheet' | 'writing' }
  /** Pictures opened and fitted, cards laid out, pages written, sides drawn. */
  | {
      readonly stage: 'pictures' | 'fitting' | 'cards' | 'pages' | 'drawing';
      readonly done: number;
      readonly of: number;
    };
