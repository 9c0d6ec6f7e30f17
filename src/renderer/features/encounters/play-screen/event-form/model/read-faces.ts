/** Parses typed faces of dice: `10 4 1 2 3`, `104123`. A single 0 of a d10 means 10. */

export interface ParsedFaces {
  readonly faces: readonly number[];
  /** The first part of the text that is not a face of such a die. */
  readonly invalidText?: string;
  /** Whether another digit could turn the last face into another face, as 1 into 10. */
  readonly mayGrow: boolean;
}

export function readFaces(text: string, sides: number): ParsedFaces {
  const faces: number[] = [];
  for (const token of text.split(/[\s,;.+/]+/).filter((part) => part !== '')) {
    for (let offset = 0; offset < token.length; ) {
      const face = findLongestFace(token.slice(offset), sides);
      if (face === undefined) return { faces, invalidText: getInvalidText(token.slice(offset)), mayGrow: false };
      faces.push(face.value);
      offset += face.digitCount;
    }
  }
  const lastFace = faces.at(-1) ?? 0;
  return { faces, mayGrow: /\d$/.test(text) && lastFace !== 0 && lastFace * 10 <= sides };
}

/** Returns the longest prefix of the digits that is a face. */
function findLongestFace(text: string, sides: number): { value: number; digitCount: number } | undefined {
  if (sides === 10 && text.startsWith('0')) return { value: 10, digitCount: 1 };
  for (let length = String(sides).length; length > 0; length -= 1) {
    const prefix = text.slice(0, length);
    if (prefix.length === length && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= sides) {
      return { value: Number(prefix), digitCount: length };
    }
  }
  return undefined;
}

const getInvalidText = (remainingText: string): string => /^\d+/.exec(remainingText)?.[0] ?? remainingText.charAt(0);

/** Appends a face to the text. */
export const appendFace = (text: string, face: number): string => `${text.trim()} ${face}`.trim();

/** Removes the last face from the text, or the invalid part at its end. */
export function removeLastFace(text: string, sides: number): string {
  const { faces, invalidText } = readFaces(text, sides);
  return (invalidText === undefined ? faces.slice(0, -1) : faces).join(' ');
}
