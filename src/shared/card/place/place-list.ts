/** Places tags, such as keywords, in rows. */

import type { DisplayItem } from '../../display/display-list.ts';
import { createRoundedRect } from '../../display/path.ts';
import { mm, type Rect, toPt, toRect } from '../../display/units.ts';
import type { Line, MeasuredText } from '../../text/lines/lines.ts';
import { measureTexts } from '../../text/lines/measure.ts';
import { getFontSize, SQUEEZES, type Squeeze } from '../../text/lines/styles.ts';
import type { StyledText } from '../../text/lines/words.ts';
import { isConditionMet } from '../binding/condition.ts';
import { type BoundRun, bindRun, listEntries } from '../binding/runs.ts';
import { createStyledRuns, findStrayBraces } from '../binding/styled-runs.ts';
import type { ListElement, Value } from '../template/template.ts';
import { getTextStyle } from '../text-style.ts';
import {
  bisectFirst,
  createOverflow,
  createPlacement,
  EMPTY_PLACEMENT,
  type LayoutContext,
  type Placement,
} from './context.ts';
import { paintPath } from './paint-path.ts';
import { balanceLines, getAlignFactor, stackLines, tryLines } from './place-text.ts';

interface Tag {
  readonly definition: ListElement['tags'][number];
  readonly run: BoundRun;
  readonly texts: readonly StyledText[];
  /** Measured once for all squeezes, since there may be thousands of tags. */
  readonly measured: MeasuredText;
}

interface SizedTag extends Tag {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

/** Cap height as a share of the type size. A tag's padding is measured from the capitals. */
const CAP_HEIGHT_RATIO = 0.72;

function createTags(definition: Tag['definition'], { binding, icons, fonts, template, theme }: LayoutContext): Tag[] {
  // The pointer `''` is the list entry itself.
  const wordValue: Value = { item: '', as: 'word' };
  const style = getTextStyle(template.styles, definition.style, theme);
  // For a list, the condition is tested for each entry.
  const singleRuns =
    definition.value === undefined || !isConditionMet(definition.when, binding)
      ? []
      : [bindRun(definition.value, binding)];
  const listItems = definition.each === undefined ? [] : listEntries(definition.each, binding);
  const tagRuns = [
    ...singleRuns,
    ...listItems
      .filter((listEntry) => isConditionMet(definition.when, binding, listEntry))
      .map((listEntry) => bindRun(wordValue, binding, listEntry)),
  ];
  return tagRuns
    .filter((tagRun) => tagRun.text !== '')
    .map((boundRun) => {
      const run = definition.field === undefined ? boundRun : { text: boundRun.text, field: definition.field };
      const texts = createStyledRuns([run], style, icons);
      return { definition, run, texts, measured: measureTexts(texts, fonts) };
    });
}

/** Places all tags, or the first groups that fit; the other groups overflow as a whole. */
export function placeList(element: ListElement, context: LayoutContext): Placement {
  const tagGroups = element.tags.map((definition) => createTags(definition, context)).filter((tags) => tags.length > 0);
  if (tagGroups.length === 0) return EMPTY_PLACEMENT;
  const findings = findStrayBraces(
    tagGroups.flat().flatMap(({ texts }) => texts),
    context.icons,
  );
  for (let groupCount = tagGroups.length; groupCount > 0; groupCount -= 1) {
    const tags = tagGroups.slice(0, groupCount).flat();
    const items = bisectFirst(SQUEEZES, (squeeze) => tryTags(tags, element, context, squeeze));
    if (items === undefined) continue;
    if (groupCount === tagGroups.length) return { ...createPlacement(items), findings };
    return { ...createTagOverflow(tagGroups.slice(groupCount).flat(), element, context), items, findings };
  }
  return { ...createTagOverflow(tagGroups.flat(), element, context), findings };
}

function createTagOverflow(tags: readonly Tag[], { overflowTo }: ListElement, { side }: LayoutContext): Placement {
  // A no-break space before the dot prevents lines that begin with a dot.
  const overflowRuns = tags.flatMap(({ run }, index) => (index === 0 ? [run] : [{ text: '\u00a0· ' }, run]));
  return createOverflow(overflowRuns, overflowTo, side);
}

function sizeTag(tag: Tag, element: ListElement, context: LayoutContext, squeeze: Squeeze): SizedTag | undefined {
  const { fonts, template, theme } = context;
  const paddingX = toPt(mm(element.padding[0]));
  const paddingY = toPt(mm(element.padding[1]));
  const style = getTextStyle(template.styles, tag.definition.style, theme);
  const textWidth = toRect(element.box).width - 2 * paddingX;
  const fullLines = tryLines(tag.measured, textWidth, tag.definition.lines ?? 1, fonts, squeeze);
  if (fullLines === undefined || fullLines.length === 0) return undefined;
  const lines = balanceLines(tag.measured, fullLines, textWidth, fonts);
  const lineSpacing = lines.slice(1).reduce((total, line) => total + line.leading, 0);
  const tagWidth = lines.reduce((widest, line) => Math.max(widest, line.width), 0) + 2 * paddingX;
  return {
    ...tag,
    lines,
    width: tagWidth,
    height: lineSpacing + getFontSize(style, squeeze) * CAP_HEIGHT_RATIO + 2 * paddingY,
  };
}

/** Fills rows from left to right. */
function fillRows(tags: readonly SizedTag[], rowWidth: number, gap: number): SizedTag[][] {
  const rows: SizedTag[][] = [[]];
  let usedWidth = 0;
  for (const tag of tags) {
    if (usedWidth > 0 && usedWidth + tag.width > rowWidth) {
      rows.push([]);
      usedWidth = 0;
    }
    rows[rows.length - 1]?.push(tag);
    usedWidth += tag.width + gap;
  }
  return rows;
}

/** Share of the width by which each attempt narrows the rows. */
const NARROWING_STEP = 0.04;

/** Fills as few rows as possible and balances them, so that the last row is not a single tag. */
function balanceRows(tags: readonly SizedTag[], maxWidth: number, gap: number): SizedTag[][] {
  let rows = fillRows(tags, maxWidth, gap);
  for (let widthShare = 1 - NARROWING_STEP; rows.length > 1 && widthShare > 0; widthShare -= NARROWING_STEP) {
    const narrowerRows = fillRows(tags, maxWidth * widthShare, gap);
    if (narrowerRows.length > rows.length) break;
    rows = narrowerRows;
  }
  return rows;
}

function tryTags(
  tags: readonly Tag[],
  element: ListElement,
  context: LayoutContext,
  squeeze: Squeeze,
): DisplayItem[] | undefined {
  const box = toRect(element.box);
  const gap = toPt(mm(element.gap));
  const sizedTags = tags.map((tag) => sizeTag(tag, element, context, squeeze)).filter((tag) => tag !== undefined);
  if (sizedTags.length < tags.length) return undefined;
  const rows = balanceRows(sizedTags, box.width, gap);
  const tagHeight = sizedTags.reduce((tallest, tag) => Math.max(tallest, tag.height), 0);
  const totalHeight = rows.length * tagHeight + (rows.length - 1) * gap;
  if (totalHeight > box.height) return undefined;
  let y = box.y + (box.height - totalHeight) * getAlignFactor(element.valign);
  return rows.flatMap((row) => {
    const rowWidth = row.reduce((sum, tag) => sum + tag.width + gap, -gap);
    let x = box.x + (box.width - rowWidth) * getAlignFactor(element.align);
    const items = row.flatMap((tag) => {
      const tagArea = { x, y, width: tag.width, height: tagHeight };
      x += tag.width + gap;
      return createTagItems(tag, tagArea, toPt(mm(element.padding[0])), context);
    });
    y += tagHeight + gap;
    return items;
  });
}

function createTagItems(
  { lines, definition, run }: SizedTag,
  tagArea: Rect,
  padding: number,
  { theme }: LayoutContext,
): DisplayItem[] {
  const lineSpacing = lines.slice(1).reduce((total, line) => total + line.leading, 0);
  const baseline = tagArea.y + (tagArea.height - lineSpacing + (lines[0]?.capHeight ?? 0)) / 2;
  const textArea = { ...tagArea, x: tagArea.x + padding, width: tagArea.width - 2 * padding };
  const background = paintPath(createRoundedRect(tagArea, toPt(mm(definition.radius ?? 0))), definition, theme);
  const items = [background, ...stackLines(lines, textArea, baseline, 'left')];
  return run.field === undefined ? items : [{ kind: 'group', field: run.field, hit: tagArea, items }];
}
