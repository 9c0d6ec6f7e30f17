import { useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { addTags, cleanTag, MAX_TAG_LETTERS } from '../../../../shared/library/tags.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import fieldCss from '../../../components/inputs/field.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { TABLE_NAMES, type TableName } from '../../../store/rows.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { changeTags } from '../../documents/bulk-actions.ts';
import css from './bulk.module.css';

export interface TagDialogProps {
  tableName: TableName;
  documentIds: readonly string[];
  onClose(): void;
}

/** Edits the tags of several documents. Each tag is on all, some or none of them until the user adds or removes it. */
export function TagDialog({ tableName, documentIds, onClose }: TagDialogProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const countByTag = useMemo(() => {
    const tagCounts = new Map<string, number>();
    for (const documentId of documentIds) {
      for (const tag of library.stores[tableName].get(documentId)?.row.tags ?? [])
        tagCounts.set(tag, (tagCounts.get(tag) ?? 0) + 1);
    }
    return tagCounts;
  }, [library, tableName, documentIds]);
  const knownTags = useMemo(() => {
    const documentRows = TABLE_NAMES.flatMap((storeName) => library.stores[storeName].snapshot().map(({ row }) => row));
    return [...new Set(documentRows.flatMap(({ tags = [] }) => tags))];
  }, [library]);
  const [tagText, setTagText] = useState('');
  const [newTags, setNewTags] = useState<readonly string[]>([]);
  /** The tags that the user adds (true) or removes (false). Tags without an entry do not change. */
  const [decisions, setDecisions] = useState<Readonly<Record<string, boolean>>>({});
  const allTags = addTags(knownTags, newTags);

  function commitTag(): Readonly<Record<string, boolean>> {
    const typedTag = cleanTag(tagText);
    if (typedTag === '') return decisions;
    const matchingTag = allTags.find((existingTag) => existingTag.toLowerCase() === typedTag.toLowerCase()) ?? typedTag;
    const changedDecisions = { ...decisions, [matchingTag]: true };
    setNewTags((previousTags) => addTags(previousTags, [matchingTag]));
    setDecisions(changedDecisions);
    setTagText('');
    return changedDecisions;
  }

  return (
    <DialogFrame
      title={translate('bulk.tagsOf', { count: documentIds.length })}
      modalClassName={css.modal}
      dialogClassName={css.dialog}
      onClose={onClose}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const finalDecisions = commitTag();
          const addedTags = Object.keys(finalDecisions).filter((tag) => finalDecisions[tag] === true);
          const removedTags = Object.keys(finalDecisions).filter((tag) => finalDecisions[tag] === false);
          attempt(changeTags(translate, library, tableName, documentIds, addedTags, removedTags));
          onClose();
        }}
      >
        <div className={css.new}>
          <TextField
            className={fieldCss.field ?? ''}
            value={tagText}
            onChange={setTagText}
            autoFocus
            maxLength={MAX_TAG_LETTERS}
          >
            <Label className={fieldCss.label}>{translate('bulk.newTag')}</Label>
            <Input
              className={fieldCss.input ?? ''}
              placeholder={translate('bulk.tagHint')}
              onKeyDown={(event) => {
                // The first Enter creates the tag, the next one applies the tags.
                if (event.key !== 'Enter' || tagText.trim() === '') return;
                event.preventDefault();
                commitTag();
              }}
            />
          </TextField>
          <Button isDisabled={tagText.trim() === ''} onPress={() => commitTag()}>
            {translate('bulk.addTag')}
          </Button>
        </div>
        {allTags.length === 0 ? (
          <p className={css.hint}>{translate('bulk.noTags')}</p>
        ) : (
          <fieldset className={css.tags}>
            <legend className="visually-hidden">{translate('bulk.tags')}</legend>
            {allTags.map((tag) => {
              const tagCount = countByTag.get(tag) ?? 0;
              const isChecked = decisions[tag] ?? tagCount === documentIds.length;
              const isMixed = decisions[tag] === undefined && tagCount > 0 && tagCount < documentIds.length;
              return (
                <label key={tag}>
                  <input
                    type="checkbox"
                    checked={isChecked}
                    ref={(checkbox) => {
                      if (checkbox !== null) checkbox.indeterminate = isMixed;
                    }}
                    onChange={() => setDecisions({ ...decisions, [tag]: !isChecked })}
                  />
                  <bdi>{tag}</bdi>
                  <span className={css.count}>
                    {isMixed ? translate('bulk.some', { count: tagCount, of: documentIds.length }) : ''}
                  </span>
                </label>
              );
            })}
          </fieldset>
        )}
        <div className={css.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            isDisabled={Object.keys(decisions).length === 0 && tagText.trim() === ''}
          >
            {translate('bulk.apply')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
