/**
 * Converts the colors of a CMYK JPEG. Browsers and the command line would convert inks differently, so here all files are converted
 * in one way: the profile is removed, the decoder mixes inks plainly, and the look of real inks is then computed from that mixture.
 */
import { MARKER, readSegments, type Segment } from '../jpeg/segments.ts';

const APP2 = 0xe2;
const PROFILE_NAME = 'ICC_PROFILE\0';

/** Whether a segment is the frame header: C0 to CF except DHT (C4), JPG (C8) and DAC (CC). */
const isFrame = ({ marker }: Segment): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== MARKER.DHT && marker !== 0xc8 && marker !== 0xcc;

function startsWith(bytes: Uint8Array, { start }: Segment, prefix: string): boolean {
  return String.fromCharCode(...bytes.subarray(start + 4, start + 4 + prefix.length)) === prefix;
}

/** Returns a CMYK JPEG without its profile, or undefined for any other file. Never throws. */
export function readPressJpeg(bytes: Uint8Array): Uint8Array | undefined {
  const segments = readSegments(bytes);
  const frame = segments?.find(isFrame);
  // Byte 9 of a frame header is the number of components: cyan, magenta, yellow and black.
  if (segments === undefined || frame === undefined || bytes[frame.start + 9] !== 4) return undefined;
  const profiles = segments.filter((segment) => segment.marker === APP2 && startsWith(bytes, segment, PROFILE_NAME));
  return removeSegments(bytes, profiles);
}

function removeSegments(bytes: Uint8Array, removedSegments: readonly Segment[]): Uint8Array {
  const output = new Uint8Array(bytes.length - removedSegments.reduce((sum, { start, end }) => sum + end - start, 0));
  let [sourceOffset, targetOffset] = [0, 0];
  for (const { start, end } of [...removedSegments, { start: bytes.length, end: bytes.length }]) {
    output.set(bytes.subarray(sourceOffset, start), targetOffset);
    targetOffset += start - sourceOffset;
    sourceOffset = end;
  }
  return output;
}

/** Mixes four ink bytes per pixel (255 is full ink) to red, green and blue, as browsers do. */
export function mixInks(inks: Uint8Array): Uint8Array {
  const pixels = new Uint8Array((inks.length / 4) * 3);
  for (let inkOffset = 0, pixelOffset = 0; inkOffset < inks.length; inkOffset += 4, pixelOffset += 3) {
    const light = 255 - (inks[inkOffset + 3] as number);
    for (let channel = 0; channel < 3; channel += 1)
      pixels[pixelOffset + channel] = Math.round(((255 - (inks[inkOffset + channel] as number)) * light) / 255);
  }
  return pixels;
}

/**
 * Changes plainly mixed colors to those of real inks, in place: full cyan is not screen cyan. The coefficients are those of pdf.js for
 * a web press (US Web Coated SWOP), without black, which the mixture already includes.
 */
export function simulateInks(pixels: Uint8Array | Uint8ClampedArray, channels: 3 | 4): void {
  const toByte = (value: number): number => Math.round(Math.max(0, Math.min(255, value)));
  for (let offset = 0; offset < pixels.length; offset += channels) {
    const cyan = 1 - (pixels[offset] as number) / 255;
    const magenta = 1 - (pixels[offset + 1] as number) / 255;
    const yellow = 1 - (pixels[offset + 2] as number) / 255;
    pixels[offset] = toByte(
      255 +
        cyan *
          (-4.387332384609988 * cyan + 54.48615194189176 * magenta + 18.82290502165302 * yellow - 285.2331026137004) +
        magenta * (1.7149763477362134 * magenta - 5.6096736904047315 * yellow - 5.497006427196366) +
        yellow * (-2.5217340131683033 * yellow + 17.5119270841813),
    );
    pixels[offset + 1] = toByte(
      255 +
        cyan *
          (8.841041422036149 * cyan + 60.118027045597366 * magenta + 6.871425592049007 * yellow - 79.2970844816548) +
        magenta * (-15.310361306967817 * magenta + 17.575251261109482 * yellow - 190.9453302588951) +
        yellow * (4.444339102852739 * yellow - 24.86741582555878),
    );
    pixels[offset + 2] = toByte(
      255 +
        cyan *
          (0.8842522430003296 * cyan + 8.078677503112928 * magenta + 30.89978309703729 * yellow - 14.183576799673286) +
        magenta * (10.49593273432072 * magenta + 63.02378494754052 * yellow - 112.23884253719248) +
        yellow * (0.03296041114873217 * yellow - 193.58209356861505),
    );
  }
}
