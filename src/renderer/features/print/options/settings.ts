import { PRINT_DPI } from '../../../../shared/card/pictures/pictures.ts';
import type { CardSelection } from '../../../../shared/print/deck/selection.ts';
import {
  type BackAdjust,
  CUSTOM_PAPER,
  MARGIN,
  MARKS,
  MAX_BACK_ADJUSTMENT,
  MAX_GUTTER,
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
import { readSetting, saveSetting } from '../../../store/settings.ts';
import type { CardSettings } from '../job.ts';
import { readZoom, type Zoom } from '../pages/zoom.ts';
import { SHEET_LANGUAGES, type SheetLanguage } from './sheet-language.ts';

/** The largest bleed in millimeters. Card templates draw this far beyond their trim. */
export const MOST_BLEED = 3;
export const MOST_COPIES = 99;

/** Makes one PDF with all parts, or one for each part. */
export const OUTPUTS = ['one', 'each'] as const;
export type OutputKind = (typeof OUTPUTS)[number];

/** Makes PDF pages or images for print shops. */
export const PRINT_FORMATS = ['pdf', ...IMAGE_FORMATS] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Settings for making card images. */
export interface ImageSettings {
  readonly dpi: number;
  /** Whether the resolution was typed and not selected. */
  readonly isOwn: boolean;
  /** The bleed around the trim, in millimeters. */
  readonly bleed: number;
  readonly sides: ImageSides;
  /** The shop whose templates PNG files follow; undefined = the resolution and bleed of these settings apply. */
  readonly shop: ShopId | undefined;
}

/**
 * Settings that are saved from one print to the next, because the paper in the printer seldom changes. Copies are not
 * saved.
 */
export interface PrintSettings extends CardSettings {
  readonly format: PrintFormat;
  readonly images: ImageSettings;
  /** The paper of rosters, references and the like, used when they cannot be printed on the paper of the cards. */
  readonly sheetPaper: SheetPaper;
  readonly output: OutputKind;
  readonly roster: RosterStyle;
  /** The language of the sheets. */
  readonly language: SheetLanguage;
  readonly zoom: Zoom;
}

/** Returns the paper of the sheets, which is the paper of the cards if possible. */
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
  margin: MARGIN.default,
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

/** Reads the settings of the last print. Unreadable values become the defaults. */
export function readSettings(stored: string | null): PrintSettings {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? '{}');
  } catch {
    // The value is damaged or is not ours, so the defaults are used.
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
    gutter: typeof gutter === 'number' && gutter >= 0 && gutter <= MAX_GUTTER ? gutter : null,
    margin: within(held.margin, 0, MARGIN.max, FIRST.margin),
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
    dpi: Math.round(within(dpi, IMAGE_DPI.min, IMAGE_DPI.max, FIRST.images.dpi)),
    isOwn: isOwn === true,
    bleed: within(bleed, IMAGE_BLEED.min, IMAGE_BLEED.max, FIRST.images.bleed),
    sides: IMAGE_SIDES.find((one) => one === sides) ?? FIRST.images.sides,
    shop: SHOPS.find((one) => one === shop),
  };
}

function readSize(value: unknown): Size {
  const { width, height } = heldIn(value);
  const { min: least, max: most } = CUSTOM_PAPER;
  return {
    width: within(width, least, most, FIRST.custom.width),
    height: within(height, least, most, FIRST.custom.height),
  };
}

function readBack(value: unknown): BackAdjust {
  const { x, y, degrees } = heldIn(value);
  const { mm, degrees: turn } = MAX_BACK_ADJUSTMENT;
  return { x: within(x, -mm, mm, 0), y: within(y, -mm, mm, 0), degrees: within(degrees, -turn, turn, 0) };
}

/** Returns the settings for the preview. An image is shown as a page with one side of a card. */
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

export const loadSettings = (): PrintSettings => readSettings(readSetting(KEY));

export function storeSettings(settings: PrintSettings): void {
  saveSetting(KEY, JSON.stringify(settings));
}
