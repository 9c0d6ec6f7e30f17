/** A print job: the documents of one print run, the look of their cards, and the outputs that are written. */

import type { CardTemplate } from '../card/template/template.ts';
import type { Deck } from '../document/kinds/deck/schema.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, EventPack, Faction, Team } from '../document/schema.ts';
import type { CardsJob } from '../print/cards-pdf.ts';
import type { CardSelection } from '../print/deck/selection.ts';
import type { PaperId } from '../print/paper.ts';
import type { PrintRecord } from '../print/print-record.ts';
import type { ImageFormat, ImageSides } from '../print/shop/image-names.ts';

/** The print kind for pieces of a game, such as tokens, by the game's own kind. */
export type PiecePrintKind = `piece:${string}`;
/** The kinds of text sheets, which flow from page to page. */
export const SHEET_KINDS = ['roster', 'reference', 'score', 'log'] as const;
export type SheetPrintKind = (typeof SHEET_KINDS)[number];
export type PrintKind = 'cards' | 'dashboards' | PiecePrintKind | SheetPrintKind;

const PIECE_PREFIX = 'piece:';
export const createPieceKind = (pieceKind: string): PiecePrintKind => `${PIECE_PREFIX}${pieceKind}`;
export const getPieceKind = (piecePrintKind: PiecePrintKind): string => piecePrintKind.slice(PIECE_PREFIX.length);
export const isPieceKind = (printKind: string): printKind is PiecePrintKind => printKind.startsWith(PIECE_PREFIX);

/** The kinds that are cut out of sheets. */
export type CardPrintKind = Exclude<PrintKind, SheetPrintKind>;
export const isSheetPrintKind = (printKind: PrintKind): printKind is SheetPrintKind =>
  SHEET_KINDS.some((sheetKind) => sheetKind === printKind);
export const isCardPrintKind = (printKind: PrintKind): printKind is CardPrintKind => !isSheetPrintKind(printKind);

/** A team or an encounter that is printed. */
export interface PrintedGroup {
  readonly document: Team | Encounter;
  /**
   * The fingerprint of the document as it is exported, with the characters and factions that it embeds. Absent = the fingerprint of
   * `document`.
   */
  readonly fingerprint?: string;
  /** The characters that its members may name. Absent = the characters of the job. */
  readonly characters?: readonly Character[];
  /** The event pack that a team is judged for. */
  readonly eventPack?: EventPack;
  /** The event pack that a team names, if no team can be judged by it. */
  readonly invalidEventPack?: EventPack;
}

/** A deck, and the template for its rows. */
export interface PrintedDeck {
  readonly deck: Deck;
  readonly template: CardTemplate;
}

/** Everything that a print run needs to know about documents, as plain data that can be sent to a worker. */
export interface PrintJob {
  /** The teams and encounters whose cards are printed. If there are none, all characters are printed. */
  readonly groups: readonly PrintedGroup[];
  /** Whether to print a card to play from for each model of an encounter, instead of one for each character. */
  readonly isForPlay?: boolean;
  readonly deck?: PrintedDeck;
  /** The id of a game that is printed without documents: all its pieces, or its whole reference. */
  readonly ruleset?: string;
  /** House rules that override those of the documents. */
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
  /** The user's own card templates, for all characters. */
  readonly templates?: readonly CardTemplate[];
  /** Templates that came with single characters. These characters don't use `templates`. */
  readonly packedTemplates?: ReadonlyMap<Character, readonly CardTemplate[]>;
  /** The template for all cards, or its id. Absent = each character uses its own. */
  readonly template?: CardTemplate | string | undefined;
  /** The templates for pieces. Absent = the user's own templates, then those of the game. */
  readonly pieceTemplates?: readonly CardTemplate[];
  /** The cards that the layout creates at all. Absent = all cards, and each output selects the cards that it prints. */
  readonly selection?: CardSelection;
  /** The record of the last print, to find changed cards. Absent = nothing is compared. */
  readonly lastPrint?: PrintRecord | undefined;
  /** The text for characters without a name in lists and bookmarks. Absent = empty. */
  readonly unnamed?: string;
  /** The language of findings, labels and all other texts about the print. */
  readonly language: string;
}

/** The options for putting cards on paper. */
export type SheetOptions = Omit<CardsJob, 'cards' | 'meta'>;

/** The cards of one kind that an output prints. */
export interface CardsPart {
  readonly what: CardPrintKind;
  readonly choice: CardSelection;
}

/** The output of cards on sheets as a PDF. All parts share the sheets. */
export interface CardsOutput {
  /** The parts in printing order. */
  readonly parts: readonly CardsPart[];
  readonly sheets: SheetOptions;
  /** Pixels per inch of pictures. */
  readonly artDpi: number;
  readonly created: Date;
}

/** The output of card sides as images for print shops. */
export interface ImagesOutput {
  readonly parts: readonly CardsPart[];
  readonly format: ImageFormat;
  readonly sides: ImageSides;
  /** Pixels per inch. */
  readonly dpi: number;
}

/** The styles of a roster: a short one to submit, or one to play from on one or two pages. */
export const ROSTER_STYLES = ['short', 'one-page', 'two-pages'] as const;
export type RosterStyle = (typeof ROSTER_STYLES)[number];

/** The output of a text sheet as a PDF. */
export interface SheetOutput {
  readonly what: SheetPrintKind;
  readonly paper: Extract<PaperId, 'a4' | 'letter' | 'a3'>;
  /** The style of a roster. Absent = short. */
  readonly roster?: RosterStyle;
  /** The language of the pages; absent = English. */
  readonly language?: string;
  /** The number of character names in the title of a reference without a team. Absent = seven. */
  readonly namesInTitle?: number;
}

/** The progress of a print. */
export type PrintProgress =
  | { readonly stage: 'fonts' | 'sheet' | 'writing' }
  /** The stages open pictures, fit them to their size, lay out cards, write pages and draw sides. */
  | {
      readonly stage: 'pictures' | 'fitting' | 'cards' | 'pages' | 'drawing';
      readonly done: number;
      readonly of: number;
    };
