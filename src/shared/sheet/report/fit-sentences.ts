/** The room for sentences in a cell. */
interface CellRoom {
  /** Returns the number of lines that a text needs. */
  countLines(text: string): number;
  readonly maxLines: number;
  /** The number of sentences that aren't given, in addition to those that don't fit. */
  readonly moreCount: number;
  /** Formats the number of sentences that are left out: `+2 more`. */
  formatMore(count: number): string;
}

/** Joins as many sentences as fit, and says how many are left out. A first sentence that is too long ends with an ellipsis. */
export function fitSentences(
  sentences: readonly string[],
  { countLines, maxLines, moreCount, formatMore }: CellRoom,
): string {
  const joinFirst = (count: number): string => {
    const leftOutCount = sentences.length - count + moreCount;
    return [...sentences.slice(0, count), ...(leftOutCount === 0 ? [] : [formatMore(leftOutCount)])].join(' ');
  };
  const fits = (text: string): boolean => countLines(text) <= maxLines;
  if (sentences.length === 0) return '';
  if (fits(joinFirst(sentences.length))) return joinFirst(sentences.length);
  let fittingCount = 0;
  while (fittingCount + 1 < sentences.length && fits(joinFirst(fittingCount + 1))) fittingCount += 1;
  return fittingCount > 0 ? joinFirst(fittingCount) : cutFirst(sentences, moreCount, formatMore, fits);
}

/** Cuts the first sentence after the last character that fits. */
function cutFirst(
  [firstSentence = '', ...otherSentences]: readonly string[],
  moreCount: number,
  formatMore: (count: number) => string,
  fits: (text: string) => boolean,
): string {
  const characters = [...firstSentence];
  const leftOutCount = otherSentences.length + moreCount;
  const cutAfter = (length: number): string =>
    [
      length < characters.length ? `${characters.slice(0, length).join('').trimEnd()}…` : firstSentence,
      ...(leftOutCount === 0 ? [] : [formatMore(leftOutCount)]),
    ].join(' ');
  let [fittingLength, tooLong] = [0, characters.length + 1];
  while (tooLong - fittingLength > 1) {
    const middle = (fittingLength + tooLong) >> 1;
    if (fits(cutAfter(middle))) fittingLength = middle;
    else tooLong = middle;
  }
  return cutAfter(fittingLength);
}
