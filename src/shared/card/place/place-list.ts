/** Tags in rows: keywords. */
import type { DisplayItem } from '../display-list.ts';
import { breakLines, type Line, lineItems } from '../lines.ts';
import { roundedRect } from '../path.ts';
import { itemsAt, type Piece, pieceOf } from '../pieces.ts';
import { SQUEEZES, type Squeeze, sizeOf, textStyle } from '../styles.ts';
import type { ListElement, Value } from '../template.ts';
import { mm, rectOf, toPt } from '../units.ts';
import { measure } from '../words.ts';
import { type Context, firstThat, NOTHING, overflow, type Placed, placed } from './context.ts';
import { painted } from './paint.ts';
import { share, styledPieces } from './place-text.ts';

interface Tag {
  readonly look: ListElement['tags'][number];
  readonly piece: Piece;
}

interface SetTag extends Tag {
  readonly line: Line;
  readonly width: number;
  readonly height: number;
}

function tagsOf(look: Tag['look'], { binding }: Context): Tag[] {
  const word: Value = { item: '', as: 'word' };
  const found = [
    ...(look.value === undefined ? [] : [pieceOf(look.value, binding)]),
    ...(look.each === undefined ? [] : itemsAt(look.each, binding).map((item) => pieceOf(word, binding, item))),
  ];
  return found
    .filter((piece) => piece.text !== '')
    .map((piece) => ({ look, piece: look.field === undefined ? piece : { text: piece.text, field: look.field } }));
}

export function placeList(element: ListElement, context: Context): Placed {
  const tags = element.tags.flatMap((look) => tagsOf(look, context));
  if (tags.length === 0) return NOTHING;
  const items = firstThat(SQUEEZES, (squeeze) => tryTags(tags, element, context, squeeze));
  if (items !== undefined) return placed(items);
  const texts = tags.flatMap(({ piece }, i) => (i === 0 ? [piece] : [{ text: ' · ' }, piece]));
  return { items: [], ...overflow(texts, element.overflowTo, context.side) };
}

function tryTags(
  tags: readonly Tag[],
  element: ListElement,
  { fonts, template, theme }: Context,
  squeeze: Squeeze,
): DisplayItem[] | undefined {
  const box = rectOf(element.box);
  const gap = toPt(mm(element.gap));
  const [padX, padY] = [toPt(mm(element.padding[0])), toPt(mm(element.padding[1]))];
  const rows: SetTag[][] = [[]];
  let used = 0;
  for (const tag of tags) {
    const style = textStyle(template.styles, tag.look.style, theme);
    const words = measure(styledPieces([tag.piece], style), fonts, squeeze);
    const [line] = breakLines(words, () => Infinity, fonts, squeeze).lines;
    if (line === undefined) continue;
    const set = { ...tag, line, width: line.width + 2 * padX, height: sizeOf(style, squeeze) * 0.72 + 2 * padY };
    if (set.width > box.width) return undefined;
    if (used > 0 && used + set.width > box.width) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1]?.push(set);
    used += set.width + gap;
  }
  const height = Math.max(...rows.flat().map((tag) => tag.height));
  const total = rows.length * height + (rows.length - 1) * gap;
  if (total > box.height) return undefined;
  let y = box.y + (box.height - total) * share(element.valign);
  return rows.flatMap((row) => {
    const width = row.reduce((sum, tag) => sum + tag.width + gap, -gap);
    let x = box.x + (box.width - width) * share(element.align);
    const out = row.flatMap((tag): DisplayItem[] => {
      const area = { x, y, width: tag.width, height };
      x += tag.width + gap;
      const baseline = y + (height + tag.line.capHeight) / 2;
      const shape = roundedRect(area, toPt(mm(tag.look.radius ?? 0)));
      return [painted(shape, tag.look, theme), ...lineItems(tag.line, area.x + padX, baseline)];
    });
    y += height + gap;
    return out;
  });
}
