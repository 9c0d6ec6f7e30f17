/** A moment in a file name, at the place of the user: `2026-11-22 10.21.09`. No colon: Windows takes none. */
export function stampOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}.${two(at.getMinutes())}.${two(at.getSeconds())}`;
}
