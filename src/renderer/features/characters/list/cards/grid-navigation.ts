/** Returns the index of the card that a key leads to, or undefined for keys that do not move the focus. */
export function findNextIndex(
  pressedKey: string,
  currentIndex: number,
  cardCount: number,
  columnCount: number,
  visibleRowCount: number,
): number | undefined {
  const lastIndex = cardCount - 1;
  const moveBy = (step: number): number => {
    const nextIndex = currentIndex + step;
    if (nextIndex >= 0 && nextIndex <= lastIndex) return nextIndex;
    // The last row may be shorter than the row above. ArrowDown then leads from the cards at the end of the row above to the last card.
    return step > 0 && Math.floor(currentIndex / columnCount) < Math.floor(lastIndex / columnCount)
      ? lastIndex
      : currentIndex;
  };
  switch (pressedKey) {
    case 'ArrowRight':
      return Math.min(currentIndex + 1, lastIndex);
    case 'ArrowLeft':
      return Math.max(currentIndex - 1, 0);
    case 'ArrowDown':
      return moveBy(columnCount);
    case 'ArrowUp':
      return moveBy(-columnCount);
    case 'PageDown':
      return Math.min(currentIndex + columnCount * visibleRowCount, lastIndex);
    case 'PageUp':
      return Math.max(currentIndex - columnCount * visibleRowCount, 0);
    case 'Home':
      return 0;
    case 'End':
      return lastIndex;
    default:
      return undefined;
  }
}
