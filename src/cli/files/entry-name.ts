/** Reads the names of folder entries, which may contain bytes that are not UTF-8. */

export interface EntryName {
  /** The name as it is shown. A byte that is not UTF-8 appears as `\x{ff}`. */
  readonly text: string;
  /** Whether the file can be opened under this text. */
  readonly isText: boolean;
}

export function entryName(bytes: Buffer): EntryName {
  const text = bytes.toString('utf8');
  if (Buffer.from(text, 'utf8').equals(bytes)) return { text, isText: true };
  return { text: spelled(bytes), isText: false };
}

/** Escapes every byte that is not UTF-8, and backslashes, so that different names look different. */
function spelled(bytes: Buffer): string {
  let out = '';
  for (let index = 0; index < bytes.length; ) {
    const length = characterAt(bytes, index);
    const byte = bytes[index] as number;
    if (length === 0 || byte === BACKSLASH) out += `\\x{${byte.toString(16).padStart(2, '0')}}`;
    else out += bytes.toString('utf8', index, index + length);
    index += Math.max(length, 1);
  }
  return out;
}

const BACKSLASH = 0x5c;
const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the length in bytes of the character at an index, or 0 if there is no valid character. */
function characterAt(bytes: Buffer, at: number): number {
  const first = bytes[at] as number;
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  try {
    STRICT.decode(bytes.subarray(at, at + length));
    return at + length <= bytes.length ? length : 0;
  } catch {
    return 0;
  }
}
