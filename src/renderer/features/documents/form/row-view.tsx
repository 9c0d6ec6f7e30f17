import { type CSSProperties, useMemo } from 'react';
import type { PlainField, RowField } from '../../../../shared/form/form.ts';
import { FieldRow } from '../../../fields/field-frame.tsx';
import css from './form.module.css';
import { PlainView } from './plain-view.tsx';

/** Shows fields side by side. `entryPointer` is empty for fields of the document itself. */
export function RowView({ field: { look, fields }, entryPointer }: { field: RowField; entryPointer: string }) {
  const fieldPointers = useMemo(() => listPointers(fields, entryPointer), [fields, entryPointer]);
  const views = fields.map((field) => (
    <PlainView key={field.pointer} field={field} entryPointer={entryPointer} container={look} />
  ));
  // The two fields of a pair are wide enough to show their own findings. Narrower fields share one place below the row.
  if (look === 'pair') return <div className={css.pair}>{views}</div>;
  return (
    <FieldRow
      pointers={fieldPointers}
      className={css[look]}
      style={look === 'line' ? getColumnWidths(fields) : undefined}
    >
      {views}
    </FieldRow>
  );
}

/** Returns the pointers of the fields and of the objects that contain them: `/hp` and `/hp/total`. */
function listPointers(fields: readonly PlainField[], entryPointer: string): string[] {
  const pointers = fields.flatMap(({ pointer }) => {
    const segments = pointer.split('/').slice(1);
    return segments.map((_segment, index) => `${entryPointer}/${segments.slice(0, index + 1).join('/')}`);
  });
  return [...new Set(pointers)];
}

/** Returns the column widths as styles. Words need more space than numbers. */
const getColumnWidths = (fields: readonly PlainField[]): CSSProperties & Record<`--${string}`, string> => ({
  '--columns': fields.map(({ kind }) => (kind === 'number' ? 'minmax(74px, 0.7fr)' : 'minmax(0, 1.3fr)')).join(' '),
  // A name next to one number takes all the width that the number leaves. More fields break into three columns.
  ...(fields.length === 2 && fields[0]?.kind === 'name' ? { '--narrow-columns': 'minmax(0, 1fr) 9rem' } : {}),
});
