/** Formats dates and times of people's calendars in the format of a language. */

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const cacheKey = JSON.stringify([language, options]);
  const format = formats.get(cacheKey) ?? new Intl.DateTimeFormat(language, options);
  formats.set(cacheKey, format);
  return format;
}

const DAY_OPTIONS = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const TIME_OPTIONS = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats a local day: `November 30, 2026`. `timeZone` defaults to the one of this machine. */
export const formatDay = (language: string, date: Date, timeZone?: string): string =>
  getFormat(language, { ...DAY_OPTIONS, ...(timeZone === undefined ? {} : { timeZone }) }).format(date);

/** Formats a local time with the name of its zone: `November 30, 2026 at 4:26 PM GMT+1`. */
export const formatZonedTime = (language: string, date: Date, timeZone?: string): string =>
  getFormat(language, {
    ...DAY_OPTIONS,
    ...TIME_OPTIONS,
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(date);

/** Matches `2026-11-30` and `2026-11-30T18:00`, the dates and local times of event packs. */
const ISO_LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::\d{2})?)?$/;

/**
 * Formats an ISO local date or date with time, such as `2026-11-30T18:00`, which has no zone: `November 30, 2026 at 6:00 PM`. Returns any
 * other text unchanged.
 */
export function formatLocalDate(language: string, isoText: string): string {
  const [, year, month, day, hour, minute] = ISO_LOCAL.exec(isoText) ?? [];
  if (year === undefined) return isoText;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)));
  if (date.getUTCMonth() !== Number(month) - 1 || Number.isNaN(date.getTime())) return isoText;
  return getFormat(language, {
    ...DAY_OPTIONS,
    ...(hour === undefined ? {} : TIME_OPTIONS),
    timeZone: 'UTC',
  }).format(date);
}
