import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { Switch } from '../../../../../components/inputs/switch.tsx';
import { useForm } from '../form-port.ts';
import { Remark } from './field-frame.tsx';
import css from './fields.module.css';

/** A yes-or-no field. For `no`, the key is left out. */
export function SwitchField({ field }: { field: EventField }) {
  const { change, view } = useForm();
  const { path, label, value, hint, isRequired: isNeeded } = field;
  return (
    <div className={css.switchRow} data-field={path}>
      <Switch label={label} on={value === true} onChange={(on) => change(path, on || isNeeded ? on : undefined)} />
      <Remark hint={hint} problem={view.problems.get(path)} />
    </div>
  );
}
