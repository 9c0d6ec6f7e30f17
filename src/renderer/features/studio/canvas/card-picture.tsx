import { type CSSProperties, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { mm, toPt } from '../../../../shared/display/units.ts';
import css from './canvas.module.css';
import { getLayerStarts } from './paint-layers.ts';

interface Props {
  /** SVG of each element, in painting order. */
  svgParts: readonly string[];
  /** Millimeters. */
  cardWidth: number;
  cardHeight: number;
  bleed: number;
  /** Indexes of the parts that are selected. */
  selectedIndexes: ReadonlySet<number>;
  /** Indexes of the parts that are shown moved, and the offset in millimeters. */
  movedIndexes: ReadonlySet<number>;
  offsetX: number;
  offsetY: number;
  style: CSSProperties;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Draws the card as one SVG group per element and rewrites only the groups that have changed. */
export const CardPicture = memo(function CardPicture(props: Props) {
  const { svgParts, cardWidth, cardHeight, bleed, selectedIndexes, movedIndexes, offsetX, offsetY, style } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const painterRef = useRef<CardPainter>(undefined);
  const [sheetWidth = 0, sheetHeight = 0, bleedEdge = 0] = [cardWidth + 2 * bleed, cardHeight + 2 * bleed, bleed].map(
    (millimeters) => toPt(mm(millimeters)),
  );
  const sheetBox = useMemo(() => ({ bleedEdge, sheetWidth, sheetHeight }), [bleedEdge, sheetWidth, sheetHeight]);
  useLayoutEffect(() => {
    if (rootRef.current === null) return;
    painterRef.current ??= new CardPainter(rootRef.current);
    painterRef.current.paint(svgParts, getLayerStarts(svgParts.length, selectedIndexes), sheetBox);
    painterRef.current.move(movedIndexes, toPt(mm(offsetX)), toPt(mm(offsetY)));
  }, [svgParts, selectedIndexes, sheetBox, movedIndexes, offsetX, offsetY]);
  return <div ref={rootRef} className={css.layer} style={style} aria-hidden="true" data-studio-card />;
});

interface ElementGroup {
  readonly svgPart: string;
  readonly node: SVGGElement;
}

/** The size of the card with its bleed, in points. */
interface SheetBox {
  /** The width of the bleed. */
  readonly bleedEdge: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
}

interface Layer {
  readonly svg: SVGSVGElement;
  /**
   * An invisible rectangle that fills the layer, so that its area never changes. If it did, the browser would arrange all layers again,
   * which takes as long as the rest of the frame.
   */
  readonly ground: SVGRectElement;
}

/**
 * Paints the elements of a card into layers, one SVG above the other. A layer has the elements from one layer start to the next
 * (`getLayerStarts`), so that a change of the selected elements repaints only their layer.
 */
class CardPainter {
  readonly #root: HTMLElement;
  #groups: readonly ElementGroup[] = [];
  /** The layers, from bottom to top. All have the same size. */
  #layers: Layer[] = [];
  #sheet: SheetBox | undefined;

  constructor(root: HTMLElement) {
    this.#root = root;
    root.replaceChildren();
  }

  paint(svgParts: readonly string[], layerStarts: readonly number[], sheet: SheetBox): void {
    this.#writeGroups(svgParts);
    this.#adjustLayerCount(layerStarts.length, sheet);
    for (const [index, { svg, ground }] of this.#layers.entries()) {
      const layerNodes = [
        ground,
        ...this.#groups.slice(layerStarts[index], layerStarts[index + 1]).map(({ node }) => node),
      ];
      const { children } = svg;
      const isUnchanged =
        children.length === layerNodes.length &&
        layerNodes.every((layerNode, nodeIndex) => layerNode === children[nodeIndex]);
      if (!isUnchanged) svg.replaceChildren(...layerNodes);
    }
  }

  #writeGroups(svgParts: readonly string[]): void {
    const previousGroups = this.#groups;
    if (
      previousGroups.length === svgParts.length &&
      previousGroups.every(({ svgPart }, index) => svgPart === svgParts[index])
    )
      return;
    // Writing SVG is slow, so each group is reused once: first where its text has not changed, then where its text has moved to
    // another index. Only the remaining texts are written, into the old group of their index.
    const reusableGroups = new Set(previousGroups);
    const takeGroup = (group: ElementGroup | undefined): ElementGroup | undefined =>
      group !== undefined && reusableGroups.delete(group) ? group : undefined;
    const unchangedGroups = svgParts.map((svgPart, index) =>
      previousGroups[index]?.svgPart === svgPart ? takeGroup(previousGroups[index]) : undefined,
    );
    const groupsByPart = new Map([...reusableGroups].map((group) => [group.svgPart, group]));
    const knownGroups = svgParts.map(
      (svgPart, index) => unchangedGroups[index] ?? takeGroup(groupsByPart.get(svgPart)),
    );
    this.#groups = svgParts.map(
      (svgPart, index) => knownGroups[index] ?? writeGroup(svgPart, takeGroup(previousGroups[index])),
    );
  }

  /** Adds or removes layers until there are `layerCount` of them, and resizes existing layers to a changed sheet. */
  #adjustLayerCount(layerCount: number, sheet: SheetBox): void {
    while (this.#layers.length > layerCount) this.#layers.pop()?.svg.remove();
    if (this.#sheet !== sheet) for (const layer of this.#layers) resizeLayer(layer, sheet);
    this.#sheet = sheet;
    while (this.#layers.length < layerCount) {
      const addedLayer = createLayer(sheet);
      this.#layers.push(addedLayer);
      this.#root.append(addedLayer.svg);
    }
  }

  move(movedIndexes: ReadonlySet<number>, offsetX: number, offsetY: number): void {
    for (const [index, { node }] of this.#groups.entries()) {
      const transform = movedIndexes.has(index) ? `translate(${offsetX} ${offsetY})` : null;
      if (node.getAttribute('transform') === transform) continue;
      if (transform === null) node.removeAttribute('transform');
      else node.setAttribute('transform', transform);
    }
  }
}

function createLayer(sheet: SheetBox): Layer {
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  const ground = document.createElementNS(SVG_NAMESPACE, 'rect');
  ground.setAttribute('fill', 'transparent');
  const layer = { svg, ground };
  resizeLayer(layer, sheet);
  return layer;
}

function resizeLayer({ svg, ground }: Layer, { bleedEdge, sheetWidth, sheetHeight }: SheetBox): void {
  svg.setAttribute('viewBox', `${-bleedEdge} ${-bleedEdge} ${sheetWidth} ${sheetHeight}`);
  const rectAttributes = { x: -bleedEdge, y: -bleedEdge, width: sheetWidth, height: sheetHeight };
  for (const [attributeName, attributeValue] of Object.entries(rectAttributes))
    ground.setAttribute(attributeName, String(attributeValue));
}

function writeGroup(svgPart: string, reusedGroup: ElementGroup | undefined): ElementGroup {
  const groupNode = reusedGroup?.node ?? document.createElementNS(SVG_NAMESPACE, 'g');
  groupNode.innerHTML = svgPart;
  return { svgPart, node: groupNode };
}
