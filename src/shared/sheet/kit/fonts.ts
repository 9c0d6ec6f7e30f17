/** Our faces made known to @react-pdf/renderer. */
import { Font } from '@react-pdf/renderer';
import { FONT_IDS, type FontId } from '../../text/fonts/font-ids.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const CODES = new TextEncoder().encode(ALPHABET);
const PAD = 61;

/** RFC 4648, since neither Node's Buffer nor the browser's btoa may be used here. */
export function base64(bytes: Uint8Array): string {
  const out = new Uint8Array(4 * Math.ceil(bytes.length / 3));
  const code = (index: number): number => CODES[index & 63] ?? PAD;
  for (let i = 0, at = 0; i < bytes.length; i += 3, at += 4) {
    const [a = 0, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    out[at] = code(group >> 18);
    out[at + 1] = code(group >> 12);
    out[at + 2] = b === undefined ? PAD : code(group >> 6);
    out[at + 3] = c === undefined ? PAD : code(group);
  }
  return new TextDecoder('utf-8').decode(out);
}

let registered = false;

/**
 * Registers every face under its id as a family of its own, once in a process or worker. Takes the files of
 * `FONT_FILES` as bytes. Hyphenation is off: names must stay whole.
 */
export function registerFonts(files: Readonly<Record<FontId, Uint8Array>>): void {
  if (registered) return;
  registered = true;
  for (const id of FONT_IDS) Font.register({ family: id, src: `data:font/ttf;base64,${base64(files[id])}` });
  Font.registerHyphenationCallback((word) => [word]);
}

/**
 * `registerFonts`, with every character of every face looked up once. For a process that draws several documents: a quote
 * is made of a comma, and when a subset fetches that comma as a part before any text has used it, the font caches it
 * without its character. Later documents then show the comma but cannot be searched for it. Characters that stand for several
 * letters are left out: the joined shape of `fi` would be known as theirs, which text search does not find.
 */
export async function readyFonts(files: Readonly<Record<FontId, Uint8Array>>): Promise<void> {
  if (registered) return;
  registerFonts(files);
  for (const fontFamily of FONT_IDS) {
    await Font.load({ fontFamily });
    const { data } = Font.getFont({ fontFamily });
    for (const character of data?.characterSet ?? []) {
      if (isOneLetter(character)) data?.glyphForCodePoint(character);
    }
  }
}

const isOneLetter = (character: number): boolean => [...String.fromCodePoint(character).normalize('NFKC')].length === 1;
