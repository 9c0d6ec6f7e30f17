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
import { readZoom, type Zoom } from '../pages/zoom.ts';
import type { CardSettings } from '../print-messages.ts';
import { SHEET_LANGUAGES, type SheetLanguage } from './sheet-language.ts';

/** The largest bleed in millimeters. Card templates draw this far beyond their trim. */
export const MAX_BLEED = 3;
export const MAX_COPIES = 99;

/** The ways to save PDFs: one PDF with all parts, or one for each part. */
export const OUTPUT_KINDS = ['one', 'each'] as const;
export type OutputKind = (typeof OUTPUT_KINDS)[number];

/** The output formats: PDF pages, images for print shops, or sheets for Tabletop Simulator (`tts`). */
export const PRINT_FORMATS = ['pdf', ...IMAGE_FORMATS, 'tts'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Settings for making card images. */
export interface ImageSettings {
  readonly dpi: number;
  /** Whether the resolution was typed and not selected. */
  readonly isOwn: boolean;
  /** The bleed around the trim, in millimeters. */
  readonly bleed: number;
  readonly sides: ImageSides;
  /** The print shop whose templates determine the size of PNG files; undefined = `dpi` and `bleed` apply. */
  readonly shop: ShopId | undefined;
  /** The web address of the folder with the sheets for Tabletop Simulator; empty if it is unknown. */
  readonly address: string;
}

/**
 * Settings that are saved from one print to the next, because the paper in the printer seldom changes. Copies are not
 * saved.
 */
export interface PrintSettings extends CardSettings {
  readonly format: PrintFormat;
  readonly images: ImageSettings;
  /** The paper of text sheets, such as rosters, if they cannot be printed on the paper of the cards. */
  readonly sheetPaper: SheetPaper;
  readonly output: OutputKind;
  readonly roster: RosterStyle;
  /** The language of the sheets. */
  readonly language: SheetLanguage;
  readonly zoom: Zoom;
}

/** Returns the paper of the sheets, which is the paper of the cards if possible. */
export const getSheetPaper = ({ paper, sheetPaper }: Pick<PrintSettings, 'paper' | 'sheetPaper'>): SheetPaper =>
  SHEET_PAPERS.find((paperId) => paperId === paper) ?? sheetPaper;

/** The maximum length of a web address in characters. */
const MAX_ADDRESS_LENGTH = 2000;

const STORAGE_KEY = 'rollcall.print';
const DEFAULT_SETTINGS: PrintSettings = {
  format: 'pdf',
  images: { dpi: PRINT_DPI, isOwn: false, bleed: SHOP_BLEED, sides: 'both', shop: undefined, address: '' },
  paper: 'a4',
  custom: { width: 210, height: 297 },
  sides: 'long-edge',
  marks: 'crop',
  bleed: 0,
  gutter: null,
  margin: MARGIN.default,
  back: { x: 0, y: 0, degrees: 0 },
  tagged: false,
  isPdfX: false,
  sheetPaper: 'a4',
  output: 'one',
  roster: 'short',
  language: 'window',
  zoom: 'page',
};
export const DEFAULT_SELECTION: CardSelection = { copies: 1, each: {}, changedOnly: false };

type StoredObject = Readonly<Record<string, unknown>>;
const toStoredObject = (storedValue: unknown): StoredObject =>
  typeof storedValue === 'object' && storedValue !== null ? (storedValue as StoredObject) : {};
const readNumber = (storedValue: unknown, min: number, max: number, fallback: number): number =>
  typeof storedValue === 'number' && storedValue >= min && storedValue <= max ? storedValue : fallback;

/** Reads the settings of the last print. Unreadable values become the defaults. */
export function parsePrintSettings(storedJson: string | null): PrintSettings {
  let parsedValue: unknown;
  try {
    parsedValue = JSON.parse(storedJson ?? '{}');
  } catch {
    // The value is damaged or is not ours, so the defaults are used.
  }
  const storedSettings = toStoredObject(parsedValue);
  const { gutter } = storedSettings;
  return {
    format: PRINT_FORMATS.find((knownFormat) => knownFormat === storedSettings.format) ?? DEFAULT_SETTINGS.format,
    images: readImageSettings(storedSettings.images),
    paper:
      [...PAPER_IDS, 'custom' as const].find((paperId) => paperId === storedSettings.paper) ?? DEFAULT_SETTINGS.paper,
    custom: readCustomSize(storedSettings.custom),
    sides: SIDES.find((knownSides) => knownSides === storedSettings.sides) ?? DEFAULT_SETTINGS.sides,
    marks: MARKS.find((knownMarks) => knownMarks === storedSettings.marks) ?? DEFAULT_SETTINGS.marks,
    bleed: readNumber(storedSettings.bleed, 0, MAX_BLEED, DEFAULT_SETTINGS.bleed),
    gutter: typeof gutter === 'number' && gutter >= 0 && gutter <= MAX_GUTTER ? gutter : null,
    margin: readNumber(storedSettings.margin, 0, MARGIN.max, DEFAULT_SETTINGS.margin),
    back: readBackAdjust(storedSettings.back),
    tagged: storedSettings.tagged === true,
    isPdfX: storedSettings.isPdfX === true,
    sheetPaper: SHEET_PAPERS.find((paperId) => paperId === storedSettings.sheetPaper) ?? DEFAULT_SETTINGS.sheetPaper,
    roster: ROSTER_STYLES.find((rosterStyle) => rosterStyle === storedSettings.roster) ?? DEFAULT_SETTINGS.roster,
    language: SHEET_LANGUAGES.find((languageId) => languageId === storedSettings.language) ?? DEFAULT_SETTINGS.language,
    output: OUTPUT_KINDS.find((outputKind) => outputKind === storedSettings.output) ?? DEFAULT_SETTINGS.output,
    zoom: readZoom(storedSettings.zoom),
  };
}

function readImageSettings(storedValue: unknown): ImageSettings {
  const { dpi, isOwn, bleed, sides, shop, address } = toStoredObject(storedValue);
  return {
    dpi: Math.round(readNumber(dpi, IMAGE_DPI.min, IMAGE_DPI.max, DEFAULT_SETTINGS.images.dpi)),
    isOwn: isOwn === true,
    bleed: readNumber(bleed, IMAGE_BLEED.min, IMAGE_BLEED.max, DEFAULT_SETTINGS.images.bleed),
    sides: IMAGE_SIDES.find((knownSides) => knownSides === sides) ?? DEFAULT_SETTINGS.images.sides,
    shop: SHOPS.find((shopId) => shopId === shop),
    address: typeof address === 'string' ? address.slice(0, MAX_ADDRESS_LENGTH) : '',
  };
}

function readCustomSize(storedValue: unknown): Size {
  const { width, height } = toStoredObject(storedValue);
  const { min, max } = CUSTOM_PAPER;
  return {
    width: readNumber(width, min, max, DEFAULT_SETTINGS.custom.width),
    height: readNumber(height, min, max, DEFAULT_SETTINGS.custom.height),
  };
}

function readBackAdjust(storedValue: unknown): BackAdjust {
  const { x, y, degrees } = toStoredObject(storedValue);
  const { mm: maxOffset, degrees: maxRotation } = MAX_BACK_ADJUSTMENT;
  return {
    x: readNumber(x, -maxOffset, maxOffset, 0),
    y: readNumber(y, -maxOffset, maxOffset, 0),
    degrees: readNumber(degrees, -maxRotation, maxRotation, 0),
  };
}

/** Returns the settings for the preview. An image is shown as a page with one side of a card. */
export const getPreviewSettings = (settings: PrintSettings): PrintSettings =>
  settings.format === 'pdf'
    ? settings
    : {
        ...settings,
        paper: 'card',
        marks: 'none',
        bleed: settings.format === 'tts' ? 0 : settings.images.bleed,
        sides: settings.format !== 'tts' && settings.images.sides === 'fronts' ? 'fronts' : 'long-edge',
      };

export const loadPrintSettings = (): PrintSettings => parsePrintSettings(readSetting(STORAGE_KEY));

export function savePrintSettings(settings: PrintSettings): void {
  saveSetting(STORAGE_KEY, JSON.stringify(settings));
}
