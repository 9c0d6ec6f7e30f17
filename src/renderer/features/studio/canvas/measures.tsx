import type { Stretch } from '../../../../shared/studio/arrange/span.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { lengthText, useLengthUnit } from '../units.ts';
import css from './canvas.module.css';
import { alongLine } from './geometry.ts';
import { lengthOf, type Measurement } from './use-measure.ts';

interface StretchesProps {
  stretches: readonly Stretch[];
  /** Pixels a millimetre has. */
  scale: number;
  /** With a mark at each end: what is equal, or was asked for. */
  isMarked?: boolean;
}

/** Pixels of the mark at the end of a length. */
const MARK = 4;

/** Lengths along the card and down it, in the unit that is chosen. */
export function Stretches({ stretches, scale, isMarked = false }: StretchesProps) {
  const translate = useTranslate();
  const unit = useLengthUnit();
  return stretches.map(({ axis, from, to, at }) => {
    const other = axis === 'x' ? 'y' : 'x';
    const mark = MARK / scale;
    return (
      <g key={`${axis} ${from} ${to} ${at}`}>
        <line className={isMarked ? css.gap : css.distance} {...alongLine(other, at, from, to)} />
        {isMarked
          ? [from, to].map((end) => (
              <line key={end} className={css.gap} {...alongLine(axis, end, at - mark, at + mark)} />
            ))
          : null}
        <Length
          x={axis === 'x' ? (from + to) / 2 : at + 4 / scale}
          y={axis === 'x' ? at - 3 / scale : (from + to) / 2}
          scale={scale}
          isMiddle={axis === 'x'}
        >
          {lengthText(translate, to - from, unit)}
        </Length>
      </g>
    );
  });
}

/** What is measured: how far two things are apart, or two points. */
export function Measures({ measurement, scale }: { measurement: Measurement; scale: number }) {
  const translate = useTranslate();
  const unit = useLengthUnit();
  const { stretches, to, line } = measurement;
  if (line === undefined) {
    return (
      <>
        {to === undefined ? null : <rect className={css.measuredTo} {...to} />}
        <Stretches stretches={stretches} scale={scale} isMarked />
      </>
    );
  }
  const [a, b] = line;
  return (
    <>
      {stretches.length > 1 ? <Stretches stretches={stretches} scale={scale} /> : null}
      <line className={css.gap} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      {line.map(({ x, y }, index) => (
        <circle key={index === 0 ? 'from' : 'to'} className={css.measurePoint} cx={x} cy={y} r={3 / scale} />
      ))}
      <Length x={(a.x + b.x) / 2 + 6 / scale} y={(a.y + b.y) / 2 - 6 / scale} scale={scale}>
        {lengthText(translate, lengthOf(line), unit)}
      </Length>
    </>
  );
}

interface LengthProps {
  x: number;
  y: number;
  scale: number;
  isMiddle?: boolean;
  children: string;
}

const Length = ({ x, y, scale, isMiddle = false, children }: LengthProps) => (
  <text className={css.distanceText} fontSize={11 / scale} x={x} y={y} textAnchor={isMiddle ? 'middle' : 'start'}>
    {children}
  </text>
);
