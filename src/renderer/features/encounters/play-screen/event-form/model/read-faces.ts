/** Parses typed faces of dice: `10 4 1 2 3`, `104123`. A single 0 of a d10 means 10. */

export interface ParsedFaces {
  readonly faces: readonly number[];
  /** The first part of the text that is not a face of such a die. */
  readonly invalidText?: string;
  /** Whether the next digit could turn the last one into another face, as 1 into 10. */
  readonly mayGrow: boolean;
}

export function readFaces(facesText: string, sides: number): ParsedFaces {
  const faces: number[] = [];
  for (const token of facesText.split(/[\s,;.+/]+/).filter((part) => part !== '')) {
    for (let offset = 0; offset < token.length; ) {
      const face = findLongestFace(token.slice(offset), sides);
      if (face === undefined) return { faces, invalidText: getInvalidText(token.slice(offset)), mayGrow: false };
      faces.push(face.value);
      offset += face.digits;
    }
  }
  const lastFace = faces.at(-1) ?? 0;
  return { faces, mayGrow: /\d$/.test(facesText) && lastFace !== 0 && lastFace * 10 <= sides };
}

/** Returns the longest prefix of the digits that is a face. */
function findLongestFace(digits: string, sides: number): { value: number; digits: number } | undefined {
  if (sides === 10 && digits.startsWith('0')) return { value: 10, digits: 1 };
  for (let length = String(sides).length; length > 0; length -= 1) {
    const prefix = digits.slice(0, length);
    if (prefix.length === length && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= sides) {
      return { value: Number(prefix), digits: length };
    }
  }
  return undefined;
}

const getInvalidText = (remainingText: string): string => /^\d+/.exec(remainingText)?.[0] ?? remainingText.charAt(0);

/** Appends a face to the text. */
export const appendFace = (facesText: string, face: number): string => `${facesText.trim()} ${face}`.trim();

/** Removes the last face from the text, or the invalid part at its end. */
export function removeLastFace(facesText: string, sides: number): string {
  const { faces, invalidText } = readFaces(facesText, sides);
  return (invalidText === undefined ? faces.slice(0, -1) : faces).join(' ');
}
