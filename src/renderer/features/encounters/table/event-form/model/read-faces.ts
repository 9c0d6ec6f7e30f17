/** Faces of dice as somebody types them off the table: `10 4 1 2 3`, `104123`; a lone 0 of a d10 is its 10. */

export interface FacesRead {
  readonly faces: readonly number[];
  /** The first thing in the text that is no face of such a die. */
  readonly wrong?: string;
  /** The last digit may still become another face with the next one: the 1 of a 10. */
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

/** The longest beginning of the digits that is a face. */
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

/** The text with one more face behind it. */
export const withFace = (text: string, face: number): string => `${text.trim()} ${face}`.trim();

/** The text without its last face, or without what is wrong at its end. */
export function withoutLastFace(text: string, sides: number): string {
  const { faces, wrong } = readFaces(text, sides);
  return (wrong === undefined ? faces.slice(0, -1) : faces).join(' ');
}
