/** Walks the element tree of an SVG and collects the painted shapes in painting order. */

import { LIMITS } from '../../base/limits.ts';
import type { Color } from '../../display/display-list.ts';
import {
  type Command,
  dropNonFinite,
  type FlattenedPath,
  flattenPath,
  IDENTITY_MATRIX,
  type Matrix,
  multiplyMatrices,
  transformCommands,
} from '../path-data.ts';
import type { CssColor } from './css-colors.ts';
import { imitateLineEnds, type LineStyle } from './line-ends.ts';
import { computePaint, INITIAL_PAINT, type Paint } from './paint.ts';
import { type PaintServers, resolvePaintColor } from './paint-color.ts';
import { createShapePath, isShape, parseLength, type Viewport } from './shapes.ts';
import { type StyleDeclarations, StyleSheet } from './style-sheet.ts';
import { type SvgFinding, SvgImportError } from './svg-finding.ts';
import { fitViewBox, parseTransformAbout, parseViewBox } from './transform.ts';
import type { SvgElement } from './xml.ts';

/** A painted shape, in pixels of the picture. */
export interface PaintedShape {
  readonly commands: readonly Command[];
  readonly fill?: Color;
  readonly stroke?: Color;
  readonly strokeWidth: number;
  readonly opacity: number;
  readonly evenOdd: boolean;
}

interface WalkState extends PaintServers {
  readonly shapes: PaintedShape[];
  /** Cached outlines of elements, which may be used many times. */
  readonly outlines: Map<SvgElement, FlattenedPath>;
  /** Cached choices of `switch` elements. */
  readonly switchChoices: Map<SvgElement, readonly SvgElement[]>;
  visitedCount: number;
  commandCount: number;
}

/** The inherited state of an element. */
interface ElementContext {
  readonly matrix: Matrix;
  readonly paint: Paint;
  readonly view: Viewport;
  /** The number of nested `use` elements around this element. */
  readonly useDepth: number;
}

/** The size in pixels that browsers use for a picture that states none. */
const DEFAULT_VIEW: Viewport = { width: 300, height: 150 };
const MAX_USE_DEPTH = 10;

const CONTAINERS = new Set(['g', 'a']);
/** Elements that are not drawn, each with the finding that reports it. */
const OMITTED_ELEMENTS: Readonly<Record<string, SvgFinding>> = {
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
  readonly shapes: readonly PaintedShape[];
  readonly view: Viewport;
}

/** Collects the shapes that a document paints. Throws an SvgImportError if there are too many. */
export function collectShapes(root: SvgElement, findings: Set<SvgFinding>): PaintedDocument {
  const allElements = listAllElements(root);
  const byId = new Map<string, SvgElement>();
  for (const element of allElements) {
    const id = element.attributes.get('id');
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    if ([...element.attributes.keys()].some((name) => /^on/i.test(name))) findings.add('active');
  }
  const sheetText = allElements.flatMap((element) => (element.name === 'style' ? [element.text] : [])).join('\n');
  const state: WalkState = {
    byId,
    sheet: new StyleSheet(sheetText, findings),
    findings,
    gradients: new Map(),
    shapes: [],
    outlines: new Map(),
    switchChoices: new Map(),
    visitedCount: 0,
    commandCount: 0,
  };
  const viewBox = parseViewBox(root.attributes.get('viewBox'));
  const view: Viewport = {
    width:
      parseLength(root.attributes.get('width'), viewBox?.width ?? DEFAULT_VIEW.width) ||
      (viewBox?.width ?? DEFAULT_VIEW.width),
    height:
      parseLength(root.attributes.get('height'), viewBox?.height ?? DEFAULT_VIEW.height) ||
      (viewBox?.height ?? DEFAULT_VIEW.height),
  };
  const rootContext: ElementContext = {
    matrix:
      viewBox === undefined
        ? IDENTITY_MATRIX
        : fitViewBox(viewBox, view.width, view.height, root.attributes.get('preserveAspectRatio')),
    paint: computePaint(state.sheet.getStyle(root), INITIAL_PAINT, view, findings),
    view: viewBox ?? view,
    useDepth: 0,
  };
  for (const child of root.children) visitElement(child, rootContext, state);
  return { shapes: state.shapes, view };
}

function listAllElements(root: SvgElement): SvgElement[] {
  const elements = [root];
  for (let index = 0; index < elements.length; index += 1)
    for (const child of elements[index]?.children ?? []) elements.push(child);
  return elements;
}

function visitElement(element: SvgElement, parentContext: ElementContext, state: WalkState): void {
  state.visitedCount += 1;
  if (state.visitedCount > LIMITS.svgElements) throw new SvgImportError({ kind: 'too-many', what: 'elements' });
  const omittedAs = Object.hasOwn(OMITTED_ELEMENTS, element.name) ? OMITTED_ELEMENTS[element.name] : undefined;
  if (omittedAs !== undefined) {
    state.findings.add(omittedAs);
    return;
  }
  const style = state.sheet.getStyle(element);
  if (style.get('display')?.toLowerCase() === 'none') return;
  const elementContext: ElementContext = {
    ...parentContext,
    matrix: multiplyMatrices(parentContext.matrix, getTransform(style, state.findings)),
    paint: computePaint(style, parentContext.paint, parentContext.view, state.findings),
  };
  if (CONTAINERS.has(element.name)) visitAll(element.children, elementContext, state);
  else if (element.name === 'switch') visitAll(chooseChildren(element, state), elementContext, state);
  else if (element.name === 'svg')
    visitAll(element.children, createNestedContext(element, element, elementContext), state);
  else if (element.name === 'use') visitUse(element, elementContext, state);
  else paintShape(element, elementContext, state);
}

const isPoint = (words: readonly string[]): boolean =>
  words.length === 2 && words.every((word) => /^-?[\d.]+(?:px)?$/.test(word));

/** Returns the transform of an element's style. Origins that are not in pixels are ignored. */
function getTransform(style: StyleDeclarations, findings: Set<SvgFinding>): Matrix {
  const [transform, origin] = [style.get('transform'), style.get('transform-origin')];
  if (transform === undefined) return IDENTITY_MATRIX;
  const hasPixelOrigin = origin === undefined || isPoint(origin.split(/\s+/));
  if (!hasPixelOrigin || /\d(?:rad|turn|%)/.test(transform)) findings.add('style');
  return parseTransformAbout(transform, hasPixelOrigin ? origin : undefined);
}

/** Whether a child of a `switch` is for programs that read plain SVG in English. */
const isForPlainEnglishSvg = ({ name, attributes }: SvgElement): boolean => {
  const language = attributes.get('systemLanguage');
  const matchesLanguage = language === undefined || language.split(',').some((tag) => /^\s*en\b/i.test(tag));
  return matchesLanguage && !attributes.has('requiredExtensions') && !Object.hasOwn(OMITTED_ELEMENTS, name);
};

function chooseChildren(element: SvgElement, { switchChoices }: WalkState): readonly SvgElement[] {
  const cachedChildren = switchChoices.get(element);
  if (cachedChildren !== undefined) return cachedChildren;
  const chosenChildren = element.children.filter(isForPlainEnglishSvg).slice(0, 1);
  switchChoices.set(element, chosenChildren);
  return chosenChildren;
}

function visitAll(children: readonly SvgElement[], parentContext: ElementContext, state: WalkState): void {
  for (const child of children) visitElement(child, parentContext, state);
}

/** Creates the context inside an `svg` or a `symbol`; `frameElement` has its position and size. */
function createNestedContext(
  contentElement: SvgElement,
  frameElement: SvgElement,
  parentContext: ElementContext,
): ElementContext {
  const { view } = parentContext;
  const readSize = (key: 'width' | 'height') =>
    parseLength(frameElement.attributes.get(key), view[key]) ??
    parseLength(contentElement.attributes.get(key), view[key]);
  const x = parseLength(frameElement.attributes.get('x'), view.width) ?? 0;
  const y = parseLength(frameElement.attributes.get('y'), view.height) ?? 0;
  const viewBox = parseViewBox(contentElement.attributes.get('viewBox'));
  const [width, height] = [readSize('width') ?? view.width, readSize('height') ?? view.height];
  const movedMatrix = multiplyMatrices(parentContext.matrix, [1, 0, 0, 1, x, y]);
  return viewBox === undefined
    ? { ...parentContext, matrix: movedMatrix }
    : {
        ...parentContext,
        matrix: multiplyMatrices(
          movedMatrix,
          fitViewBox(viewBox, width, height, contentElement.attributes.get('preserveAspectRatio')),
        ),
        view: viewBox,
      };
}

function visitUse(element: SvgElement, parentContext: ElementContext, state: WalkState): void {
  const href = element.attributes.get('href') ?? '';
  if (!href.startsWith('#')) {
    if (href !== '') state.findings.add('external');
    return;
  }
  const target = state.byId.get(href.slice(1));
  if (target === undefined) return;
  if (parentContext.useDepth >= MAX_USE_DEPTH) throw new SvgImportError({ kind: 'too-deep' });
  const useContext: ElementContext = { ...parentContext, useDepth: parentContext.useDepth + 1 };
  if (target.name === 'symbol') {
    const paint = computePaint(state.sheet.getStyle(target), parentContext.paint, parentContext.view, state.findings);
    visitAll(target.children, createNestedContext(target, element, { ...useContext, paint }), state);
    return;
  }
  const x = parseLength(element.attributes.get('x'), parentContext.view.width) ?? 0;
  const y = parseLength(element.attributes.get('y'), parentContext.view.height) ?? 0;
  visitElement(target, { ...useContext, matrix: multiplyMatrices(useContext.matrix, [1, 0, 0, 1, x, y]) }, state);
}

function paintShape(element: SvgElement, { matrix, paint, view }: ElementContext, state: WalkState): void {
  if (!isShape(element.name) || !paint.visible) return;
  const visibleFill = applyOpacity(
    resolvePaintColor(paint.fill, paint.color, state),
    paint.fillOpacity * paint.opacity,
  );
  const visibleStroke = applyOpacity(
    resolvePaintColor(paint.stroke, paint.color, state),
    paint.strokeOpacity * paint.opacity,
  );
  const scale = paint.hasFixedWidth ? 1 : Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  const strokeWidth = paint.strokeWidth * scale;
  const lineColor =
    visibleStroke !== undefined && strokeWidth > 0 && Number.isFinite(strokeWidth) ? visibleStroke : undefined;
  if (visibleFill === undefined && lineColor === undefined) return;
  const outlinePath = getOutline(element, view, state);
  countCommands(outlinePath.commands.length, state);
  const commands = dropNonFinite(transformCommands(outlinePath.commands, matrix));
  if (outlinePath.isBroken || commands.length < outlinePath.commands.length) state.findings.add('broken-path');
  if (commands.length < 2) return;
  const sharedFields = { commands, strokeWidth, evenOdd: paint.evenOdd };
  // Round ends and corners are imitated with discs, which would be visible on a translucent line.
  const hasStyledEnds = lineColor?.alpha === 1 && (paint.cap !== 'butt' || paint.roundCorners);
  if (
    visibleFill !== undefined &&
    lineColor !== undefined &&
    visibleFill.alpha === lineColor.alpha &&
    !hasStyledEnds &&
    !paint.strokeFirst
  ) {
    state.shapes.push({
      ...sharedFields,
      fill: visibleFill.color,
      stroke: lineColor.color,
      opacity: visibleFill.alpha,
    });
    return;
  }
  // In a drawing, a shape has one opacity, and its line is on top. Any other shape becomes two shapes.
  const areaShapes =
    visibleFill === undefined ? [] : [{ ...sharedFields, fill: visibleFill.color, opacity: visibleFill.alpha }];
  const plainLines =
    lineColor === undefined ? [] : [{ ...sharedFields, stroke: lineColor.color, opacity: lineColor.alpha }];
  const lineShapes = hasStyledEnds
    ? createStyledLine(commands, lineColor.color, { ...paint, width: strokeWidth }, state)
    : plainLines;
  state.shapes.push(...(paint.strokeFirst ? [...lineShapes, ...areaShapes] : [...areaShapes, ...lineShapes]));
}

function countCommands(addedCount: number, state: WalkState): void {
  state.commandCount += addedCount;
  if (state.commandCount > LIMITS.svgPoints) throw new SvgImportError({ kind: 'too-many', what: 'points' });
}

/** Elements without percentages, whose outline does not depend on the view. */
const FIXED_SHAPES = new Set(['path', 'polyline', 'polygon']);
const EMPTY_PATH: FlattenedPath = { commands: [], isBroken: false };

/** Returns the outline of an element in its own coordinates. */
function getOutline(element: SvgElement, view: Viewport, { outlines }: WalkState): FlattenedPath {
  const cachedOutline = outlines.get(element);
  if (cachedOutline !== undefined) return cachedOutline;
  const pathData = createShapePath(element, view) ?? '';
  const outline = pathData.trim() === '' ? EMPTY_PATH : flattenPath(pathData);
  if (FIXED_SHAPES.has(element.name)) outlines.set(element, outline);
  return outline;
}

function createStyledLine(
  linePath: readonly Command[],
  color: Color,
  lineStyle: LineStyle,
  state: WalkState,
): PaintedShape[] {
  const { commands, discs } = imitateLineEnds(linePath, lineStyle);
  const sharedFields = { strokeWidth: lineStyle.width, opacity: 1, evenOdd: false };
  countCommands(discs.length, state);
  return [
    ...(commands.length > 0 ? [{ ...sharedFields, commands, stroke: color }] : []),
    ...(discs.length > 0 ? [{ ...sharedFields, commands: discs, fill: color }] : []),
  ];
}

/** Applies an opacity to a color; returns undefined if the result is invisible. */
function applyOpacity(color: CssColor | undefined, opacity: number): CssColor | undefined {
  if (color === undefined) return undefined;
  const alpha = color.alpha * opacity;
  // An opacity below 1/255 can't be seen.
  return alpha > 0.004 ? { ...color, alpha } : undefined;
}
