/** Tests that accents and descenders of names keep a distance from frames, bars and other words, in every template and size. */
import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import { listTemplateChoices } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import type { DisplayItem } from '../../../../src/shared/display/display-list.ts';
import { createRectPath, type Path, parsePath } from '../../../../src/shared/display/path.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { readSampleCharacters } from '../../../support/documents/samples.ts';
import { getTestFonts, measureGlyphInk, measureInk } from '../support.ts';

/** The minimum distance between ink of a name and anything else, in points. */
const MIN_DISTANCE = toPt(mm(0.25));
/** The distance between the points of an edge that are measured, in points. */
const STEP = 0.5;
const NAMES = ['JÖKLA', 'CIGÜEÑA', 'ẤǦgjp', 'ǦjpẤ', 'Ẫ'];

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Shape {
  readonly corners: readonly Point[];
  readonly isOpaque: boolean;
}

/** Returns the corners of a shape, in points. Curves count as straight lines, which is close enough here. */
function createShape(element: Extract<Element, { kind: 'shape' }>): Shape {
  const [left, top, width, height] = element.box;
  const path: Path =
    element.d === undefined ? createRectPath({ x: 0, y: 0, width: 100, height: 100 }) : parsePath(element.d);
  const corners = path.flatMap(([letter, ...numbers]) => {
    const [x, y] = (numbers as number[]).slice(-2);
    if (letter === 'Z' || x === undefined || y === undefined) return [];
    return [{ x: toPt(mm(left + (x / 100) * width)), y: toPt(mm(top + (y / 100) * height)) }];
  });
  return { corners, isOpaque: element.fill !== undefined && (element.opacity ?? 1) === 1 };
}

const contains = ({ corners }: Shape, { x, y }: Point): boolean =>
  corners.reduce((isInside, corner, index) => {
    const previous = corners[(index + corners.length - 1) % corners.length] as Point;
    const crosses = corner.y > y !== previous.y > y;
    return crosses && x < ((previous.x - corner.x) * (y - corner.y)) / (previous.y - corner.y) + corner.x
      ? !isInside
      : isInside;
  }, false);

/** Lists points on the edges of opaque shapes that no later shape covers. Translucent panels may lie below a name. */
function listEdgePoints(elements: readonly Element[]): Point[] {
  const shapes = elements.flatMap((element) =>
    element.kind === 'shape' && element.when === undefined ? [createShape(element)] : [],
  );
  return shapes.flatMap((shape, shapeIndex) =>
    (shape.isOpaque ? shape.corners : []).flatMap((corner, index) => {
      const next = shape.corners[(index + 1) % shape.corners.length] as Point;
      const stepCount = Math.max(1, Math.ceil(Math.hypot(next.x - corner.x, next.y - corner.y) / STEP));
      return Array.from({ length: stepCount }, (_step, step) => ({
        x: corner.x + ((next.x - corner.x) * step) / stepCount,
        y: corner.y + ((next.y - corner.y) * step) / stepCount,
      })).filter((point) => !shapes.slice(shapeIndex + 1).some((later) => later.isOpaque && contains(later, point)));
    }),
  );
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const measureDistance = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

const isTitle = (item: DisplayItem): boolean => item.kind === 'group' && item.role === 'title';

/** Returns the smallest distance of a name's ink from edges and other words of a side, and what is there. */
function findNearest(items: readonly DisplayItem[], elements: readonly Element[]): readonly [number, string] {
  const nameInk = measureGlyphInk(items.filter(isTitle), getTestFonts());
  const obstacles = [
    ...listEdgePoints(elements).map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y, name: 'edge' })),
    ...measureInk(
      items.filter((item) => !isTitle(item)),
      getTestFonts(),
    ).map((box) => ({ ...box, name: box.item.text })),
  ];
  let nearest: readonly [number, string] = [Number.POSITIVE_INFINITY, ''];
  for (const box of nameInk)
    for (const obstacle of obstacles) {
      const distance = measureDistance(box, obstacle);
      if (distance < nearest[0]) nearest = [distance, obstacle.name];
    }
  return nearest;
}

const choices = GAMES.all.flatMap(({ id: gameId }) =>
  listTemplateChoices(listBuiltInTemplates(GAMES, 'character', gameId)).map(
    ({ id, template }) => [id, gameId, template] as const,
  ),
);

describe.each(choices)('names on %s', (_id, gameId, template: CardTemplate) => {
  const [sample] = readSampleCharacters(gameId) as Character[];
  it('keep their distance from frames, bars and other words', () => {
    for (const name of NAMES) {
      const character = { ...(sample as Character), name };
      const layout = layoutCard(GAMES, { character, factions: [], template, fonts: getTestFonts() });
      for (const side of ['front', 'back'] as const) {
        const [distance, neighbor] = findNearest(layout[side].items, template[side]);
        expect(distance, `${name}, ${side}, ${neighbor}`).toBeGreaterThanOrEqual(MIN_DISTANCE);
      }
    }
  });
});
