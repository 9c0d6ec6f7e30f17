import { useId, useMemo } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { grouped } from '../../../../../components/inputs/choice.ts';
import { Select } from '../../../../../components/inputs/select.tsx';
import { shownName } from '../../../../../components/name.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { mayBeLeftOut } from '../model/left-out.ts';
import { choicesOf, valueOfChoice } from '../model/model-choices.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';

/** The most choices that are shown as large buttons; more are shown in a searchable list. */
const FEW = 10;
/** The choice that leaves the field empty. */
const NONE = '';

/** A field for one choice. Models are grouped by side, enemies first. */
export function ChoiceField({ field }: { field: EventField }) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, change } = useForm();
  const label = useId();
  const { path, value, isRequired: isNeeded } = field;
  const choices = useMemo(
    () => choicesOf(translate, activeEncounter, field, form.event.model),
    [activeEncounter, field, form.event.model, translate],
  );
  const all = mayBeLeftOut(rules, activeEncounter, form.event, path)
    ? [{ id: NONE, label: translate('eventForm.nothing') }, ...choices]
    : choices;
  const choose = (id: string) => change(path, id === NONE ? undefined : valueOfChoice(field, id));
  const chosen = value === undefined ? (isNeeded ? null : NONE) : String(value);
  if (choices.length > FEW) {
    return (
      <FieldFrame field={field}>
        <Select bare label={field.label} value={chosen ?? undefined} choices={all} onChange={choose} />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field} labelId={label}>
      <RadioGroup aria-labelledby={label} value={chosen} onChange={choose} className={css.chips ?? ''}>
        {grouped(all).map(({ group, choices: held }) => (
          <div key={group} className={css.chipGroup}>
            {group === '' ? null : <span className={css.group}>{shownName(group)}</span>}
            {held.map((choice) => (
              <Radio
                key={choice.id}
                value={choice.id}
                className={css.chip ?? ''}
                {...(field.isRequired ? { 'data-needed': true } : {})}
              >
                {shownName(choice.label)}
                {choice.note === undefined ? null : <span className={css.note}>{choice.note}</span>}
              </Radio>
            ))}
          </div>
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
