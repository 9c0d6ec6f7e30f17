/** Names of the entries of a zip: from bytes to text, and what no name may be. */

import { crc32 } from '../base/crc32.ts';
import { LIMITS } from '../base/limits.ts';
import type { LateText } from '../texts/late-text.ts';
import { refuse } from './archive-fault.ts';
import { extraField, viewOf } from './layout.ts';

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Code page 437 from 0x80 on: for names without the UTF-8 flag that are not valid UTF-8. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** Extra field that holds the name in UTF-8, with the checksum of the name that it stands for. */
const UNICODE_PATH = 0x7075;

/** The name of an entry in one Unicode form: macOS stores letters and accents separately. */
export function entryName(bytes: Uint8Array, isUtf8: boolean, extra: Uint8Array): string {
  const better = unicodePath(bytes, extra) ?? bytes;
  try {
    return UTF8.decode(better).normalize('NFC');
  } catch {
    if (isUtf8) return refuse('name', latin(bytes), (translate) => translate('entryNames.noUtf8'));
    return [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP437.charAt(byte - 0x80))).join('');
  }
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 200));

function unicodePath(name: Uint8Array, extra: Uint8Array): Uint8Array | undefined {
  const field = extraField(extra, UNICODE_PATH);
  if (field === undefined || field.length < 5 || field[0] !== 1) return undefined;
  return viewOf(field).getUint32(1, true) === crc32(name) ? field.subarray(5) : undefined;
}

/** Control characters, line separators, halves of characters, and what turns the direction of text. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Throws an ArchiveError for a path that could lead out of the folder it is unpacked in, or be taken for another one. */
export function refuseUnsafe(path: string): void {
  const why = unsafe(path);
  if (why !== undefined) refuse('name', path, why);
}

function unsafe(path: string): LateText | undefined {
  if (path === '' || path === '/') return (translate) => translate('entryNames.empty');
  if (path.length > LIMITS.archivePathBytes)
    return (translate) => translate('entryNames.tooLong', { limit: LIMITS.archivePathBytes });
  if (HIDDEN.test(path)) return (translate) => translate('entryNames.hidden');
  if (path.includes('\\')) return (translate) => translate('entryNames.backslash');
  if (path.startsWith('/')) return (translate) => translate('entryNames.root');
  if (/^[a-z]:/i.test(path)) return (translate) => translate('entryNames.drive');
  const parts = (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
  if (parts.includes('..')) return (translate) => translate('entryNames.leadsOut');
  if (parts.some((part) => part === '' || part === '.')) return (translate) => translate('entryNames.emptyPart');
  return undefined;
}

/**
 * Equal for paths that no archive may hold both of. What Rollcall writes is compared by `fileNameKey`, which is stricter: archives of
 * earlier versions may hold `Straße` beside `Strasse`.
 */
export const sameFileKey = (path: string): string => path.normalize('NFC').toLowerCase();
