/** Days, times and sizes within sentences. */
import { formatNumber } from '../../shared/texts/numbers.ts';
import type { Translate } from '../../shared/texts/translate.ts';

const pad = (n: number): string => String(n).padStart(2, '0');

/** Formats the local day and time, with the same digits in every language: `2026-11-22 at 10:20`. */
export const formatTime = (translate: Translate, timestamp: number): string =>
  translate('when.at', { day: formatDay(timestamp), time: formatClock(timestamp) });

/** Formats the local day: `2026-11-22`. */
export function formatDay(timestamp: number): string {
  const date = new Date(timestamp);
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Formats the local time of day: `14:03`. */
export function formatClock(timestamp: number): string {
  const date = new Date(timestamp);
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

const UNITS = ['KB', 'MB', 'GB', 'TB'];

/** Formats a number of bytes with two or three digits: `312 KB`, `4.5 MB`. */
export function formatSize(translate: Translate, bytes: number): string {
  if (bytes < 1000) return translate('when.bytes', { n: bytes });
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 999.5 && unit < UNITS.length - 1; unit += 1) size /= 1000;
  const rounded = size < 9.95 ? Number(size.toFixed(1)) : Math.round(size);
  return `${formatNumber(translate.language, rounded)} ${UNITS[unit]}`;
}
