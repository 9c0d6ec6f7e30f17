/** A run of text as one path: browsers lay out, paint and put together one path sooner than a path of each letter. */
import { type Cache, cached, cachedFor, newCache } from '../../base/cache.ts';
import { glyphsOf, type TextItem } from '../../display/display-list.ts';
import { parsePath } from '../../display/path.ts';
import { type Face, glyphOutline } from '../../text/fonts/fonts.ts';

/** Parts of a point that coordinates are rounded to: at 400 % it is less than a hundredth of a pixel. */
const PARTS = 1000;
/** Outlines of one face that are kept at once, in each of two generations: a long card in a few sizes of type. */
const MOST_OUTLINES = 1500;

const outlines = new WeakMap<Face, Cache<string>>();
const whole = (value: number): number => Math.round(value * PARTS);
const written = (parts: number): string => String(parts / PARTS);

/** The glyph from its own origin on, in points, y downwards. Each step is between rounded places, so that none of them adds up. */
function steps(outline: string, scale: number): string {
  let out = '';
  let [x, y, beginX, beginY] = [0, 0, 0, 0];
  for (const [letter, ...numbers] of parsePath(outline)) {
    if (letter === 'Z') {
      out += 'z';
      [x, y] = [beginX, beginY];
      continue;
    }
    const places = (numbers as number[]).map((n, index) => whole(index % 2 === 0 ? n * scale : -n * scale));
    const away = places.map((place, index) => written(place - (index % 2 === 0 ? x : y)));
    out += letter.toLowerCase() + away.join(' ');
    [x, y] = places.slice(-2) as [number, number];
    if (letter === 'M') [beginX, beginY] = [x, y];
  }
  return out;
}

/** Path data of all letters of a run, where they stand. */
export function textPath(item: TextItem, face: Face): string {
  const scale = item.size / face.unitsPerEm;
  const known = cachedFor(outlines, face, () => newCache());
  return glyphsOf(item, face.unitsPerEm)
    .map(({ id, dx, dy }) => {
      const drawn = cached(known, `${id} ${item.size}`, MOST_OUTLINES, () => steps(glyphOutline(face, id), scale));
      return drawn === '' ? '' : `M${written(whole(item.x + dx))} ${written(whole(item.y - dy))}${drawn}`;
    })
    .join('');
}
