import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import type { SvgPart } from '../../../../shared/card/display/to-svg.ts';
import { mm, toPt } from '../../../../shared/card/display/units.ts';
import css from './canvas.module.css';

interface Props {
  /** One of each element, in painting order. */
  parts: readonly SvgPart[];
  /** Millimetres. */
  width: number;
  height: number;
  bleed: number;
  /** Places of the parts that are shown moved, and by how many millimetres. */
  moving: ReadonlySet<number>;
  x: number;
  y: number;
  style: CSSProperties;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The card in groups, one of each element: only those that have changed are written anew. */
export const CardPicture = memo(function CardPicture(props: Props) {
  const { parts, width, height, bleed, moving, x, y, style } = props;
  const root = useRef<SVGSVGElement>(null);
  const painted = useRef<Painted>(undefined);
  useLayoutEffect(() => {
    if (root.current === null) return;
    painted.current ??= new Painted(root.current);
    painted.current.paint(parts);
    painted.current.move(moving, toPt(mm(x)), toPt(mm(y)));
  }, [parts, moving, x, y]);
  const [across = 0, down = 0, edge = 0] = [width + 2 * bleed, height + 2 * bleed, bleed].map((at) => toPt(mm(at)));
  return (
    <div className={css.layer} style={style} data-studio-card>
      <svg ref={root} viewBox={`${-edge} ${-edge} ${across} ${down}`} aria-hidden="true" />
    </div>
  );
});

interface Group {
  readonly part: SvgPart;
  readonly node: SVGGElement;
}

class Painted {
  readonly #root: SVGSVGElement;
  readonly #defs = document.createElementNS(SVG, 'defs');
  readonly #glyphs = new Set<string>();
  #groups: readonly Group[] = [];

  constructor(root: SVGSVGElement) {
    this.#root = root;
    root.replaceChildren(this.#defs);
  }

  paint(parts: readonly SvgPart[]): void {
    const before = this.#groups;
    if (before.length === parts.length && before.every(({ part }, i) => part === parts[i])) return;
    const free = new Set(before);
    const take = (group: Group | undefined): Group | undefined =>
      group !== undefined && free.delete(group) ? group : undefined;
    const unchanged = parts.map((part, i) => (before[i]?.part === part ? take(before[i]) : undefined));
    const others = new Map([...free].map((group) => [group.part, group]));
    const moved = parts.map((part, i) => unchanged[i] ?? take(others.get(part)));
    this.#groups = parts.map((part, i) => moved[i] ?? this.#written(part, take(before[i])));
    const isInOrder = before.length === parts.length && this.#groups.every(({ node }, i) => node === before[i]?.node);
    if (!isInOrder) this.#root.replaceChildren(this.#defs, ...this.#groups.map(({ node }) => node));
  }

  /** Outlines of letters stay: the next word may need them again. */
  #written(part: SvgPart, before: Group | undefined): Group {
    const node = before?.node ?? document.createElementNS(SVG, 'g');
    if (before?.part.body === part.body) return { part, node };
    let added = '';
    for (const [id, outline] of part.glyphs) {
      if (this.#glyphs.has(id)) continue;
      this.#glyphs.add(id);
      added += outline;
    }
    if (added !== '') this.#defs.insertAdjacentHTML('beforeend', added);
    node.innerHTML = part.body;
    return { part, node };
  }

  move(moving: ReadonlySet<number>, x: number, y: number): void {
    for (const [i, { node }] of this.#groups.entries()) {
      const wanted = moving.has(i) ? `translate(${x} ${y})` : null;
      if (node.getAttribute('transform') === wanted) continue;
      if (wanted === null) node.removeAttribute('transform');
      else node.setAttribute('transform', wanted);
    }
  }
}
