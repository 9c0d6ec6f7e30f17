/**
 * Returns the index of the card that a key leads to, or undefined. `count` is the number of cards, `across` the number of
 * cards in a row, and `rows` the number of visible rows.
 */
export function gridGoal(key: string, from: number, count: number, across: number, rows: number): number | undefined {
  const last = count - 1;
  const by = (step: number): number => {
    const to = from + step;
    if (to >= 0 && to <= last) return to;
    // The last row may be shorter. Its last card is then below all cards of the row above that have no card below them.
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
