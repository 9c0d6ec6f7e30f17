/** Days, times and sizes, as sentences hold them. */
export const WHEN = {
  at: (day: string, time: string) => `${day} at ${time}`,
  bytes: (n: number) => (n === 1 ? '1 byte' : `${n} bytes`),
  point: '.',
};

/** Day and time at the place of the user, the same in every language: `2026-11-22 at 10:20`. @param at milliseconds since 1970 */
export function timeText(at: number): string {
  const date = new Date(at);
  return WHEN.at(dayText(at), `${two(date.getHours())}:${two(date.getMinutes())}`);
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The day at the place of the user: `2026-11-22`. */
export function dayText(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time of day at the place of the user: `14:03`. @param at milliseconds since 1970 */
export function clockText(at: number): string {
  return timeText(at).slice(-5);
}

/** Bytes as a person would say it: `312 KB`, `4.5 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return WHEN.bytes(bytes);
  const units = ['KB', 'MB', 'GB', 'TB'];
  let size = bytes / 1000;
  let unit = 0;
  for (; size >= 999.5 && unit < units.length - 1; unit += 1) size /= 1000;
  return `${size < 9.95 ? size.toFixed(1).replace(/\.0$/, '').replace('.', WHEN.point) : Math.round(size)} ${units[unit]}`;
}
