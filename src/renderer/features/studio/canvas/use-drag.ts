/** Selects, moves, resizes and rotates elements with the pointer, and draws a selection band. */
import { useRef, useState } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import { resizeElements } from '../../../../shared/studio/arrange/move.ts';
import { createSnapTargets, snapMove, snapResize } from '../../../../shared/studio/arrange/snap.ts';
import {
  addGroupMembers,
  findElementsUnder,
  findElementsWithin,
  getBoundsAround,
  getElementBox,
} from '../../../../shared/studio/elements.ts';
import { type Address, findElements, type StudioElement } from '../../../../shared/studio/view.ts';
import type { Studio } from '../use-studio.ts';
import { isBackground } from './background.ts';
import {
  computeCopy,
  computeMove,
  computeRotation,
  constrainToAxis,
  createEditResult,
  type DragPreview,
  type DragResult,
  type DragState,
  getRotationStep,
  isUpright,
  NO_ADDRESSES,
  NO_EDITS,
  NO_MOVED_ADDRESSES,
  NO_OFFSET,
  NO_SNAP,
  type PointerGrip,
} from './drag-results.ts';

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

const createRect = (firstCorner: Point, secondCorner: Point): Rect => ({
  x: Math.min(firstCorner.x, secondCorner.x),
  y: Math.min(firstCorner.y, secondCorner.y),
  width: Math.abs(firstCorner.x - secondCorner.x),
  height: Math.abs(firstCorner.y - secondCorner.y),
});
