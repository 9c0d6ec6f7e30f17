/** Checks and lists the sources of a template's pictures. Templates come from strangers, so a source never leaves the template's folder. */
import { getOrCreateFor } from '../../base/cache.ts';
import { isPictureFile, parsePictureSource } from '../pictures/picture-source.ts';
import type { CardTemplate } from './card-template.ts';

/** Whether a source is the hash of a picture in the library, or a path to a file next to the template, with forward slashes. */
export function isPictureSource(sourceText: string): boolean {
  const source = parsePictureSource(sourceText);
  if ('problem' in source || source.kind === 'data') return false;
  // Templates are shared between systems, so their paths must not use backslashes.
  return source.kind === 'library' || (isPictureFile(source.path) && !sourceText.includes('\\'));
}

const sourcesCache = new WeakMap<NonNullable<CardTemplate['pictures']>, readonly string[]>();
const NO_SOURCES: readonly string[] = [];

/** Lists the sources of a template's pictures, each once. Returns the same list for the same pictures. */
export const getTemplateSources = ({ pictures }: Pick<CardTemplate, 'pictures'>): readonly string[] =>
  pictures === undefined
    ? NO_SOURCES
    : getOrCreateFor(sourcesCache, pictures, () => [
        ...new Set(Object.values(pictures).map(({ src: source }) => source)),
      ]);
