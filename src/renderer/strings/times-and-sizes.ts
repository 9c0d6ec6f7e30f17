/** Formats dates, times and file sizes for sentences. */
import { formatNumber } from '../../shared/texts/numbers.ts';
import type { Translate } from '../../shared/texts/translate.ts';

const padNumber = (value: number): string => String(value).padStart(2, '0');

/** Formats the local day and time, with the same digits in every language: `2026-11-22 at 10:20`. */
export const formatTime = (translate: Translate, timestamp: number): string =>
  translate('when.at', { day: formatDay(timestamp), time: formatClock(timestamp) });

/** Formats the local day: `2026-11-22`. */
export function formatDay(timestamp: number): string {
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${padNumber(date.getMonth() + 1)}-${padNumber(date.getDate())}`;
}

/** Formats the local time of day: `14:03`. */
export function formatClock(timestamp: number): string {
  const date = new Date(timestamp);
  return `${padNumber(date.getHours())}:${padNumber(date.getMinutes())}`;
}

const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** Formats a number of bytes with two or three digits: `312 KB`, `4.5 MB`. */
export function formatSize(translate: Translate, bytes: number): string {
  if (bytes < 1000) return translate('when.bytes', { n: bytes });
  let unitSize = bytes / 1000;
  let unitIndex = 0;
  // From 999.5 on, a number would be rounded to four digits, and from 9.95 on, one decimal would make three digits.
  for (; unitSize >= 999.5 && unitIndex < UNITS.length - 1; unitIndex += 1) unitSize /= 1000;
  const rounded = unitSize < 9.95 ? Number(unitSize.toFixed(1)) : Math.round(unitSize);
  return `${formatNumber(translate.language, rounded)} ${UNITS[unitIndex]}`;
}
