/** References to drawings that are stored apart from their document, in the database and in backups. */
import type { Drawing } from '../document/schema.ts';

type Anything = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Anything =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const REFERENCE = /^sha256:([0-9a-f]{64})$/;

/**
 * A reference: the size of the drawing, and as its only shape `sha256:` and the hash of
 * the drawing's JSON, as `art.image.src` names a picture. It is a valid drawing itself, so that schemas accept it.
 */
export const referenceTo = ({ width, height }: Drawing, hash: string): Drawing => ({
  width,
  height,
  shapes: [{ d: `sha256:${hash}` }],
});

/** The hash in a reference; undefined for a drawing itself and for any other value. */
export function drawingHash(drawing: unknown): string | undefined {
  if (!isObject(drawing) || !Array.isArray(drawing.shapes) || drawing.shapes.length !== 1) return undefined;
  const [shape] = drawing.shapes as unknown[];
  return isObject(shape) && typeof shape.d === 'string' ? shape.d.match(REFERENCE)?.[1] : undefined;
}

/** The drawing of a document, or the reference to it. */
export const drawingIn = (document: unknown): unknown =>
  isObject(document) && isObject(document.art) ? document.art.drawing : undefined;

/** The document with another drawing; undefined removes it. */
export function withDrawing<D>(document: D, drawing: Drawing | undefined): D {
  const { art, ...others } = document as { art?: Anything };
  const { drawing: _old, ...rest } = art ?? {};
  return { ...others, art: drawing === undefined ? rest : { ...rest, drawing } } as D;
}
