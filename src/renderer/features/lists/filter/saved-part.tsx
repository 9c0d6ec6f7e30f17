import { PencilLine, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { RenameDialog } from '../../../components/dialogs/rename-dialog.tsx';
import field from '../../../components/inputs/field.module.css';
import { shownName } from '../../../components/name.tsx';
import { MAX_FILTER_NAME_LENGTH, type SavedFilter } from '../../../store/saved-filters.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './saved-part.module.css';
import type { SavedFilters } from './use-saved-filters.ts';

interface Props {
  saved: SavedFilters;
  /** Whether there is an active filter to save. */
  isNarrowed: boolean;
}

/** Shows the saved filters and a button that saves the current one under a name. */
export function SavedPart({ saved, isNarrowed }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [renaming, setRenaming] = useState<SavedFilter>();
  if (saved.all.length === 0 && !isNarrowed) return null;
  return (
    <section className={css.saved} aria-label={translate('filters.savedFilters')}>
      <h2>{translate('filters.savedFilters')}</h2>
      <ul>
        {saved.all.map((one) => (
          <li key={one.name}>
            <button type="button" className={css.use} onClick={() => saved.apply(one)}>
              <bdi>{shownName(one.name)}</bdi>
            </button>
            <IconButton
              icon={<PencilLine />}
              label={translate('filters.renameSaved', { name: shortenName(one.name) })}
              onPress={() => setRenaming(one)}
            />
            <IconButton
              icon={<Trash2 />}
              label={translate('filters.forget', { name: shortenName(one.name) })}
              onPress={() => saved.forget(one)}
            />
          </li>
        ))}
      </ul>
      {isNarrowed ? (
        <form
          className={css.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            saved.keep(name.trim());
            setName('');
          }}
        >
          <input
            className={field.input}
            aria-label={translate('filters.keepAs')}
            placeholder={translate('filters.keepAs')}
            maxLength={MAX_FILTER_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            type="submit"
            icon={<Save />}
            aria-label={translate('filters.keep')}
            isDisabled={name.trim() === ''}
          />
        </form>
      ) : null}
      {renaming === undefined ? null : (
        <RenameDialog
          name={renaming.name}
          onRename={(next) => {
            if (next.trim() !== '' && next.trim() !== renaming.name) saved.rename(renaming, next.trim());
          }}
          onClose={() => setRenaming(undefined)}
        />
      )}
    </section>
  );
}
