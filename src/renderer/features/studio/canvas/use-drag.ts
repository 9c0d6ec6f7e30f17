/** What the pointer does on the canvas: choosing, moving, resizing, turning, a rubber band, guides. */
import { useRef, useState } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { middleOf, type Point } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { type Handle, moveBy, moveWay, resize, rotateBy } from '../../../../shared/studio/arrange/move.ts';
import {
  type Distance,
  distances,
  type SnapLine,
  type Snapped,
  type SnapTargets,
  snapMove,
  snapResize,
  snapTargets,
} from '../../../../shared/studio/arrange/snap.ts';
import type { Stretch } from '../../../../shared/studio/arrange/span.ts';
import { boundsAround, boxOf, elementsUnder, elementsWithin, withGroups } from '../../../../shared/studio/elements.ts';
import {
  type Address,
  elementAt,
  elementsAt,
  type StudioElement,
  type StudioView,
} from '../../../../shared/studio/view.ts';
import type { Studio } from '../use-studio.ts';
import { isBackground } from './background.ts';
import { angleOf } from './geometry.ts';

/** What a pointer has hold of. */
export type Grip =
  | { readonly kind: 'element' }
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'turn' };

/** What is shown while the pointer drags; nothing of it is in the document yet. */
export interface Preview {
  readonly kind: 'move' | 'resize' | 'turn' | 'band';
  /** How far elements have come that are shown moved as they are, and which. */
  readonly by: Point;
  readonly moved: ReadonlySet<Address>;
  /** What it would make of the template, where it does more than that. */
  readonly template?: CardTemplate;
  readonly lines: readonly SnapLine[];
  readonly distances: readonly Distance[];
  /** Distances that have become equal. */
  readonly gaps: readonly Stretch[];
  readonly band?: Rect;
}

interface Drag {
  readonly grip: Grip['kind'] | 'band';
  readonly handle?: Handle;
  readonly start: Point;
  readonly selection: readonly Address[];
  readonly bounds: Rect;
  readonly targets: SnapTargets;
  readonly studioView: StudioView;
  /** A click on one of several leaves that one chosen. */
  readonly onClick?: () => void;
  readonly added: readonly Address[];
  moved: boolean;
}

interface Options {
  /** Pixels a millimetre has. */
  readonly scale: number;
  readonly grid: number | undefined;
  isShown(one: StudioElement): boolean;
}

type Modifiers = Pick<PointerEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Pixels a pointer may tremble in a click, and from which lines draw. */
export const TREMBLE = 3;
export const REACH = 6;

export function useDrag(studio: Studio, { scale, grid, isShown }: Options) {
  const { studioView, side, selection, canEdit, select, run } = studio;
  const drag = useRef<Drag>(undefined);
  const [preview, show] = useState<Preview>();
  const wanted = useRef<readonly Edit[]>(NOTHING);

  const begin = (grip: Drag['grip'], start: Point, chosen: readonly Address[], more: Partial<Drag> = {}) => {
    const bounds = boundsAround(elementsAt(studioView, chosen).map(boxOf)) ?? { ...start, width: 0, height: 0 };
    const targets = snapTargets(studioView, side, chosen, { grid });
    drag.current = { grip, start, selection: chosen, bounds, targets, studioView, added: [], moved: false, ...more };
  };

  /** A button was pressed at a point of the card, in millimetres. */
  function press(point: Point, grip: Grip, keys: Modifiers): void {
    if (grip.kind === 'handle') begin('handle', point, selection, { handle: grip.handle });
    else if (grip.kind === 'turn') begin('turn', point, selection);
    else pressElement(point, keys);
  }

  function pressElement(point: Point, { shiftKey, altKey }: Modifiers): void {
    const under = elementsUnder(studioView, side, point, { slack: TREMBLE / scale, shown: isShown });
    const [first] = under;
    const at = under.findIndex((address) => selection.includes(address));
    const top = altKey ? under[(at + 1) % Math.max(1, under.length)] : (under[at] ?? first);
    if (top === undefined || (at < 0 && !altKey && isBackground(studioView, top))) pressGround(point, top, shiftKey);
    else if (shiftKey) pressMore(point, first ?? top);
    else pressOne(point, top, altKey ? undefined : first);
  }

  /** Where nothing lies but a background: a rubber band begins, or a click chooses the background. */
  function pressGround(point: Point, ground: Address | undefined, isMore: boolean): void {
    const added = isMore ? selection : NOBODY;
    if (!isMore) select(NOBODY);
    const chosen = ground === undefined ? added : [...added, ...withGroups(studioView, [ground])];
    begin('band', point, [], { added, onClick: () => select(chosen) });
  }

  function pressMore(point: Point, clicked: Address): void {
    const group = withGroups(studioView, [clicked]);
    const isChosen = selection.includes(clicked);
    const next = isChosen ? selection.filter((one) => !group.includes(one)) : [...selection, ...group];
    select(next);
    if (!isChosen) begin('element', point, next);
  }

  /** @param above what a click chooses, where nothing is dragged */
  function pressOne(point: Point, pressed: Address, above: Address | undefined): void {
    const chosen = selection.includes(pressed) ? selection : withGroups(studioView, [pressed]);
    if (chosen !== selection) select(chosen);
    begin('element', point, chosen, {
      onClick: () => {
        if (above === undefined || isBackground(studioView, above)) return;
        if (selection.length > 1 || !selection.includes(above)) select(withGroups(studioView, [above]));
      },
    });
  }

  /** A double click chooses one of a group by itself. */
  function chooseOne(point: Point): void {
    const [first] = elementsUnder(studioView, side, point, { slack: TREMBLE / scale, shown: isShown });
    if (first !== undefined && !isBackground(studioView, first)) select([first]);
  }

  function move(point: Point, keys: Modifiers): void {
    const held = drag.current;
    if (held === undefined) return;
    if (held.studioView !== studioView) {
      // What is dragged was deleted, or taken back, meanwhile: its place may be that of another.
      cancel();
      return;
    }
    const way = { x: point.x - held.start.x, y: point.y - held.start.y };
    if (!held.moved && Math.hypot(way.x, way.y) * scale < TREMBLE) return;
    held.moved = true;
    if (held.grip === 'band') {
      const band = rectBetween(held.start, point);
      const found = elementsWithin(held.studioView, side, band, { shown: isShown });
      select([...held.added, ...withGroups(held.studioView, found)]);
      show({ kind: 'band', moved: NO_ELEMENTS, lines: [], distances: [], gaps: [], by: ZERO, band });
      return;
    }
    if (!canEdit) return;
    const dragged = draggedTo(held, point, way, keys);
    wanted.current = dragged.edits;
    show(dragged.preview);
  }

  function draggedTo(held: Drag, point: Point, way: Point, keys: Modifiers): Dragged {
    const isFree = keys.ctrlKey || keys.metaKey;
    if (held.grip === 'turn') return turnedTo(held, point, turnStep(keys.shiftKey, isFree));
    const reach = isFree ? 0 : REACH / scale;
    const targets = isFree ? { ...held.targets, grid: undefined } : held.targets;
    const { bounds, selection: chosen, studioView: from, handle } = held;
    if (handle === undefined) {
      return movedTo(held, snapMove(targets, { bounds, by: keys.shiftKey ? straight(way) : way, reach }));
    }
    const snaps = isUpright(from, chosen) && !keys.shiftKey;
    // Where both edges move, the gap on the other side does not stay.
    const reached = keys.altKey ? { ...targets, gaps: false } : targets;
    const { by, lines, gaps } = snaps ? snapResize(reached, handle, { bounds, by: way, reach }) : { by: way, ...FREE };
    const edits = resize(from, chosen, handle, by, { keepRatio: keys.shiftKey, fromCentre: keys.altKey });
    return editedTo(held, 'resize', edits, lines, gaps);
  }

  /** Answers what was done, for those who cannot see it. */
  function release(): Preview['kind'] | undefined {
    const held = drag.current;
    const edits = wanted.current;
    const kind = preview?.kind;
    cancel();
    if (held === undefined || held.studioView !== studioView) return undefined;
    if (!held.moved) {
      held.onClick?.();
      return undefined;
    }
    run(edits);
    return kind;
  }

  function cancel(): void {
    drag.current = undefined;
    wanted.current = NOTHING;
    show(undefined);
  }

  return {
    preview,
    press,
    chooseOne,
    move,
    release,
    cancel,
    isDragging: () => drag.current !== undefined,
  };
}

/** Along the card or down it, whichever is further. */
export const straight = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** Several are resized with the upright frame around them. */
const isUpright = (studioView: StudioView, chosen: readonly Address[]): boolean =>
  chosen.length > 1 || (elementAt(studioView, chosen[0] ?? '')?.element.rotate ?? 0) % 360 === 0;

/** Degrees. */
const turnStep = (isCoarse: boolean, isFine: boolean): number => (isCoarse ? 15 : isFine ? 0.1 : 1);

interface Dragged {
  readonly edits: readonly Edit[];
  readonly preview: Preview;
}

function turnedTo(held: Drag, point: Point, step: number): Dragged {
  const middle = middleOf(held.bounds);
  const turned = angleOf(middle, point) - angleOf(middle, held.start);
  return editedTo(held, 'turn', rotateBy(held.studioView, held.selection, Math.round(turned / step) * step), []);
}

/** Elements that are moved look as before: they need not be laid out. What stands in for art is cut at its window anew. */
function movedTo(held: Drag, { by: wanted, lines, gaps: equal }: Snapped): Dragged {
  const { studioView, selection, bounds, targets } = held;
  const { by, moved } = moveWay(studioView, selection, wanted);
  const edits = moveBy(studioView, selection, by);
  // Some may not stand there, and all of them stay behind.
  const gaps = by.x === wanted.x && by.y === wanted.y ? equal : [];
  if (moved.some(({ inside }) => inside !== undefined)) return editedTo(held, 'move', edits, lines, gaps);
  const after = { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y };
  const elements = new Set(moved.map(({ address }) => address));
  return {
    edits,
    preview: { kind: 'move', by, moved: elements, lines, gaps, distances: distances(studioView, targets, after) },
  };
}

function editedTo(
  { studioView, selection, bounds, targets }: Drag,
  kind: Preview['kind'],
  edits: readonly Edit[],
  lines: readonly SnapLine[],
  gaps: readonly Stretch[] = [],
): Dragged {
  const template = edits.length === 0 ? studioView.template : applyEdits(studioView.template, edits);
  const now = { ...studioView, template };
  const after = boundsAround(elementsAt(now, selection).map(boxOf)) ?? bounds;
  const ways = kind === 'turn' ? [] : distances(now, targets, after);
  return { edits, preview: { kind, by: ZERO, moved: NO_ELEMENTS, template, lines, gaps, distances: ways } };
}

const FREE = { lines: [], gaps: [] };
const NOTHING: readonly Edit[] = [];
const NO_ELEMENTS: ReadonlySet<Address> = new Set();
const NOBODY: readonly Address[] = [];
const ZERO: Point = { x: 0, y: 0 };

const rectBetween = (a: Point, b: Point): Rect => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});
