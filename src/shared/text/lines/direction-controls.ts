/** Finds, removes and closes the invisible characters that control writing direction (Unicode UAX 9). */

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text has right-to-left characters. */
export const hasRightToLeft = (sourceText: string): boolean => RIGHT_TO_LEFT.test(sourceText);

/**
 * Invisible characters that control writing direction: ALM, LRM, RLM, embeddings and overrides with their ends (PDF), isolates with their
 * ends (PDI).
 */
export const DIRECTION_CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const DIRECTION_CONTROLS = new RegExp(DIRECTION_CONTROL.source, 'g');

/** Whether a text has direction controls. */
export const hasDirectionControls = (sourceText: string): boolean => DIRECTION_CONTROL.test(sourceText);

/** Removes direction controls, for places that show a text without resolving its direction. */
export const removeDirectionControls = (sourceText: string): string =>
  hasDirectionControls(sourceText) ? sourceText.replace(DIRECTION_CONTROLS, '') : sourceText;

/** Whether the direction of a text has to be resolved before layout. */
export const isBidirectional = (sourceText: string): boolean =>
  hasRightToLeft(sourceText) || hasDirectionControls(sourceText);

/** Ends an embedding or an override. */
export const POP_FORMATTING = '\u202c';
/** Ends an isolate. */
export const POP_ISOLATE = '\u2069';
const EMPTY_ISOLATE = '\u2066\u2069';
/** Whether a character begins an isolate. */
export const isIsolate = (character: string): boolean => character >= '\u2066' && character <= '\u2068';
/** Whether a character begins an embedding or an override. */
export const isEmbedding = (character: string): boolean =>
  character >= '\u202a' && character <= '\u202e' && character !== POP_FORMATTING;

/**
 * Closes every isolate, embedding and override at the end of its paragraph, and removes unmatched ends. Otherwise a field's open control
 * would affect the words that a template or a sheet adds after it. Spaces collapse as if there were no controls between them.
 */
export function closeDirectionControls(sourceText: string): string {
  if (!hasDirectionControls(sourceText)) return sourceText;
  return sourceText
    .split('\n')
    .map((line) => closeParagraph(line).replace(SPACE_AT_END, '$1'))
    .join('\n');
}

/** Closes the direction controls of one paragraph. */
function closeParagraph(paragraph: string): string {
  /** The ends that close the open controls. */
  const openEnds: string[] = [];
  let isolateCount = 0;
  let followsSpace = true;
  const closeControl = (character: string): string => {
    if (character === POP_FORMATTING)
      return openEnds[openEnds.length - 1] === POP_FORMATTING ? (openEnds.pop() ?? '') : '';
    // An unmatched end of an isolate acts as a neutral character. An empty isolate does the same and is well-formed.
    if (isolateCount === 0) return EMPTY_ISOLATE;
    isolateCount -= 1;
    // The end of an isolate also closes the embeddings inside.
    while (openEnds.pop() !== POP_ISOLATE);
    return POP_ISOLATE;
  };
  const openControl = (character: string): string => {
    if (isIsolate(character)) isolateCount += 1;
    openEnds.push(isIsolate(character) ? POP_ISOLATE : POP_FORMATTING);
    return character;
  };
  const addCharacter = (character: string): string => {
    const isSecondSpace = character === ' ' && followsSpace;
    followsSpace = character === ' ';
    return isSecondSpace ? '' : character;
  };
  let result = '';
  for (const character of paragraph) {
    if (isIsolate(character) || isEmbedding(character)) result += openControl(character);
    else if (character === POP_ISOLATE || character === POP_FORMATTING) result += closeControl(character);
    else result += DIRECTION_CONTROL.test(character) ? character : addCharacter(character);
  }
  return result + openEnds.reverse().join('');
}

const SPACE_AT_END = new RegExp(` (${DIRECTION_CONTROL.source}*)$`);
