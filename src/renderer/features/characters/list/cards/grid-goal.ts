/** Where a key leads from one card of so many, `across` in a row and `rows` of them in sight; undefined where it leads nowhere. */
export function gridGoal(key: string, from: number, count: number, across: number, rows: number): number | undefined {
  const last = count - 1;
  const by = (step: number): number => {
    const to = from + step;
    if (to >= 0 && to <= last) return to;
    // In the last row, which may be shorter, the last card is below all others.
    return step > 0 && Math.floor(from / across) < Math.floor(last / across) ? last : from;
  };
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return by(across);
    case 'ArrowUp':
      return by(-across);
    case 'PageDown':
      return Math.min(from + across * rows, last);
    case 'PageUp':
      return Math.max(from - across * rows, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
