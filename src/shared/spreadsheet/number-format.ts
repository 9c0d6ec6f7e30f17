/**
 * Shows numbers as a spreadsheet does: by the format of their cell, with a decimal point and English names of months. Formats that
 * follow the settings of a computer show dates as ISO 8601 writes them.
 */
import { format, getFormatDateInfo, getFormatInfo, isDateFormat, isPercentFormat, tokenize, tokenTypes } from 'numfmt';
import type { NumberKind } from './grid.ts';

export interface NumberFormat {
  readonly kind: NumberKind;
  /** Returns the text that a cell with this number shows. */
  readonly show: (value: number) => string;
  /** Returns what a cell with this text shows. Absent if the cell shows the text itself. */
  readonly showText?: (text: string) => string;
}

/** Excel refuses longer formats. */
const MAX_PATTERN_LETTERS = 255;
const NUMFMT_OPTIONS = { locale: 'en-US', dateSpanLarge: false } as const;

/** Returns a number with the 15 digits that spreadsheets calculate with: 0.3, not 0.30000000000000004. */
export const toShownPrecision = (storedValue: number): number => Number(storedValue.toPrecision(15));

const GENERAL: NumberFormat = { kind: 'number', show: (storedValue) => String(toShownPrecision(storedValue)) };

/** Creates a format from a pattern. If the pattern is too long or unreadable, the format shows plain numbers. Dates may count from 1904. */
export function createNumberFormat(pattern: string, is1904 = false): NumberFormat {
  if (/^(?:general|@)?$/i.test(pattern.trim()) || pattern.length > MAX_PATTERN_LETTERS) return GENERAL;
  try {
    const readPattern = toReadablePattern(pattern);
    // A pattern that can't be read throws here.
    format(readPattern, 1, NUMFMT_OPTIONS);
    const textFormat = hasTextSection(readPattern)
      ? {
          showText: (cellText: string) =>
            showOrPlain(cellText, () => removeAlignment(readPattern, format(readPattern, cellText, NUMFMT_OPTIONS))),
        }
      : {};
    if (isDateFormat(readPattern)) {
      const showDate = createDateFormat(readPattern, is1904);
      return {
        kind: 'date',
        show: (storedValue) => showOrPlain(storedValue, () => showDate(storedValue)),
        ...textFormat,
      };
    }
    const numberPattern = removeLocale(readPattern);
    format(numberPattern, 1, NUMFMT_OPTIONS);
    const roundings = findRoundings(numberPattern);
    return {
      kind: isPercentFormat(numberPattern) ? 'percent' : 'number',
      show: (storedValue) => showOrPlain(storedValue, () => showNumber(numberPattern, storedValue, roundings)),
      ...textFormat,
    };
  } catch {
    return GENERAL;
  }
}

/** Returns what a format shows, or the plain value if the library throws. */
function showOrPlain(storedValue: number | string, showValue: () => string): string {
  try {
    return showValue();
  } catch {
    return typeof storedValue === 'number' ? GENERAL.show(storedValue) : storedValue;
  }
}

/** Replaces dates and times that follow the settings of a computer. */
function toReadablePattern(pattern: string): string {
  if (/^\[\$-(?:x-sysdate|f800)\]/i.test(pattern)) return 'yyyy-mm-dd';
  if (/^\[\$-(?:x-systime|f400)\]/i.test(pattern)) return 'hh:mm:ss';
  return pattern;
}

/** Removes the locale of a currency, as in `[$€-407]`, which doesn't change the decimal sign in spreadsheet programs. */
const removeLocale = (pattern: string): string =>
  pattern.replace(/\[\$([^\][-]*)-[^\][]*\]/g, (_match, symbol: string) => (symbol === '' ? '' : `[$${symbol}]`));

/** How a section of a pattern rounds numbers: to a number of decimals, or, if scientific, to a number of digits after the first digit. */
type Rounding = { readonly decimals: number; readonly isScientific: boolean } | undefined;

/** Returns the roundings of the sections of a pattern; none if its sections have conditions. */
function findRoundings(pattern: string): Rounding[] {
  if (/\[[<>=]/.test(pattern)) return [];
  return splitSections(pattern).map((section): Rounding => {
    if (section === '') return undefined;
    const { type, maxDecimals, scale } = getFormatInfo(section);
    // Only a pattern with one digit before the decimal sign, such as `0.00E+00`, always shows the same number of digits.
    if (type === 'scientific')
      return /^[^0#?]*0\D/.test(section) ? { decimals: maxDecimals, isScientific: true } : undefined;
    const isDecimal = ['number', 'grouped', 'currency', 'percent'].includes(type);
    return isDecimal ? { decimals: maxDecimals + Math.round(Math.log10(scale)), isScientific: false } : undefined;
  });
}

/** Whether a pattern changes the texts that it shows: it adds words or hides them. */
function hasTextSection(pattern: string): boolean {
  const tokens = tokenize(pattern);
  const breakCount = tokens.filter(({ type }) => type === tokenTypes.BREAK).length;
  return breakCount === 3 || tokens.some(({ type }) => type === tokenTypes.TEXT);
}

function splitSections(pattern: string): string[] {
  const sections = [''];
  for (const { type, raw } of tokenize(pattern)) {
    if (type === tokenTypes.BREAK) sections.push('');
    else sections[sections.length - 1] += raw;
  }
  return sections;
}

function showNumber(pattern: string, storedValue: number, roundings: readonly Rounding[]): string {
  const roundedValue = roundForSection(storedValue, roundings);
  // The library writes the exponent of very small and very large numbers among their decimals.
  const isBeyondDecimals =
    roundings.some((rounding) => rounding?.isScientific === false) &&
    roundedValue !== 0 &&
    (Math.abs(roundedValue) < 1e-6 || Math.abs(roundedValue) >= 1e21);
  if (isBeyondDecimals) return GENERAL.show(roundedValue);
  const shownText = removeAlignment(pattern, format(pattern, roundedValue, NUMFMT_OPTIONS));
  return pattern.includes('/') ? correctFraction(shownText, roundedValue) : shownText;
}

/** Rounds a number as its section shows it. A number that would round to 0 isn't rounded, because its sign chooses the section. */
function roundForSection(storedValue: number, roundings: readonly Rounding[]): number {
  const rounding = storedValue < 0 && roundings.length > 1 ? roundings[1] : roundings[0];
  if (rounding === undefined || storedValue === 0) return toShownPrecision(storedValue);
  const firstDigit = rounding.isScientific ? Math.floor(Math.log10(Math.abs(storedValue))) : 0;
  const roundedValue = roundDecimals(storedValue, rounding.decimals - firstDigit);
  return roundedValue === 0 && roundings.length > 1 && Math.abs(storedValue) >= 1e-6
    ? toShownPrecision(storedValue)
    : roundedValue;
}

/**
 * Corrects mixed fractions of the library, which rounds 99.95 up before it appends 19/20, and shows 5.999999 as 6 1/1 and not as 6.
 */
function correctFraction(shownText: string, shownValue: number): string {
  const wholePart = Math.trunc(Math.abs(shownValue));
  const corrected = shownText.replace(
    /(?<!\d)(\d{1,15}) (\d{1,15})\/(\d{1,15})/,
    (fraction, integer, numerator, denominator) => {
      if (numerator === denominator) return String(wholePart + 1);
      if (Number(integer) !== wholePart + 1) return fraction;
      return wholePart === 0 ? `${numerator}/${denominator}` : `${wholePart} ${numerator}/${denominator}`;
    },
  );
  return corrected === '-0' ? '0' : corrected;
}

/** Rounds the decimal digits of a number, halves away from zero: 1.005 to 1.01, as spreadsheets do. */
function roundDecimals(storedValue: number, decimals: number): number {
  if (Math.abs(storedValue) < 10 ** -decimals / 4) return 0;
  const digitText = Math.abs(storedValue).toPrecision(15);
  if (digitText.includes('e') || decimals > 15) return toShownPrecision(storedValue);
  return Math.sign(storedValue) * Number(`${Math.round(Number(`${digitText}e${decimals}`))}e${-decimals}`);
}

/** Removes the blanks that align numbers in a column of cells. */
const removeAlignment = (pattern: string, shownText: string): string =>
  (pattern.includes('?') ? shownText.replace(/ {2,}/g, ' ') : shownText).trim();

/** The days from the first one of 1900 to the first one of 1904. */
const DAYS_TO_1904 = 1462;

const SECONDS_PER_DAY = 86_400;

/** Creates a format for dates and times from a pattern. */
function createDateFormat(pattern: string, is1904: boolean): (value: number) => string {
  const isDuration = tokenize(pattern).some(({ type }) => type === tokenTypes.DURATION);
  const { hours: hasHours, seconds: hasSeconds } = getFormatDateInfo(pattern);
  // The library shows half a second before midnight as 24 hours of the day before.
  const isRounded = (hasHours || hasSeconds) && !pattern.includes('.0');
  const firstDay = is1904 && !isDuration ? DAYS_TO_1904 : 0;
  return function showDate(storedValue: number): string {
    // There are no dates before the first day.
    if (storedValue < 0) return isDuration ? `-${showDate(-storedValue)}` : GENERAL.show(storedValue);
    const dayNumber = storedValue + firstDay;
    const roundedDay = isRounded ? Math.round(dayNumber * SECONDS_PER_DAY) / SECONDS_PER_DAY : dayNumber;
    return removeAlignment(pattern, format(pattern, roundedDay, NUMFMT_OPTIONS));
  };
}

/** The patterns of the formats that spreadsheets don't write into the file, by number. Those of Asia are dates in ISO 8601. */
const BUILT_IN_PATTERNS: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0_);("$"#,##0)',
  6: '"$"#,##0_);[Red]("$"#,##0)',
  7: '"$"#,##0.00_);("$"#,##0.00)',
  8: '"$"#,##0.00_);[Red]("$"#,##0.00)',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd hh:mm',
  32: 'h:mm',
  33: 'h:mm:ss',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);[Red](#,##0)',
  39: '#,##0.00_);(#,##0.00)',
  40: '#,##0.00_);[Red](#,##0.00)',
  41: '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  59: '0',
  60: '0.00',
  61: '#,##0',
  62: '#,##0.00',
  67: '0%',
  68: '0.00%',
  69: '# ?/?',
  70: '# ??/??',
  78: 'h:mm:ss',
};

const isAsianDate = (formatId: number): boolean =>
  (formatId >= 27 && formatId <= 36) || (formatId >= 50 && formatId <= 58) || (formatId >= 71 && formatId <= 77);

/** Returns the pattern of a built-in format: `General` where there is none with this number. */
export const getBuiltInPattern = (formatId: number): string =>
  BUILT_IN_PATTERNS[formatId] ?? (isAsianDate(formatId) ? 'yyyy-mm-dd' : 'General');
