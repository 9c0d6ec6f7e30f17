import { useCallback, useMemo } from 'react';
import type { Edit } from '../../../../shared/document/edit.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { ChoiceField } from '../../../../shared/form/form.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useDocumentEdits } from '../../../fields/document-port.ts';
import { useFormPort } from '../../../fields/form-port.ts';
import { useFormText } from '../../../fields/roots-provider.tsx';
import { SegmentedRow, SelectRow } from '../../../fields/select-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';

interface Props {
  field: ChoiceField;
  pointer: string;
  className?: string | undefined;
}

/** The id of the choice that stores no word. Words of vocabularies have no spaces, so this id is never one of them. */
const NO_WORD = 'says nothing';

/**
 * Returns a function that lists the other edits that a change of the word requires. The function stays the same while the
 * user types in other fields.
 */
function useRelatedEdits(
  { pointer: fieldPointer, listRelatedEdits }: ChoiceField,
  pointer: string,
): ((id: string) => readonly Edit[]) | undefined {
  const { getDocument } = useDocumentEdits();
  return useMemo(() => {
    if (listRelatedEdits === undefined) return undefined;
    // The pointer of the field ends with its pointer in the entry: `/attacks/0/range` is `/range` of the entry `/attacks/0`.
    const entryPointer = pointer.slice(0, pointer.length - fieldPointer.length);
    return (wordId) => {
      const document = getDocument();
      const relatedEdits = listRelatedEdits(wordId, getValueAt(document, entryPointer), document as Character);
      return relatedEdits.map((edit) => ({ ...edit, path: `${entryPointer}${edit.path}` }));
    };
  }, [listRelatedEdits, pointer, fieldPointer, getDocument]);
}

/** Edits one word of a vocabulary. */
export function ChoiceView({ field, pointer, className }: Props) {
  const translate = useTranslate();
  const { label, vocabulary: vocabularyName, look, hint, noneLabel, defaultWord, numeric } = field;
  const vocabularyChoices = useFormPort().getChoices(vocabularyName);
  const choices = useMemo(
    () =>
      noneLabel === undefined
        ? vocabularyChoices
        : [{ id: NO_WORD, label: formatLateText(translate, noneLabel) }, ...vocabularyChoices],
    [vocabularyChoices, noneLabel, translate],
  );
  const parseChoice = useCallback(
    (choiceId: string) => (choiceId === NO_WORD ? undefined : numeric === true ? Number(choiceId) : choiceId),
    [numeric],
  );
  const shownHint = useFormText(hint);
  const createRelatedEdits = useRelatedEdits(field, pointer);
  if (look === 'segments') {
    return (
      <SegmentedRow
        pointer={pointer}
        label={formatLateText(translate, label)}
        segments={vocabularyChoices}
        fallback={defaultWord}
        hint={shownHint}
        className={className}
      />
    );
  }
  return (
    <SelectRow
      pointer={pointer}
      label={formatLateText(translate, label)}
      choices={choices}
      fallback={noneLabel === undefined ? defaultWord : NO_WORD}
      toDocumentValue={parseChoice}
      createFurtherEdits={createRelatedEdits}
      hint={shownHint}
      className={className}
    />
  );
}
