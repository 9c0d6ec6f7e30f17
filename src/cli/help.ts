/** Formats the help of commands: paragraphs, and options in two columns. */

/** The maximum width of a line, in terminal columns. */
const LINE_WIDTH = 100;
/** The maximum length of an option next to its explanation. A longer option has its own line. */
const MAX_TERM_LENGTH = 19;
const INDENT = 2;
const COLUMN_GAP = 3;

/**
 * Formats paragraphs and options. An option has a tab before its explanation, and all explanations start in the same
 * column. An empty text is an empty line.
 */
export function layOutHelp(paragraphs: readonly string[]): string[] {
  const terms = paragraphs.flatMap((paragraph) => (paragraph.includes('\t') ? [splitOption(paragraph).term] : []));
  const termWidths = terms.map((term) => term.length).filter((width) => width <= MAX_TERM_LENGTH);
  const explanationColumn = INDENT + Math.max(0, ...termWidths) + COLUMN_GAP;
  return paragraphs.flatMap((paragraph) => {
    if (!paragraph.includes('\t')) return wrapText(paragraph);
    const { term, explanation } = splitOption(paragraph);
    return layOutRow(term, explanation, explanationColumn);
  });
}

/** Formats a term and its explanation, which starts in `explanationColumn`. A term that is too long has its own line. */
export function layOutRow(term: string, explanation: string, explanationColumn: number): string[] {
  const indentedTerm = `${' '.repeat(INDENT)}${term}`;
  const explanationLines = wrapText(explanation, LINE_WIDTH - explanationColumn).map(
    (line) => `${' '.repeat(explanationColumn)}${line}`,
  );
  // The term takes the place of the indentation at the start of the first line.
  return indentedTerm.length < explanationColumn
    ? [`${indentedTerm}${explanationLines[0]?.slice(indentedTerm.length)}`, ...explanationLines.slice(1)]
    : [indentedTerm, ...explanationLines];
}

/** Breaks the synopsis of a command between its arguments, but never inside brackets. */
export function layOutUsage(usageText: string): string[] {
  const unbreakableParts: string[] = [];
  let bracketDepth = 0;
  for (const word of usageText.split(' ')) {
    if (bracketDepth === 0) unbreakableParts.push(word);
    else unbreakableParts[unbreakableParts.length - 1] += ` ${word}`;
    bracketDepth += countOccurrences('[', word) - countOccurrences(']', word);
  }
  return joinLines(unbreakableParts, LINE_WIDTH, ' '.repeat(4));
}

const countOccurrences = (character: string, word: string): number => word.split(character).length - 1;

function splitOption(optionText: string): { term: string; explanation: string } {
  const tabIndex = optionText.indexOf('\t');
  return { term: optionText.slice(0, tabIndex), explanation: optionText.slice(tabIndex + 1) };
}

const wrapText = (paragraph: string, maxWidth = LINE_WIDTH): string[] =>
  paragraph.length <= maxWidth ? [paragraph] : joinLines(paragraph.split(' '), maxWidth, '');

/** Puts words on as few lines as possible. The lines after the first one are indented. */
function joinLines(words: readonly string[], maxWidth: number, indent: string): string[] {
  const lines: string[] = [];
  let currentLine = '';
  for (const word of words) {
    if (currentLine !== '' && currentLine.length + 1 + word.length > maxWidth) {
      lines.push(currentLine);
      currentLine = `${indent}${word}`;
    } else currentLine = currentLine === '' ? word : `${currentLine} ${word}`;
  }
  return [...lines, currentLine];
}
