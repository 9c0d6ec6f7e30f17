import { useId } from 'react';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { useForm } from '../form-port.ts';
import { CharacterField } from './character-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { ChoicesField } from './choices-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';
import { ListField } from './list-field.tsx';
import { NumberStepper } from './number-stepper.tsx';
import { SwitchField } from './switch-field.tsx';

/** Shows one field of an event by its type. Dice fields show nothing, because `DiceSection` shows all dice of an event. */
export function FieldView({ field }: { field: EventField }) {
  switch (field.type) {
    case 'number':
    case 'inches':
      return <NumberStepper field={field} />;
    case 'switch':
      return <SwitchField field={field} />;
    case 'choice':
      return field.names === 'characters' ? <CharacterField field={field} /> : <ChoiceField field={field} />;
    case 'choices':
      return <ChoicesField field={field} />;
    case 'list':
      return (
        <ListField field={field}>{(innerField) => <FieldView key={innerField.path} field={innerField} />}</ListField>
      );
    case 'text':
      return <TextField field={field} />;
    case 'dice':
      return null;
  }
}

function TextField({ field }: { field: EventField }) {
  const { form, typeText } = useForm();
  const inputId = useId();
  const text = form.typedTexts[field.path] ?? (field.value === undefined ? '' : String(field.value));
  return (
    <FieldFrame field={field} labelFor={inputId}>
      <input
        id={inputId}
        className={css.input}
        value={text}
        autoComplete="off"
        data-needed={field.isRequired || undefined}
        onChange={(event) => typeText(field, event.target.value)}
      />
    </FieldFrame>
  );
}
