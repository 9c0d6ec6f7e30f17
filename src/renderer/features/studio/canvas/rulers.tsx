import { memo } from 'react';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatNumber, type Unit } from '../units.ts';
import css from './canvas.module.css';
import { getTickSteps, RULER_SIZE_PX } from './geometry.ts';

interface Props {
  axis: 'x' | 'y';
  unit: Unit;
  /** Pixels per millimeter. */
  scale: number;
  /** Millimeters from the start of the ruler to the trim. */
  trimOffset: number;
  /** The length of the ruler in millimeters. */
  rulerLength: number;
  /** Starts to drag a guide out of the ruler. */
  onGuide?: ((event: React.PointerEvent) => void) | undefined;
}

/** Shows a ruler along the canvas. Its zero is at the edge of the trim. Dragging from the ruler creates a guide. */
export const Ruler = memo(function Ruler({ axis, unit, scale, trimOffset, rulerLength, onGuide }: Props) {
  const translate = useTranslate();
  const mmPerUnit = unit === 'in' ? 25.4 : 1;
  const { small: smallStep, large: largeStep } = getTickSteps(scale * mmPerUnit, unit === 'in');
  const firstTick = Math.ceil(-trimOffset / mmPerUnit / smallStep);
  const lastTick = Math.floor((rulerLength - trimOffset) / mmPerUnit / smallStep);
  const tickValues = Array.from(
    { length: lastTick - firstTick + 1 },
    (_tick, index) => (firstTick + index) * smallStep,
  );
  const isHorizontal = axis === 'x';
  return (
    <svg
      className={isHorizontal ? css.rulerX : css.rulerY}
      width={isHorizontal ? rulerLength * scale : undefined}
      height={isHorizontal ? undefined : rulerLength * scale}
      aria-hidden="true"
      onPointerDown={onGuide}
    >
      <title>{onGuide === undefined ? '' : translate('studio.guideHint')}</title>
      {tickValues.map((tickValue) => {
        const tickPosition = (tickValue * mmPerUnit + trimOffset) * scale;
        const isLarge = Math.abs(tickValue / largeStep - Math.round(tickValue / largeStep)) < 1e-6;
        // A tick ends at the inner edge of the ruler. Labeled ticks are longer.
        const lineStart = isLarge ? 8 : 15;
        return (
          <g key={tickValue}>
            {isHorizontal ? (
              <line x1={tickPosition} x2={tickPosition} y1={lineStart} y2={RULER_SIZE_PX} />
            ) : (
              <line y1={tickPosition} y2={tickPosition} x1={lineStart} x2={RULER_SIZE_PX} />
            )}
            {isLarge ? (
              <text
                x={isHorizontal ? tickPosition + 2 : 9}
                y={isHorizontal ? 9 : tickPosition - 2}
                transform={isHorizontal ? undefined : `rotate(-90 9 ${tickPosition - 2})`}
              >
                {formatNumber(translate, Math.round(tickValue * 100) / 100)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
});
