import type { PackFlagField } from '../../../../shared/form/event-form.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';

/** On where nothing is written down. */
export function PackFlag({ field }: { field: PackFlagField }) {
  const translate = useTranslate();
  const { value, set, findings } = useField(field.at);
  return (
    <FieldFrame path={field.at} findings={findings} className={css.flag}>
      <Switch
        label={formatText(translate, field.label)}
        on={value !== false}
        onChange={(on) => set(on ? undefined : false)}
      />
    </FieldFrame>
  );
}
