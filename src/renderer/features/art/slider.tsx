import { Slider as AriaSlider, Label, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import css from './art.module.css';

interface Props {
  label: string;
  currentValue: number;
  min: number;
  max: number;
  step: number;
  formatValue(value: number): string;
  onChange(value: number): void;
}

/** A slider for a number. */
export function Slider({ label, currentValue, min, max, step, formatValue, onChange }: Props) {
  return (
    <AriaSlider
      className={css.slider ?? ''}
      value={currentValue}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(nextValue) => onChange(Array.isArray(nextValue) ? (nextValue[0] ?? currentValue) : nextValue)}
    >
      <div className={css.sliderHead}>
        <Label>{label}</Label>
        <SliderOutput>{formatValue(currentValue)}</SliderOutput>
      </div>
      <SliderTrack className={css.track ?? ''}>
        <SliderThumb className={css.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  );
}
