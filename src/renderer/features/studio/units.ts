/** Formats and converts lengths of a card. Documents store millimeters, whatever unit is chosen. */

import { createContext, useContext } from 'react';
import type { Translate } from '../../../shared/texts/translate.ts';

export type Unit = 'mm' | 'in';

const MM_PER_UNIT: Readonly<Record<Unit, number>> = { mm: 1, in: 25.4 };

/** The number of decimals of a length in an input. Lengths in documents are rounded to the decimals of millimeters. */
const DECIMAL_DIGITS: Readonly<Record<Unit, number>> = { mm: 3, in: 4 };

/** The change of a length per press of an arrow key. */
const ARROW_KEY_STEPS: Readonly<Record<Unit, number>> = { mm: 0.1, in: 0.005 };

/** Rounds to a number of decimals. `|| 0` turns -0 into 0. */
const roundToDigits = (value: number, digitCount: number): number =>
  Math.round(value * 10 ** digitCount) / 10 ** digitCount || 0;

export const toUnit = (millimeters: number, unit: Unit): number =>
  roundToDigits(millimeters / MM_PER_UNIT[unit], DECIMAL_DIGITS[unit]);

/** Converts to millimeters, rounded as in documents. */
export const toMm = (lengthInUnit: number, unit: Unit): number =>
  roundToDigits(lengthInUnit * MM_PER_UNIT[unit], DECIMAL_DIGITS.mm);

export const getArrowKeyStep = (unit: Unit): number => ARROW_KEY_STEPS[unit];

/** Formats a number with the decimal mark of the language, `63,5` in German. */
export const formatNumber = (translate: Translate, value: number): string =>
  String(value).replace('.', translate('studio.decimalMark'));

/** Formats a length as a label on the canvas. */
export const formatLength = (translate: Translate, millimeters: number, unit: Unit): string =>
  `${formatNumber(translate, roundToDigits(millimeters / MM_PER_UNIT[unit], DECIMAL_DIGITS[unit] - 1))} ${unit}`;

/** Formats the width and height of a card. */
export const formatCardSize = (translate: Translate, cardWidth: number, cardHeight: number, unit: Unit): string =>
  `${formatNumber(translate, roundToDigits(cardWidth / MM_PER_UNIT[unit], DECIMAL_DIGITS[unit] - 1))} × ${formatLength(translate, cardHeight, unit)}`;

/** Formats a position on the card. */
export const formatPosition = (
  translate: Translate,
  { x, y }: { readonly x: number; readonly y: number },
  unit: Unit,
): string =>
  `${formatNumber(translate, roundToDigits(x / MM_PER_UNIT[unit], DECIMAL_DIGITS[unit] - 1))}; ${formatLength(translate, y, unit)}`;

/** Millimeters between grid lines: 2 mm or 1/16 inch. */
export const GRID_SPACING: Readonly<Record<Unit, number>> = { mm: 2, in: 25.4 / 16 };

/** The unit that the user has chosen in the studio. */
export const LengthUnitContext = createContext<Unit>('mm');

export const useLengthUnit = (): Unit => useContext(LengthUnitContext);
