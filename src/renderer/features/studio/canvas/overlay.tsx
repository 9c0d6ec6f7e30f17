import type { Point } from '../../../../shared/display/matrix.ts';
import { transformPoint } from '../../../../shared/display/matrix.ts';
import type { Rect } from '../../../../shared/display/units.ts';
import { getCardAreas } from '../../../../shared/studio/arrange/areas.ts';
import type { Handle } from '../../../../shared/studio/arrange/move.ts';
import type { Distance, SnapLine } from '../../../../shared/studio/arrange/snap.ts';
import type { AxisSegment } from '../../../../shared/studio/arrange/span.ts';
import { type ElementBox, getBoundsAround, getElementBox } from '../../../../shared/studio/elements.ts';
import { type Address, findElements, type StudioView } from '../../../../shared/studio/view.ts';
import css from './canvas.module.css';
import { getLineEnds } from './geometry.ts';
import { MeasurementLines, SegmentLines } from './measurement-lines.tsx';
import type { Measurement } from './use-measure.ts';

/** The aids that the user has switched on: which lines are shown above the card, and whether elements snap to lines. */
export interface CanvasAids {
  readonly trim: boolean;
  readonly safe: boolean;
  readonly grid: boolean;
  readonly guides: boolean;
  readonly snap: boolean;
}

interface Props {
  studioView: StudioView;
  selection: readonly Address[];
  /** Pixels per millimeter. */
  scale: number;
  aids: CanvasAids;
  /** Millimeters between grid lines. */
  grid: number;
  canEdit: boolean;
  snapLines: readonly SnapLine[];
  distances: readonly Distance[];
  /** Distances that are equal. */
  equalGaps: readonly AxisSegment[];
  measurement: Measurement | undefined;
  /** The rectangle that the user draws to select the elements in it. */
  band: Rect | undefined;
  /** The offset of moved elements, in millimeters. */
  offset: Point;
  /** The addresses of moved elements. */
  movedAddresses: ReadonlySet<Address>;
}

/** Draws everything above the card: areas, guides, the selection frame with its handles, and the snap lines of a drag. */
export function Overlay(props: Props) {
  const {
    studioView,
    selection,
    scale,
    aids,
    grid,
    canEdit,
    snapLines,
    distances,
    equalGaps,
    band,
    offset,
    movedAddresses,
  } = props;
  const { measurement } = props;
  const { trim, safe, bleed } = getCardAreas(studioView);
  const boxes = findElements(studioView, selection).map(getElementBox);
  const { guides } = studioView.template;
  return (
    <>
      {aids.grid ? <Grid area={bleed} spacing={grid} /> : null}
      {aids.trim ? <path className={css.outside} d={`${rectPath(bleed)}${rectPath(trim)}`} fillRule="evenodd" /> : null}
      {/* Each line is drawn twice, in a light and a dark color, so that it is visible on every card. */}
      {aids.trim ? <rect className={css.underTrim} {...trim} /> : null}
      {aids.trim ? <rect className={css.trim} {...trim} /> : null}
      {aids.safe ? <rect className={css.underSafe} {...safe} /> : null}
      {aids.safe ? <rect className={css.safe} {...safe} /> : null}
      {aids.guides
        ? (['x', 'y'] as const).flatMap((axis) =>
            (guides?.[axis] ?? []).map((position, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: guides have no id of their own
              <Guide key={`${axis} ${index}`} axis={axis} guideIndex={index} position={position} area={bleed} />
            )),
          )
        : null}
      {boxes.map((elementBox) => (
        <polygon
          key={elementBox.address}
          className={css.chosen}
          points={elementBox.corners.map(({ x, y }) => `${x},${y}`).join(' ')}
          transform={movedAddresses.has(elementBox.address) ? `translate(${offset.x} ${offset.y})` : undefined}
        />
      ))}
      {boxes.length === 0 ? null : (
        <g transform={movedAddresses.size === 0 ? undefined : `translate(${offset.x} ${offset.y})`}>
          <Frame boxes={boxes} scale={scale} canEdit={canEdit} />
        </g>
      )}
      {snapLines.map(({ axis, position, start, end, source }) => (
        <line
          key={`${axis} ${position} ${source}`}
          className={css.snapLine}
          {...getLineEnds(axis, position, start, end)}
        />
      ))}
      <SegmentLines
        segments={distances.filter((segment) => !equalGaps.some((gap) => isSameSegment(segment, gap)))}
        scale={scale}
      />
      <SegmentLines segments={equalGaps} scale={scale} isMarked />
      {measurement === undefined ? null : <MeasurementLines measurement={measurement} scale={scale} />}
      {band === undefined ? null : <rect className={css.band} {...band} />}
    </>
  );
}

/** Whether two segments are the same distance. A distance that is also one of the equal gaps is only drawn as a gap. */
const isSameSegment = (firstSegment: AxisSegment, secondSegment: AxisSegment): boolean =>
  firstSegment.axis === secondSegment.axis &&
  firstSegment.start === secondSegment.start &&
  firstSegment.end === secondSegment.end;

const rectPath = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}z`;

function Guide({
  axis,
  guideIndex,
  position,
  area,
}: {
  axis: 'x' | 'y';
  guideIndex: number;
  position: number;
  area: Rect;
}) {
  // A guide extends 6 mm beyond the bleed.
  const [lineStart, lineEnd] =
    axis === 'x' ? [area.y - 6, area.y + area.height + 6] : [area.x - 6, area.x + area.width + 6];
  const lineEnds = getLineEnds(axis, position, lineStart, lineEnd);
  return (
    <g data-guide={`${axis} ${guideIndex}`} className={axis === 'x' ? css.guideX : css.guideY}>
      <line className={css.guideGrip} {...lineEnds} />
      <line className={css.guide} {...lineEnds} />
    </g>
  );
}

function Grid({ area, spacing }: { area: Rect; spacing: number }) {
  const getFirstLine = (edgePosition: number) => Math.ceil(edgePosition / spacing) * spacing;
  const listLines = (areaStart: number, areaLength: number) =>
    Array.from(
      { length: Math.floor((areaStart + areaLength - getFirstLine(areaStart)) / spacing) + 1 },
      (_line, lineIndex) => getFirstLine(areaStart) + lineIndex * spacing,
    );
  const pathData = [
    ...listLines(area.x, area.width).map((x) => `M${x} ${area.y}v${area.height}`),
    ...listLines(area.y, area.height).map((y) => `M${area.x} ${y}h${area.width}`),
  ].join('');
  return <path className={css.grid} d={pathData} />;
}

/** The handles that resize the selection, and their positions as shares of the width and height of its frame. */
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

/** The distance from the frame to the rotation handle. */
const TURN_HANDLE_DISTANCE_PX = 22;

/** Draws the frame with its handles: rotated with a single element, upright around several. */
function Frame({ boxes, scale, canEdit }: { boxes: readonly ElementBox[]; scale: number; canEdit: boolean }) {
  const [singleBox] = boxes.length === 1 ? boxes : [];
  const frameRect = singleBox?.box ?? getBoundsAround(boxes);
  if (frameRect === undefined) return null;
  const toCard = (point: Point): Point =>
    singleBox === undefined ? point : transformPoint(singleBox.transform, point);
  const isLocked = boxes.every(({ element }) => element.locked === true);
  const frameTop = toCard({ x: frameRect.x + frameRect.width / 2, y: frameRect.y });
  const turnHandle = toCard({ x: frameRect.x + frameRect.width / 2, y: frameRect.y - TURN_HANDLE_DISTANCE_PX / scale });
  const handleRadius = 4.5 / scale;
  // Handles only get a transform if they are rotated, since transforms make the browser arrange all layers again at every change.
  const isTurned = singleBox !== undefined && singleBox.rotation % 360 !== 0;
  return (
    <>
      {boxes.length > 1 ? <rect className={css.frame} {...frameRect} /> : null}
      {canEdit && !isLocked ? (
        <>
          <line className={css.frame} x1={frameTop.x} y1={frameTop.y} x2={turnHandle.x} y2={turnHandle.y} />
          <circle className={css.turn} data-grip="turn" cx={turnHandle.x} cy={turnHandle.y} r={handleRadius * 1.2} />
          {HANDLES.map(({ handle, x, y }) => {
            const handleCenter = toCard({
              x: frameRect.x + frameRect.width * x,
              y: frameRect.y + frameRect.height * y,
            });
            return (
              <rect
                key={handle}
                className={css.handle}
                data-grip={handle}
                x={handleCenter.x - handleRadius}
                y={handleCenter.y - handleRadius}
                width={2 * handleRadius}
                height={2 * handleRadius}
                transform={isTurned ? `rotate(${singleBox?.rotation} ${handleCenter.x} ${handleCenter.y})` : undefined}
              />
            );
          })}
        </>
      ) : null}
    </>
  );
}
