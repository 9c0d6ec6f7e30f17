/** How far things are apart: from what is chosen to what is under the pointer, or between two points. */

import { useRef, useState } from 'react';
import type { Point } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import { cardAreas } from '../../../../shared/studio/arrange/areas.ts';
import { measured } from '../../../../shared/studio/arrange/measure.ts';
import { type SnapTargets, snapMove, snapTargets } from '../../../../shared/studio/arrange/snap.ts';
import type { Stretch } from '../../../../shared/studio/arrange/span.ts';
import { boundsAround, boxOf, elementsUnder } from '../../../../shared/studio/elements.ts';
import { elementAt, elementsAt, type StudioElement } from '../../../../shared/studio/view.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { lengthText, type Unit } from '../units.ts';
import type { Studio } from '../use-studio.ts';
import { isBackground } from './background.ts';
import { REACH, straight, TREMBLE } from './use-drag.ts';

/** What is shown of a measurement. */
export interface Measurement {
  /** Along the card and down it. */
  readonly stretches: readonly Stretch[];
  /** What it is measured to. */
  readonly to?: Rect;
  /** From point to point. */
  readonly line?: readonly [from: Point, to: Point];
}

interface Options {
  /** Pixels a millimetre has. */
  readonly scale: number;
  readonly unit: Unit;
  /** Whether the pointer measures from point to point, and does nothing else. */
  readonly isTool: boolean;
  isShown(one: StudioElement): boolean;
}

type Modifiers = Pick<PointerEvent, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export function useMeasure(studio: Studio, { scale, unit, isTool, isShown }: Options) {
  const translate = useTranslate();
  const { studioView, side, selection } = studio;
  const [measurement, show] = useState<Measurement>();
  const start = useRef<{ readonly point: Point; readonly targets: SnapTargets }>(undefined);
  const last = useRef<Point>(undefined);

  const onto = (targets: SnapTargets, point: Point, isFree: boolean): Point => {
    const { by } = snapMove(targets, { bounds: pointRect(point), by: ZERO, reach: isFree ? 0 : REACH / scale });
    return { x: point.x + by.x, y: point.y + by.y };
  };

  function toUnder(point: Point): void {
    const from = boundsAround(elementsAt(studioView, selection).map(boxOf));
    if (from === undefined) {
      show(undefined);
      return;
    }
    const under = elementsUnder(studioView, side, point, { slack: TREMBLE / scale, all: true, shown: isShown });
    const other = under.find((address) => !selection.includes(address) && !isBackground(studioView, address));
    const found = other === undefined ? undefined : elementAt(studioView, other);
    const to = found === undefined ? cardAreas(studioView).trim : boxOf(found).bounds;
    show({ stretches: measured(from, to), to });
  }

  return {
    /** Nothing of the tool is left when it is put away. */
    measurement: isTool === (measurement?.line !== undefined) ? measurement : undefined,
    press(point: Point, keys: Modifiers): void {
      const targets = { ...snapTargets(studioView, side, []), gaps: false };
      start.current = { point: onto(targets, point, keys.ctrlKey || keys.metaKey), targets };
      show(undefined);
    },
    move(point: Point, keys: Modifiers): void {
      last.current = point;
      const held = start.current;
      if (isTool && held !== undefined) {
        const end = onto(held.targets, point, keys.ctrlKey || keys.metaKey);
        const way = { x: end.x - held.point.x, y: end.y - held.point.y };
        const { x, y } = keys.shiftKey ? straight(way) : way;
        const to = { x: held.point.x + x, y: held.point.y + y };
        show({ stretches: measured(pointRect(held.point), pointRect(to)), line: [held.point, to] });
      } else if (!isTool && keys.altKey && selection.length > 0) toUnder(point);
      else if (!isTool && measurement !== undefined) show(undefined);
    },
    release(): void {
      start.current = undefined;
      if (measurement?.line !== undefined)
        studio.say(translate('studio.measured', { length: lengthText(translate, lengthOf(measurement.line), unit) }));
    },
    cancel(): void {
      start.current = undefined;
      show(undefined);
    },
    /** Alt was pressed, or let go, with the pointer where it was. */
    onKey({ key, type }: Pick<React.KeyboardEvent, 'key' | 'type'>): boolean {
      if (key !== 'Alt' || isTool || selection.length === 0) return false;
      if (type === 'keyup') show(undefined);
      else if (last.current !== undefined && measurement === undefined) toUnder(last.current);
      return true;
    },
  };
}

export const lengthOf = ([a, b]: readonly [Point, Point]): number => Math.hypot(b.x - a.x, b.y - a.y);

const ZERO: Point = { x: 0, y: 0 };
const pointRect = ({ x, y }: Point): Rect => ({ x, y, width: 0, height: 0 });
