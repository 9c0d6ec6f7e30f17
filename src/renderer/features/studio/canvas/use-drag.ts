/** Selects, moves, resizes and rotates elements with the pointer, and draws a selection band. */
import { useRef, useState } from 'react';
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
  resizeElements,
  rotateElements,
} from '../../../../shared/studio/arrange/move.ts';
import {
  createSnapTargets,
  type Distance,
  measureDistances,
  type SnapLine,
  type SnapResult,
  type SnapTargets,
  snapMove,
  snapResize,
} from '../../../../shared/studio/arrange/snap.ts';
import type { AxisSegment } from '../../../../shared/studio/arrange/span.ts';
import {
  addGroupMembers,
  findElementsUnder,
  findElementsWithin,
  getBoundsAround,
  getElementBox,
} from '../../../../shared/studio/elements.ts';
import {
  type Address,
  findElement,
  findElements,
  type StudioElement,
  type StudioView,
} from '../../../../shared/studio/view.ts';
import type { Studio } from '../use-studio.ts';
import { isBackground } from './background.ts';
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

interface DragState {
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

interface DragOptions {
  /** Pixels per millimeter. */
  readonly scale: number;
  /** Millimeters between the grid lines to which elements snap; undefined if they do not snap to the grid. */
  readonly grid: number | undefined;
  isShown(studioElement: StudioElement): boolean;
}

type Modifiers = Pick<PointerEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A pointer that moves less than this makes a click, not a drag. Elements this near to the pointer are hit. */
export const CLICK_TOLERANCE_PX = 3;
/** Lines attract the edges of a dragged element within this distance. */
export const SNAP_REACH_PX = 6;

export function useDrag(studio: Studio, { scale, grid, isShown }: DragOptions) {
  const { studioView, side, selection, canEdit, select, commitEdits } = studio;
  const dragRef = useRef<DragState>(undefined);
  const [preview, setPreview] = useState<DragPreview>();
  const pendingEditsRef = useRef<readonly Edit[]>(NO_EDITS);

  const startDrag = (
    grip: DragState['grip'],
    startPoint: Point,
    draggedAddresses: readonly Address[],
    overrides: Partial<DragState> = {},
  ) => {
    const bounds = getBoundsAround(findElements(studioView, draggedAddresses).map(getElementBox)) ?? {
      ...startPoint,
      width: 0,
      height: 0,
    };
    const targets = createSnapTargets(studioView, side, draggedAddresses, { grid });
    dragRef.current = {
      grip,
      startPoint,
      selection: draggedAddresses,
      bounds,
      targets,
      startView: studioView,
      keptSelection: [],
      hasMoved: false,
      ...overrides,
    };
  };

  /** Handles a press of the button at a point of the card, in millimeters. */
  function press(point: Point, grip: PointerGrip, modifiers: Modifiers): void {
    if (grip.kind === 'handle') startDrag('handle', point, selection, { handle: grip.handle });
    else if (grip.kind === 'turn') startDrag('turn', point, selection);
    else pressElement(point, modifiers);
  }

  function pressElement(pressPoint: Point, { shiftKey, altKey }: Modifiers): void {
    const addressesUnder = findElementsUnder(studioView, side, pressPoint, {
      tolerance: CLICK_TOLERANCE_PX / scale,
      isShown,
    });
    const [topAddress] = addressesUnder;
    const selectedIndex = addressesUnder.findIndex((address) => selection.includes(address));
    // A selected element is dragged, even if others cover it.
    const pressedAddress = addressesUnder[selectedIndex] ?? topAddress;
    // With Alt, each click selects the next element below the selected one, and a drag makes copies.
    const clickedAddress = altKey
      ? addressesUnder[(selectedIndex + 1) % Math.max(1, addressesUnder.length)]
      : topAddress;
    if (pressedAddress === undefined || ((selectedIndex < 0 || altKey) && isBackground(studioView, pressedAddress)))
      pressBackground(pressPoint, altKey ? clickedAddress : pressedAddress, shiftKey);
    else if (shiftKey && !altKey) toggleElement(pressPoint, topAddress ?? pressedAddress);
    else pressSingleElement(pressPoint, pressedAddress, { clickedAddress, isCycling: altKey });
  }

  /** Handles a press outside of elements or on a background: a drag draws a selection band, and a click selects the background. */
  function pressBackground(point: Point, backgroundAddress: Address | undefined, isAdding: boolean): void {
    const keptSelection = isAdding ? selection : NO_ADDRESSES;
    if (!isAdding) select(NO_ADDRESSES);
    const clickSelection =
      backgroundAddress === undefined
        ? keptSelection
        : [...keptSelection, ...addGroupMembers(studioView, [backgroundAddress])];
    startDrag('band', point, [], { keptSelection, onClick: () => select(clickSelection) });
  }

  function toggleElement(point: Point, clickedAddress: Address): void {
    const groupAddresses = addGroupMembers(studioView, [clickedAddress]);
    const isSelected = selection.includes(clickedAddress);
    const nextSelection = isSelected
      ? selection.filter((address) => !groupAddresses.includes(address))
      : [...selection, ...groupAddresses];
    select(nextSelection);
    if (!isSelected) startDrag('element', point, nextSelection);
  }

  /**
   * @param click the element that a click without a drag selects, and whether clicks go through all elements under the pointer, which
   *   includes backgrounds
   */
  function pressSingleElement(
    point: Point,
    pressedAddress: Address,
    { clickedAddress, isCycling }: { readonly clickedAddress: Address | undefined; readonly isCycling: boolean },
  ): void {
    const nextSelection = selection.includes(pressedAddress)
      ? selection
      : addGroupMembers(studioView, [pressedAddress]);
    if (nextSelection !== selection) select(nextSelection);
    startDrag('element', point, nextSelection, {
      onClick: () => {
        if (clickedAddress === undefined || (!isCycling && isBackground(studioView, clickedAddress))) return;
        if (selection.length > 1 || !selection.includes(clickedAddress))
          select(addGroupMembers(studioView, [clickedAddress]));
      },
    });
  }

  /** Selects one element of a group, on a double click. */
  function selectSingleElement(point: Point): void {
    const [topAddress] = findElementsUnder(studioView, side, point, { tolerance: CLICK_TOLERANCE_PX / scale, isShown });
    if (topAddress !== undefined && !isBackground(studioView, topAddress)) select([topAddress]);
  }

  /** Selects what a context menu at a point is about: the selection if it is there, or else the topmost element, even a locked one. */
  function selectForMenu(point: Point): void {
    const tolerance = CLICK_TOLERANCE_PX / scale;
    const addressesUnder = findElementsUnder(studioView, side, point, { tolerance, isShown, includesLocked: true });
    if (addressesUnder.some((address) => selection.includes(address))) return;
    const [topUnlocked] = findElementsUnder(studioView, side, point, { tolerance, isShown });
    const menuAddress = topUnlocked ?? addressesUnder[0];
    select(menuAddress === undefined ? NO_ADDRESSES : addGroupMembers(studioView, [menuAddress]));
  }

  function move(point: Point, modifiers: Modifiers): void {
    const currentDrag = dragRef.current;
    if (currentDrag === undefined) return;
    if (currentDrag.startView !== studioView) {
      // The template has changed during the drag, for example by undo. The addresses may now belong to other elements.
      cancel();
      return;
    }
    const dragOffset = { x: point.x - currentDrag.startPoint.x, y: point.y - currentDrag.startPoint.y };
    if (!currentDrag.hasMoved && Math.hypot(dragOffset.x, dragOffset.y) * scale < CLICK_TOLERANCE_PX) return;
    currentDrag.hasMoved = true;
    if (currentDrag.grip === 'band') {
      const bandRect = createRect(currentDrag.startPoint, point);
      const addressesWithin = findElementsWithin(currentDrag.startView, side, bandRect, { isShown });
      select([...currentDrag.keptSelection, ...addGroupMembers(currentDrag.startView, addressesWithin)]);
      setPreview({
        kind: 'band',
        movedAddresses: NO_MOVED_ADDRESSES,
        snapLines: [],
        distances: [],
        equalGaps: [],
        offset: NO_OFFSET,
        band: bandRect,
      });
      return;
    }
    if (!canEdit) return;
    const dragResult = computeDrag(currentDrag, point, dragOffset, modifiers);
    pendingEditsRef.current = dragResult.edits;
    setPreview(dragResult.preview);
  }

  function computeDrag(currentDrag: DragState, point: Point, dragOffset: Point, modifiers: Modifiers): DragResult {
    const isFree = modifiers.ctrlKey || modifiers.metaKey;
    if (currentDrag.grip === 'turn')
      return computeRotation(currentDrag, point, getRotationStep(modifiers.shiftKey, isFree));
    const snapReach = isFree ? 0 : SNAP_REACH_PX / scale;
    const snapTargets = isFree ? { ...currentDrag.targets, grid: undefined } : currentDrag.targets;
    const { bounds, selection: draggedAddresses, startView, handle } = currentDrag;
    if (handle === undefined) {
      const snappedMove = snapMove(snapTargets, {
        bounds,
        offset: modifiers.shiftKey ? constrainToAxis(dragOffset) : dragOffset,
        reach: snapReach,
      });
      return modifiers.altKey ? computeCopy(currentDrag, snappedMove) : computeMove(currentDrag, snappedMove);
    }
    const canSnap = isUpright(startView, draggedAddresses) && !modifiers.shiftKey;
    // With Alt, both edges move. The gap on the opposite side then changes too, so gaps cannot be snap targets.
    const resizeTargets = modifiers.altKey ? { ...snapTargets, gaps: false } : snapTargets;
    const {
      offset: resizeOffset,
      lines,
      gaps: equalGaps,
    } = canSnap
      ? snapResize(resizeTargets, handle, { bounds, offset: dragOffset, reach: snapReach })
      : { offset: dragOffset, ...NO_SNAP };
    const edits = resizeElements(startView, draggedAddresses, handle, resizeOffset, {
      keepRatio: modifiers.shiftKey,
      fromCenter: modifiers.altKey,
    });
    return createEditResult(currentDrag, 'resize', edits, lines, equalGaps);
  }

  /**
   * Finishes the drag and returns its kind, for the announcement. Returns undefined after a click, and `full` if the side has no room for
   * copies.
   */
  function release(): DragPreview['kind'] | 'full' | undefined {
    const finishedDrag = dragRef.current;
    const pendingEdits = pendingEditsRef.current;
    const previewKind = preview?.kind;
    const copyAddresses = preview?.copyAddresses;
    cancel();
    if (finishedDrag === undefined || finishedDrag.startView !== studioView) return undefined;
    if (!finishedDrag.hasMoved) {
      finishedDrag.onClick?.();
      return undefined;
    }
    if (previewKind === 'copy' && finishedDrag.copies?.isSideFull === true) return 'full';
    if (commitEdits(pendingEdits) && copyAddresses !== undefined) select(copyAddresses);
    return previewKind;
  }

  function cancel(): void {
    dragRef.current = undefined;
    pendingEditsRef.current = NO_EDITS;
    setPreview(undefined);
  }

  return {
    preview,
    press,
    selectSingleElement,
    selectForMenu,
    move,
    release,
    cancel,
    isDragging: () => dragRef.current !== undefined,
  };
}

/** Restricts an offset to one axis: the larger component remains, the other becomes 0. */
export const constrainToAxis = ({ x, y }: Point): Point => (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y });

/** Whether the selection frame is upright. Several elements always have an upright frame. */
const isUpright = (studioView: StudioView, selectedAddresses: readonly Address[]): boolean =>
  selectedAddresses.length > 1 ||
  (findElement(studioView, selectedAddresses[0] ?? '')?.element.rotate ?? 0) % 360 === 0;

/** Returns the step to which a rotation is rounded, in degrees: coarse with Shift, fine with Ctrl. */
const getRotationStep = (isCoarse: boolean, isFine: boolean): number => (isCoarse ? 15 : isFine ? 0.1 : 1);

interface DragResult {
  readonly edits: readonly Edit[];
  readonly preview: DragPreview;
}

function computeRotation(currentDrag: DragState, point: Point, rotationStep: number): DragResult {
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
function computeMove(
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
function computeCopy(currentDrag: DragState, snapResult: SnapResult): DragResult {
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

function createEditResult(
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

const NO_SNAP = { lines: [], gaps: [] };
const NO_EDITS: readonly Edit[] = [];
const NO_MOVED_ADDRESSES: ReadonlySet<Address> = new Set();
const NO_ADDRESSES: readonly Address[] = [];
const NO_OFFSET: Point = { x: 0, y: 0 };

const createRect = (firstCorner: Point, secondCorner: Point): Rect => ({
  x: Math.min(firstCorner.x, secondCorner.x),
  y: Math.min(firstCorner.y, secondCorner.y),
  width: Math.abs(firstCorner.x - secondCorner.x),
  height: Math.abs(firstCorner.y - secondCorner.y),
});
