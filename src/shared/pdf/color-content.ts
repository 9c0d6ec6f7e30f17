/** Writes colors as PDF operators: as RGB for screens and home printers, or as the inks of a press. */
import { getChannels } from '../display/color.ts';
import type { Color } from '../display/display-list.ts';
import { type ByteBuffer, formatPdfNumber, putAscii, putNumber } from './byte-buffer.ts';
import type { PrintingCondition } from './printing-condition.ts';

/** Writes the operators that set colors, each with a space after it. */
export interface ColorWriter {
  readonly putFill: (output: ByteBuffer, color: Color) => void;
  readonly putStroke: (output: ByteBuffer, color: Color) => void;
  /** Sets the color of glyphs. */
  readonly putTextFill: (output: ByteBuffer, color: Color) => void;
  /** The color space of all colors, and the components of a color in it, from 0 to 1. */
  readonly space: 'DeviceRGB' | 'DeviceCMYK';
  readonly getComponents: (color: Color) => readonly number[];
}

/** Writes a color as three numbers from 0 to 1, each with a space after it. */
export function putRgb(output: ByteBuffer, color: Color): void {
  for (const channel of getChannels(color)) putNumber(output, channel);
}

function putRgbFill(output: ByteBuffer, color: Color): void {
  putRgb(output, color);
  putAscii(output, 'rg ');
}

/** Writes colors as RGB. */
export const RGB_COLORS: ColorWriter = {
  space: 'DeviceRGB',
  getComponents: getChannels,
  putFill: putRgbFill,
  putTextFill: putRgbFill,
  putStroke(output, color) {
    putRgb(output, color);
    putAscii(output, 'RG ');
  },
};

/** The channels of dark text that is printed with black ink alone, from 0 to 255: their largest value, and their largest difference. */
const MAX_DARK_CHANNEL = 80;
const MAX_DARK_SPREAD = 32;

/** Creates a writer for the inks of a press. Gray is printed with black ink alone, and dark text too, so that misplaced plates don't blur it. */
export function createInkColors(condition: PrintingCondition): ColorWriter {
  const createOperator = (isBlackAlone: (channels: readonly number[]) => boolean, operator: 'k' | 'K') => {
    const operatorsByColor = new Map<Color, string>();
    return (output: ByteBuffer, color: Color): void => {
      let operators = operatorsByColor.get(color);
      if (operators === undefined) {
        operators = `${convertColor(condition, color, isBlackAlone).map(formatPdfNumber).join('')}${operator} `;
        operatorsByColor.set(color, operators);
      }
      putAscii(output, operators);
    };
  };
  return {
    space: 'DeviceCMYK',
    getComponents: (color) => convertColor(condition, color, isGray),
    putFill: createOperator(isGray, 'k'),
    putStroke: createOperator(isGray, 'K'),
    putTextFill: createOperator(isGrayOrDark, 'k'),
  };
}

const getSpread = (channels: readonly number[]): number => Math.max(...channels) - Math.min(...channels);

const isGray = (channels: readonly number[]): boolean => getSpread(channels) === 0;

const isGrayOrDark = (channels: readonly number[]): boolean =>
  isGray(channels) || (Math.max(...channels) <= MAX_DARK_CHANNEL && getSpread(channels) <= MAX_DARK_SPREAD);

/** Returns the coverages of the four inks, from 0 to 1. */
function convertColor(
  { convertPixels, convertGrays }: PrintingCondition,
  color: Color,
  isBlackAlone: (channels: readonly number[]) => boolean,
): readonly number[] {
  const channels = getChannels(color).map((channel) => Math.round(channel * 255));
  if (!isBlackAlone(channels)) return [...convertPixels(Uint8Array.from(channels))].map(toCoverage);
  const gray = Math.round(channels.reduce((sum, channel) => sum + channel, 0) / channels.length);
  const [blackInk = 0] = convertGrays(Uint8Array.of(gray));
  return [0, 0, 0, toCoverage(blackInk)];
}

const toCoverage = (inkByte: number): number => inkByte / 255;
