/** Writes the rows of a CSV text in the one way that the parser reads: ended by line feeds, with nothing before a quotation mark. */

/**
 * Ends every row with a line feed, and removes blanks between a delimiter and the quotation mark of a cell: `Rope, "Long, strong"`. Line
 * breaks within quoted cells stay as they are.
 */
export const normalizeCsv = (text: string, delimiter: string): string =>
  unifyRowEnds(removeBlanksBeforeQuotes(text, delimiter), delimiter);

function removeBlanksBeforeQuotes(text: string, delimiter: string): string {
  if (!text.includes(' "')) return text;
  const pieces: string[] = [];
  let pieceStart = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    const quoteIndex = character === ' ' && isCellStart ? findQuoteAfterBlanks(text, index, delimiter) : undefined;
    if (quoteIndex !== undefined) {
      pieces.push(text.slice(pieceStart, index));
      pieceStart = quoteIndex;
      // The quotation mark comes next, at the start of its cell.
      index = quoteIndex - 1;
      continue;
    }
    if (character === '"') isQuoted = !isQuoted && (isCellStart || text[index - 1] === '"');
    isCellStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
  }
  pieces.push(text.slice(pieceStart));
  return pieces.join('');
}

function unifyRowEnds(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text;
  const pieces: string[] = [];
  let pieceStart = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isQuoted) {
      // A doubled quotation mark closes and opens the cell again, which leaves it quoted.
      if (character === '"') isQuoted = false;
    } else if (character === '"' && (isCellStart || text[index - 1] === '"')) isQuoted = true;
    else if (character === '\r') {
      pieces.push(text.slice(pieceStart, index), '\n');
      if (text[index + 1] === '\n') index++;
      pieceStart = index + 1;
    }
    isCellStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
  }
  pieces.push(text.slice(pieceStart));
  return pieces.join('');
}

/** Returns the index of the quotation mark after blanks if it opens a cell that is closed where a cell ends. */
function findQuoteAfterBlanks(text: string, start: number, delimiter: string): number | undefined {
  const quoteIndex = skipBlanks(text, start);
  if (text[quoteIndex] !== '"') return undefined;
  let end = text.indexOf('"', quoteIndex + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end < 0) return undefined;
  const after = text[skipBlanks(text, end + 1)];
  return after === undefined || after === delimiter || after === '\n' || after === '\r' ? quoteIndex : undefined;
}

function skipBlanks(text: string, start: number): number {
  let index = start;
  while (text[index] === ' ') index++;
  return index;
}
