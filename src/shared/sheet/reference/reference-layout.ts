/** Sections of a reference into rows of counted lines, for one column width and one size of type. */

import { cachedFor } from '../../base/cache.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { ReferenceRow, ReferenceSection, SectionLayout } from '../../rules/reference.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { type CellLayout, type CellStyle, cellOf, type RowLayout, tallest } from '../kit/cells.ts';
import { textWidth } from '../kit/text-lines.ts';
import { ACCENT, EM, INK, MUTED, RULE } from '../kit/theme.ts';
import { typeset } from '../kit/typeset.ts';

export interface LaidSection {
  readonly id: string;
  readonly title: string;
  /** Where its rules are in the book. */
  readonly cite: ReferenceSection['cite'];
  readonly layout: SectionLayout;
  readonly rows: readonly RowLayout[];
  /** Whether its columns are too narrow for their words, which are parted then. */
  readonly isTooWide: boolean;
  /** With bar and padding, without the gap to the next section. */
  readonly height: number;
}

/** Everything that decides how tall a section becomes. */
export interface Measure {
  /** Points of the column. */
  readonly width: number;
  /** Points of the body text. */
  readonly em: number;
  readonly fonts: FontSet;
}

/** The widest that names, tags and figures may make their column, as parts of the section's width. */
const MOST = { value: 0.14, name: 0.235, tag: 0.16 } as const;
/** The widest that a single word of a name may make it. */
const MOST_WORD = 0.4;
/** Narrower columns of names that are tried. */
const LESS = [0.9, 0.8, 0.7, 0.6] as const;
/** Between two cells, in ems. */
const CELL_GAP = 0.65;

/** @react-pdf/renderer sets a line's baseline one ascent below its top, whatever the line height. */
const ascentOf = (font: FontId, size: number, fonts: FontSet) =>
  (fonts[font].font.ascent / fonts[font].unitsPerEm) * size;

function stylesAt({ em, fonts }: Measure) {
  const leading = em * EM.leading;
  const style = (font: FontId, size: number, colour: string): CellStyle => ({
    font,
    size,
    leading,
    colour,
    shift: ascentOf('text', em, fonts) - ascentOf(font, size, fonts),
  });
  return {
    body: { ...style('text', em, INK), strong: 'text-bold' },
    name: style('text-bold', em, INK),
    icon: { ...style('text-bold', em, INK), align: 'center' },
    value: style('display-black', em * EM.value, ACCENT),
    tag: style('text-medium', em * EM.tag, MUTED),
    rightTag: { ...style('display-black', em * EM.value, ACCENT), align: 'right' },
    group: style('display-black', em * EM.group, ACCENT),
  } as const satisfies Record<string, CellStyle>;
}

const made = new WeakMap<Measure, ReturnType<typeof stylesAt>>();
const styles = (m: Measure) => cachedFor(made, m, () => stylesAt(m));

const row = (key: string, kind: RowLayout['kind'], cells: readonly CellLayout[], ruled: boolean): RowLayout => ({
  key,
  kind,
  cells,
  height: tallest(cells),
  ruled,
});

/** Height of a row with its padding. */
const rowHeight = (laid: RowLayout, em: number): number =>
  laid.height + 2 * EM.rowPad * em + (laid.ruled ? RULE : 0) + (laid.kind === 'group' ? EM.groupGap * em : 0);

/** Below this a column would split a word of the text. */
const widestWord = (text: string, style: CellStyle, m: Measure): number =>
  Math.max(0, ...text.split(' ').map((word) => textWidth(word, style, m.fonts)));

/** Widths of the narrow columns of a section: what their longest entry needs, within bounds. */
interface Narrow {
  /** Absent = no row of the section has an icon. */
  readonly icon?: number;
  readonly value: number;
  readonly name: number;
  readonly tag: number;
}

function narrowColumns(rows: readonly ReferenceRow[], layout: SectionLayout, m: Measure): Narrow {
  const s = styles(m);
  const need = (of: (each: ReferenceRow) => string | undefined, style: CellStyle, most: number) =>
    Math.min(m.width * most, Math.max(0, ...rows.map((each) => textWidth(of(each) ?? '', style, m.fonts))) + 1);
  const tagStyle = layout === 'tagged' ? s.rightTag : s.tag;
  const widest = need((each) => each.name, s.name, MOST.name);
  const icons = rows.flatMap(({ icon }) => icon ?? []);
  const narrow = {
    ...(icons.length === 0 ? {} : { icon: Math.max(...icons.map((icon) => textWidth(icon, s.icon, m.fonts))) }),
    value: need((each) => each.value, s.value, MOST.value),
    name: widest,
    tag: need((each) => each.tag, tagStyle, MOST.tag),
  };
  // A narrower column of names may save lines in many rows: the width with the lowest section is taken.
  const total = (name: number) =>
    rows.reduce((sum, each) => sum + (each.name ? bodyRow(each, layout, { ...narrow, name }, m, false).height : 0), 0);
  // Lines keep a little room free: one point more and no word of a name is parted.
  const word = 1 + Math.max(0, ...rows.map(({ name }) => widestWord(name, s.name, m)));
  const least = Math.min(word, m.width * MOST_WORD);
  const first = Math.max(least, widest);
  let best = { name: first, height: total(first) };
  for (const less of LESS) {
    const name = Math.max(least, widest * less);
    const height = total(name);
    if (height < best.height - 0.01) best = { name, height };
  }
  return { ...narrow, name: best.name };
}

function bodyRow(each: ReferenceRow, layout: SectionLayout, narrow: Narrow, m: Measure, ruled: boolean): RowLayout {
  const s = styles(m);
  const gap = CELL_GAP * m.em;
  const cells: CellLayout[] = [];
  let x = 0;
  const put = (text: string, width: number, style: CellStyle) => {
    cells.push(cellOf(text, x, width, style, m.fonts));
    x += width + gap;
  };
  if (layout === 'steps' || layout === 'values') put(each.value ?? '', narrow.value, s.value);
  if (narrow.icon !== undefined) put(each.icon ?? '', narrow.icon, s.icon);
  put(each.name, narrow.name, s.name);
  if (layout === 'classed') put(each.tag ?? '', narrow.tag, s.tag);
  const tagged = layout === 'tagged';
  put(each.text, m.width - x - (tagged ? narrow.tag + gap : 0), s.body);
  if (tagged) put(each.tag ?? '', narrow.tag, s.rightTag);
  return row(each.id, 'row', cells, ruled);
}

type Line = { readonly key: string; readonly cells: readonly string[] };

const gridLines = ({ rows }: ReferenceSection): Line[] =>
  rows.flatMap(({ id, cells }) => (cells ? [{ key: id, cells }] : []));

/** The widest word of each column of a grid. */
function gridWords(section: ReferenceSection, m: Measure): number[] {
  const s = styles(m);
  return (section.heads ?? []).map((head, index) =>
    Math.max(
      widestWord(head, s.tag, m),
      ...gridLines(section).map(({ cells }) => widestWord(cells[index] ?? '', s.name, m)),
    ),
  );
}

const isTooWide = (section: ReferenceSection, m: Measure): boolean =>
  gridWords(section, m).reduce((sum, word) => sum + leastWidth(word, m.em), 0) > m.width;

/** A column that holds this word, with the gap to the next. */
const leastWidth = (word: number, em: number): number => word + 0.5 * CELL_GAP * em + 1;

/** Cells under heads: the columns share the width by what their widest cell needs. */
function gridRows(section: ReferenceSection, m: Measure): RowLayout[] {
  const s = styles(m);
  const heads = section.heads ?? [];
  const lines = gridLines(section);
  const needs = heads.map((head, index) =>
    Math.max(
      textWidth(head, s.tag, m.fonts),
      ...lines.map(({ cells }) => textWidth(cells[index] ?? '', s.name, m.fonts)),
    ),
  );
  const least = gridWords(section, m).map((word) => leastWidth(word, m.em));
  const widths = sharedWidths(needs, least, m.width, 0.5 * CELL_GAP * m.em);
  const names = section.names ?? 0;
  return [
    lineRow({ key: 'heads', cells: heads }, widths, () => s.tag, 'heads', false, m),
    ...lines.map((line) => lineRow(line, widths, (index) => (index === names ? s.name : s.body), 'row', true, m)),
  ];
}

/**
 * Every column as wide as its widest cell, and what is left shared; where that is too much, columns of several words give way,
 * down to their widest word.
 */
function sharedWidths(needs: readonly number[], least: readonly number[], width: number, gap: number): number[] {
  const total = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const spare = width - total(needs);
  // What is left must be the gaps at least, or the narrowest columns would part their words.
  if (spare >= needs.length * (gap + 1)) return needs.map((need) => need + spare / Math.max(1, needs.length));
  const slack = needs.map((need, index) => Math.max(0, need + gap - (least[index] ?? 0)));
  const share = Math.max(0, width - total(least)) / Math.max(1, total(slack));
  return least.map((one, index) => one + (slack[index] ?? 0) * share);
}

/** The same lying down: heads at the left, each row a column; the second line holds the figure to be looked up. */
function stripRows(section: ReferenceSection, m: Measure): RowLayout[] {
  const s = styles(m);
  const heads = section.heads ?? [];
  const columns = section.rows.flatMap(({ cells }) => (cells ? [cells] : []));
  const first = Math.max(...heads.map((head) => textWidth(head, s.tag, m.fonts))) + CELL_GAP * m.em;
  const names = columns.map((column) => textWidth(column[0] ?? '', s.name, m.fonts));
  const spare = (m.width - first - names.reduce((sum, name) => sum + name, 0)) / columns.length;
  const widths = [first, ...names.map((name) => name + spare)];
  return heads.map((head, index) => {
    const style = index === 0 ? s.name : index === 1 ? s.value : s.body;
    const cells = [head, ...columns.map((column) => column[index] ?? '')];
    return lineRow({ key: head, cells }, widths, (j) => (j === 0 ? s.tag : style), 'row', index > 0, m);
  });
}

function lineRow(
  line: Line,
  widths: readonly number[],
  styleOf: (column: number) => CellStyle,
  kind: RowLayout['kind'],
  ruled: boolean,
  m: Measure,
): RowLayout {
  let x = 0;
  const cells = line.cells.map((text, index) => {
    const width = widths[index] ?? 0;
    const cell = cellOf(text, x, width - CELL_GAP * 0.5 * m.em, styleOf(index), m.fonts);
    x += width;
    return cell;
  });
  return row(line.key, kind, cells, ruled);
}

function rowsOf(section: ReferenceSection, m: Measure): RowLayout[] {
  const s = styles(m);
  // Other sections have no heads, and so no rows of a strip.
  const out: RowLayout[] = section.layout === 'grid' ? gridRows(section, m) : stripRows(section, m);
  const rows = section.rows
    .filter((each) => each.cells === undefined)
    .map((each, index) => (section.layout === 'steps' ? { ...each, value: String(index + 1) } : each));
  const narrow = narrowColumns(rows, section.layout, m);
  let group: string | undefined;
  for (const each of rows) {
    if (each.group !== undefined && each.group !== group) {
      out.push(row(each.group, 'group', [cellOf(each.group.toUpperCase(), 0, m.width, s.group, m.fonts)], false));
    }
    const ruled = out.length > 0 && out[out.length - 1]?.kind !== 'group';
    group = each.group;
    out.push(
      each.name === ''
        ? row(each.id, 'note', [cellOf(each.text, 0, m.width, s.body, m.fonts)], ruled)
        : bodyRow(each, section.layout, narrow, m, ruled),
    );
  }
  return out;
}

/** Straight inch marks: the face of the text lacks the others, and those of a stand-in sit lower. */
const printed = (text: string): string => typeset(text).replaceAll('″', '"');

/** The section with dashes, minus signs and apostrophes as they are printed. */
function typesetSection(section: ReferenceSection): ReferenceSection {
  return {
    ...section,
    title: printed(section.title),
    rows: section.rows.map((each) => ({
      ...each,
      name: printed(each.name),
      text: printed(each.text),
      ...(each.value === undefined ? {} : { value: printed(each.value) }),
      ...(each.cells === undefined ? {} : { cells: each.cells.map(printed) }),
    })),
  };
}

/** One section, ready to be drawn `measure.width` wide. */
export function layoutSection(plain: ReferenceSection, m: Measure): LaidSection {
  const section = typesetSection(plain);
  const rows = rowsOf(section, m);
  return {
    id: section.id,
    title: section.title.toUpperCase(),
    cite: section.cite,
    layout: section.layout,
    rows,
    isTooWide: section.layout === 'grid' && isTooWide(section, m),
    height: m.em * (EM.bar + EM.barGap) + rows.reduce((sum, each) => sum + rowHeight(each, m.em), 0),
  };
}
