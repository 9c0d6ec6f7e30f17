/** A card split where elements are dragged, so that only these are painted anew at each move of the pointer. */
import type { CardTemplate, Element } from '../../../../shared/card/template/template.ts';
import type { Side } from '../../../../shared/studio/view.ts';

export interface Layer {
  readonly template: CardTemplate;
  readonly isMoving: boolean;
}

/** More layers than these cost more than they show: then what is moved lies on top. */
const MOST_LAYERS = 9;

/** @param moving places of elements in the list of the side */
export function layersOf(shown: CardTemplate, side: Side, moving: ReadonlySet<number>): readonly Layer[] {
  const elements = shown[side] ?? [];
  const runs: { from: number; to: number; isMoving: boolean }[] = [];
  for (const [i] of elements.entries()) {
    const isMoving = moving.has(i);
    const last = runs.at(-1);
    if (last?.isMoving === isMoving) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, isMoving });
  }
  if (runs.length <= MOST_LAYERS) {
    return runs.map(({ from, to, isMoving }) => ({
      template: only(shown, side, (i) => i >= from && i < to),
      isMoving,
    }));
  }
  return [false, true].map((isMoving) => ({
    template: only(shown, side, (i) => moving.has(i) === isMoving),
    isMoving,
  }));
}

function only(shown: CardTemplate, side: Side, isIn: (i: number) => boolean): CardTemplate {
  const list = (shown[side] ?? []).map((element, i): Element => (isIn(i) ? element : { ...element, hidden: true }));
  return { ...shown, [side]: list };
}
