/**
 * A growing buffer for operators. A deck has millions of operators. Joining and garbage-collecting them as strings would take longer than
 * everything else in writing a file.
 */
export interface ByteBuffer {
  buffer: Uint8Array;
  length: number;
}

const INITIAL_SIZE = 1 << 16;

export const createByteBuffer = (initialSize = INITIAL_SIZE): ByteBuffer => ({
  buffer: new Uint8Array(initialSize),
  length: 0,
});

/** Returns a copy of the bytes from `start` on. */
export const copyBytes = ({ buffer, length }: ByteBuffer, start = 0): Uint8Array => buffer.slice(start, length);

/** Returns a view of the bytes from `start` on. These bytes must not be overwritten while the view is used. */
export const viewBytes = ({ buffer, length }: ByteBuffer, start: number): Uint8Array => buffer.subarray(start, length);

function reserve(output: ByteBuffer, extraLength: number): void {
  if (output.length + extraLength <= output.buffer.length) return;
  const buffer = new Uint8Array(Math.max(output.buffer.length * 2, output.length + extraLength));
  buffer.set(output.buffer.subarray(0, output.length));
  output.buffer = buffer;
}

/** Writes ASCII text, such as operators. */
export function putAscii(output: ByteBuffer, asciiText: string): void {
  const { length } = asciiText;
  reserve(output, length);
  const { buffer } = output;
  let offset = output.length;
  for (let index = 0; index < length; index += 1) {
    buffer[offset] = asciiText.charCodeAt(index);
    offset += 1;
  }
  output.length = offset;
}

export function putBytes(output: ByteBuffer, addedBytes: Uint8Array): void {
  reserve(output, addedBytes.length);
  output.buffer.set(addedBytes, output.length);
  output.length += addedBytes.length;
}

const SPACE = 0x20;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
/** The largest number whose thousandths fit in a 32-bit integer. No paper is that large. */
const MAX_NUMBER = 2_000_000;
/** The maximum length of a number: sign, seven digits, point, three digits, space. */
const MAX_NUMBER_BYTES = 13;

/**
 * Writes a number and a space. The number is rounded to thousandths of a point (1/72 inch) and has no exponent, since PDF doesn't support
 * exponents.
 */
export function putNumber(output: ByteBuffer, value: number): void {
  reserve(output, MAX_NUMBER_BYTES);
  const { buffer } = output;
  let offset = output.length;
  const clampedValue = Number.isNaN(value) ? 0 : Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, value));
  let thousandthsValue = Math.round(clampedValue * 1000);
  if (thousandthsValue < 0) {
    buffer[offset] = MINUS;
    offset += 1;
    thousandthsValue = -thousandthsValue;
  }
  const integerPart = (thousandthsValue / 1000) | 0;
  offset = putDigits(buffer, offset, integerPart);
  const fraction = thousandthsValue - integerPart * 1000;
  if (fraction > 0) {
    const tenths = (fraction / 100) | 0;
    const hundredths = ((fraction / 10) | 0) % 10;
    const thousandths = fraction % 10;
    buffer[offset] = POINT;
    buffer[offset + 1] = ZERO + tenths;
    offset += 2;
    if (hundredths > 0 || thousandths > 0) {
      buffer[offset] = ZERO + hundredths;
      offset += 1;
    }
    if (thousandths > 0) {
      buffer[offset] = ZERO + thousandths;
      offset += 1;
    }
  }
  buffer[offset] = SPACE;
  output.length = offset + 1;
}

/** Writes a whole number of up to nine digits, without a space. */
export function putInteger(output: ByteBuffer, value: number): void {
  reserve(output, MAX_NUMBER_BYTES);
  let magnitude = value;
  if (magnitude < 0) {
    output.buffer[output.length] = MINUS;
    output.length += 1;
    magnitude = -magnitude;
  }
  output.length = putDigits(output.buffer, output.length, magnitude);
}

function putDigits(buffer: Uint8Array, start: number, value: number): number {
  let offset = start;
  let digitCount = 1;
  for (let power = 10; power <= value; power *= 10) digitCount += 1;
  let remainder = value;
  for (let index = digitCount - 1; index >= 0; index -= 1) {
    buffer[offset + index] = ZERO + (remainder % 10);
    remainder = (remainder / 10) | 0;
  }
  offset += digitCount;
  return offset;
}

/** Formats a number and a space as text, for operators that are created once. */
export function formatPdfNumber(value: number): string {
  const output = createByteBuffer(MAX_NUMBER_BYTES);
  putNumber(output, value);
  return new TextDecoder().decode(copyBytes(output));
}
