/** Formats a local time for a file name: `2026-11-22 10.21.09`, without colons, which Windows does not allow. */
export function formatTimestamp(date: Date): string {
  const padTwo = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${padTwo(date.getMonth() + 1)}-${padTwo(date.getDate())}`;
  return `${day} ${padTwo(date.getHours())}.${padTwo(date.getMinutes())}.${padTwo(date.getSeconds())}`;
}

const TIMESTAMP_PATTERN = /(\d{4})-(\d\d)-(\d\d) (\d\d)\.(\d\d)\.(\d\d)/;

/** Parses the time in a file name, in milliseconds since 1970. Returns 0 if the name contains no time. */
export function parseTimestamp(fileName: string): number {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (
    TIMESTAMP_PATTERN.exec(fileName) ?? []
  ).map(Number);
  return year === 0 ? 0 : new Date(year, month - 1, day, hour, minute, second).getTime();
}
