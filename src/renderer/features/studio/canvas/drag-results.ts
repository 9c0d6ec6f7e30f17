/** Computes the edits of a drag on the canvas, and what is shown until the pointer is released. */
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { getCenter, type Point } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import { duplicateElements } from '../../../../shared/studio/arrange/copies.ts';
import {
  type Handle,
  limitMove,
  listMovableElements,
  moveElements,
  rotateElements,
} from '../../../../shared/studio/arrange/move.ts';
import {
  type Distance,
  measureDistances,
  type SnapLine,
  type SnapResult,
  type SnapTargets,
} from '../../../../shared/studio/arrange/snap.ts';
import type { AxisSegment } from '../../../../shared/studio/arrange/span.ts';
import { getBoundsAround, getElementBox } from '../../../../shared/studio/elements.ts';
import { type Address, findElement, findElements, type StudioView } from '../../../../shared/studio/view.ts';
import { computeAngle } from './geometry.ts';

/** What the pointer grabs: an element itself, a resize handle of the selection, or the rotation handle. */
export type PointerGrip =
  | { readonly kind: 'element' }
  | { readonly kind: 'handle'; readonly handle: Handle }
  | { readonly kind: 'turn' };

/** The state shown during a drag; the document does not change until the pointer is released. */
export interface DragPreview {
  readonly kind: 'move' | 'copy' | 'resize' | 'turn' | 'band';
  /** The offset of elements that are shown moved, in millimeters. */
  readonly offset: Point;
  /** The addresses of the elements that are shown at the offset. Empty if `template` shows the change. */
  readonly movedAddresses: ReadonlySet<Address>;
  /** The changed template, for drags that do more than move elements. */
  readonly template?: CardTemplate;
  /** The addresses of the copies in `template` that the drag makes with Alt. They are selected after the drag. */
  readonly copyAddresses?: readonly Address[];
  readonly snapLines: readonly SnapLine[];
  readonly distances: readonly Distance[];
  /** Gaps to which the drag has snapped, since they are equal. */
  readonly equalGaps: readonly AxisSegment[];
  readonly band?: Rect;
}

export interface DragState {
  readonly grip: PointerGrip['kind'] | 'band';
  readonly handle?: Handle;
  readonly startPoint: Point;
  readonly selection: readonly Address[];
  readonly bounds: Rect;
  readonly targets: SnapTargets;
  readonly startView: StudioView;
  /** Runs if the pointer is released without moving. For example, a click on one of several selected elements selects only that one. */
  readonly onClick?: () => void;
  /** Made once per drag, when Alt is first held. */
  copies?: DragCopies;
  /** The selection to which a selection band adds elements. */
  readonly keptSelection: readonly Address[];
  hasMoved: boolean;
}

/** Copies of dragged elements, in front of their originals. */
interface DragCopies {
  /** The template with the copies. */
  readonly studioView: StudioView;
  readonly edits: readonly Edit[];
  readonly addresses: readonly Address[];
  /** Whether the side has no room for the copies, so that there are none. */
  readonly isSideFull: boolean;
}

export const NO_SNAP = { lines: [], gaps: [] };
export const NO_EDITS: readonly Edit[] = [];
export const NO_MOVED_ADDRESSES: ReadonlySet<Address> = new Set();
export const NO_ADDRESSES: readonly Address[] = [];
export const NO_OFFSET: Point = { x: 0, y: 0 };

/** Restricts an offset to one axis: the larger component remains, the other becomes 0. */
export const constrainToAxis = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** Whether the selection frame is upright. Several elements always have an upright frame. */
export const isUpright = (studioView: StudioView, selectedAddresses: readonly Address[]): boolean =>
  selectedAddresses.length > 1 ||
  (findElement(studioView, selectedAddresses[0] ?? '')?.element.rotate ?? 0) % 360 === 0;

/** Returns the step to which a rotation is rounded, in degrees: coarse with Shift, fine with Ctrl. */
export const getRotationStep = (isCoarse: boolean, isFine: boolean): number => (isCoarse ? 15 : isFine ? 0.1 : 1);

export interface DragResult {
  readonly edits: readonly Edit[];
  readonly preview: DragPreview;
}

export function computeRotation(currentDrag: DragState, point: Point, rotationStep: number): DragResult {
  const center = getCenter(currentDrag.bounds);
  const rotation = computeAngle(center, point) - computeAngle(center, currentDrag.startPoint);
  return createEditResult(
    currentDrag,
    'turn',
    rotateElements(currentDrag.startView, currentDrag.selection, Math.round(rotation / rotationStep) * rotationStep),
    [],
  );
}

/**
 * Computes a move. Moved elements look the same, so the preview only shifts them. Elements inside other elements are an exception: they
 * are clipped to their container, so the preview has a new template.
 */
export function computeMove(
  currentDrag: DragState,
  { offset: snappedOffset, lines, gaps: snappedGaps }: SnapResult,
): DragResult {
  const { startView: studioView, selection, bounds, targets } = currentDrag;
  const { offset, movedElements } = limitMove(studioView, selection, snappedOffset);
  const edits = moveElements(studioView, selection, offset);
  // If one element reaches a limit, all elements stop there, and the gaps are no longer equal.
  const equalGaps = offset.x === snappedOffset.x && offset.y === snappedOffset.y ? snappedGaps : [];
  if (movedElements.some(({ inside }) => inside !== undefined))
    return createEditResult(currentDrag, 'move', edits, lines, equalGaps);
  const movedBounds = { ...bounds, x: bounds.x + offset.x, y: bounds.y + offset.y };
  const movedAddresses = new Set(movedElements.map(({ address }) => address));
  return {
    edits,
    preview: {
      kind: 'move',
      offset,
      movedAddresses,
      snapLines: lines,
      equalGaps,
      distances: measureDistances(studioView, targets, movedBounds),
    },
  };
}

/** Computes a drag with Alt, which moves copies and leaves the originals in place. There are no copies if the side is full. */
export function computeCopy(currentDrag: DragState, snapResult: SnapResult): DragResult {
  currentDrag.copies ??= createDragCopies(currentDrag);
  const { copies } = currentDrag;
  const { edits: moveEdits, preview } = computeMove(
    { ...currentDrag, startView: copies.studioView, selection: copies.addresses },
    snapResult,
  );
  return {
    edits: [...copies.edits, ...moveEdits],
    preview: {
      ...preview,
      kind: 'copy',
      template: preview.template ?? copies.studioView.template,
      copyAddresses: copies.addresses,
    },
  };
}

function createDragCopies({ startView, selection }: DragState): DragCopies {
  const originals = listMovableElements(startView, selection).map(({ address }) => address);
  const { edits, addresses, omittedCount } = duplicateElements(startView, originals, NO_OFFSET);
  return omittedCount > 0
    ? { studioView: startView, edits: NO_EDITS, addresses: NO_ADDRESSES, isSideFull: true }
    : {
        studioView: { ...startView, template: applyEdits(startView.template, edits) },
        edits,
        addresses,
        isSideFull: false,
      };
}

export function createEditResult(
  { startView: studioView, selection, bounds, targets }: DragState,
  previewKind: DragPreview['kind'],
  edits: readonly Edit[],
  lines: readonly SnapLine[],
  equalGaps: readonly AxisSegment[] = [],
): DragResult {
  const template = edits.length === 0 ? studioView.template : applyEdits(studioView.template, edits);
  const editedView = { ...studioView, template };
  const editedBounds = getBoundsAround(findElements(editedView, selection).map(getElementBox)) ?? bounds;
  const distances = previewKind === 'turn' ? [] : measureDistances(editedView, targets, editedBounds);
  return {
    edits,
    preview: {
      kind: previewKind,
      offset: NO_OFFSET,
      movedAddresses: NO_MOVED_ADDRESSES,
      template,
      snapLines: lines,
      equalGaps,
      distances,
    },
  };
}
