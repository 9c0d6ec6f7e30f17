import { type CSSProperties, useMemo } from 'react';
import type { PlainField, RowField } from '../../../../shared/form/form.ts';
import { FieldRow } from '../../../fields/field.tsx';
import css from './form.module.css';
import { PlainView } from './plain-view.tsx';

/** Shows fields side by side. `base` is the pointer to the entry that contains them. */
export function RowView({ field: { look, fields }, base }: { field: RowField; base: string }) {
  const paths = useMemo(() => placesOf(fields, base), [fields, base]);
  const views = fields.map((field) => <PlainView key={field.pointer} field={field} base={base} within={look} />);
  if (look === 'pair') return <div className={css.pair}>{views}</div>;
  return (
    <FieldRow paths={paths} className={css[look]} style={look === 'line' ? columnsOf(fields) : undefined}>
      {views}
    </FieldRow>
  );
}

/** Returns the pointers of the fields and of the objects that contain them: `/hp` and `/hp/total`. */
function placesOf(fields: readonly PlainField[], base: string): string[] {
  const places = fields.flatMap(({ pointer: at }) => {
    const keys = at.split('/').slice(1);
    return keys.map((_, index) => `${base}/${keys.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(places)];
}

/** Returns the column widths. Words need more space than numbers. */
const columnsOf = (fields: readonly PlainField[]): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': fields.map(({ kind }) => (kind === 'number' ? 'minmax(74px, 0.7fr)' : 'minmax(0, 1.3fr)')).join(' '),
});
