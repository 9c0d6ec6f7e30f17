/** Checks that the bytes of a file are what its name says. */
import { isPassivePdf } from './check-pdf.ts';
import { isPassiveSvg } from './check-svg.ts';
import type { FileKind } from './file-kinds.ts';

type Check = (bytes: Uint8Array) => boolean | Promise<boolean>;

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const ZIP_ENTRY = [0x50, 0x4b, 0x03, 0x04];
const ZIP_END = [0x50, 0x4b, 0x05, 0x06];
/** Bytes of the record at the end of a zip file without a comment. */
const ZIP_END_BYTES = 22;

const hasBytes = (bytes: Uint8Array, position: number, expected: readonly number[]): boolean =>
  position >= 0 && expected.every((byte, i) => bytes[position + i] === byte);

/** A zip file that begins with an entry and ends with its directory, without a comment in which something else could hide. */
const isZip: Check = (bytes) => hasBytes(bytes, 0, ZIP_ENTRY) && hasBytes(bytes, bytes.length - ZIP_END_BYTES, ZIP_END);

const isPng: Check = (bytes) =>
  hasBytes(bytes, 0, PNG_SIGNATURE) &&
  Buffer.from(bytes.subarray(12, 16)).toString('latin1') === 'IHDR' &&
  hasBytes(bytes, bytes.length - PNG_END.length, PNG_END);

/** The text of the bytes; undefined where they are no UTF-8. */
function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const isText: Check = (bytes) => decodeText(bytes)?.includes('\0') === false;

/** A document of Rollcall: a JSON object that names its format. */
const isDocument: Check = (bytes) => {
  const text = decodeText(bytes);
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
  const text = decodeText(bytes);
  return text !== undefined && isPassiveSvg(text);
};

const CHECKS: Readonly<Record<FileKind, Check>> = {
  pdf: isPassivePdf,
  png: isPng,
  svg: isSvg,
  csv: isText,
  txt: isText,
  xlsx: isZip,
  rollcall: isZip,
  json: isDocument,
};

/** Whether the bytes are a file of this kind as Rollcall writes it. */
export const hasKind = async (kind: FileKind, bytes: Uint8Array): Promise<boolean> => CHECKS[kind](bytes);
