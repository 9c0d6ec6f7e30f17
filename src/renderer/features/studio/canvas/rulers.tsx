import { memo } from 'react';
import { useTranslate } from '../../../texts/use-translate.ts';
import { numberText, type Unit } from '../units.ts';
import css from './canvas.module.css';
import { tickSteps } from './geometry.ts';

interface Props {
  axis: 'x' | 'y';
  unit: Unit;
  /** Pixels a millimetre has. */
  scale: number;
  /** Millimetres from the start of the ruler to the edge of the trim, and of the whole ruler. */
  before: number;
  length: number;
  /** Begins to drag a guide out of it. */
  onGuide?: ((event: React.PointerEvent) => void) | undefined;
}

/** A ruler beside the canvas; its zero is the edge of the trim. */
export const Ruler = memo(function Ruler({ axis, unit, scale, before, length, onGuide }: Props) {
  const translate = useTranslate();
  const mm = unit === 'in' ? 25.4 : 1;
  const { small, large } = tickSteps(scale * mm, unit === 'in');
  const first = Math.ceil(-before / mm / small);
  const last = Math.floor((length - before) / mm / small);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * small);
  const isX = axis === 'x';
  return (
    <svg
      className={isX ? css.rulerX : css.rulerY}
      width={isX ? length * scale : undefined}
      height={isX ? undefined : length * scale}
      aria-hidden="true"
      onPointerDown={onGuide}
    >
      <title>{onGuide === undefined ? '' : translate('studio.guideHint')}</title>
      {ticks.map((at) => {
        const place = (at * mm + before) * scale;
        const isLarge = Math.abs(at / large - Math.round(at / large)) < 1e-6;
        const from = isLarge ? 8 : 15;
        return (
          <g key={at}>
            {isX ? <line x1={place} x2={place} y1={from} y2={20} /> : <line y1={place} y2={place} x1={from} x2={20} />}
            {isLarge ? (
              <text
                x={isX ? place + 2 : 9}
                y={isX ? 9 : place - 2}
                transform={isX ? undefined : `rotate(-90 9 ${place - 2})`}
              >
                {numberText(translate, Math.round(at * 100) / 100)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
});
