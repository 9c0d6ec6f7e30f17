import { memo, type ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import css from './field.module.css';
import segmented from './segmented.module.css';

interface Segment<T extends string> {
  id: T;
  label: string;
  icon?: ReactNode;
}

interface Props<T extends string> {
  label: string;
  bare?: boolean;
  value: string | undefined;
  segments: readonly Segment<T>[];
  /** Called only with an id from `segments`. */
  onChange(id: NoInfer<T>): void;
  /** Whether it is the first control of a dialog and gets the focus. */
  autoFocus?: boolean;
  mark?: { 'data-wrong'?: true; 'data-warned'?: true };
}

function SegmentedBase<T extends string>(props: Props<T>) {
  const { label, bare, value, segments, onChange, autoFocus = false, mark } = props;
  return (
    <RadioGroup
      className={css.field ?? ''}
      value={value ?? null}
      onChange={(id) => onChange(id as T)}
      orientation="horizontal"
    >
      <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
      <div className={segmented.segments} {...mark}>
        {segments.map((segment) => (
          <Radio
            key={segment.id}
            value={segment.id}
            className={segmented.segment ?? ''}
            autoFocus={autoFocus && segment.id === value}
          >
            {segment.icon}
            {segment.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

/** A row of a few choices, all visible. */
export const Segmented = memo(SegmentedBase) as typeof SegmentedBase;
