/**
 * Recognizes files of other programs, so that a refusal can say what a file is. It is loaded with the first file that cannot
 * be read: most calls and windows never need it.
 */
import { fileTypeFromBuffer } from 'file-type/core';
import type { ForeignFile } from '../texts/foreign-file.ts';
import { FILE_TYPES, type KnownKind, NAME_ENDINGS, SIGNED_TEXT, toForeignFile } from './file-kinds.ts';
import { recognizeContainer } from './recognize-container.ts';
import { recognizeText } from './recognize-text.ts';

/** Bytes that are looked at to tell whether a file is text, and what a text begins with. */
const TEXT_HEAD = 65_536;

/**
 * What a file is by its content and, where that tells nothing, by the ending of its name. Undefined for what is of no known
 * kind, and for plain text. Never throws. Of a picture the first megabyte may do, of anything else it takes all bytes.
 */
export async function recognizeFile(bytes: Uint8Array, fileName = ''): Promise<ForeignFile | undefined> {
  if (bytes.length === 0) return undefined;
  const text = textAtStart(bytes);
  const ending = endingOf(fileName);
  const kind =
    (text === undefined ? undefined : recognizeText(text, bytes.length <= TEXT_HEAD ? text : undefined, ending)) ??
    (await recognizeContainer(bytes, ending)) ??
    (await recognizeSignature(bytes, text !== undefined)) ??
    recognizeName(fileName, ending);
  return kind && toForeignFile(kind, ending);
}

async function recognizeSignature(bytes: Uint8Array, isText: boolean): Promise<KnownKind | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // Two letters at the beginning of a text, such as those of BMP, are no proof.
  if (type === undefined || (isText && !SIGNED_TEXT.has(type.ext))) return undefined;
  const known = FILE_TYPES.get(type.ext);
  if (known !== undefined) return known.showsEnding === true ? { ...known, ending: type.ext } : known;
  const [group] = type.mime.split('/');
  if (group === 'image') return { name: 'picture', category: 'picture', ending: type.ext };
  if (group === 'video') return { name: 'video', category: 'other', ending: type.ext };
  if (group === 'audio') return { name: 'soundFile', category: 'other', ending: type.ext };
  if (group === 'font') return { name: 'font', category: 'other', ending: type.ext, isReadable: true };
  return { name: 'otherProgram', category: 'other', ending: type.ext };
}

/** Names are weak evidence, which counts where the content tells nothing. */
function recognizeName(fileName: string, ending: string): KnownKind | undefined {
  const base = fileName.replace(/^.*[/\\]/, '');
  if (base.startsWith('._')) return { name: 'macCompanionFile', category: 'companion' };
  if (base.startsWith('~$')) return { name: 'officeLockFile', category: 'companion' };
  return NAME_ENDINGS.get(ending);
}

/** The letters of an ending in lower case, without its dot; empty where there is none. */
const endingOf = (fileName: string): string => /\.([a-z0-9_-]{1,12})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** The beginning of a text, its letters outside ASCII as they come, or undefined for bytes that are none. */
function textAtStart(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, TEXT_HEAD);
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head.some((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d))) return undefined;
  return new TextDecoder().decode(head);
}
