/** Decodes and checks the names of zip entries. */

import { crc32 } from '../base/crc32.ts';
import { LIMITS } from '../base/limits.ts';
import type { LateText } from '../texts/late-text.ts';
import { refuse } from './archive-fault.ts';
import { createView, findExtraField } from './layout.ts';

const UTF8_DECODER = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Code page 437 from 0x80 on, for names without the UTF-8 flag that aren't valid UTF-8. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

/** The extra field with the name in UTF-8 and the checksum of the original name. */
const UNICODE_PATH = 0x7075;

/** Decodes the name of an entry and normalizes it, since macOS stores letters and accents separately. */
export function decodeEntryName(bytes: Uint8Array, isUtf8: boolean, extra: Uint8Array): string {
  const nameBytes = findUnicodePath(bytes, extra) ?? bytes;
  try {
    return UTF8_DECODER.decode(nameBytes).normalize('NFC');
  } catch {
    if (isUtf8) return refuse('name', decodeLatin(bytes), (translate) => translate('entryNames.noUtf8'));
    return [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : CP437.charAt(byte - 0x80))).join('');
  }
}

/** Decodes a name roughly, for the message about it. */
const decodeLatin = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 200));

/** Returns the name in UTF-8 from the extra field: its version (1), the checksum of the original name in 4 bytes, and the name. */
function findUnicodePath(nameBytes: Uint8Array, extra: Uint8Array): Uint8Array | undefined {
  const field = findExtraField(extra, UNICODE_PATH);
  if (field === undefined || field.length < 5 || field[0] !== 1) return undefined;
  return createView(field).getUint32(1, true) === crc32(nameBytes) ? field.subarray(5) : undefined;
}

/** Control characters, line separators, unpaired surrogates, and characters that change the direction of text. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Throws an ArchiveError for a path that could lead out of the target folder or be mistaken for another path. */
export function refuseUnsafe(entryPath: string): void {
  const reason = findUnsafeReason(entryPath);
  if (reason !== undefined) refuse('name', entryPath, reason);
}

function findUnsafeReason(entryPath: string): LateText | undefined {
  if (entryPath === '' || entryPath === '/') return (translate) => translate('entryNames.empty');
  if (entryPath.length > LIMITS.archivePathBytes)
    return (translate) => translate('entryNames.tooLong', { limit: LIMITS.archivePathBytes });
  if (HIDDEN_CHARACTERS.test(entryPath)) return (translate) => translate('entryNames.hidden');
  if (entryPath.includes('\\')) return (translate) => translate('entryNames.backslash');
  if (entryPath.startsWith('/')) return (translate) => translate('entryNames.root');
  if (/^[a-z]:/i.test(entryPath)) return (translate) => translate('entryNames.drive');
  const parts = (entryPath.endsWith('/') ? entryPath.slice(0, -1) : entryPath).split('/');
  if (parts.includes('..')) return (translate) => translate('entryNames.leadsOut');
  if (parts.some((pathPart) => pathPart === '' || pathPart === '.'))
    return (translate) => translate('entryNames.emptyPart');
  return undefined;
}

/**
 * Returns a key that is equal for paths that can't both be in one archive. For writing, Rollcall uses the stricter `getFileNameKey`;
 * archives of earlier versions may contain both `Straße` and `Strasse`.
 */
export const getSameFileKey = (entryPath: string): string => entryPath.normalize('NFC').toLowerCase();
