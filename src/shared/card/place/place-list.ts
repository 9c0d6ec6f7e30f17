/** Tags in rows: keywords. */

import type { DisplayItem } from '../../display/display-list.ts';
import { roundedRect } from '../../display/path.ts';
import { mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import type { Line, MeasuredText } from '../../text/lines/lines.ts';
import { measure } from '../../text/lines/measure.ts';
import { SQUEEZES, type Squeeze, sizeOf } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { holds } from '../binding/condition.ts';
import { strayNotes, styledRuns } from '../binding/prose.ts';
import { type BoundRun, bindRun, itemsAt } from '../binding/runs.ts';
import type { ListElement, Value } from '../template/template.ts';
import { textStyle } from '../text-style.ts';
import { bisectFirst, type Context, NOTHING, overflowed, type Placed, placed } from './context.ts';
import { painted } from './paint.ts';
import { evenLines, share, stackLines, tryLines } from './place-text.ts';

interface Tag {
  readonly look: ListElement['tags'][number];
  readonly run: BoundRun;
  readonly texts: readonly StyledText[];
  /** Measured once for all squeezes: there may be thousands. */
  readonly measured: MeasuredText;
}

interface SetTag extends Tag {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

/** Of the size of a tag's type: the height of its capitals, which is what its padding is measured from. */
const CAPITALS = 0.72;

function tagsOf(look: Tag['look'], { binding, icons, fonts, template, theme }: Context): Tag[] {
  const word: Value = { item: '', as: 'word' };
  const style = textStyle(template.styles, look.style, theme);
  // With a list the condition is asked of each of its entries, else once.
  const single = look.value === undefined || !holds(look.when, binding) ? [] : [bindRun(look.value, binding)];
  const items = look.each === undefined ? [] : itemsAt(look.each, binding);
  const found = [
    ...single,
    ...items.filter((item) => holds(look.when, binding, item)).map((item) => bindRun(word, binding, item)),
  ];
  return found
    .filter((run) => run.text !== '')
    .map((found) => {
      const run = look.field === undefined ? found : { text: found.text, field: look.field };
      const texts = styledRuns([run], style, icons);
      return { look, run, texts, measured: measure(texts, fonts) };
    });
}

/** All tags, or those of the first kinds that fit; the other kinds overflow as a whole. */
export function placeList(element: ListElement, context: Context): Placed {
  const kinds = element.tags.map((look) => tagsOf(look, context)).filter((tags) => tags.length > 0);
  if (kinds.length === 0) return NOTHING;
  const notes = strayNotes(
    kinds.flat().flatMap(({ texts }) => texts),
    context.icons,
  );
  for (let count = kinds.length; count > 0; count -= 1) {
    const tags = kinds.slice(0, count).flat();
    const items = bisectFirst(SQUEEZES, (squeeze) => tryTags(tags, element, context, squeeze));
    if (items === undefined) continue;
    if (count === kinds.length) return { ...placed(items), notes };
    return { ...sentOn(kinds.slice(count).flat(), element, context), items, notes };
  }
  return { ...sentOn(kinds.flat(), element, context), notes };
}

function sentOn(tags: readonly Tag[], { overflowTo }: ListElement, { side }: Context): Placed {
  // A no-break space before the dot, so that no line begins with one.
  const texts = tags.flatMap(({ run }, index) => (index === 0 ? [run] : [{ text: '\u00a0· ' }, run]));
  return overflowed(texts, overflowTo, side);
}

function setTag(tag: Tag, element: ListElement, context: Context, squeeze: Squeeze): SetTag | undefined {
  const { fonts, template, theme } = context;
  const padX = toPt(mm(element.padding[0]));
  const padY = toPt(mm(element.padding[1]));
  const style = textStyle(template.styles, tag.look.style, theme);
  const room = rectOf(element.box).width - 2 * padX;
  const full = tryLines(tag.measured, room, tag.look.lines ?? 1, fonts, squeeze);
  if (full === undefined || full.length === 0) return undefined;
  const lines = evenLines(tag.measured, full, room, fonts);
  const below = lines.slice(1).reduce((sum, line) => sum + line.leading, 0);
  const width = lines.reduce((widest, line) => Math.max(widest, line.width), 0) + 2 * padX;
  return { ...tag, lines, width, height: below + sizeOf(style, squeeze) * CAPITALS + 2 * padY };
}

/** Fills rows from left to right. */
function filled(tags: readonly SetTag[], width: number, gap: number): SetTag[][] {
  const rows: SetTag[][] = [[]];
  let used = 0;
  for (const tag of tags) {
    if (used > 0 && used + tag.width > width) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1]?.push(tag);
    used += tag.width + gap;
  }
  return rows;
}

/** Step by which each attempt narrows the width. */
const NARROWER = 0.04;

/** No more rows than are needed, and these about equally long, so that no single tag is left in the last row. */
function rowsOf(tags: readonly SetTag[], width: number, gap: number): SetTag[][] {
  let rows = filled(tags, width, gap);
  for (let part = 1 - NARROWER; rows.length > 1 && part > 0; part -= NARROWER) {
    const tried = filled(tags, width * part, gap);
    if (tried.length > rows.length) break;
    rows = tried;
  }
  return rows;
}

function tryTags(
  tags: readonly Tag[],
  element: ListElement,
  context: Context,
  squeeze: Squeeze,
): DisplayItem[] | undefined {
  const box = rectOf(element.box);
  const gap = toPt(mm(element.gap));
  const set = tags.map((tag) => setTag(tag, element, context, squeeze)).filter((tag) => tag !== undefined);
  if (set.length < tags.length) return undefined;
  const rows = rowsOf(set, box.width, gap);
  const height = set.reduce((most, tag) => Math.max(most, tag.height), 0);
  const total = rows.length * height + (rows.length - 1) * gap;
  if (total > box.height) return undefined;
  let y = box.y + (box.height - total) * share(element.valign);
  return rows.flatMap((row) => {
    const width = row.reduce((sum, tag) => sum + tag.width + gap, -gap);
    let x = box.x + (box.width - width) * share(element.align);
    const items = row.flatMap((tag) => {
      const area = { x, y, width: tag.width, height };
      x += tag.width + gap;
      return tagItems(tag, area, toPt(mm(element.padding[0])), context);
    });
    y += height + gap;
    return items;
  });
}

function tagItems({ lines, look, run }: SetTag, area: Rect, padding: number, { theme }: Context): DisplayItem[] {
  const below = lines.slice(1).reduce((sum, line) => sum + line.leading, 0);
  const baseline = area.y + (area.height - below + (lines[0]?.capHeight ?? 0)) / 2;
  const inner = { ...area, x: area.x + padding, width: area.width - 2 * padding };
  const ground = painted(roundedRect(area, toPt(mm(look.radius ?? 0))), look, theme);
  const items = [ground, ...stackLines(lines, inner, baseline, 'left')];
  return run.field === undefined ? items : [{ kind: 'group', field: run.field, hit: area, items }];
}
