import { valueAt } from '../../../../../shared/document/pointer.ts';
import type { EventField } from '../../../../../shared/play/table/event-fields.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FieldView } from './fields/field-view.tsx';
import { type FormPort, useForm } from './form-port.ts';
import { Lid } from './lid.tsx';
import type { FormState } from './model/form-state.ts';
import { isDefault } from './model/left-out.ts';
import { REROLLS } from './model/rerolls.ts';

/** So many more fields need no lid. */
const FEW = 2;

/** What an event needs, and what is decided before its dice fall. */
export function FirstFields() {
  const { first } = split(useForm());
  return first.map((field) => <FieldView key={field.path} field={field} />);
}

/** What may be stated besides; behind a lid where it is much, or where there are dice that everybody waits for. */
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
  const isFirst = ({ path, isNeeded, isAsked, type }: EventField) =>
    isNeeded ||
    isAsked ||
    isOffered(form, path, isDefault(rules, activeEncounter, form.event, path, valueAt(form.offered, path))) ||
    (type === 'switch' && view.dice.length > 0);
  return { first: fields.filter(isFirst), rest: fields.filter((field) => !isFirst(field)) };
}

/** What stands in the offer itself, below its lists only what says something there. */
const isOffered = ({ offered }: FormState, path: string, isSilent: boolean): boolean =>
  Object.hasOwn(offered, path.split('/')[1] ?? '') && !(isSilent && path.lastIndexOf('/') > 0);

/** Whose roll it is says the offer. */
const isGiven = ({ offered, isFree }: FormState, { path }: EventField): boolean =>
  path === '/side' && !isFree && offered.side !== undefined;

/** Dice and what is rolled again stand by themselves; of no choices none can be made. */
const isShown = ({ path, type, choices }: EventField): boolean =>
  path !== REROLLS && type !== 'dice' && !((type === 'choice' || type === 'choices') && (choices ?? []).length === 0);
