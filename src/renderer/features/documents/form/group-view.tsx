import { useMemo } from 'react';
import { isObject } from '../../../../shared/document/json/json-object.ts';
import type { GroupField, RowField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useField } from '../../../fields/document-port.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './form.module.css';
import { RowView } from './row-view.tsx';

/** Edits an object that a document can omit as a whole. */
export function GroupView({ field: { pointer: at, label, blank, fields } }: { field: GroupField }) {
  const translate = useTranslate();
  const { value, findings, set } = useField(at);
  const isThere = isObject(value);
  const row = useMemo((): RowField => ({ kind: 'row', look: 'four', fields }), [fields]);
  return (
    <div className={css.group}>
      <FieldFrame path={at} findings={findings}>
        <Switch label={formatLateText(translate, label)} on={isThere} onChange={(on) => set(on ? blank : undefined)} />
      </FieldFrame>
      {isThere ? <RowView field={row} base={at} /> : null}
    </div>
  );
}
