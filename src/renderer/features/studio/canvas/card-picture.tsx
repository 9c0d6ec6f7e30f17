import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { mm, toPt } from '../../../../shared/card/display/units.ts';
import css from './canvas.module.css';

interface Props {
  /** One of each element, in painting order. */
  parts: readonly string[];
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
  readonly part: string;
  readonly node: SVGGElement;
}

class Painted {
  readonly #root: SVGSVGElement;
  #groups: readonly Group[] = [];

  constructor(root: SVGSVGElement) {
    this.#root = root;
    root.replaceChildren();
  }

  paint(parts: readonly string[]): void {
    const before = this.#groups;
    if (before.length === parts.length && before.every(({ part }, i) => part === parts[i])) return;
    const free = new Set(before);
    const take = (group: Group | undefined): Group | undefined =>
      group !== undefined && free.delete(group) ? group : undefined;
    const unchanged = parts.map((part, i) => (before[i]?.part === part ? take(before[i]) : undefined));
    const others = new Map([...free].map((group) => [group.part, group]));
    const known = parts.map((part, i) => unchanged[i] ?? take(others.get(part)));
    this.#groups = parts.map((part, i) => known[i] ?? written(part, take(before[i])));
    const isInOrder = before.length === parts.length && this.#groups.every(({ node }, i) => node === before[i]?.node);
    if (!isInOrder) this.#root.replaceChildren(...this.#groups.map(({ node }) => node));
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

function written(part: string, before: Group | undefined): Group {
  const node = before?.node ?? document.createElementNS(SVG, 'g');
  node.innerHTML = part;
  return { part, node };
}
