/** Writes the rows of a CSV text in the one way that the parser reads: ended by line feeds, with nothing before a quotation mark. */

/**
 * Ends every row with a line feed, and removes blanks between a delimiter and the quotation mark of a cell: `Rope, "Long, strong"`. Doesn't
 * change line breaks within quoted cells.
 */
export const normalizeCsv = (csvText: string, delimiter: string): string =>
  unifyRowEnds(removeBlanksBeforeQuotes(csvText, delimiter), delimiter);

function removeBlanksBeforeQuotes(csvText: string, delimiter: string): string {
  if (!csvText.includes(' "')) return csvText;
  const pieces: string[] = [];
  let pieceStart = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let position = 0; position < csvText.length; position++) {
    const character = csvText[position];
    const quoteIndex =
      character === ' ' && isCellStart ? findQuoteAfterBlanks(csvText, position, delimiter) : undefined;
    if (quoteIndex !== undefined) {
      pieces.push(csvText.slice(pieceStart, position));
      pieceStart = quoteIndex;
      // The quotation mark comes next, at the start of its cell.
      position = quoteIndex - 1;
      continue;
    }
    if (character === '"') isQuoted = !isQuoted && (isCellStart || csvText[position - 1] === '"');
    isCellStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
  }
  pieces.push(csvText.slice(pieceStart));
  return pieces.join('');
}

function unifyRowEnds(csvText: string, delimiter: string): string {
  if (!csvText.includes('\r')) return csvText;
  const pieces: string[] = [];
  let pieceStart = 0;
  let isQuoted = false;
  let isCellStart = true;
  for (let position = 0; position < csvText.length; position++) {
    const character = csvText[position];
    if (isQuoted) {
      // A doubled quotation mark closes and opens the cell again, which leaves it quoted.
      if (character === '"') isQuoted = false;
    } else if (character === '"' && (isCellStart || csvText[position - 1] === '"')) isQuoted = true;
    else if (character === '\r') {
      pieces.push(csvText.slice(pieceStart, position), '\n');
      if (csvText[position + 1] === '\n') position++;
      pieceStart = position + 1;
    }
    isCellStart = !isQuoted && (character === delimiter || character === '\n' || character === '\r');
  }
  pieces.push(csvText.slice(pieceStart));
  return pieces.join('');
}

/** Returns the index of the quotation mark after blanks if it opens a cell that is closed where a cell ends. */
function findQuoteAfterBlanks(csvText: string, start: number, delimiter: string): number | undefined {
  const quoteIndex = skipBlanks(csvText, start);
  if (csvText[quoteIndex] !== '"') return undefined;
  let quoteEnd = csvText.indexOf('"', quoteIndex + 1);
  while (quoteEnd >= 0 && csvText[quoteEnd + 1] === '"') quoteEnd = csvText.indexOf('"', quoteEnd + 2);
  if (quoteEnd < 0) return undefined;
  const nextCharacter = csvText[skipBlanks(csvText, quoteEnd + 1)];
  return nextCharacter === undefined || nextCharacter === delimiter || nextCharacter === '\n' || nextCharacter === '\r'
    ? quoteIndex
    : undefined;
}

function skipBlanks(csvText: string, start: number): number {
  let position = start;
  while (csvText[position] === ' ') position++;
  return position;
}
