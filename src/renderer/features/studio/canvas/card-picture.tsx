import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { mm, toPt } from '../../../../shared/display/units.ts';
import css from './canvas.module.css';
import { layerStarts } from './paint-layers.ts';

interface Props {
  /** One of each element, in painting order. */
  parts: readonly string[];
  /** Millimetres. */
  width: number;
  height: number;
  bleed: number;
  /** Places of the parts that are chosen. */
  chosen: ReadonlySet<number>;
  /** Places of the parts that are shown moved, and by how many millimetres. */
  moving: ReadonlySet<number>;
  x: number;
  y: number;
  style: CSSProperties;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The card in groups, one of each element: only those that have changed are written anew. */
export const CardPicture = memo(function CardPicture(props: Props) {
  const { parts, width, height, bleed, chosen, moving, x, y, style } = props;
  const root = useRef<HTMLDivElement>(null);
  const painted = useRef<Painted>(undefined);
  const [across = 0, down = 0, edge = 0] = [width + 2 * bleed, height + 2 * bleed, bleed].map((at) => toPt(mm(at)));
  const sheet = useMemo(() => ({ edge, across, down }), [edge, across, down]);
  useLayoutEffect(() => {
    if (root.current === null) return;
    painted.current ??= new Painted(root.current);
    painted.current.paint(parts, layerStarts(parts.length, chosen), sheet);
    painted.current.move(moving, toPt(mm(x)), toPt(mm(y)));
  }, [parts, chosen, sheet, moving, x, y]);
  return <div ref={root} className={css.layer} style={style} aria-hidden="true" data-studio-card />;
});

interface Group {
  readonly part: string;
  readonly node: SVGGElement;
}

/** The card with its bleed, in points; `edge` is the bleed. */
interface Sheet {
  readonly edge: number;
  readonly across: number;
  readonly down: number;
}

interface Layer {
  readonly svg: SVGSVGElement;
  /**
   * Fills the layer and is not seen: while what a layer reaches stays the same, the page paints it anew and need not arrange all
   * its layers, which takes as long as the rest of the frame.
   */
  readonly ground: SVGRectElement;
}

class Painted {
  readonly #root: HTMLElement;
  #groups: readonly Group[] = [];
  /** Pictures of the same size over each other. */
  #layers: Layer[] = [];
  #sheet: Sheet | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    root.replaceChildren();
  }

  paint(parts: readonly string[], starts: readonly number[], sheet: Sheet): void {
    this.#write(parts);
    this.#stack(starts.length, sheet);
    for (const [index, { svg, ground }] of this.#layers.entries()) {
      const nodes = [ground, ...this.#groups.slice(starts[index], starts[index + 1]).map(({ node }) => node)];
      const { children } = svg;
      const isSame = children.length === nodes.length && nodes.every((node, n) => node === children[n]);
      if (!isSame) svg.replaceChildren(...nodes);
    }
  }

  #write(parts: readonly string[]): void {
    const before = this.#groups;
    if (before.length === parts.length && before.every(({ part }, index) => part === parts[index])) return;
    const free = new Set(before);
    const take = (group: Group | undefined): Group | undefined =>
      group !== undefined && free.delete(group) ? group : undefined;
    const unchanged = parts.map((part, index) => (before[index]?.part === part ? take(before[index]) : undefined));
    const others = new Map([...free].map((group) => [group.part, group]));
    const known = parts.map((part, index) => unchanged[index] ?? take(others.get(part)));
    this.#groups = parts.map((part, index) => known[index] ?? written(part, take(before[index])));
  }

  /** As many layers as are needed. */
  #stack(count: number, sheet: Sheet): void {
    while (this.#layers.length > count) this.#layers.pop()?.svg.remove();
    if (this.#sheet !== sheet) for (const layer of this.#layers) stretch(layer, sheet);
    this.#sheet = sheet;
    while (this.#layers.length < count) {
      const layer = newLayer(sheet);
      this.#layers.push(layer);
      this.#root.append(layer.svg);
    }
  }

  move(moving: ReadonlySet<number>, x: number, y: number): void {
    for (const [index, { node }] of this.#groups.entries()) {
      const wanted = moving.has(index) ? `translate(${x} ${y})` : null;
      if (node.getAttribute('transform') === wanted) continue;
      if (wanted === null) node.removeAttribute('transform');
      else node.setAttribute('transform', wanted);
    }
  }
}

function newLayer(sheet: Sheet): Layer {
  const svg = document.createElementNS(SVG, 'svg');
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('fill', 'transparent');
  const layer = { svg, ground };
  stretch(layer, sheet);
  return layer;
}

function stretch({ svg, ground }: Layer, { edge, across, down }: Sheet): void {
  svg.setAttribute('viewBox', `${-edge} ${-edge} ${across} ${down}`);
  const place = { x: -edge, y: -edge, width: across, height: down };
  for (const [name, value] of Object.entries(place)) ground.setAttribute(name, String(value));
}

function written(part: string, before: Group | undefined): Group {
  const node = before?.node ?? document.createElementNS(SVG, 'g');
  node.innerHTML = part;
  return { part, node };
}
