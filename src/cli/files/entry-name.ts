/** Reads the names of folder entries, which may contain bytes that are not UTF-8. */

export interface EntryName {
  /** The name for messages. A byte that is not UTF-8 appears as `\x{ff}`. */
  readonly displayName: string;
  /** Whether the name is valid UTF-8, so that the file can be opened under `displayName`. */
  readonly isUtf8: boolean;
}

export function parseEntryName(nameBytes: Buffer): EntryName {
  const displayName = nameBytes.toString('utf8');
  if (Buffer.from(displayName, 'utf8').equals(nameBytes)) return { displayName, isUtf8: true };
  return { displayName: escapeInvalidBytes(nameBytes), isUtf8: false };
}

/** Escapes every byte that is not UTF-8, and backslashes, so that different names look different. */
function escapeInvalidBytes(nameBytes: Buffer): string {
  let escapedName = '';
  for (let index = 0; index < nameBytes.length; ) {
    const characterLength = getCharacterLength(nameBytes, index);
    const byte = nameBytes[index] as number;
    if (characterLength === 0 || byte === BACKSLASH) escapedName += `\\x{${byte.toString(16).padStart(2, '0')}}`;
    else escapedName += nameBytes.toString('utf8', index, index + characterLength);
    index += Math.max(characterLength, 1);
  }
  return escapedName;
}

const BACKSLASH = 0x5c;
const STRICT_DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the length in bytes of the character at an index, or 0 if there is no valid character. */
function getCharacterLength(nameBytes: Buffer, index: number): number {
  const firstByte = nameBytes[index] as number;
  const characterLength = firstByte < 0x80 ? 1 : firstByte < 0xe0 ? 2 : firstByte < 0xf0 ? 3 : 4;
  try {
    STRICT_DECODER.decode(nameBytes.subarray(index, index + characterLength));
    return index + characterLength <= nameBytes.length ? characterLength : 0;
  } catch {
    return 0;
  }
}
