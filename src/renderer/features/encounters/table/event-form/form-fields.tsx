import { getValueAt } from '../../../../../shared/document/pointer.ts';
import type { EventField } from '../../../../../shared/play/play-screen/event-fields.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FieldView } from './fields/field-view.tsx';
import { type FormPort, useForm } from './form-port.ts';
import { Lid } from './lid.tsx';
import type { FormState } from './model/form-state.ts';
import { isDefault } from './model/left-out.ts';
import { REROLLS } from './model/rerolls.ts';

/** The most other fields that are shown without a collapsible section. */
const FEW = 2;

/** Shows the required fields, and those that are decided before the dice are rolled. */
export function FirstFields() {
  const { first } = split(useForm());
  return first.map((field) => <FieldView key={field.path} field={field} />);
}

/**
 * Shows the optional fields. They are collapsed if there are many of them, or if the event has dice, which come first.
 */
export function OtherFields() {
  const translate = useTranslate();
  const port = useForm();
  const { rest } = split(port);
  if (rest.length === 0) return null;
  const view = (field: EventField) => <FieldView key={field.path} field={field} />;
  if (rest.length <= FEW && port.view.dice.length === 0) return rest.map(view);
  const isTouched = Object.keys(port.form.texts).some((path) => rest.some((field) => field.path === path));
  return (
    <Lid title={translate('eventForm.more', { n: rest.length })} isOpen={isTouched}>
      {() => rest.map(view)}
    </Lid>
  );
}

function split({ rules, activeEncounter, view, form }: FormPort): {
  first: readonly EventField[];
  rest: readonly EventField[];
} {
  const ticks = view.forecast?.options ?? [];
  const isTicked = ({ path, type }: EventField) =>
    ticks.some((tick) => tick.path === path || (type === 'choices' && tick.path.startsWith(`${path}/`)));
  const fields = view.fields.filter((field) => !isTicked(field) && isShown(field) && !isGiven(form, field));
  const isFirst = ({ path, isRequired: isNeeded, isSuggested: isAsked, type }: EventField) =>
    isNeeded ||
    isAsked ||
    isOffered(form, path, isDefault(rules, activeEncounter, form.event, path, getValueAt(form.offered, path))) ||
    (type === 'switch' && view.dice.length > 0);
  return { first: fields.filter(isFirst), rest: fields.filter((field) => !isFirst(field)) };
}

/** Whether the offer contains the field. A field within a list counts only if its value differs from the default. */
const isOffered = ({ offered }: FormState, path: string, isSilent: boolean): boolean =>
  Object.hasOwn(offered, path.split('/')[1] ?? '') && !(isSilent && path.lastIndexOf('/') > 0);

/** Whether the offer determines the side, so that no field is needed for it. */
const isGiven = ({ offered, isFree }: FormState, { path }: EventField): boolean =>
  path === '/side' && !isFree && offered.side !== undefined;

/** Dice and rerolls have their own sections, and a choice without options is not shown. */
const isShown = ({ path, type, choices }: EventField): boolean =>
  path !== REROLLS && type !== 'dice' && !((type === 'choice' || type === 'choices') && (choices ?? []).length === 0);
