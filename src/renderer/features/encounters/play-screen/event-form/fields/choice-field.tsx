import { useId, useMemo } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { formatDisplayName } from '../../../../../components/display-name.tsx';
import { groupChoices } from '../../../../../components/inputs/choice.ts';
import { Select } from '../../../../../components/inputs/select.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { getChoiceValue, listFieldChoices } from '../model/field-choices.ts';
import { canBeOmitted } from '../model/optional-keys.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';
import { useChoiceFolding } from './use-choice-folding.tsx';

/** The maximum number of choices that are shown as large buttons. More choices are shown in a list. */
const MAX_BUTTONS = 10;
/** The maximum number of models among which one has to be chosen. They are buttons as well, which fold when one is chosen. */
const MAX_MODEL_BUTTONS = 60;
/** The choice that leaves the field empty. */
const NO_CHOICE = '';

/** A field for one choice. Models are grouped by side, enemies first. */
export function ChoiceField({ field }: { field: EventField }) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, changeField } = useForm();
  const labelId = useId();
  const { path, value, isRequired, isAlwaysAsked = false } = field;
  const isNeeded = isRequired || (isAlwaysAsked && value === undefined);
  const choices = useMemo(
    () => listFieldChoices(translate, activeEncounter, field, form.event.model),
    [activeEncounter, field, form.event.model, translate],
  );
  const allChoices =
    !isAlwaysAsked && canBeOmitted(rules, activeEncounter, form.event, path)
      ? [{ id: NO_CHOICE, label: translate('eventForm.nothing') }, ...choices]
      : choices;
  const chooseOption = (choiceId: string) =>
    changeField(path, choiceId === NO_CHOICE ? undefined : getChoiceValue(field, choiceId));
  const chosenId = value === undefined ? (isNeeded ? null : NO_CHOICE) : String(value);
  const isModelChoice = allChoices === choices && choices.some(({ id }) => activeEncounter.state.models.has(id));
  const { isFolded, groupProps, button } = useChoiceFolding({
    choiceCount: isModelChoice ? choices.length : 0,
    chosenCount: value === undefined ? 0 : 1,
    allowsSeveral: false,
  });
  if (choices.length > (isModelChoice ? MAX_MODEL_BUTTONS : MAX_BUTTONS)) {
    return (
      <FieldFrame field={field}>
        <Select
          isLabelHidden
          label={field.label}
          value={chosenId ?? undefined}
          choices={allChoices}
          onChange={chooseOption}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame field={field} labelId={labelId}>
      <RadioGroup
        {...groupProps}
        aria-labelledby={labelId}
        value={chosenId}
        onChange={chooseOption}
        className={css.chips ?? ''}
        data-folded={isFolded || undefined}
      >
        {groupChoices(isFolded ? allChoices.filter(({ id }) => id === chosenId) : allChoices).map(
          ({ group, choices: choicesInGroup }) => (
            <div key={group} className={css.chipGroup}>
              {group === '' || isFolded ? null : <span className={css.group}>{formatDisplayName(group)}</span>}
              {choicesInGroup.map((choice) => (
                <Radio
                  key={choice.id}
                  value={choice.id}
                  className={css.chip ?? ''}
                  {...(isNeeded ? { 'data-needed': true } : {})}
                >
                  {formatDisplayName(choice.label)}
                  {choice.note === undefined ? null : <span className={css.note}>{choice.note}</span>}
                </Radio>
              ))}
            </div>
          ),
        )}
        {button}
      </RadioGroup>
    </FieldFrame>
  );
}
