/** Measures distances: with Alt from the selection to the element under the pointer, or with the measuring tool between two points. */

import { useRef, useState } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import { getCardAreas } from '../../../../shared/studio/arrange/areas.ts';
import { measureDistance } from '../../../../shared/studio/arrange/measure.ts';
import { createSnapTargets, type SnapTargets, snapMove } from '../../../../shared/studio/arrange/snap.ts';
import type { AxisSegment } from '../../../../shared/studio/arrange/span.ts';
import { findElementsUnder, getBoundsAround, getElementBox } from '../../../../shared/studio/elements.ts';
import { findElement, findElements, type StudioElement } from '../../../../shared/studio/view.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatLength, type Unit } from '../units.ts';
import type { Studio } from '../use-studio.ts';
import { isBackground } from './background.ts';
import { constrainToAxis } from './drag-results.ts';
import { CLICK_TOLERANCE_PX, SNAP_REACH_PX } from './use-drag.ts';

/** The parts of a measurement that the canvas draws. */
export interface Measurement {
  /** Horizontal and vertical distances. */
  readonly segments: readonly AxisSegment[];
  /** The bounds to which the distances are measured. */
  readonly targetBounds?: Rect;
  /** The line between two points. */
  readonly line?: readonly [from: Point, to: Point];
}

interface MeasureOptions {
  /** Pixels per millimeter. */
  readonly scale: number;
  readonly unit: Unit;
  /** Whether the measuring tool is active, which takes all pointer actions. */
  readonly isToolActive: boolean;
  isShown(studioElement: StudioElement): boolean;
}

type Modifiers = Pick<PointerEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export function useMeasure(studio: Studio, { scale, unit, isToolActive, isShown }: MeasureOptions) {
  const translate = useTranslate();
  const { studioView, side, selection } = studio;
  const [measurement, setMeasurement] = useState<Measurement>();
  const startRef = useRef<{ readonly point: Point; readonly targets: SnapTargets }>(undefined);
  const lastPointRef = useRef<Point>(undefined);

  const snapPoint = (targets: SnapTargets, point: Point, isFree: boolean): Point => {
    const { offset } = snapMove(targets, {
      bounds: createPointRect(point),
      offset: NO_OFFSET,
      reach: isFree ? 0 : SNAP_REACH_PX / scale,
    });
    return { x: point.x + offset.x, y: point.y + offset.y };
  };

  function measureToElementUnder(point: Point): void {
    const selectionBounds = getBoundsAround(findElements(studioView, selection).map(getElementBox));
    if (selectionBounds === undefined) {
      setMeasurement(undefined);
      return;
    }
    const addressesUnder = findElementsUnder(studioView, side, point, {
      tolerance: CLICK_TOLERANCE_PX / scale,
      includesLocked: true,
      isShown,
    });
    const otherAddress = addressesUnder.find(
      (address) => !selection.includes(address) && !isBackground(studioView, address),
    );
    const otherElement = otherAddress === undefined ? undefined : findElement(studioView, otherAddress);
    const targetBounds =
      otherElement === undefined ? getCardAreas(studioView).trim : getElementBox(otherElement).bounds;
    setMeasurement({ segments: measureDistance(selectionBounds, targetBounds), targetBounds });
  }

  return {
    /** The measurement. Undefined if it was made in the other mode: with the tool while the tool is off, or vice versa. */
    measurement: isToolActive === (measurement?.line !== undefined) ? measurement : undefined,
    press(point: Point, modifiers: Modifiers): void {
      const targets = { ...createSnapTargets(studioView, side, []), gaps: false };
      startRef.current = { point: snapPoint(targets, point, modifiers.ctrlKey || modifiers.metaKey), targets };
      setMeasurement(undefined);
    },
    move(point: Point, modifiers: Modifiers): void {
      lastPointRef.current = point;
      const measureStart = startRef.current;
      if (isToolActive && measureStart !== undefined) {
        const endPoint = snapPoint(measureStart.targets, point, modifiers.ctrlKey || modifiers.metaKey);
        const rawOffset = { x: endPoint.x - measureStart.point.x, y: endPoint.y - measureStart.point.y };
        const { x, y } = modifiers.shiftKey ? constrainToAxis(rawOffset) : rawOffset;
        const lineEnd = { x: measureStart.point.x + x, y: measureStart.point.y + y };
        setMeasurement({
          segments: measureDistance(createPointRect(measureStart.point), createPointRect(lineEnd)),
          line: [measureStart.point, lineEnd],
        });
      } else if (!isToolActive && modifiers.altKey && selection.length > 0) measureToElementUnder(point);
      else if (!isToolActive && measurement !== undefined) setMeasurement(undefined);
    },
    release(): void {
      startRef.current = undefined;
      if (measurement?.line !== undefined)
        studio.announce(
          translate('studio.measured', { length: formatLength(translate, computeLength(measurement.line), unit) }),
        );
    },
    cancel(): void {
      startRef.current = undefined;
      setMeasurement(undefined);
    },
    /** Handles a press or release of Alt while the pointer does not move. */
    onKey({ key, type }: Pick<React.KeyboardEvent, 'key' | 'type'>): boolean {
      if (key !== 'Alt' || isToolActive || selection.length === 0) return false;
      if (type === 'keyup') setMeasurement(undefined);
      else if (lastPointRef.current !== undefined && measurement === undefined)
        measureToElementUnder(lastPointRef.current);
      return true;
    },
  };
}

export const computeLength = ([lineStart, lineEnd]: readonly [Point, Point]): number =>
  Math.hypot(lineEnd.x - lineStart.x, lineEnd.y - lineStart.y);

const NO_OFFSET: Point = { x: 0, y: 0 };
const createPointRect = ({ x, y }: Point): Rect => ({ x, y, width: 0, height: 0 });
