import type { AxisSegment } from '../../../../shared/studio/arrange/span.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatLength, useLengthUnit } from '../units.ts';
import css from './canvas.module.css';
import { getLineEnds } from './geometry.ts';
import { computeLength, type Measurement } from './use-measure.ts';

interface SegmentLinesProps {
  segments: readonly AxisSegment[];
  /** Pixels per millimeter. */
  scale: number;
  /** Whether both ends have a mark. True for equal gaps and for distances that the user measures. */
  isMarked?: boolean;
}

/** The length of the mark at each end, to either side of the line. */
const END_MARK_LENGTH_PX = 4;

/** Draws horizontal and vertical distances with their lengths in the chosen unit. */
export function SegmentLines({ segments, scale, isMarked = false }: SegmentLinesProps) {
  const translate = useTranslate();
  const lengthUnit = useLengthUnit();
  return segments.map(({ axis, start, end, crossPosition }) => {
    const crossAxis = axis === 'x' ? 'y' : 'x';
    const markLength = END_MARK_LENGTH_PX / scale;
    return (
      <g key={`${axis} ${start} ${end} ${crossPosition}`}>
        <line className={isMarked ? css.gap : css.distance} {...getLineEnds(crossAxis, crossPosition, start, end)} />
        {isMarked
          ? [start, end].map((segmentEdge) => (
              <line
                key={segmentEdge}
                className={css.gap}
                {...getLineEnds(axis, segmentEdge, crossPosition - markLength, crossPosition + markLength)}
              />
            ))
          : null}
        <LengthLabel
          x={axis === 'x' ? (start + end) / 2 : crossPosition + 4 / scale}
          y={axis === 'x' ? crossPosition - 3 / scale : (start + end) / 2}
          scale={scale}
          isMiddle={axis === 'x'}
        >
          {formatLength(translate, end - start, lengthUnit)}
        </LengthLabel>
      </g>
    );
  });
}

/** Draws a measurement: the distance between two elements, or between two points. */
export function MeasurementLines({ measurement, scale }: { measurement: Measurement; scale: number }) {
  const translate = useTranslate();
  const lengthUnit = useLengthUnit();
  const { segments, targetBounds, line } = measurement;
  if (line === undefined) {
    return (
      <>
        {targetBounds === undefined ? null : <rect className={css.measuredTo} {...targetBounds} />}
        <SegmentLines segments={segments} scale={scale} isMarked />
      </>
    );
  }
  const [lineStart, lineEnd] = line;
  return (
    <>
      {segments.length > 1 ? <SegmentLines segments={segments} scale={scale} /> : null}
      <line className={css.gap} x1={lineStart.x} y1={lineStart.y} x2={lineEnd.x} y2={lineEnd.y} />
      {line.map(({ x, y }, index) => (
        <circle key={index === 0 ? 'from' : 'to'} className={css.measurePoint} cx={x} cy={y} r={3 / scale} />
      ))}
      <LengthLabel
        x={(lineStart.x + lineEnd.x) / 2 + 6 / scale}
        y={(lineStart.y + lineEnd.y) / 2 - 6 / scale}
        scale={scale}
      >
        {formatLength(translate, computeLength(line), lengthUnit)}
      </LengthLabel>
    </>
  );
}

interface LengthLabelProps {
  x: number;
  y: number;
  scale: number;
  isMiddle?: boolean;
  children: string;
}

const LengthLabel = ({ x, y, scale, isMiddle = false, children }: LengthLabelProps) => (
  <text className={css.distanceText} fontSize={11 / scale} x={x} y={y} textAnchor={isMiddle ? 'middle' : 'start'}>
    {children}
  </text>
);
