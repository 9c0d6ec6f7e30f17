/** Pictures that stand in a document itself. */
import { isPictureDamaged } from '../../shared/card/pictures/damage/find-damage.ts';
import { checkPicture } from '../../shared/card/pictures/picture-check.ts';
import { readSource } from '../../shared/card/pictures/picture-source.ts';
import type { Picture } from '../../shared/card/pictures/pictures.ts';

/** The bytes of a `data:` source, or undefined for any other source and for text that is no Base64. */
export function dataBytes(src: string): Uint8Array<ArrayBuffer> | undefined {
  const source = readSource(src);
  return 'problem' in source || source.kind !== 'data' ? undefined : decoded(source.base64);
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const letters = atob(base64);
    const bytes = new Uint8Array(letters.length);
    // Letter by letter: as an iterable, a picture of many megabytes would hold up the page.
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = letters.charCodeAt(index);
    return bytes;
  } catch {
    return undefined;
  }
}

/** Letters of Base64 that hold the head of a PNG. */
const HEAD = 32;

/**
 * A PNG, for the screen: it is shown as it stands, under its own address, and only its head is read. Undefined for all
 * that has to be decoded first to know how it stands, or whether it can be shown at all.
 */
export function plainPicture(src: string): Picture | undefined {
  const source = readSource(src);
  if ('problem' in source || source.kind !== 'data') return undefined;
  const head = decoded(source.base64.slice(0, HEAD));
  if (head === undefined) return undefined;
  const checked = checkPicture(head);
  if ('problem' in checked || checked.type !== 'image/png' || checked.size === undefined) return undefined;
  return { key: src, ...checked.size };
}

/** Base64 of this many letters is looked through in a few milliseconds. Longer pictures go to a worker. */
const QUICKLY_CHECKED_LETTERS = 1_000_000;

/** Whether a PNG that stands in its document is whole; undefined where finding out would hold up the page. */
export function isPlainPictureWhole(src: string): boolean | undefined {
  if (src.length > QUICKLY_CHECKED_LETTERS) return undefined;
  const bytes = dataBytes(src);
  return bytes !== undefined && !isPictureDamaged(bytes, 'image/png');
}
