import { useCallback, useMemo } from 'react';
import type { Edit } from '../../../../shared/document/edit.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { ChoiceField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useEdits } from '../../../fields/document-port.ts';
import { useForm } from '../../../fields/form-port.ts';
import { useShown } from '../../../fields/roots.tsx';
import { SegmentedRow, SelectRow } from '../../../fields/select-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';

interface Props {
  field: ChoiceField;
  at: string;
  className?: string | undefined;
}

/** The choice for a document without a value; it cannot clash with a vocabulary, whose words have no blanks. */
const NOTHING = 'says nothing';

/**
 * Returns a function that lists the edits that accompany a change of the word. The function is stable while the user types
 * elsewhere.
 */
function useAlong(
  { pointer: key, listRelatedEdits: along }: ChoiceField,
  at: string,
): ((id: string) => readonly Edit[]) | undefined {
  const { current } = useEdits();
  return useMemo(() => {
    if (along === undefined) return undefined;
    const entry = at.slice(0, at.length - key.length);
    return (id) => {
      const document = current();
      const edits = along(id, getValueAt(document, entry), document as Character);
      return edits.map((edit) => ({ ...edit, path: `${entry}${edit.path}` }));
    };
  }, [along, at, key, current]);
}

/** Edits one word of a vocabulary. */
export function ChoiceView({ field, at, className }: Props) {
  const translate = useTranslate();
  const { label, vocabulary: of, look, hint, noneLabel: otherwise, defaultWord: byDefault, numeric } = field;
  const words = useForm().choicesOf(of);
  const choices = useMemo(
    () => (otherwise === undefined ? words : [{ id: NOTHING, label: formatLateText(translate, otherwise) }, ...words]),
    [words, otherwise, translate],
  );
  const store = useCallback(
    (id: string) => (id === NOTHING ? undefined : numeric === true ? Number(id) : id),
    [numeric],
  );
  const shown = useShown(hint);
  const along = useAlong(field, at);
  if (look === 'segments') {
    return (
      <SegmentedRow
        path={at}
        label={formatLateText(translate, label)}
        segments={words}
        fallback={byDefault}
        hint={shown}
        className={className}
      />
    );
  }
  return (
    <SelectRow
      path={at}
      label={formatLateText(translate, label)}
      choices={choices}
      fallback={otherwise === undefined ? byDefault : NOTHING}
      store={store}
      alsoEdit={along}
      hint={shown}
      className={className}
    />
  );
}
