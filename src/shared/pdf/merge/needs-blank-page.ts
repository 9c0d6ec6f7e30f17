/** Whether an empty page follows a part of a PDF that is printed on both sides, so that the next part begins on a front. */
export const needsBlankPage = (pageCount: number, isLastPart: boolean): boolean => pageCount % 2 === 1 && !isLastPart;
