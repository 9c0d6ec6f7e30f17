/**
 * Refuses PDFs that do more than show pages. A compromised page could pass a PDF with scripts, actions or attachments to the
 * main process, which would then open it with the default program or in Chromium's viewer.
 */
import { inflateSync } from 'node:zlib';

/** PDF names for actions, embedded files and encryption. No PDF that Rollcall writes contains any of them. */
const FORBIDDEN_NAMES = [
  ...['JavaScript', 'OpenAction', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'ResetForm'],
  ...['AcroForm', 'EmbeddedFile', 'Filespec', 'RichMedia', 'Rendition', 'Movie', 'Sound', 'FileAttachment', 'Encrypt'],
] as const;

/** Names too short to search for in compressed bytes, where they occur by chance. They only matter in action dictionaries. */
const SHORT_NAMES = ['JS', 'AA', 'URI', 'XFA'] as const;

/** Builds a pattern for a PDF name, in which any letter may be written as `#` and its hexadecimal code. */
function createNamePattern(pdfName: string): string {
  const letterPatterns = [...pdfName].map((letter) => {
    const hexCode = letter.charCodeAt(0).toString(16);
    const escaped = [...hexCode]
      .map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
      .join('');
    return `(?:${letter}|#${escaped})`;
  });
  return `/${letterPatterns.join('')}`;
}

const createNamesPattern = (pdfNames: readonly string[]): RegExp =>
  new RegExp(pdfNames.map(createNamePattern).join('|'));

const FORBIDDEN_PATTERN = createNamesPattern(FORBIDDEN_NAMES);
const SHORT_NAME_PATTERN = new RegExp(`(?:${SHORT_NAMES.map(createNamePattern).join('|')})(?![A-Za-z0-9])`);
/** Matches the `/First` entry, which marks an object stream. It occurs nowhere else in the uncompressed text of our files. */
const FIRST_ENTRY = new RegExp(createNamePattern('First'), 'g');

/** The file is searched in chunks. They overlap by more than the longest name with every letter escaped. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const OVERLAP_BYTES = 128;
/** The longest dictionary of an object stream that is accepted; ours have about 80 bytes. */
const MAX_DICTIONARY_BYTES = 400;
/** The most bytes that one object stream may inflate to; ours hold a few hundred objects. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
/** The most bytes that all object streams of a file may inflate to. */
const MAX_TOTAL_STREAM_BYTES = 512 * 1024 * 1024;

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Whether the bytes are a PDF without active content. Inflates its object streams; never throws. */
export async function isPassivePdf(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^%PDF-1\.\d/.test(file.toString('latin1', 0, 8))) return false;
  if (!/%%EOF\s*$/.test(file.toString('latin1', Math.max(0, file.length - 32)))) return false;
  const firstPositions = new Set<number>();
  for (let chunkStart = 0; chunkStart < file.length; chunkStart += CHUNK_BYTES) {
    const chunk = file.toString('latin1', chunkStart, chunkStart + CHUNK_BYTES + OVERLAP_BYTES);
    if (FORBIDDEN_PATTERN.test(chunk)) return false;
    // The chunks overlap, so a set removes the duplicates.
    for (const { index } of chunk.matchAll(FIRST_ENTRY)) firstPositions.add(chunkStart + index);
    await yieldToEventLoop();
  }
  return areObjectsPassive(file, firstPositions);
}

/** Whether every `/First` belongs to an object stream that can be inflated and has no active content. */
async function areObjectsPassive(file: Buffer, firstPositions: ReadonlySet<number>): Promise<boolean> {
  let remainingBytes = MAX_TOTAL_STREAM_BYTES;
  for (const position of firstPositions) {
    const stream = findObjectStream(file, position);
    const unpackedText =
      stream && inflateText(file.subarray(stream.dataStart), Math.min(remainingBytes, MAX_STREAM_BYTES));
    if (stream === undefined || unpackedText === undefined) return false;
    const objectText = removeStrings(unpackedText, stream.firstObject);
    if (objectText === undefined || FORBIDDEN_PATTERN.test(objectText) || SHORT_NAME_PATTERN.test(objectText))
      return false;
    remainingBytes -= unpackedText.length;
    await yieldToEventLoop();
  }
  return true;
}

/**
 * Returns the objects without their strings, since a title may contain any word. Returns undefined if a PDF reader could split the
 * text into strings differently: an object begins inside a string, a string has no end, or there is a comment.
 */
function removeStrings(text: string, firstObject: number): string | undefined {
  const objects = text.slice(firstObject);
  const objectStarts = readObjectStarts(text.slice(0, firstObject));
  const stringSpans = findStrings(objects);
  if (objectStarts === undefined || stringSpans === undefined) return undefined;
  let remainingText = '';
  let previousEnd = 0;
  let nextObject = 0;
  for (const stringSpan of stringSpans) {
    while ((objectStarts[nextObject] ?? objects.length) <= stringSpan.start) nextObject += 1;
    if ((objectStarts[nextObject] ?? objects.length) < stringSpan.end) return undefined;
    remainingText += `${objects.slice(previousEnd, stringSpan.start)} `;
    previousEnd = stringSpan.end;
  }
  remainingText += objects.slice(previousEnd);
  return /[\\%]/.test(remainingText) ? undefined : remainingText;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Finds the strings in parentheses, which may nest. Returns undefined if the parentheses are not balanced. */
function findStrings(objects: string): Span[] | undefined {
  const stringSpans: Span[] = [];
  let depth = 0;
  let stringStart = 0;
  for (const { 0: token, index } of objects.matchAll(/\\[\s\S]|[()]/g)) {
    if (token === '(') {
      if (depth === 0) stringStart = index;
      depth += 1;
    } else if (token === ')') {
      depth -= 1;
      if (depth < 0) return undefined;
      if (depth === 0) stringSpans.push({ start: stringStart, end: index + 1 });
    }
  }
  return depth === 0 ? stringSpans : undefined;
}

/**
 * Reads the offsets of the objects, in ascending order, from the number-and-offset pairs at the start of an object stream. Returns
 * undefined for any other text.
 */
function readObjectStarts(header: string): number[] | undefined {
  const numbers = header.trim().split(/\s+/);
  if (!numbers.every((number) => /^\d+$/.test(number))) return undefined;
  return numbers.flatMap((number, index) => (index % 2 === 0 ? [] : [Number(number)])).sort((a, b) => a - b);
}

interface ObjectStream {
  /** Offset of the compressed data in the file. */
  readonly dataStart: number;
  /** Offset of the first object in the inflated data. */
  readonly firstObject: number;
}

/** Finds the object stream whose dictionary contains this position. Returns undefined unless Rollcall could have written the dictionary. */
function findObjectStream(file: Buffer, position: number): ObjectStream | undefined {
  const dictionaryStart = file.lastIndexOf('<<', position);
  if (dictionaryStart < 0 || position - dictionaryStart > MAX_DICTIONARY_BYTES) return undefined;
  const dictionaryText = file.toString('latin1', dictionaryStart, dictionaryStart + 2 * MAX_DICTIONARY_BYTES);
  const match = /^<<([\w/\s]*)>>\s*stream\r?\n/.exec(dictionaryText);
  const dictionary = match?.[1];
  if (match === null || dictionary === undefined || dictionaryStart + match[0].length < position) return undefined;
  // The text before the first key, then keys and values in turn.
  const [textBeforeKeys = '', ...keysAndValues] = dictionary.split(/\/(Type|N|First|Length|Filter)\b/);
  const entries = new Map<string, string>();
  for (let index = 0; index < keysAndValues.length; index += 2)
    entries.set(keysAndValues[index] as string, (keysAndValues[index + 1] as string).trim());
  const isWrittenByRollcall =
    textBeforeKeys.trim() === '' &&
    entries.size === keysAndValues.length / 2 &&
    entries.get('Type') === '/ObjStm' &&
    entries.get('Filter') === '/FlateDecode' &&
    ['N', 'First', 'Length'].every((key) => /^\d+$/.test(entries.get(key) ?? '0'));
  const firstObject = entries.get('First');
  return isWrittenByRollcall && firstObject !== undefined
    ? { dataStart: dictionaryStart + match[0].length, firstObject: Number(firstObject) }
    : undefined;
}

function inflateText(compressedData: Buffer, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(compressedData, { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}
