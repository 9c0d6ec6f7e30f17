import type { PackFlagField } from '../../../../shared/form/event-form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** A switch that is on if the pack does not say otherwise. */
export function PackFlag({ field }: { field: PackFlagField }) {
  const translate = useTranslate();
  const { value, setValue, findings } = useField(field.pointer);
  return (
    <FieldFrame pointer={field.pointer} findings={findings} className={css.flag}>
      <Switch
        label={formatLateText(translate, field.label)}
        isOn={value !== false}
        onChange={(isOn) => setValue(isOn ? undefined : false)}
      />
    </FieldFrame>
  );
}
