import type { EventField } from '../../../../../shared/play/play-screen/event-fields.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { Disclosure } from './disclosure.tsx';
import { FieldView } from './fields/field-view.tsx';
import { useForm } from './form-port.ts';
import { splitFields } from './model/field-sections.ts';

/** The maximum number of secondary fields that are shown without a collapsible section. */
const MAX_OPEN_FIELDS = 2;

/** Shows the fields that are required, suggested or offered and, for an event with dice, the switches. */
export function PrimaryFields() {
  return splitFields(useForm()).primary.map((field) => <FieldView key={field.path} field={field} />);
}

/**
 * Shows the other fields, which are optional. They are collapsed if there are many or if the event has dice, which are more
 * important.
 */
export function SecondaryFields() {
  const translate = useTranslate();
  const port = useForm();
  const { secondary: secondaryFields } = splitFields(port);
  if (secondaryFields.length === 0) return null;
  const renderField = (field: EventField) => <FieldView key={field.path} field={field} />;
  if (secondaryFields.length <= MAX_OPEN_FIELDS && port.view.dice.length === 0) return secondaryFields.map(renderField);
  const isTouched = Object.keys(port.form.typedTexts).some((fieldPath) =>
    secondaryFields.some((field) => field.path === fieldPath),
  );
  return (
    <Disclosure title={translate('eventForm.more', { n: secondaryFields.length })} isInitiallyOpen={isTouched}>
      {() => secondaryFields.map(renderField)}
    </Disclosure>
  );
}
