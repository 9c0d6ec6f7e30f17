/** Draws a run of text as one path, which browsers lay out, paint and composite faster than one path for each letter. */
import { type Cache, createCache, getOrCreate, getOrCreateFor } from '../../base/cache.ts';
import { listRunGlyphs, type TextItem } from '../../display/display-list.ts';
import { parsePath } from '../../display/path.ts';
import { getGlyphOutline, type Typeface } from '../../text/fonts/fonts.ts';

/** Coordinates are rounded to this fraction of a point: less than a hundredth of a pixel at 400 %. */
const STEPS_PER_POINT = 1000;
/** Cached outlines of one typeface: enough for a long card in a few type sizes. A cache holds up to twice as many. */
const MAX_CACHED_OUTLINES = 1500;

const outlineCaches = new WeakMap<Typeface, Cache<string>>();
const toSteps = (value: number): number => Math.round(value * STEPS_PER_POINT);
const formatSteps = (stepCount: number): string => String(stepCount / STEPS_PER_POINT);

/**
 * Returns a glyph's outline as relative commands from its origin, in points, y downward. The commands connect rounded points, so that
 * rounding errors don't add up.
 */
function createRelativePath(outline: string, scale: number): string {
  let pathData = '';
  let [x, y, beginX, beginY] = [0, 0, 0, 0];
  for (const [command, ...numbers] of parsePath(outline)) {
    if (command === 'Z') {
      pathData += 'z';
      [x, y] = [beginX, beginY];
      continue;
    }
    const steps = (numbers as number[]).map((coordinate, index) =>
      toSteps(index % 2 === 0 ? coordinate * scale : -coordinate * scale),
    );
    const offsets = steps.map((coordinate, index) => formatSteps(coordinate - (index % 2 === 0 ? x : y)));
    pathData += command.toLowerCase() + offsets.join(' ');
    [x, y] = steps.slice(-2) as [number, number];
    if (command === 'M') [beginX, beginY] = [x, y];
  }
  return pathData;
}

/** Returns the path data of all letters of a run at their positions. */
export function createTextPath(item: TextItem, typeface: Typeface): string {
  const scale = item.size / typeface.unitsPerEm;
  const outlineCache = getOrCreateFor(outlineCaches, typeface, () => createCache());
  return listRunGlyphs(item, typeface.unitsPerEm)
    .map(({ id, dx, dy }) => {
      const outlinePath = getOrCreate(outlineCache, `${id} ${item.size}`, MAX_CACHED_OUTLINES, () =>
        createRelativePath(getGlyphOutline(typeface, id), scale),
      );
      return outlinePath === ''
        ? ''
        : `M${formatSteps(toSteps(item.x + dx))} ${formatSteps(toSteps(item.y - dy))}${outlinePath}`;
    })
    .join('');
}
