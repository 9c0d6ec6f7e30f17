import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { Switch } from '../../../../../components/inputs/switch.tsx';
import { useForm } from '../form-port.ts';
import { FieldRemark } from './field-frame.tsx';
import css from './fields.module.css';

/** A yes-or-no field. For `no`, the key is left out. */
export function SwitchField({ field }: { field: EventField }) {
  const { changeField, view } = useForm();
  const { path: fieldPath, label, value, hint, isRequired } = field;
  return (
    <div className={css.switchRow} data-field={fieldPath}>
      <Switch
        label={label}
        isOn={value === true}
        onChange={(isOn) => changeField(fieldPath, isOn || isRequired ? isOn : undefined)}
      />
      <FieldRemark hintText={hint} problemText={view.problems.get(fieldPath)} />
    </div>
  );
}
