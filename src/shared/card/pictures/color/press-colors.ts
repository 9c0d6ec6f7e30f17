/**
 * Colors of a JPEG in the four inks of a press. Browsers, the command line and their profiles each turn inks into colors of
 * their own. Here all inks become colors in one way: the profile is left out, the decoder mixes plainly, and what real inks
 * look like is worked out afterwards from that mixture.
 */
import { MARKER, type Segment, segmentsOf } from '../jpeg/segments.ts';

const APP2 = 0xe2;
const PROFILE = 'ICC_PROFILE\0';

const isFrame = ({ marker }: Segment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== MARKER.DHT && marker !== 0xc8 && marker !== 0xcc;

function startsWith(bytes: Uint8Array, { start }: Segment, text: string): boolean {
  return String.fromCharCode(...bytes.subarray(start + 4, start + 4 + text.length)) === text;
}

/** The JPEG without its profile where it is in four inks; undefined for any other file. Never throws. */
export function readPressJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(isFrame);
  if (segments === undefined || frame === undefined || bytes[frame.start + 9] !== 4) return undefined;
  const profiles = segments.filter((segment) => segment.marker === APP2 && startsWith(bytes, segment, PROFILE));
  return withoutSegments(bytes, profiles);
}

function withoutSegments(bytes: Uint8Array, left: readonly Segment[]): Uint8Array {
  const out = new Uint8Array(bytes.length - left.reduce((sum, { start, end }) => sum + end - start, 0));
  let [from, to] = [0, 0];
  for (const { start, end } of [...left, { start: bytes.length, end: bytes.length }]) {
    out.set(bytes.subarray(from, start), to);
    to += start - from;
    from = end;
  }
  return out;
}

/** Mixes four bytes of ink a pixel (255 = all of it) to red, green and blue, as browsers do it. */
export function mixInks(inks: Uint8Array): Uint8Array {
  const out = new Uint8Array((inks.length / 4) * 3);
  for (let from = 0, to = 0; from < inks.length; from += 4, to += 3) {
    const light = 255 - (inks[from + 3] as number);
    for (let index = 0; index < 3; index += 1)
      out[to + index] = Math.round(((255 - (inks[from + index] as number)) * light) / 255);
  }
  return out;
}

/**
 * Turns plainly mixed colors into those of real inks, in place: full cyan is no screen cyan. The numbers are those with which
 * pdf.js shows inks of a web press (US Web Coated SWOP), without black, which is in the mixture already.
 */
export function showInks(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4): void {
  const byte = (value: number): number => Math.round(Math.max(0, Math.min(255, value)));
  for (let at = 0; at < pixels.length; at += channels) {
    const c = 1 - (pixels[at] as number) / 255;
    const m = 1 - (pixels[at + 1] as number) / 255;
    const y = 1 - (pixels[at + 2] as number) / 255;
    pixels[at] = byte(
      255 +
        c * (-4.387332384609988 * c + 54.48615194189176 * m + 18.82290502165302 * y - 285.2331026137004) +
        m * (1.7149763477362134 * m - 5.6096736904047315 * y - 5.497006427196366) +
        y * (-2.5217340131683033 * y + 17.5119270841813),
    );
    pixels[at + 1] = byte(
      255 +
        c * (8.841041422036149 * c + 60.118027045597366 * m + 6.871425592049007 * y - 79.2970844816548) +
        m * (-15.310361306967817 * m + 17.575251261109482 * y - 190.9453302588951) +
        y * (4.444339102852739 * y - 24.86741582555878),
    );
    pixels[at + 2] = byte(
      255 +
        c * (0.8842522430003296 * c + 8.078677503112928 * m + 30.89978309703729 * y - 14.183576799673286) +
        m * (10.49593273432072 * m + 63.02378494754052 * y - 112.23884253719248) +
        y * (0.03296041114873217 * y - 193.58209356861505),
    );
  }
}
