import { Slider as AriaSlider, Label, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import css from './art.module.css';

interface Props {
  label: string;
  value: number;
  least: number;
  most: number;
  step: number;
  words(value: number): string;
  onChange(value: number): void;
}

/** A slider for a number. */
export function Slider({ label, value, least, most, step, words, onChange }: Props) {
  return (
    <AriaSlider
      className={css.slider ?? ''}
      value={value}
      minValue={least}
      maxValue={most}
      step={step}
      onChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? value) : next)}
    >
      <div className={css.sliderHead}>
        <Label>{label}</Label>
        <SliderOutput>{words(value)}</SliderOutput>
      </div>
      <SliderTrack className={css.track ?? ''}>
        <SliderThumb className={css.thumb ?? ''} />
      </SliderTrack>
    </AriaSlider>
  );
}
