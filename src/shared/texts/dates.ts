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

/** Matches `2026-11-30`, `2026-11-30T18:00` and `2026-11-30T18:00+01:00`, the dates and times of event packs. */
const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;

/** A date as people enter it: a day, and perhaps a time of that day. */
export interface CalendarDate {
  /** `2026-11-30`, in the time zone of this machine. */
  readonly day: string;
  /** `18:00`, in the time zone of this machine; absent for a day without a time. */
  readonly time?: string;
}

/**
 * Parses an ISO date, a local date and time, or a time with its offset from UTC, which is converted to the time zone of this machine. Returns
 * undefined for other texts, and for days and times that don't exist, such as `2026-02-31`.
 */
export function parseCalendarDate(isoText: string): CalendarDate | undefined {
  const [, day, time, offset] = ISO_DATE.exec(isoText) ?? [];
  if (day === undefined || !isExistingTime(day, time)) return undefined;
  if (offset === undefined) return { day, ...(time === undefined ? {} : { time }) };
  const instant = new Date(isoText);
  if (Number.isNaN(instant.getTime())) return undefined;
  return getLocalDate(instant);
}

const getLocalDate = (instant: Date): Required<CalendarDate> => ({
  day: `${String(instant.getFullYear()).padStart(4, '0')}-${padTwo(instant.getMonth() + 1)}-${padTwo(instant.getDate())}`,
  time: `${padTwo(instant.getHours())}:${padTwo(instant.getMinutes())}`,
});

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Whether the calendar has the day, and the day has the time. */
function isExistingTime(day: string, time = '00:00'): boolean {
  const date = new Date(`${day}T${time}:00Z`);
  // JavaScript reads `2026-02-31` as March 3, and `24:00` as the next day.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}`);
}

/**
 * Formats a date as ISO text. A time gets its offset from UTC on that day in the time zone of this machine: `2026-11-30T18:00+01:00`. A time that the
 * clocks skip in spring becomes the later one that they show at this moment.
 */
export function formatIsoDate({ day, time }: CalendarDate): string {
  if (time === undefined) return day;
  const instant = new Date(`${day}T${time}`);
  const local = getLocalDate(instant);
  // Old offsets have seconds. Rounded down, the same minute is read again.
  const offsetMinutes = Math.floor((Date.parse(`${local.day}T${local.time}Z`) - instant.getTime()) / 60_000);
  const absoluteMinutes = Math.abs(offsetMinutes);
  const sign = offsetMinutes < 0 ? '-' : '+';
  return `${local.day}T${local.time}${sign}${padTwo(Math.floor(absoluteMinutes / 60))}:${padTwo(absoluteMinutes % 60)}`;
}

/**
 * Formats an ISO date, with or without time, in the time zone of this machine: `November 30, 2026 at 6:00 PM`. Returns any other text
 * unchanged.
 */
export function formatLocalDate(language: string, isoText: string): string {
  const date = parseCalendarDate(isoText);
  if (date === undefined) return isoText;
  // The day and time are already local, so the format must not convert them again.
  return getFormat(language, {
    ...DAY_OPTIONS,
    ...(date.time === undefined ? {} : TIME_OPTIONS),
    timeZone: 'UTC',
  }).format(new Date(`${date.day}T${date.time ?? '00:00'}:00Z`));
}
