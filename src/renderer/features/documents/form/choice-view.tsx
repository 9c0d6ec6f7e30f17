import { useCallback, useMemo } from 'react';
import type { ChoiceField } from '../../../../shared/games/form.ts';
import { useForm, useShown } from '../../../fields/form-port.ts';
import { SegmentedRow, SelectRow } from '../../../fields/select-row.tsx';

interface Props {
  field: ChoiceField;
  at: string;
  className?: string | undefined;
}

/** Stands in the list for a document that says nothing; no word of a vocabulary has blanks. */
const NOTHING = 'says nothing';

/** One word of a vocabulary. */
export function ChoiceView({ field: { label, of, look, hint, otherwise, byDefault, numeric }, at, className }: Props) {
  const words = useForm().choicesOf(of);
  const choices = useMemo(
    () => (otherwise === undefined ? words : [{ id: NOTHING, label: otherwise }, ...words]),
    [words, otherwise],
  );
  const store = useCallback(
    (id: string) => (id === NOTHING ? undefined : numeric === true ? Number(id) : id),
    [numeric],
  );
  const shown = useShown(hint);
  if (look === 'segments') {
    return (
      <SegmentedRow path={at} label={label} segments={words} fallback={byDefault} hint={shown} className={className} />
    );
  }
  return (
    <SelectRow
      path={at}
      label={label}
      choices={choices}
      fallback={otherwise === undefined ? byDefault : NOTHING}
      store={store}
      hint={shown}
      className={className}
    />
  );
}
