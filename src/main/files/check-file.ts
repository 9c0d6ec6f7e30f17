/** Checks that the content of a file matches the kind that its name promises. */
import { isPassivePdf } from './check-pdf.ts';
import { isPassiveSvg } from './check-svg.ts';
import type { FileKind } from './file-kinds.ts';

type Check = (bytes: Uint8Array) => boolean | Promise<boolean>;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_TRAILER = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const ZIP_ENTRY_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const ZIP_END_RECORD = [0x50, 0x4b, 0x05, 0x06];
/** The size of the end-of-central-directory record of a zip file that has no comment. */
const ZIP_END_RECORD_BYTES = 22;

const hasBytesAt = (bytes: Uint8Array, position: number, expected: readonly number[]): boolean =>
  position >= 0 && expected.every((byte, index) => bytes[position + index] === byte);

/**
 * Accepts a zip file that begins with an entry and ends with its directory. A comment at the end, where other content could hide, is
 * refused.
 */
const isZip: Check = (bytes) =>
  hasBytesAt(bytes, 0, ZIP_ENTRY_SIGNATURE) && hasBytesAt(bytes, bytes.length - ZIP_END_RECORD_BYTES, ZIP_END_RECORD);

/** Accepts a PNG that begins with its header chunk and ends with its end chunk. */
const isPng: Check = (bytes) =>
  hasBytesAt(bytes, 0, PNG_SIGNATURE) &&
  Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'IHDR' &&
  hasBytesAt(bytes, bytes.length - PNG_TRAILER.length, PNG_TRAILER);

/** Decodes UTF-8; returns undefined for invalid bytes. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isText: Check = (bytes) => decodeUtf8(bytes)?.includes('\0') === false;

/** Accepts a Rollcall document: a JSON object that names its format. */
const isDocument: Check = (bytes) => {
  const text = decodeUtf8(bytes);
  if (text === undefined) return false;
  try {
    const document: unknown = JSON.parse(text);
    if (typeof document !== 'object' || document === null || !Object.hasOwn(document, 'format')) return false;
    const { format } = document as { format: unknown };
    return typeof format === 'string' && format.startsWith('rollcall.');
  } catch {
    return false;
  }
};

const isSvg: Check = (bytes) => {
  const text = decodeUtf8(bytes);
  return text !== undefined && isPassiveSvg(text);
};

const CHECK_BY_KIND: Readonly<Record<FileKind, Check>> = {
  pdf: isPassivePdf,
  png: isPng,
  svg: isSvg,
  csv: isText,
  txt: isText,
  xlsx: isZip,
  rollcall: isZip,
  json: isDocument,
};

/** Whether the bytes are a file of this kind, in the form that Rollcall writes. */
export const matchesKind = async (kind: FileKind, bytes: Uint8Array): Promise<boolean> => CHECK_BY_KIND[kind](bytes);
