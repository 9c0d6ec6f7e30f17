/** Reads pictures that are embedded in documents as `data:` URLs. */
import { isPictureDamaged } from '../../shared/card/pictures/damage/find-damage.ts';
import { checkPicture } from '../../shared/card/pictures/picture-check.ts';
import { parsePictureSource } from '../../shared/card/pictures/picture-source.ts';
import type { Picture } from '../../shared/card/pictures/pictures.ts';

/** Returns the bytes of a `data:` source, or undefined for any other source and for invalid Base64. */
export function decodeDataSource(dataSource: string): Uint8Array<ArrayBuffer> | undefined {
  const source = parsePictureSource(dataSource);
  return 'problem' in source || source.kind !== 'data' ? undefined : decodeBase64(source.base64);
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const decodedText = atob(base64);
    const bytes = new Uint8Array(decodedText.length);
    // The loop uses an index, since iterating over many megabytes would block the page.
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = decodedText.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
}

/** The number of characters of Base64 that contain the header of a PNG. */
const HEADER_CHARACTERS = 32;

/**
 * Returns the key and the size of an embedded PNG. Only its header is read, since the browser shows the PNG from its `data:` URL. Returns
 * undefined for all other pictures: they have to be decoded to find their orientation, and whether the browser can show them.
 */
export function readPngHeader(dataSource: string): Picture | undefined {
  const source = parsePictureSource(dataSource);
  if ('problem' in source || source.kind !== 'data') return undefined;
  const headBytes = decodeBase64(source.base64.slice(0, HEADER_CHARACTERS));
  if (headBytes === undefined) return undefined;
  const checkedPicture = checkPicture(headBytes);
  if ('problem' in checkedPicture || checkedPicture.type !== 'image/png' || checkedPicture.size === undefined)
    return undefined;
  return { key: dataSource, ...checkedPicture.size };
}

/** A `data:` URL with up to this many characters is checked in the page, in a few milliseconds. Callers use a worker for longer ones. */
const MAX_CHECKED_CHARACTERS = 1_000_000;

/** Whether an embedded PNG is complete and undamaged. Returns undefined if the check would block the page. */
export function isPngIntact(dataSource: string): boolean | undefined {
  if (dataSource.length > MAX_CHECKED_CHARACTERS) return undefined;
  const bytes = decodeDataSource(dataSource);
  return bytes !== undefined && !isPictureDamaged(bytes, 'image/png');
}
