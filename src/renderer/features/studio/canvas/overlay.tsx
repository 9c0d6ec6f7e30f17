import type { Point } from '../../../../shared/display/matrix.ts';
import { moved } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import { cardAreas } from '../../../../shared/studio/arrange/areas.ts';
import type { Handle } from '../../../../shared/studio/arrange/move.ts';
import type { Distance, SnapLine } from '../../../../shared/studio/arrange/snap.ts';
import type { Stretch } from '../../../../shared/studio/arrange/span.ts';
import { boundsAround, boxOf, type ElementBox } from '../../../../shared/studio/elements.ts';
import { type Address, elementsAt, type StudioView } from '../../../../shared/studio/view.ts';
import css from './canvas.module.css';
import { alongLine } from './geometry.ts';
import { Measures, Stretches } from './measures.tsx';
import type { Measurement } from './use-measure.ts';

export interface Aids {
  readonly trim: boolean;
  readonly safe: boolean;
  readonly grid: boolean;
  readonly guides: boolean;
  readonly snap: boolean;
}

interface Props {
  studioView: StudioView;
  selection: readonly Address[];
  /** Pixels a millimetre has. */
  scale: number;
  aids: Aids;
  /** Millimetres from line to line. */
  grid: number;
  canEdit: boolean;
  lines: readonly SnapLine[];
  distances: readonly Distance[];
  /** Distances that are equal. */
  gaps: readonly Stretch[];
  measurement: Measurement | undefined;
  band: Rect | undefined;
  /** How far elements are shown from where they stand, and which. */
  by: Point;
  moved: ReadonlySet<Address>;
}

/** What lies above the card: areas, guides, the frame of the selection with its handles, and lines while something is dragged. */
export function Overlay(props: Props) {
  const { studioView, selection, scale, aids, grid, canEdit, lines, distances, gaps, band, by, moved: away } = props;
  const { measurement } = props;
  const { trim, safe, bleed } = cardAreas(studioView);
  const boxes = elementsAt(studioView, selection).map(boxOf);
  const { guides } = studioView.template;
  return (
    <>
      {aids.grid ? <Grid area={bleed} step={grid} /> : null}
      {aids.trim ? <path className={css.outside} d={`${rectPath(bleed)}${rectPath(trim)}`} fillRule="evenodd" /> : null}
      {aids.trim ? <rect className={css.underTrim} {...trim} /> : null}
      {aids.trim ? <rect className={css.trim} {...trim} /> : null}
      {aids.safe ? <rect className={css.underSafe} {...safe} /> : null}
      {aids.safe ? <rect className={css.safe} {...safe} /> : null}
      {aids.guides
        ? (['x', 'y'] as const).flatMap((axis) =>
            (guides?.[axis] ?? []).map((at, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guides have nothing but their place
              <Guide key={`${axis} ${index}`} axis={axis} index={index} at={at} area={bleed} />
            )),
          )
        : null}
      {boxes.map((one) => (
        <polygon
          key={one.address}
          className={css.chosen}
          points={one.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          transform={away.has(one.address) ? `translate(${by.x} ${by.y})` : undefined}
        />
      ))}
      {boxes.length === 0 ? null : (
        <g transform={away.size === 0 ? undefined : `translate(${by.x} ${by.y})`}>
          <Frame boxes={boxes} scale={scale} canEdit={canEdit} />
        </g>
      )}
      {lines.map(({ axis, at, from, to, of }) => (
        <line key={`${axis} ${at} ${of}`} className={css.snapLine} {...alongLine(axis, at, from, to)} />
      ))}
      <Stretches stretches={distances.filter((one) => !gaps.some((gap) => isSame(one, gap)))} scale={scale} />
      <Stretches stretches={gaps} scale={scale} isMarked />
      {measurement === undefined ? null : <Measures measurement={measurement} scale={scale} />}
      {band === undefined ? null : <rect className={css.band} {...band} />}
    </>
  );
}

/** A distance that is one of equal ones is shown once. */
const isSame = (a: Stretch, b: Stretch): boolean => a.axis === b.axis && a.from === b.from && a.to === b.to;

const rectPath = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`;

function Guide({ axis, index, at, area }: { axis: 'x' | 'y'; index: number; at: number; area: Rect }) {
  const [from, to] = axis === 'x' ? [area.y - 6, area.y + area.height + 6] : [area.x - 6, area.x + area.width + 6];
  const place = alongLine(axis, at, from, to);
  return (
    <g data-guide={`${axis} ${index}`} className={axis === 'x' ? css.guideX : css.guideY}>
      <line className={css.guideGrip} {...place} />
      <line className={css.guide} {...place} />
    </g>
  );
}

function Grid({ area, step }: { area: Rect; step: number }) {
  const from = (at: number) => Math.ceil(at / step) * step;
  const all = (start: number, length: number) =>
    Array.from(
      { length: Math.floor((start + length - from(start)) / step) + 1 },
      (_, index) => from(start) + index * step,
    );
  const d = [
    ...all(area.x, area.width).map((x) => `M${x} ${area.y}v${area.height}`),
    ...all(area.y, area.height).map((y) => `M${area.x} ${y}h${area.width}`),
  ].join('');
  return <path className={css.grid} d={d} />;
}

const HANDLES: readonly { readonly handle: Handle; readonly x: number; readonly y: number }[] = [
  { handle: 'nw', x: 0, y: 0 },
  { handle: 'n', x: 0.5, y: 0 },
  { handle: 'ne', x: 1, y: 0 },
  { handle: 'e', x: 1, y: 0.5 },
  { handle: 'se', x: 1, y: 1 },
  { handle: 's', x: 0.5, y: 1 },
  { handle: 'sw', x: 0, y: 1 },
  { handle: 'w', x: 0, y: 0.5 },
];

/** Pixels from the frame to the handle that turns it. */
const TURN_AWAY = 22;

/** The frame with its handles: of one element turned as it is, of several upright. */
function Frame({ boxes, scale, canEdit }: { boxes: readonly ElementBox[]; scale: number; canEdit: boolean }) {
  const [only] = boxes.length === 1 ? boxes : [];
  const box = only?.box ?? boundsAround(boxes);
  if (box === undefined) return null;
  const place = (point: Point): Point => (only === undefined ? point : moved(only.transform, point));
  const isLocked = boxes.every(({ element }) => element.locked === true);
  const top = place({ x: box.x + box.width / 2, y: box.y });
  const turn = place({ x: box.x + box.width / 2, y: box.y - TURN_AWAY / scale });
  const r = 4.5 / scale;
  // A transform of each handle would have the page put all its layers together anew at every change.
  const isTurned = only !== undefined && only.turn % 360 !== 0;
  return (
    <>
      {boxes.length > 1 ? <rect className={css.frame} {...box} /> : null}
      {canEdit && !isLocked ? (
        <>
          <line className={css.frame} x1={top.x} y1={top.y} x2={turn.x} y2={turn.y} />
          <circle className={css.turn} data-grip="turn" cx={turn.x} cy={turn.y} r={r * 1.2} />
          {HANDLES.map(({ handle, x, y }) => {
            const at = place({ x: box.x + box.width * x, y: box.y + box.height * y });
            return (
              <rect
                key={handle}
                className={css.handle}
                data-grip={handle}
                x={at.x - r}
                y={at.y - r}
                width={2 * r}
                height={2 * r}
                transform={isTurned ? `rotate(${only?.turn} ${at.x} ${at.y})` : undefined}
              />
            );
          })}
        </>
      ) : null}
    </>
  );
}
