import { useMemo, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { addTags, cleanTag, MAX_TAG_LETTERS } from '../../../../shared/library/tags.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import field from '../../../components/inputs/field.module.css';
import { attempt } from '../../../failures/report-failure.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { TABLE_NAMES, type TableName } from '../../../store/rows.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { changeTags } from '../../documents/bulk-actions.ts';
import css from './bulk.module.css';

export interface TagDialogProps {
  table: TableName;
  ids: readonly string[];
  onClose(): void;
}

/** Edits the tags of several documents. Each tag is on all, some or none of them until the user adds or removes it. */
export function TagDialog({ table, ids, onClose }: TagDialogProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const counts = useMemo(() => {
    const all = new Map<string, number>();
    for (const id of ids) {
      for (const tag of library.stores[table].get(id)?.row.tags ?? []) all.set(tag, (all.get(tag) ?? 0) + 1);
    }
    return all;
  }, [library, table, ids]);
  const known = useMemo(() => {
    const rows = TABLE_NAMES.flatMap((name) => library.stores[name].snapshot().map(({ row }) => row));
    return [...new Set(rows.flatMap(({ tags = [] }) => tags))];
  }, [library]);
  const [text, setText] = useState('');
  const [made, setMade] = useState<readonly string[]>([]);
  /** The user's decisions by tag; other tags stay as they are. */
  const [wanted, setWanted] = useState<Readonly<Record<string, boolean>>>({});
  const tags = addTags(known, made);

  function take(): Readonly<Record<string, boolean>> {
    const tag = cleanTag(text);
    if (tag === '') return wanted;
    const called = tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag;
    const next = { ...wanted, [called]: true };
    setMade((before) => addTags(before, [called]));
    setWanted(next);
    setText('');
    return next;
  }

  return (
    <DialogFrame
      title={translate('bulk.tagsOf', { count: ids.length })}
      modal={css.modal}
      dialog={css.dialog}
      onClose={onClose}
    >
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const decided = take();
          const added = Object.keys(decided).filter((tag) => decided[tag] === true);
          const removed = Object.keys(decided).filter((tag) => decided[tag] === false);
          attempt(changeTags(translate, library, table, ids, added, removed));
          onClose();
        }}
      >
        <div className={css.new}>
          <TextField
            className={field.field ?? ''}
            value={text}
            onChange={setText}
            autoFocus
            maxLength={MAX_TAG_LETTERS}
          >
            <Label className={field.label}>{translate('bulk.newTag')}</Label>
            <Input
              className={field.input ?? ''}
              placeholder={translate('bulk.tagHint')}
              onKeyDown={(event) => {
                // The first Enter creates the tag, the next one applies the tags.
                if (event.key !== 'Enter' || text.trim() === '') return;
                event.preventDefault();
                take();
              }}
            />
          </TextField>
          <Button isDisabled={text.trim() === ''} onPress={() => take()}>
            {translate('bulk.addTag')}
          </Button>
        </div>
        {tags.length === 0 ? (
          <p className={css.hint}>{translate('bulk.noTags')}</p>
        ) : (
          <fieldset className={css.tags}>
            <legend className="visually-hidden">{translate('bulk.tags')}</legend>
            {tags.map((tag) => {
              const count = counts.get(tag) ?? 0;
              const isOn = wanted[tag] ?? count === ids.length;
              const isSome = wanted[tag] === undefined && count > 0 && count < ids.length;
              return (
                <label key={tag}>
                  <input
                    type="checkbox"
                    checked={isOn}
                    ref={(box) => {
                      if (box !== null) box.indeterminate = isSome;
                    }}
                    onChange={() => setWanted({ ...wanted, [tag]: !isOn })}
                  />
                  <bdi>{tag}</bdi>
                  <span className={css.count}>{isSome ? translate('bulk.some', { count, of: ids.length }) : ''}</span>
                </label>
              );
            })}
          </fieldset>
        )}
        <div className={css.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" isDisabled={Object.keys(wanted).length === 0 && text.trim() === ''}>
            {translate('bulk.apply')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
