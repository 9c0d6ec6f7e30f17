import { memo, type ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import css from './field.module.css';
import segmentedStyles from './segmented-control.module.css';

interface Segment<Id extends string> {
  id: Id;
  label: string;
  icon?: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  isLabelHidden?: boolean;
  /** Whether the choices are below each other, for labels that are too long for one row. */
  isVertical?: boolean;
  value: string | undefined;
  segments: readonly Segment<Id>[];
  /** Called only with an id from `segments`. */
  onChange(id: NoInfer<Id>): void;
  /** Whether it is the first control of a dialog and gets the focus. */
  autoFocus?: boolean;
  /** Marks the control in color if a finding is about it: an error or a warning. */
  severityAttributes?: { 'data-wrong'?: true; 'data-warned'?: true };
}

function SegmentedControlBase<Id extends string>(props: Props<Id>) {
  const {
    label,
    isLabelHidden,
    isVertical = false,
    value,
    segments,
    onChange,
    autoFocus = false,
    severityAttributes,
  } = props;
  return (
    <RadioGroup
      className={css.field ?? ''}
      value={value ?? null}
      onChange={(id) => onChange(id as Id)}
      orientation={isVertical ? 'vertical' : 'horizontal'}
    >
      <Label className={isLabelHidden === true ? css.hidden : css.label}>{label}</Label>
      <div className={segmentedStyles.segments} data-vertical={isVertical || undefined} {...severityAttributes}>
        {segments.map((segment) => (
          <Radio
            key={segment.id}
            value={segment.id}
            className={segmentedStyles.segment ?? ''}
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

/** A row or a column of a few choices, all visible. */
export const SegmentedControl = memo(SegmentedControlBase) as typeof SegmentedControlBase;
