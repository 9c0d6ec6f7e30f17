import type { EventField } from '../../../../../shared/play/table/event-fields.ts';
import { EVENT_FORM } from '../../../../strings/documents/event-form.ts';
import css from './event-form.module.css';
import { FieldView } from './fields/field-view.tsx';
import { useForm } from './form-port.ts';
import { REROLLS } from './model/rerolls.ts';

/** A few more fields need no lid. */
const FEW = 2;

/** The fields of an event but its dice: what it needs, and below a lid what may be stated besides. */
export function FormFields() {
  const { view, form } = useForm();
  const ticked = new Set(view.forecast?.options.map(({ path }) => path));
  const fields = view.fields.filter(({ path, type }) => path !== REROLLS && type !== 'dice' && !ticked.has(path));
  const isFirst = ({ path, isNeeded, type }: EventField) =>
    isNeeded || !view.offer.more.includes(keyOf(path)) || (type === 'switch' && view.dice.length > 0);
  const first = fields.filter(isFirst);
  const rest = fields.filter((field) => !isFirst(field));
  const touched = Object.keys(form.texts).some((path) => rest.some((field) => field.path === path));
  return (
    <>
      {first.map((field) => (
        <FieldView key={field.path} field={field} />
      ))}
      {rest.length === 0 ? null : rest.length <= FEW ? (
        rest.map((field) => <FieldView key={field.path} field={field} />)
      ) : (
        <details className={css.more} open={touched || undefined}>
          <summary>{EVENT_FORM.more(rest.length)}</summary>
          <div>
            {rest.map((field) => (
              <FieldView key={field.path} field={field} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

const keyOf = (path: string): string => path.split('/')[1] ?? '';
