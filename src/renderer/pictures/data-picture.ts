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

/** The length of the Base64 text that contains the header of a PNG. */
const HEAD_LENGTH = 32;

/**
 * Returns a PNG for the screen: the browser shows it from its own `data:` URL, so only its header is read. Returns undefined for all
 * other sources, which have to be decoded first to find their orientation, or whether they can be shown at all.
 */
export function readPngHead(dataSource: string): Picture | undefined {
  const source = parsePictureSource(dataSource);
  if ('problem' in source || source.kind !== 'data') return undefined;
  const headBytes = decodeBase64(source.base64.slice(0, HEAD_LENGTH));
  if (headBytes === undefined) return undefined;
  const checkedPicture = checkPicture(headBytes);
  if ('problem' in checkedPicture || checkedPicture.type !== 'image/png' || checkedPicture.size === undefined)
    return undefined;
  return { key: dataSource, ...checkedPicture.size };
}

/** The maximum length of Base64 that is checked in the page, which takes a few milliseconds. Longer pictures go to a worker. */
const MAX_CHECKED_LENGTH = 1_000_000;

/** Whether an embedded PNG is complete and undamaged. Undefined if checking would block the page. */
export function isPngIntact(dataSource: string): boolean | undefined {
  if (dataSource.length > MAX_CHECKED_LENGTH) return undefined;
  const bytes = decodeDataSource(dataSource);
  return bytes !== undefined && !isPictureDamaged(bytes, 'image/png');
}
