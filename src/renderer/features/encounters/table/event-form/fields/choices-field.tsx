import { useId, useMemo } from 'react';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { grouped } from '../../../../../components/inputs/choice.ts';
import { Picker } from '../../../../../components/inputs/picker.tsx';
import { Tags } from '../../../../../components/inputs/tags.tsx';
import { shownName } from '../../../../../components/name.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { choicesOf, valueOfChoice } from '../model/model-choices.ts';
import { toggled } from '../model/pick-field.ts';
import { Chip } from './chip.tsx';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';

/** The most choices that are shown as large buttons; more are found by typing. */
const FEW = 12;

/** A field for several choices, which keep the order in which they are chosen. */
export function ChoicesField({ field }: { field: EventField }) {
  const translate = useTranslate();
  const { activeEncounter, form, change } = useForm();
  const label = useId();
  const { path, value } = field;
  const choices = useMemo(
    () => choicesOf(translate, activeEncounter, field, form.event.model),
    [activeEncounter, field, form.event.model, translate],
  );
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const set = (ids: readonly string[]) =>
    change(
      path,
      ids.map((id) => valueOfChoice(field, id)),
    );
  const labelOf = (id: string) => choices.find((choice) => choice.id === id)?.label ?? id;
  if (choices.length > FEW) {
    return (
      <FieldFrame field={field}>
        <Tags
          bare
          label={field.label}
          items={chosen.map((id) => ({ id, label: labelOf(id) }))}
          onRemove={(ids) => set(chosen.filter((id) => !ids.has(id)))}
        >
          <Picker
            label={translate('fields.addTo', { label: field.label })}
            placeholder={translate('fields.add')}
            choices={choices.filter(({ id }) => !chosen.includes(id))}
            taken={chosen.map(labelOf)}
            onPick={(ids) => set([...chosen, ...ids.filter((id) => !chosen.includes(id))])}
          />
        </Tags>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field} labelId={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout */}
      <div role="group" aria-labelledby={label} className={css.chips}>
        {grouped(choices).map(({ group, choices: held }) => (
          <div key={group} className={css.chipGroup}>
            {group === '' ? null : <span className={css.group}>{shownName(group)}</span>}
            {held.map((choice) => (
              <Chip
                key={choice.id}
                choice={choice}
                isSelected={chosen.includes(choice.id)}
                onToggle={() => set(toggled(chosen, choice.id))}
              />
            ))}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}
