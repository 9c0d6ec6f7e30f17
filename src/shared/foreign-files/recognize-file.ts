/**
 * Recognizes files of other programs, so that an error can say what a file is. This module is loaded with the first unreadable file, since
 * most commands and windows never need it.
 */
import { fileTypeFromBuffer } from 'file-type/core';
import type { ForeignFile } from '../texts/foreign-file.ts';
import { FILE_TYPES, type KnownKind, NAME_ENDINGS, SIGNED_TEXT, toForeignFile } from './file-kinds.ts';
import { recognizeContainer } from './recognize-container.ts';
import { recognizeText } from './recognize-text.ts';

/** The number of bytes that are examined to find out whether a file is text and how the text begins. */
const TEXT_HEAD_BYTES = 65_536;

/**
 * Recognizes a file by its content or, if that isn't conclusive, by the ending of its name. Returns undefined for unknown kinds and for
 * plain text. Never throws. The first megabyte is enough for a picture; other kinds need all bytes.
 */
export async function recognizeFile(bytes: Uint8Array, fileName = ''): Promise<ForeignFile | undefined> {
  if (bytes.length === 0) return undefined;
  const textStart = readTextStart(bytes);
  const ending = getEnding(fileName);
  const knownKind =
    (textStart === undefined
      ? undefined
      : recognizeText(textStart, bytes.length <= TEXT_HEAD_BYTES ? textStart : undefined, ending)) ??
    (await recognizeContainer(bytes, ending)) ??
    (await recognizeSignature(bytes, textStart !== undefined)) ??
    recognizeName(fileName, ending);
  return knownKind && toForeignFile(knownKind, ending);
}

async function recognizeSignature(bytes: Uint8Array, isText: boolean): Promise<KnownKind | undefined> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // A text can begin with a short signature, such as the two letters of BMP.
  if (type === undefined || (isText && !SIGNED_TEXT.has(type.ext))) return undefined;
  const knownKind = FILE_TYPES.get(type.ext);
  if (knownKind !== undefined) return knownKind.showsEnding === true ? { ...knownKind, ending: type.ext } : knownKind;
  const [mimeGroup] = type.mime.split('/');
  if (mimeGroup === 'image') return { name: 'picture', category: 'picture', ending: type.ext };
  if (mimeGroup === 'video') return { name: 'video', category: 'other', ending: type.ext };
  if (mimeGroup === 'audio') return { name: 'soundFile', category: 'other', ending: type.ext };
  if (mimeGroup === 'font') return { name: 'font', category: 'other', ending: type.ext, isReadable: true };
  return { name: 'otherProgram', category: 'other', ending: type.ext };
}

/** Recognizes a file by its name, which is used only if the content isn't conclusive. */
function recognizeName(fileName: string, ending: string): KnownKind | undefined {
  const baseName = fileName.replace(/^.*[/\\]/, '');
  if (baseName.startsWith('._')) return { name: 'macCompanionFile', category: 'companion' };
  if (baseName.startsWith('~$')) return { name: 'officeLockFile', category: 'companion' };
  return NAME_ENDINGS.get(ending);
}

/** Returns the ending in lower case without its dot; empty if there is none. */
const getEnding = (fileName: string): string => /\.([a-z0-9_-]{1,12})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Decodes the beginning of a text, possibly with wrong letters outside ASCII. Returns undefined for bytes that aren't text. */
function readTextStart(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, TEXT_HEAD_BYTES);
  const [firstByte, secondByte] = head;
  // The byte order mark of UTF-16.
  if (firstByte === 0xff && secondByte === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head.some((byte) => byte < 0x20 && (byte < 0x09 || byte > 0x0d))) return undefined;
  return new TextDecoder().decode(head);
}
