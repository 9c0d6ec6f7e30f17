/** A hero or a team as one word, for a chat or a mail: `rollcall:1:` packed JSON `.` check digits. The link contains the document; no server is involved. */
import { deflateSync, Inflate } from 'fflate';
import { LIMITS } from '../base/limits.ts';
import { documentLine } from '../document/document-text.ts';
import { jsonRefusal } from '../document/json/fault-messages.ts';
import { isObject, type JsonObject } from '../document/json/json-object.ts';
import { readJson } from '../document/json/read-json.ts';
import type { Translate } from '../texts/translate.ts';
import { digestOf } from '../zip/codec.ts';
import { withoutBitmaps, withoutDrawings } from './without-art.ts';

const VERSION = 1;
/** First digits of the SHA-256 of the packed JSON, which reveal a link that was cut or changed. */
const CHECK_DIGITS = 8;

export type Link =
  /** `without` is the largest part that was left out; `note` names all parts, as a sentence. */
  | { readonly ok: true; readonly text: string; readonly without?: 'picture' | 'drawing'; readonly note?: string }
  | { readonly ok: false; readonly message: string };

/** The link of a document. Pictures never travel in it, drawings where there is room. */
export function linkOf(translate: Translate, document: unknown): Link {
  if (!isObject(document)) return { ok: false, message: translate('links.noDocument') };
  const light = withoutBitmaps(document);
  const hasBitmaps = light !== document;
  const text = packed(light);
  if (text.length <= LIMITS.linkLetters) {
    const note = translate('links.noRoomForPictures');
    return hasBitmaps ? { ok: true, text, without: 'picture', note } : { ok: true, text };
  }
  const bare = withoutDrawings(light);
  const short = bare === light ? text : packed(bare);
  if (short.length > LIMITS.linkLetters) {
    const message = translate('links.tooLong', { letters: short.length, limit: LIMITS.linkLetters });
    return { ok: false, message };
  }
  const note = hasBitmaps ? translate('links.noRoomForArt') : translate('links.noRoomForDrawings');
  return { ok: true, text: short, without: 'drawing', note };
}

function packed(document: JsonObject): string {
  const bytes = deflateSync(new TextEncoder().encode(documentLine(document)), { level: 9 });
  return `rollcall:${VERSION}:${base64url(bytes)}.${digestOf(bytes).slice(0, CHECK_DIGITS)}`;
}

export type ReadLink =
  | { readonly ok: true; readonly document: unknown }
  | { readonly ok: false; readonly message: string };

/**
 * The document of the first link in a text: mail programs break it into lines, people put words around it. Undefined where
 * there is no link of ours.
 */
export function readLink(translate: Translate, text: string): ReadLink | undefined {
  const start = text.search(/rollcall:\d{1,9}:/);
  if (start < 0) return undefined;
  // Twice the longest link leaves room for line breaks and quotation marks.
  const word = text.slice(start, start + 2 * LIMITS.linkLetters).replace(BETWEEN, '');
  const [, version, body = '', rest = ''] = /^rollcall:(\d+):([\w-]*)(.*)/s.exec(word) ?? [];
  if (Number(version) > VERSION) return refused(translate('links.newer'));
  if (body.length > LIMITS.linkLetters) return refused(translate('links.longerThanOurs'));
  const check = /^\.([0-9a-f]{8})/.exec(rest)?.[1];
  const bytes = check === undefined ? undefined : bytesOf(body);
  if (bytes === undefined || digestOf(bytes).slice(0, CHECK_DIGITS) !== check) return refused(translate('links.cut'));
  return unpacked(translate, bytes);
}

/** White space, also of no width, and the marks that mail programs put before quoted lines. */
const BETWEEN = /[\s>\u00ad\u200b-\u200d\u2060\ufeff]+/g;

const refused = (message: string): ReadLink => ({ ok: false, message });

function unpacked(translate: Translate, bytes: Uint8Array): ReadLink {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    length += part.length;
    if (length <= LIMITS.linkDocumentLetters) parts.push(part);
  });
  try {
    for (let at = 0; at < bytes.length && length <= LIMITS.linkDocumentLetters; at += STEP) {
      inflate.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
    }
  } catch {
    return refused(translate('links.notPacked'));
  }
  if (length > LIMITS.linkDocumentLetters) return refused(translate('links.tooMuch'));
  return parsed(translate, parts, length);
}

/** Bytes that are unpacked at once: they become a thousand times as many at most. */
const STEP = 1 << 10;

function parsed(translate: Translate, parts: readonly Uint8Array[], length: number): ReadLink {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(all);
  } catch {
    return refused(translate('links.noText'));
  }
  const read = readJson(json);
  if (!read.ok) return refused(translate('links.noJson', { refusal: jsonRefusal(translate, read) }));
  return isObject(read.value) ? { ok: true, document: read.value } : refused(translate('links.empty'));
}

/** Calls with more arguments than this fail in some engines. */
const ARGUMENTS = 1 << 13;

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += ARGUMENTS)
    text += String.fromCharCode(...bytes.subarray(at, at + ARGUMENTS));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    return undefined;
  }
}
