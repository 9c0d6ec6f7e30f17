/**
 * Refuses PDFs that do more than show pages. A page that was taken over could hand over a PDF with scripts, actions or
 * attachments, which the main process would then open with the default program or in Chromium's viewer.
 */
import { inflateSync } from 'node:zlib';

/** Names that make a PDF act, carry other files or hide what it does. Nothing that Rollcall writes holds any of them. */
const FORBIDDEN_NAMES = [
  ...['JavaScript', 'OpenAction', 'Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'ResetForm'],
  ...['AcroForm', 'EmbeddedFile', 'Filespec', 'RichMedia', 'Rendition', 'Movie', 'Sound', 'FileAttachment', 'Encrypt'],
] as const;

/** Too short to search for in compressed bytes, where they turn up by chance. They only matter in dictionaries with actions. */
const SHORT_NAMES = ['JS', 'AA', 'URI', 'XFA'] as const;

/** A name as a PDF may write it: any letter also as `#` and its hexadecimal code. */
function namePattern(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    const escaped = [...hex]
      .map((digit) => (/[a-f]/.test(digit) ? `[${digit}${digit.toUpperCase()}]` : digit))
      .join('');
    return `(?:${letter}|#${escaped})`;
  });
  return `/${letters.join('')}`;
}

const namesPattern = (names: readonly string[]): RegExp => new RegExp(names.map(namePattern).join('|'));

const FORBIDDEN = namesPattern(FORBIDDEN_NAMES);
const FORBIDDEN_SHORT = new RegExp(`(?:${SHORT_NAMES.map(namePattern).join('|')})(?![A-Za-z0-9])`);
/** Where a stream says that it holds objects: `/First` is where they begin. Plain text of our files has it nowhere else. */
const FIRST = new RegExp(namePattern('First'), 'g');

/** Bytes that are searched at once, and by how much the pieces overlap: more than the longest name with every letter escaped. */
const PIECE_BYTES = 8 * 1024 * 1024;
const OVERLAP_BYTES = 128;
/** Letters of a dictionary of a stream with objects; ours have 80. */
const MAX_DICTIONARY = 400;
/** Bytes that one stream with objects unpacks to; ours hold some hundred objects. */
const MAX_UNPACKED = 64 * 1024 * 1024;
/** Bytes that all of them unpack to. */
const MAX_ALL_UNPACKED = 512 * 1024 * 1024;

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Whether the bytes are a PDF without active content. Unpacks the objects in it; never throws. */
export async function isPassivePdf(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!/^%PDF-1\.\d/.test(file.toString('latin1', 0, 8))) return false;
  if (!/%%EOF\s*$/.test(file.toString('latin1', Math.max(0, file.length - 32)))) return false;
  const found = new Set<number>();
  for (let start = 0; start < file.length; start += PIECE_BYTES) {
    const text = file.toString('latin1', start, start + PIECE_BYTES + OVERLAP_BYTES);
    if (FORBIDDEN.test(text)) return false;
    // In a set, since pieces overlap.
    for (const { index } of text.matchAll(FIRST)) found.add(start + index);
    await pause();
  }
  return areObjectsPassive(file, found);
}

/** Whether every `/First` belongs to a stream with objects that can be unpacked and are passive. */
async function areObjectsPassive(file: Buffer, found: ReadonlySet<number>): Promise<boolean> {
  let room = MAX_ALL_UNPACKED;
  for (const position of found) {
    const stream = getObjectStream(file, position);
    const text = stream && unpack(file.subarray(stream.start), Math.min(room, MAX_UNPACKED));
    if (stream === undefined || text === undefined) return false;
    const code = withoutStrings(text, stream.first);
    if (code === undefined || FORBIDDEN.test(code) || FORBIDDEN_SHORT.test(code)) return false;
    room -= text.length;
    await pause();
  }
  return true;
}

/**
 * The objects without what stands in strings: a title may contain any word. Undefined where a reader could see other strings than we
 * do: an object that begins within one, a string without an end, a comment.
 */
function withoutStrings(text: string, first: number): string | undefined {
  const objects = text.slice(first);
  const starts = readStarts(text.slice(0, first));
  const strings = findStrings(objects);
  if (starts === undefined || strings === undefined) return undefined;
  let code = '';
  let end = 0;
  let next = 0;
  for (const string of strings) {
    while ((starts[next] ?? objects.length) <= string.start) next += 1;
    if ((starts[next] ?? objects.length) < string.end) return undefined;
    code += `${objects.slice(end, string.start)} `;
    end = string.end;
  }
  code += objects.slice(end);
  return /[\\%]/.test(code) ? undefined : code;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The strings in parentheses, which may hold balanced ones. Undefined where they are not balanced. */
function findStrings(objects: string): Span[] | undefined {
  const strings: Span[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of objects.matchAll(/\\[\s\S]|[()]/g)) {
    if (token === '(') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (token === ')') {
      depth -= 1;
      if (depth < 0) return undefined;
      if (depth === 0) strings.push({ start, end: index + 1 });
    }
  }
  return depth === 0 ? strings : undefined;
}

/** Where the objects begin, ascending, from the head of a stream: pairs of a number and a place. Undefined where it is anything else. */
function readStarts(head: string): number[] | undefined {
  const numbers = head.trim().split(/\s+/);
  if (!numbers.every((number) => /^\d+$/.test(number))) return undefined;
  return numbers.flatMap((number, i) => (i % 2 === 0 ? [] : [Number(number)])).sort((a, b) => a - b);
}

interface ObjectStream {
  /** Where its data begin in the file. */
  readonly start: number;
  /** Where its first object begins in the unpacked data. */
  readonly first: number;
}

/** The stream whose dictionary holds this position; undefined unless the dictionary is written as ours are. */
function getObjectStream(file: Buffer, position: number): ObjectStream | undefined {
  const from = file.lastIndexOf('<<', position);
  if (from < 0 || position - from > MAX_DICTIONARY) return undefined;
  const text = file.toString('latin1', from, from + 2 * MAX_DICTIONARY);
  const match = /^<<([\w/\s]*)>>\s*stream\r?\n/.exec(text);
  const dictionary = match?.[1];
  if (match === null || dictionary === undefined || from + match[0].length < position) return undefined;
  // The text before the first key, then keys and values in turn.
  const [before = '', ...keysAndValues] = dictionary.split(/\/(Type|N|First|Length|Filter)\b/);
  const entries = new Map<string, string>();
  for (let index = 0; index < keysAndValues.length; index += 2)
    entries.set(keysAndValues[index] as string, (keysAndValues[index + 1] as string).trim());
  const isOurs =
    before.trim() === '' &&
    entries.size === keysAndValues.length / 2 &&
    entries.get('Type') === '/ObjStm' &&
    entries.get('Filter') === '/FlateDecode' &&
    ['N', 'First', 'Length'].every((key) => /^\d+$/.test(entries.get(key) ?? '0'));
  const first = /\/First\s+(\d+)/.exec(dictionary)?.[1];
  return isOurs && first !== undefined ? { start: from + match[0].length, first: Number(first) } : undefined;
}

function unpack(packed: Buffer, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(packed, { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}
