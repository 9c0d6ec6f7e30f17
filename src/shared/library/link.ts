/**
 * Links: a hero or a team as one word for a chat or an email: `rollcall:1:` packed JSON `.` check digits. The link contains the
 * document; no server is involved.
 */
import { deflateSync, Inflate } from 'fflate';
import { LIMITS } from '../base/limits.ts';
import { formatDocumentLine } from '../document/format-document.ts';
import { formatJsonError } from '../document/json/json-error-messages.ts';
import { isObject, type JsonObject } from '../document/json/json-object.ts';
import { readJson } from '../document/json/read-json.ts';
import type { Translate } from '../texts/translate.ts';
import { computeDigest } from '../zip/codec.ts';
import { LINK_START, normalizeLinkScheme } from './link-pattern.ts';
import { removeBitmaps, removeDrawings } from './remove-art.ts';

const VERSION = 1;
/** The first digits of the SHA-256 of the packed JSON reveal a link that was cut or changed. */
const CHECK_DIGITS = 8;

export type Link =
  /** `without` is the largest part that was left out; `note` names all parts, as a sentence. */
  | { readonly ok: true; readonly text: string; readonly without?: 'picture' | 'drawing'; readonly note?: string }
  | { readonly ok: false; readonly message: string };

/** Creates the link of a document. It never contains pictures, and drawings only if there is room. */
export function createLink(translate: Translate, document: unknown): Link {
  if (!isObject(document)) return { ok: false, message: translate('links.noDocument') };
  const withoutPictures = removeBitmaps(document);
  const hasBitmaps = withoutPictures !== document;
  const linkText = packDocument(withoutPictures);
  if (linkText.length <= LIMITS.linkLetters) {
    const note = translate('links.noRoomForPictures');
    return hasBitmaps ? { ok: true, text: linkText, without: 'picture', note } : { ok: true, text: linkText };
  }
  const withoutAnyArt = removeDrawings(withoutPictures);
  const shorterLink = withoutAnyArt === withoutPictures ? linkText : packDocument(withoutAnyArt);
  if (shorterLink.length > LIMITS.linkLetters) {
    const message = translate('links.tooLong', { letters: shorterLink.length, limit: LIMITS.linkLetters });
    return { ok: false, message };
  }
  const note = hasBitmaps ? translate('links.noRoomForArt') : translate('links.noRoomForDrawings');
  return { ok: true, text: shorterLink, without: 'drawing', note };
}

function packDocument(document: JsonObject): string {
  const bytes = deflateSync(new TextEncoder().encode(formatDocumentLine(document)), { level: 9 });
  return `rollcall:${VERSION}:${encodeBase64Url(bytes)}.${computeDigest(bytes).slice(0, CHECK_DIGITS)}`;
}

export type ReadLink =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly message: string };

/**
 * Reads the document of the first link in a text. The link may have line breaks and quotation marks of mail programs, and words around it.
 * Returns undefined if there is no Rollcall link.
 */
export function readLink(translate: Translate, writtenText: string): ReadLink | undefined {
  const linkText = normalizeLinkScheme(writtenText);
  const linkStart = linkText.search(LINK_START);
  if (linkStart < 0) return undefined;
  // Twice the longest link leaves room for line breaks and quotation marks.
  const candidateText = linkText.slice(linkStart, linkStart + 2 * LIMITS.linkLetters).replace(IGNORED_CHARACTERS, '');
  // `rollcall:1:eNqr….9c56cc51 and more` has the version 1, the packed JSON `eNqr…`, and after it the check digits and other text.
  const [, version, packedText = '', afterBody = ''] =
    /^rollcall:(?:\/\/)?(\d+):([\w-]*)(.*)/s.exec(candidateText) ?? [];
  if (Number(version) > VERSION) return refuseLink(translate('links.newer'));
  if (packedText.length > LIMITS.linkLetters) return refuseLink(translate('links.longerThanOurs'));
  const checkDigits = /^\.([0-9a-f]{8})/.exec(afterBody)?.[1];
  const bytes = checkDigits === undefined ? undefined : decodeBase64Url(packedText);
  if (bytes === undefined || computeDigest(bytes).slice(0, CHECK_DIGITS) !== checkDigits)
    return refuseLink(translate('links.cut'));
  return unpackDocument(translate, bytes);
}

/** White space, including zero-width characters, and the marks that mail programs put before quoted lines. */
const IGNORED_CHARACTERS = /[\s>\u00ad\u200b-\u200d\u2060\ufeff]+/g;

const refuseLink = (message: string): ReadLink => ({ ok: false, message });

function unpackDocument(translate: Translate, bytes: Uint8Array): ReadLink {
  const chunks: Uint8Array[] = [];
  let byteCount = 0;
  const inflate = new Inflate((chunk) => {
    byteCount += chunk.length;
    if (byteCount <= LIMITS.linkDocumentLetters) chunks.push(chunk);
  });
  try {
    for (
      let offset = 0;
      offset < bytes.length && byteCount <= LIMITS.linkDocumentLetters;
      offset += UNPACK_STEP_BYTES
    ) {
      inflate.push(bytes.subarray(offset, offset + UNPACK_STEP_BYTES), offset + UNPACK_STEP_BYTES >= bytes.length);
    }
  } catch {
    return refuseLink(translate('links.notPacked'));
  }
  if (byteCount > LIMITS.linkDocumentLetters) return refuseLink(translate('links.tooMuch'));
  return parseDocument(translate, chunks, byteCount);
}

/** Bytes that are unpacked at once. They expand to at most a thousand times as many. */
const UNPACK_STEP_BYTES = 1 << 10;

function parseDocument(translate: Translate, chunks: readonly Uint8Array[], byteCount: number): ReadLink {
  const allBytes = new Uint8Array(byteCount);
  let offset = 0;
  for (const chunk of chunks) {
    allBytes.set(chunk, offset);
    offset += chunk.length;
  }
  let jsonText: string;
  try {
    jsonText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(allBytes);
  } catch {
    return refuseLink(translate('links.noText'));
  }
  const jsonResult = readJson(jsonText);
  if (!jsonResult.ok) return refuseLink(translate('links.noJson', { refusal: formatJsonError(translate, jsonResult) }));
  return isObject(jsonResult.value) ? { ok: true, document: jsonResult.value } : refuseLink(translate('links.empty'));
}

/** Calls with more arguments than this fail in some engines. */
const MAX_ARGUMENTS = 1 << 13;

function encodeBase64Url(bytes: Uint8Array): string {
  let binaryText = '';
  for (let offset = 0; offset < bytes.length; offset += MAX_ARGUMENTS)
    binaryText += String.fromCharCode(...bytes.subarray(offset, offset + MAX_ARGUMENTS));
  return btoa(binaryText).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeBase64Url(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}
