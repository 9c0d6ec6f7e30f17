import type { ReactNode } from 'react';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { useForm } from '../form-port.ts';
import css from './fields.module.css';

interface Props {
  field: EventField;
  /** The id of the element that labels the control. Without `labelFor`, the label is plain text. */
  labelId?: string;
  labelFor?: string;
  children: ReactNode;
}

/** A field of a form: its label, its control, its hint and its problem. */
export function FieldFrame({ field, labelId, labelFor, children }: Props) {
  const { label, hint, path } = field;
  const problem = useForm().view.problems.get(path);
  const Label = labelFor === undefined ? 'span' : 'label';
  return (
    <div className={css.field} data-field={path} data-wrong={problem !== undefined || undefined}>
      <Label className={css.label} id={labelId} {...(labelFor === undefined ? {} : { htmlFor: labelFor })}>
        {label}
      </Label>
      {children}
      <FieldRemark hint={hint} problem={problem} />
    </div>
  );
}

export function FieldRemark({ hint, problem }: { hint: string | undefined; problem: string | undefined }) {
  return (
    <div role="status" className={css.remark}>
      {problem !== undefined ? <span className={css.problem}>{problem}</span> : hint}
    </div>
  );
}
