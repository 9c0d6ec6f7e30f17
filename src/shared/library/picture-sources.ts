/** Where a document and what it embeds say their pictures are. */
import { isObject, type JsonObject } from '../document/migrate.ts';

/** Every source of a picture that the document names, each once, in its order. */
export function sourcesIn(document: unknown): string[] {
  const found = new Set<string>();
  withSources(document, (src) => {
    found.add(src);
    return src;
  });
  return [...found];
}

/** The document with other sources; the same object where all stay. Never throws. */
export function withSources(document: unknown, sourceFor: (src: string) => string): unknown {
  if (!isObject(document)) return document;
  let out = ownSources(document, sourceFor);
  for (const list of ['characters', 'factions']) {
    const held = Object.hasOwn(out, list) ? out[list] : undefined;
    if (!Array.isArray(held)) continue;
    const inner = held.map((one: unknown) => (isObject(one) ? ownSources(one, sourceFor) : one));
    if (inner.some((one, i) => one !== held[i])) out = { ...out, [list]: inner };
  }
  return out;
}

function ownSources(document: JsonObject, sourceFor: (src: string) => string): JsonObject {
  const symbol = withSource(document, 'symbolImage', sourceFor);
  const art = isObject(symbol.art) ? withSource(symbol.art, 'image', sourceFor) : symbol.art;
  return art === symbol.art ? symbol : { ...symbol, art };
}

function withSource(holder: JsonObject, key: string, sourceFor: (src: string) => string): JsonObject {
  const image = Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (!isObject(image) || typeof image.src !== 'string') return holder;
  const src = sourceFor(image.src);
  return src === image.src ? holder : { ...holder, [key]: { ...image, src } };
}
