/** Parses typed faces of dice: `10 4 1 2 3`, `104123`. A single 0 of a d10 means 10. */

export interface FacesRead {
  readonly faces: readonly number[];
  /** The first part of the text that is not a face of such a die. */
  readonly wrong?: string;
  /** Whether the next digit could turn the last one into another face, as 1 into 10. */
  readonly mayGrow: boolean;
}

export function readFaces(text: string, sides: number): FacesRead {
  const faces: number[] = [];
  for (const token of text.split(/[\s,;.+/]+/).filter((part) => part !== '')) {
    for (let at = 0; at < token.length; ) {
      const face = longestFace(token.slice(at), sides);
      if (face === undefined) return { faces, wrong: wrongWord(token.slice(at)), mayGrow: false };
      faces.push(face.value);
      at += face.digits;
    }
  }
  const last = faces.at(-1) ?? 0;
  return { faces, mayGrow: /\d$/.test(text) && last !== 0 && last * 10 <= sides };
}

/** Returns the longest prefix of the digits that is a face. */
function longestFace(digits: string, sides: number): { value: number; digits: number } | undefined {
  if (sides === 10 && digits.startsWith('0')) return { value: 10, digits: 1 };
  for (let length = String(sides).length; length > 0; length -= 1) {
    const part = digits.slice(0, length);
    if (part.length === length && /^[1-9]\d*$/.test(part) && Number(part) <= sides) {
      return { value: Number(part), digits: length };
    }
  }
  return undefined;
}

const wrongWord = (rest: string): string => /^\d+/.exec(rest)?.[0] ?? rest.charAt(0);

/** Appends a face to the text. */
export const withFace = (text: string, face: number): string => `${text.trim()} ${face}`.trim();

/** Removes the last face from the text, or the invalid part at its end. */
export function withoutLastFace(text: string, sides: number): string {
  const { faces, wrong } = readFaces(text, sides);
  return (wrong === undefined ? faces.slice(0, -1) : faces).join(' ');
}
