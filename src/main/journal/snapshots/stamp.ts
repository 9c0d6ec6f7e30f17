/** Local time for a file name: `2026-11-22 10.21.09`, without colons, which Windows does not allow. */
export function stampOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}.${two(at.getMinutes())}.${two(at.getSeconds())}`;
}

const STAMP = /(\d{4})-(\d\d)-(\d\d) (\d\d)\.(\d\d)\.(\d\d)/;

/** When the moment in a file name was, in milliseconds since 1970; 0 where there is none. */
export function stampTime(name: string): number {
  const [, year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (STAMP.exec(name) ?? []).map(Number);
  return year === 0 ? 0 : new Date(year, month - 1, day, hour, minute, second).getTime();
}
