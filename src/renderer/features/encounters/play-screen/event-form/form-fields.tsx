import { getValueAt } from '../../../../../shared/document/pointer.ts';
import type { EventField } from '../../../../../shared/play/play-screen/event-fields.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { Disclosure } from './disclosure.tsx';
import { FieldView } from './fields/field-view.tsx';
import { type FormPort, useForm } from './form-port.ts';
import type { FormState } from './model/form-state.ts';
import { isDefaultValue } from './model/optional-keys.ts';
import { REROLLS_PATH } from './model/rerolls.ts';

/** The maximum number of secondary fields that are shown without a collapsible section. */
const MAX_OPEN_FIELDS = 2;

/** Shows the fields that are required, suggested or offered and, for an event with dice, the switches. */
export function PrimaryFields() {
  const { primaryFields } = splitFields(useForm());
  return primaryFields.map((field) => <FieldView key={field.path} field={field} />);
}

/**
 * Shows the other fields, which are optional. They are collapsed if there are many or if the event has dice, which are more
 * important.
 */
export function SecondaryFields() {
  const translate = useTranslate();
  const port = useForm();
  const { secondaryFields } = splitFields(port);
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

function splitFields({ rules, activeEncounter, view, form }: FormPort): {
  primaryFields: readonly EventField[];
  secondaryFields: readonly EventField[];
} {
  const forecastOptions = view.forecast?.options ?? [];
  // Fields that the forecast shows as options to tick are not repeated.
  const isTicked = ({ path, type }: EventField) =>
    forecastOptions.some(
      (option) => option.path === path || (type === 'choices' && option.path.startsWith(`${path}/`)),
    );
  const shownFields = view.fields.filter((field) => !isTicked(field) && isShown(field) && !isGiven(form, field));
  const isPrimary = ({ path, isRequired, isAlwaysAsked, isSuggested, isRare, type }: EventField) =>
    isRequired ||
    isAlwaysAsked ||
    isSuggested ||
    (!isRare &&
      isOffered(
        form,
        path,
        isDefaultValue(rules, activeEncounter, form.event, path, getValueAt(form.offered, path)),
      )) ||
    (type === 'switch' && view.dice.length > 0);
  return {
    primaryFields: shownFields.filter(isPrimary),
    secondaryFields: shownFields.filter((field) => !isPrimary(field)),
  };
}

/** Whether the offer contains the field. A field within a list counts only if its value differs from the default. */
const isOffered = ({ offered }: FormState, fieldPath: string, hasDefaultValue: boolean): boolean =>
  Object.hasOwn(offered, fieldPath.split('/')[1] ?? '') && !(hasDefaultValue && fieldPath.lastIndexOf('/') > 0);

/** Whether the offer determines the side, so that no field is needed for it. A free offer (`isFree`) only suggests a side. */
const isGiven = ({ offered, isFree }: FormState, { path }: EventField): boolean =>
  path === '/side' && !isFree && offered.side !== undefined;

/** Dice and rerolls have their own sections, and a choice without options is not shown. */
const isShown = ({ path, type, choices }: EventField): boolean =>
  path !== REROLLS_PATH &&
  type !== 'dice' &&
  !((type === 'choice' || type === 'choices') && (choices ?? []).length === 0);
