import { PRINT_DPI } from '../../../../shared/card/pictures/pictures.ts';
import type { CardSelection } from '../../../../shared/print/deck/selection.ts';
import {
  type BackAdjust,
  CUSTOM_PAPER,
  MARGIN,
  MARKS,
  MOST_ADJUST,
  MOST_GUTTER,
  PAPER_IDS,
  SIDES,
  type Size,
} from '../../../../shared/print/paper.ts';
import {
  IMAGE_BLEED,
  IMAGE_DPI,
  IMAGE_FORMATS,
  IMAGE_SIDES,
  type ImageSides,
} from '../../../../shared/print/shop/image-names.ts';
import { SHOP_BLEED, SHOPS, type ShopId } from '../../../../shared/print/shop/shops.ts';
import { ROSTER_STYLES, type RosterStyle } from '../../../../shared/print-job/print-job.ts';
import { SHEET_PAPERS, type SheetPaper } from '../../../../shared/sheet/kit/paper.ts';
import { keepSetting, setting } from '../../../store/settings.ts';
import type { CardSettings } from '../job.ts';
import { readZoom, type Zoom } from '../pages/zoom.ts';
import { SHEET_LANGUAGES, type SheetLanguage } from './sheet-language.ts';

/** Largest bleed in millimetres: what the card templates draw beyond their trim. */
export const MOST_BLEED = 3;
export const MOST_COPIES = 99;

/** One PDF with all parts, or one for each. */
export const OUTPUTS = ['one', 'each'] as const;
export type OutputKind = (typeof OUTPUTS)[number];

/** What becomes of the cards: pages, or pictures for print shops. */
export const PRINT_FORMATS = ['pdf', ...IMAGE_FORMATS] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** How cards become pictures. */
export interface ImageSettings {
  readonly dpi: number;
  /** Typed, not chosen. */
  readonly isOwn: boolean;
  /** Millimetres around the trim. */
  readonly bleed: number;
  readonly sides: ImageSides;
  /** Whose templates PNG files are for; undefined = resolution and bleed as they are said. */
  readonly shop: ShopId | undefined;
}

/** What is kept from one print to the next: the paper in the printer changes seldom. Copies are not. */
export interface PrintSettings extends CardSettings {
  readonly format: PrintFormat;
  readonly images: ImageSettings;
  /** Of roster, reference and the like, where the paper of the cards is none for them. */
  readonly sheetPaper: SheetPaper;
  readonly output: OutputKind;
  readonly roster: RosterStyle;
  /** Of what the sheets say. */
  readonly language: SheetLanguage;
  readonly zoom: Zoom;
}

/** The paper of the sheets: that of the cards where it can be. */
export const sheetPaperOf = ({ paper, sheetPaper }: Pick<PrintSettings, 'paper' | 'sheetPaper'>): SheetPaper =>
  SHEET_PAPERS.find((id) => id === paper) ?? sheetPaper;

const KEY = 'rollcall.print';
const FIRST: PrintSettings = {
  format: 'pdf',
  images: { dpi: PRINT_DPI, isOwn: false, bleed: SHOP_BLEED, sides: 'both', shop: undefined },
  paper: 'a4',
  custom: { width: 210, height: 297 },
  sides: 'long-edge',
  marks: 'crop',
  bleed: 0,
  gutter: null,
  margin: MARGIN.usual,
  back: { x: 0, y: 0, degrees: 0 },
  tagged: false,
  sheetPaper: 'a4',
  output: 'one',
  roster: 'short',
  language: 'window',
  zoom: 'page',
};
export const FIRST_SELECTION: CardSelection = { copies: 1, each: {}, changedOnly: false };

type Held = Readonly<Record<string, unknown>>;
const heldIn = (value: unknown): Held => (typeof value === 'object' && value !== null ? (value as Held) : {});
const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** The settings of the last print; whatever cannot be read is as on the first one. */
export function readSettings(stored: string | null): PrintSettings {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    // Not ours, or damaged: the defaults are used.
  }
  const held = heldIn(value);
  const { gutter } = held;
  return {
    format: PRINT_FORMATS.find((f) => f === held.format) ?? FIRST.format,
    images: readImages(held.images),
    paper: [...PAPER_IDS, 'custom' as const].find((p) => p === held.paper) ?? FIRST.paper,
    custom: readSize(held.custom),
    sides: SIDES.find((s) => s === held.sides) ?? FIRST.sides,
    marks: MARKS.find((m) => m === held.marks) ?? FIRST.marks,
    bleed: within(held.bleed, 0, MOST_BLEED, FIRST.bleed),
    gutter: typeof gutter === 'number' && gutter >= 0 && gutter <= MOST_GUTTER ? gutter : null,
    margin: within(held.margin, 0, MARGIN.most, FIRST.margin),
    back: readBack(held.back),
    tagged: held.tagged === true,
    sheetPaper: SHEET_PAPERS.find((p) => p === held.sheetPaper) ?? FIRST.sheetPaper,
    roster: ROSTER_STYLES.find((r) => r === held.roster) ?? FIRST.roster,
    language: SHEET_LANGUAGES.find((id) => id === held.language) ?? FIRST.language,
    output: OUTPUTS.find((o) => o === held.output) ?? FIRST.output,
    zoom: readZoom(held.zoom),
  };
}

function readImages(value: unknown): ImageSettings {
  const { dpi, isOwn, bleed, sides, shop } = heldIn(value);
  return {
    dpi: Math.round(within(dpi, IMAGE_DPI.least, IMAGE_DPI.most, FIRST.images.dpi)),
    isOwn: isOwn === true,
    bleed: within(bleed, IMAGE_BLEED.least, IMAGE_BLEED.most, FIRST.images.bleed),
    sides: IMAGE_SIDES.find((one) => one === sides) ?? FIRST.images.sides,
    shop: SHOPS.find((one) => one === shop),
  };
}

function readSize(value: unknown): Size {
  const { width, height } = heldIn(value);
  const { least, most } = CUSTOM_PAPER;
  return {
    width: within(width, least, most, FIRST.custom.width),
    height: within(height, least, most, FIRST.custom.height),
  };
}

function readBack(value: unknown): BackAdjust {
  const { x, y, degrees } = heldIn(value);
  const { mm, degrees: turn } = MOST_ADJUST;
  return { x: within(x, -mm, mm, 0), y: within(y, -mm, mm, 0), degrees: within(degrees, -turn, turn, 0) };
}

/** As they are shown: a picture is a page that is one side of a card. */
export const shownSettings = (settings: PrintSettings): PrintSettings =>
  settings.format === 'pdf'
    ? settings
    : {
        ...settings,
        paper: 'card',
        marks: 'none',
        bleed: settings.images.bleed,
        sides: settings.images.sides === 'fronts' ? 'fronts' : 'long-edge',
      };

export const loadSettings = (): PrintSettings => readSettings(setting(KEY));

export function storeSettings(settings: PrintSettings): void {
  keepSetting(KEY, JSON.stringify(settings));
}
