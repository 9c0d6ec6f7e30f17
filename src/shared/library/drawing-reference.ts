/** References to drawings, which the database and backups store separately from their documents. */

import { isObject, type JsonObject } from '../document/json/json-object.ts';
import type { Drawing } from '../document/schema.ts';

const REFERENCE = /^sha256:([0-9a-f]{64})$/;

/**
 * Creates a reference: the size of the drawing and, as its only shape, `sha256:` and the hash of the drawing's JSON, like
 * `art.image.src` for a picture. A reference is a valid drawing itself, so that schemas accept it.
 */
export const createDrawingReference = ({ width, height }: Drawing, hash: string): Drawing => ({
  width,
  height,
  shapes: [{ d: `sha256:${hash}` }],
});

/** Returns the hash in a reference, or undefined for a real drawing and for any other value. */
export function parseDrawingHash(drawing: unknown): string | undefined {
  if (!isObject(drawing) || !Array.isArray(drawing.shapes) || drawing.shapes.length !== 1) return undefined;
  const [shape] = drawing.shapes as unknown[];
  return isObject(shape) && typeof shape.d === 'string' ? shape.d.match(REFERENCE)?.[1] : undefined;
}

/** Returns the drawing of a document, or the reference to it. */
export const getDrawing = (document: unknown): unknown =>
  isObject(document) && isObject(document.art) ? document.art.drawing : undefined;

/** Returns the document with another drawing; undefined removes the drawing. */
export function replaceDrawing<D>(document: D, drawing: Drawing | undefined): D {
  const { art, ...otherFields } = document as { art?: JsonObject };
  const { drawing: _previousDrawing, ...otherArt } = art ?? {};
  return { ...otherFields, art: drawing === undefined ? otherArt : { ...otherArt, drawing } } as D;
}
