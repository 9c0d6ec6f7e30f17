import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { Switch } from '../../../../../components/inputs/switch.tsx';
import { useForm } from '../form-port.ts';
import { FieldRemark } from './field-frame.tsx';
import css from './fields.module.css';

/** A yes-or-no field. Switching it off removes the key, unless the event requires it; then the key is false. */
export function SwitchField({ field }: { field: EventField }) {
  const { changeField, view } = useForm();
  const { path, label, value, hint, isRequired } = field;
  return (
    <div className={css.switchRow} data-field={path}>
      <Switch
        label={label}
        isOn={value === true}
        onChange={(isOn) => changeField(path, isOn || isRequired ? isOn : undefined)}
      />
      <FieldRemark hint={hint} problem={view.problems.get(path)} />
    </div>
  );
}
