import { useMemo } from 'react';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { GroupField, RowField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';
import { RowView } from './row-view.tsx';

/** Edits an object that a document can omit. A switch adds or removes it. */
export function GroupView({ field: { pointer, label, blank, fields } }: { field: GroupField }) {
  const translate = useTranslate();
  const { value, findings, setValue } = useField(pointer);
  const isPresent = isObject(value);
  const rowField = useMemo((): RowField => ({ kind: 'row', look: 'four', fields }), [fields]);
  return (
    <div className={css.group}>
      <FieldFrame pointer={pointer} findings={findings}>
        <Switch
          label={formatLateText(translate, label)}
          isOn={isPresent}
          onChange={(isOn) => setValue(isOn ? blank : undefined)}
        />
      </FieldFrame>
      {isPresent ? <RowView field={rowField} entryPointer={pointer} /> : null}
    </div>
  );
}
