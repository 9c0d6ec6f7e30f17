/** Lengths of a card as they are shown and typed. Documents have millimetres, whatever is chosen. */

import { createContext, useContext } from 'react';
import type { Translate } from '../../../shared/texts/translate.ts';

export type Unit = 'mm' | 'in';

const MM: Readonly<Record<Unit, number>> = { mm: 1, in: 25.4 };

/** Digits behind the point in boxes: a tenth of a step of rounding of the document. */
const DIGITS: Readonly<Record<Unit, number>> = { mm: 3, in: 4 };

/** What an arrow key adds, of a property whose step is a tenth of a millimetre. */
const STEPS: Readonly<Record<Unit, number>> = { mm: 0.1, in: 0.005 };

const withDigits = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits || 0;

export const inUnit = (mm: number, unit: Unit): number => withDigits(mm / MM[unit], DIGITS[unit]);

/** Millimetres, rounded as a document has them. */
export const toMm = (value: number, unit: Unit): number => withDigits(value * MM[unit], DIGITS.mm);

export const stepIn = (unit: Unit): number => STEPS[unit];

/** A number as it is written here, `63,5` in German. */
export const numberText = (translate: Translate, value: number): string =>
  String(value).replace('.', translate('studio.decimalMark'));

/** A length beside what is measured on the canvas. */
export const lengthText = (translate: Translate, mm: number, unit: Unit): string =>
  `${numberText(translate, withDigits(mm / MM[unit], DIGITS[unit] - 1))} ${unit}`;

/** The measures of a card. */
export const sizeText = (translate: Translate, width: number, height: number, unit: Unit): string =>
  `${numberText(translate, withDigits(width / MM[unit], DIGITS[unit] - 1))} × ${lengthText(translate, height, unit)}`;

/** A place on the card. */
export const placeText = (
  translate: Translate,
  { x, y }: { readonly x: number; readonly y: number },
  unit: Unit,
): string => `${numberText(translate, withDigits(x / MM[unit], DIGITS[unit] - 1))}; ${lengthText(translate, y, unit)}`;

/** Millimetres from line to line of the grid: a round part of the unit, about as far in both. */
export const GRIDS: Readonly<Record<Unit, number>> = { mm: 2, in: 25.4 / 16 };

/** The unit that the user has chosen in the studio. */
export const LengthUnit = createContext<Unit>('mm');

export const useLengthUnit = (): Unit => useContext(LengthUnit);
