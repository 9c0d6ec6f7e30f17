/** The pictures of a template's own, by where their files are. Templates come from strangers: nothing leads out of their folder. */
import { cachedFor } from '../../base/cache.ts';
import { isPictureFile, readSource } from '../pictures/picture-source.ts';
import type { CardTemplate } from './card-template.ts';

/** A picture of the library by its hash, or a file beside the template by a path with forward slashes. */
export function isPictureSource(src: string): boolean {
  const source = readSource(src);
  if ('problem' in source || source.kind === 'data') return false;
  // Templates travel between systems: they name files in one way.
  return source.kind === 'library' || (isPictureFile(source.path) && !src.includes('\\'));
}

const known = new WeakMap<NonNullable<CardTemplate['pictures']>, readonly string[]>();
const NONE: readonly string[] = [];

/** Where they are, each once; the same list for the same pictures. */
export const templateSources = ({ pictures }: Pick<CardTemplate, 'pictures'>): readonly string[] =>
  pictures === undefined
    ? NONE
    : cachedFor(known, pictures, () => [...new Set(Object.values(pictures).map(({ src }) => src))]);
