/** Goes through the tree and collects what is painted, in painting order. */

import { LIMITS } from '../../base/limits.ts';
import type { Colour } from '../../display/display-list.ts';
import { type Command, type Flattened, finite, flatten, IDENTITY, type Matrix, moved, times } from '../path-data.ts';
import { colourOfPaint, type Servers } from './colour-of-paint.ts';
import type { CssColour } from './css-colours.ts';
import { type LineLooks, withEnds } from './line-ends.ts';
import { Refusal, type SvgNote } from './note.ts';
import { FIRST_PAINT, type Paint, paintOf } from './paint.ts';
import { isShape, lengthOf, shapeData, type Viewport } from './shapes.ts';
import { type Declarations, StyleSheet } from './style-sheet.ts';
import { fitting, transformAbout, viewBoxOf } from './transform.ts';
import type { SvgElement } from './xml.ts';

/** One thing that is painted, in pixels of the picture. */
export interface Painted {
  readonly commands: readonly Command[];
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly strokeWidth: number;
  readonly opacity: number;
  readonly evenOdd: boolean;
}

interface WalkState extends Servers {
  readonly out: Painted[];
  /** Caches of long outlines, and of the choices of `switch` elements, which may be used many times. */
  readonly outlines: Map<SvgElement, Flattened>;
  readonly chosen: Map<SvgElement, readonly SvgElement[]>;
  visited: number;
  commands: number;
}

/** Where an element stands. */
interface Place {
  readonly matrix: Matrix;
  readonly paint: Paint;
  readonly view: Viewport;
  /** How many `use` lead here. */
  readonly uses: number;
}

/** A picture without any size is drawn on this many pixels, as browsers do. */
const UNSIZED: Viewport = { width: 300, height: 150 };
const MOST_USES = 10;

const CONTAINERS = new Set(['g', 'a']);
const LEFT_OUT: Readonly<Record<string, SvgNote>> = {
  text: 'text',
  image: 'image',
  script: 'active',
  foreignObject: 'active',
  animate: 'active',
  animateTransform: 'active',
  animateMotion: 'active',
  set: 'active',
  iframe: 'active',
  audio: 'active',
  video: 'active',
};

export interface PaintedDocument {
  readonly painted: readonly Painted[];
  readonly view: Viewport;
}

/** Collects what a document paints. Throws a Refusal when it is too much. */
export function walk(root: SvgElement, notes: Set<SvgNote>): PaintedDocument {
  const all = everyElement(root);
  const byId = new Map<string, SvgElement>();
  for (const element of all) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if ([...element.attributes.keys()].some((name) => /^on/i.test(name))) notes.add('active');
  }
  const sheet = all.flatMap((element) => (element.name === 'style' ? [element.text] : [])).join('\n');
  const state: WalkState = {
    byId,
    sheet: new StyleSheet(sheet, notes),
    notes,
    gradients: new Map(),
    out: [],
    outlines: new Map(),
    chosen: new Map(),
    visited: 0,
    commands: 0,
  };
  const box = viewBoxOf(root.attributes.get('viewBox'));
  const view: Viewport = {
    width: lengthOf(root.attributes.get('width'), box?.width ?? UNSIZED.width) || (box?.width ?? UNSIZED.width),
    height: lengthOf(root.attributes.get('height'), box?.height ?? UNSIZED.height) || (box?.height ?? UNSIZED.height),
  };
  const place: Place = {
    matrix:
      box === undefined ? IDENTITY : fitting(box, view.width, view.height, root.attributes.get('preserveAspectRatio')),
    paint: paintOf(state.sheet.styleOf(root), FIRST_PAINT, view, notes),
    view: box ?? view,
    uses: 0,
  };
  for (const child of root.children) visit(child, place, state);
  return { painted: state.out, view };
}

function everyElement(root: SvgElement): SvgElement[] {
  const out = [root];
  for (let index = 0; index < out.length; index += 1) for (const child of out[index]?.children ?? []) out.push(child);
  return out;
}

function visit(element: SvgElement, above: Place, state: WalkState): void {
  state.visited += 1;
  if (state.visited > LIMITS.svgElements) throw new Refusal({ kind: 'too-many', what: 'elements' });
  const left = Object.hasOwn(LEFT_OUT, element.name) ? LEFT_OUT[element.name] : undefined;
  if (left !== undefined) {
    state.notes.add(left);
    return;
  }
  const own = state.sheet.styleOf(element);
  if (own.get('display')?.toLowerCase() === 'none') return;
  const place: Place = {
    ...above,
    matrix: times(above.matrix, placeOf(own, state.notes)),
    paint: paintOf(own, above.paint, above.view, state.notes),
  };
  if (CONTAINERS.has(element.name)) visitAll(element.children, place, state);
  else if (element.name === 'switch') visitAll(chosenOf(element, state), place, state);
  else if (element.name === 'svg') visitAll(element.children, nested(element, element, place), state);
  else if (element.name === 'use') visitUse(element, place, state);
  else paintShape(element, place, state);
}

const isPoint = (words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => /^-?[\d.]+(?:px)?$/.test(word));

/** Where a style puts its element. What is not given in pixels is passed over. */
function placeOf(own: Declarations, notes: Set<SvgNote>): Matrix {
  const [transform, origin] = [own.get('transform'), own.get('transform-origin')];
  if (transform === undefined) return IDENTITY;
  const isPlain = origin === undefined || isPoint(origin.split(/\s+/));
  if (!isPlain || /\d(?:rad|turn|%)/.test(transform)) notes.add('style');
  return transformAbout(transform, isPlain ? origin : undefined);
}

/** Whether a child of a `switch` is meant for a reader of plain SVG in English. */
const isForUs = ({ name, attributes }: SvgElement): boolean => {
  const language = attributes.get('systemLanguage');
  const speaks = language === undefined || language.split(',').some((tag) => /^\s*en\b/i.test(tag));
  return speaks && !attributes.has('requiredExtensions') && !Object.hasOwn(LEFT_OUT, name);
};

function chosenOf(element: SvgElement, { chosen }: WalkState): readonly SvgElement[] {
  const known = chosen.get(element);
  if (known !== undefined) return known;
  const first = element.children.filter(isForUs).slice(0, 1);
  chosen.set(element, first);
  return first;
}

function visitAll(children: readonly SvgElement[], place: Place, state: WalkState): void {
  for (const child of children) visit(child, place, state);
}

/** The place inside an `svg` or a `symbol`: `frame` says where it stands and how large it is. */
function nested(inner: SvgElement, frame: SvgElement, place: Place): Place {
  const { view } = place;
  const size = (key: 'width' | 'height') =>
    lengthOf(frame.attributes.get(key), view[key]) ?? lengthOf(inner.attributes.get(key), view[key]);
  const x = lengthOf(frame.attributes.get('x'), view.width) ?? 0;
  const y = lengthOf(frame.attributes.get('y'), view.height) ?? 0;
  const box = viewBoxOf(inner.attributes.get('viewBox'));
  const [width, height] = [size('width') ?? view.width, size('height') ?? view.height];
  const moved = times(place.matrix, [1, 0, 0, 1, x, y]);
  return box === undefined
    ? { ...place, matrix: moved }
    : {
        ...place,
        matrix: times(moved, fitting(box, width, height, inner.attributes.get('preserveAspectRatio'))),
        view: box,
      };
}

function visitUse(element: SvgElement, place: Place, state: WalkState): void {
  const href = element.attributes.get('href') ?? '';
  if (!href.startsWith('#')) {
    if (href !== '') state.notes.add('external');
    return;
  }
  const target = state.byId.get(href.slice(1));
  if (target === undefined) return;
  if (place.uses >= MOST_USES) throw new Refusal({ kind: 'too-deep' });
  const inside: Place = { ...place, uses: place.uses + 1 };
  if (target.name === 'symbol') {
    const paint = paintOf(state.sheet.styleOf(target), place.paint, place.view, state.notes);
    visitAll(target.children, nested(target, element, { ...inside, paint }), state);
    return;
  }
  const x = lengthOf(element.attributes.get('x'), place.view.width) ?? 0;
  const y = lengthOf(element.attributes.get('y'), place.view.height) ?? 0;
  visit(target, { ...inside, matrix: times(inside.matrix, [1, 0, 0, 1, x, y]) }, state);
}

function paintShape(element: SvgElement, { matrix, paint, view }: Place, state: WalkState): void {
  if (!isShape(element.name) || !paint.visible) return;
  const fill = seen(colourOfPaint(paint.fill, paint.color, state), paint.fillOpacity * paint.opacity);
  const stroke = seen(colourOfPaint(paint.stroke, paint.color, state), paint.strokeOpacity * paint.opacity);
  const scale = paint.keepsWidth ? 1 : Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const strokeWidth = paint.strokeWidth * scale;
  const line = stroke !== undefined && strokeWidth > 0 && Number.isFinite(strokeWidth) ? stroke : undefined;
  if (fill === undefined && line === undefined) return;
  const outline = outlineOf(element, view, state);
  count(outline.commands.length, state);
  const commands = finite(moved(outline.commands, matrix));
  if (outline.broken || commands.length < outline.commands.length) state.notes.add('broken-path');
  if (commands.length < 2) return;
  const rest = { commands, strokeWidth, evenOdd: paint.evenOdd };
  // Discs would be visible inside translucent lines.
  const hasEnds = line?.alpha === 1 && (paint.cap !== 'butt' || paint.roundCorners);
  if (fill !== undefined && line !== undefined && fill.alpha === line.alpha && !hasEnds && !paint.lineFirst) {
    state.out.push({ ...rest, fill: fill.colour, stroke: line.colour, opacity: fill.alpha });
    return;
  }
  // A shape of a drawing has one opacity and its line on top; otherwise it is split in two.
  const area = fill === undefined ? [] : [{ ...rest, fill: fill.colour, opacity: fill.alpha }];
  const plain = line === undefined ? [] : [{ ...rest, stroke: line.colour, opacity: line.alpha }];
  const lines = hasEnds ? endedLine(commands, line.colour, { ...paint, width: strokeWidth }, state) : plain;
  state.out.push(...(paint.lineFirst ? [...lines, ...area] : [...area, ...lines]));
}

function count(commands: number, state: WalkState): void {
  state.commands += commands;
  if (state.commands > LIMITS.svgPoints) throw new Refusal({ kind: 'too-many', what: 'points' });
}

/** Elements without percentages: their outline does not depend on the view. */
const FIXED = new Set(['path', 'polyline', 'polygon']);
const NOTHING: Flattened = { commands: [], broken: false };

/** The outline of an element where the element itself stands. */
function outlineOf(element: SvgElement, view: Viewport, { outlines }: WalkState): Flattened {
  const known = outlines.get(element);
  if (known !== undefined) return known;
  const data = shapeData(element, view) ?? '';
  const outline = data.trim() === '' ? NOTHING : flatten(data);
  if (FIXED.has(element.name)) outlines.set(element, outline);
  return outline;
}

function endedLine(path: readonly Command[], colour: Colour, looks: LineLooks, state: WalkState): Painted[] {
  const { commands, discs } = withEnds(path, looks);
  const rest = { strokeWidth: looks.width, opacity: 1, evenOdd: false };
  count(discs.length, state);
  return [
    ...(commands.length > 0 ? [{ ...rest, commands, stroke: colour }] : []),
    ...(discs.length > 0 ? [{ ...rest, commands: discs, fill: colour }] : []),
  ];
}

/** A colour with all its opacities; undefined when nothing of it can be seen. */
function seen(colour: CssColour | undefined, opacity: number): CssColour | undefined {
  if (colour === undefined) return undefined;
  const alpha = colour.alpha * opacity;
  return alpha > 0.004 ? { ...colour, alpha } : undefined;
}
