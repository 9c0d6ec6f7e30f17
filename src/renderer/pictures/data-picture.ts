/** Pictures that stand in a document itself: the PNG symbols of factions. */
import { readSource } from '../../shared/card/picture-source.ts';
import type { Picture } from '../../shared/card/pictures.ts';

/** Every PNG begins with these bytes and the name of its first part; width and height follow. */
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const HEAD = 24;

/** The bytes of a `data:` source, or undefined for any other source and for text that is no Base64. */
export function dataBytes(src: string): Uint8Array<ArrayBuffer> | undefined {
  const source = readSource(src);
  return 'problem' in source || source.kind !== 'data' ? undefined : decoded(source.base64);
}

function decoded(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Pixels of a PNG by its head, or undefined when it is none. */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < HEAD || PNG.some((byte, i) => bytes[i] !== byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** A PNG that stands in a document, for the screen: its own address is its key. Only the head is read. */
export function dataPicture(src: string): Picture | undefined {
  const source = readSource(src);
  if ('problem' in source || source.kind !== 'data') return undefined;
  const head = decoded(source.base64.slice(0, (HEAD / 3) * 4));
  const size = head && pngSize(head);
  return size && { key: src, ...size };
}
