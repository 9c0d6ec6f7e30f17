import { useId, useMemo } from 'react';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { formatDisplayName } from '../../../../../components/display-name.tsx';
import { groupChoices } from '../../../../../components/inputs/choice.ts';
import { Picker } from '../../../../../components/inputs/picker.tsx';
import { Tags } from '../../../../../components/inputs/tags.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { getChoiceValue, listFieldChoices } from '../model/field-choices.ts';
import { toggleItem } from '../model/pick-field.ts';
import { Chip } from './chip.tsx';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';

/** The maximum number of choices that are shown as large buttons. More choices are found by typing. */
const MAX_BUTTONS = 12;

/** A field for several choices, which keep the order in which they are chosen. */
export function ChoicesField({ field }: { field: EventField }) {
  const translate = useTranslate();
  const { activeEncounter, form, changeField } = useForm();
  const labelId = useId();
  const { path, value } = field;
  const choices = useMemo(
    () => listFieldChoices(translate, activeEncounter, field, form.event.model),
    [activeEncounter, field, form.event.model, translate],
  );
  const chosenIds = Array.isArray(value) ? value.map(String) : [];
  const changeChoices = (choiceIds: readonly string[]) =>
    changeField(
      path,
      choiceIds.map((choiceId) => getChoiceValue(field, choiceId)),
    );
  const getChoiceLabel = (choiceId: string) => choices.find((choice) => choice.id === choiceId)?.label ?? choiceId;
  if (choices.length > MAX_BUTTONS) {
    return (
      <FieldFrame field={field}>
        <Tags
          isLabelHidden
          label={field.label}
          items={chosenIds.map((choiceId) => ({ id: choiceId, label: getChoiceLabel(choiceId) }))}
          onRemove={(removedIds) => changeChoices(chosenIds.filter((choiceId) => !removedIds.has(choiceId)))}
        >
          <Picker
            label={translate('fields.addTo', { label: field.label })}
            placeholder={translate('fields.add')}
            choices={choices.filter(({ id }) => !chosenIds.includes(id))}
            pickedNames={chosenIds.map(getChoiceLabel)}
            onPick={(pickedIds) =>
              changeChoices([...chosenIds, ...pickedIds.filter((choiceId) => !chosenIds.includes(choiceId))])
            }
          />
        </Tags>
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field} labelId={labelId}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout */}
      <div role="group" aria-labelledby={labelId} className={css.chips}>
        {groupChoices(choices).map(({ group, choices: choicesInGroup }) => (
          <div key={group} className={css.chipGroup}>
            {group === '' ? null : <span className={css.group}>{formatDisplayName(group)}</span>}
            {choicesInGroup.map((choice) => (
              <Chip
                key={choice.id}
                choice={choice}
                isSelected={chosenIds.includes(choice.id)}
                onToggle={() => changeChoices(toggleItem(chosenIds, choice.id))}
              />
            ))}
          </div>
        ))}
      </div>
    </FieldFrame>
  );
}
