/** Numbers out of bytes, one after the other, in the forms that WOFF2 has. Throws a RangeError beyond the end. */
import { viewOf } from '../text/fonts/sfnt.ts';

export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at: number;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    this.at = at;
  }

  u8(): number {
    this.at += 1;
    return this.#view.getUint8(this.at - 1);
  }

  u16(): number {
    this.at += 2;
    return this.#view.getUint16(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.#view.getInt16(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.#view.getUint32(this.at - 4);
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.#bytes.length) throw new RangeError('beyond the end');
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  /** UIntBase128 (W3C WOFF 2.0, 4.1). */
  base128(): number {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number without end');
  }

  /** 255UInt16. */
  short(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    return code === 255 ? this.u8() + 253 : code;
  }
}
