/**
 * Operators as bytes. A deck has millions of them: as strings they would cost more to join and to
 * collect than all the rest of writing a file.
 */
export interface Bytes {
  buffer: Uint8Array;
  length: number;
}

const FIRST_SIZE = 1 << 16;

export const bytes = (size = FIRST_SIZE): Bytes => ({ buffer: new Uint8Array(size), length: 0 });

/** What was written, as a copy. */
export const written = ({ buffer, length }: Bytes, from = 0): Uint8Array => buffer.slice(from, length);

/** What was written from `from` on, not copied: it must not be overwritten. */
export const since = ({ buffer, length }: Bytes, from: number): Uint8Array => buffer.subarray(from, length);

function reserve(to: Bytes, more: number): void {
  if (to.length + more <= to.buffer.length) return;
  const buffer = new Uint8Array(Math.max(to.buffer.length * 2, to.length + more));
  buffer.set(to.buffer.subarray(0, to.length));
  to.buffer = buffer;
}

/** ASCII, which operators are. */
export function put(to: Bytes, text: string): void {
  const { length } = text;
  reserve(to, length);
  const { buffer } = to;
  let at = to.length;
  for (let index = 0; index < length; index += 1) {
    buffer[at] = text.charCodeAt(index);
    at += 1;
  }
  to.length = at;
}

export function putBytes(to: Bytes, more: Uint8Array): void {
  reserve(to, more.length);
  to.buffer.set(more, to.length);
  to.length += more.length;
}

const SPACE = 0x20;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
/** Beyond it thousandths exceed a 32-bit integer; no paper is that large. */
const FAR = 2_000_000;
/** Sign, seven digits, point, three digits, space. */
const LONGEST = 13;

/**
 * A number and a space: rounded to a thousandth, of which a point has 72 to the inch, and without an exponent, which PDF
 * does not know.
 */
export function putNumber(to: Bytes, value: number): void {
  reserve(to, LONGEST);
  const { buffer } = to;
  let at = to.length;
  const near = Number.isNaN(value) ? 0 : Math.max(-FAR, Math.min(FAR, value));
  let size = Math.round(near * 1000);
  if (size < 0) {
    buffer[at] = MINUS;
    at += 1;
    size = -size;
  }
  const whole = (size / 1000) | 0;
  at = putDigits(buffer, at, whole);
  const rest = size - whole * 1000;
  if (rest > 0) {
    const tenths = (rest / 100) | 0;
    const hundredths = ((rest / 10) | 0) % 10;
    const thousandths = rest % 10;
    buffer[at] = POINT;
    buffer[at + 1] = ZERO + tenths;
    at += 2;
    if (hundredths > 0 || thousandths > 0) {
      buffer[at] = ZERO + hundredths;
      at += 1;
    }
    if (thousandths > 0) {
      buffer[at] = ZERO + thousandths;
      at += 1;
    }
  }
  buffer[at] = SPACE;
  to.length = at + 1;
}

/** A whole number of up to nine digits, without anything after it. */
export function putWhole(to: Bytes, value: number): void {
  reserve(to, LONGEST);
  let size = value;
  if (size < 0) {
    to.buffer[to.length] = MINUS;
    to.length += 1;
    size = -size;
  }
  to.length = putDigits(to.buffer, to.length, size);
}

function putDigits(buffer: Uint8Array, start: number, value: number): number {
  let at = start;
  let digits = 1;
  for (let power = 10; power <= value; power *= 10) digits += 1;
  let rest = value;
  for (let index = digits - 1; index >= 0; index -= 1) {
    buffer[at + index] = ZERO + (rest % 10);
    rest = (rest / 10) | 0;
  }
  at += digits;
  return at;
}

/** A number and a space as text, for operators that are made once. */
export function num(value: number): string {
  const to = bytes(LONGEST);
  putNumber(to, value);
  return new TextDecoder().decode(written(to));
}
