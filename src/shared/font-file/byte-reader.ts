/** Reads consecutive numbers in the formats of WOFF2. Throws a RangeError beyond the end. */
import { createView } from '../text/fonts/sfnt.ts';

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  offset: number;

  constructor(bytes: Uint8Array, offset = 0) {
    this.#bytes = bytes;
    this.#view = createView(bytes);
    this.offset = offset;
  }

  u8(): number {
    this.offset += 1;
    return this.#view.getUint8(this.offset - 1);
  }

  u16(): number {
    this.offset += 2;
    return this.#view.getUint16(this.offset - 2);
  }

  i16(): number {
    this.offset += 2;
    return this.#view.getInt16(this.offset - 2);
  }

  u32(): number {
    this.offset += 4;
    return this.#view.getUint32(this.offset - 4);
  }

  take(length: number): Uint8Array {
    if (this.offset + length > this.#bytes.length) throw new RangeError('beyond the end');
    this.offset += length;
    return this.#bytes.subarray(this.offset - length, this.offset);
  }

  /** Reads a UIntBase128 (W3C WOFF 2.0, 4.1): up to five bytes with seven bits each, of which all but the last have the highest bit set. */
  base128(): number {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number without end');
  }

  /** Reads a 255UInt16 (W3C WOFF 2.0, 4.1). A first byte below 253 is the number; 253, 254 and 255 announce larger numbers. */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
