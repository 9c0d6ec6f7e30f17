import { PencilLine, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../components/button.tsx';
import { RenameDialog } from '../../../components/dialogs/rename-dialog.tsx';
import { formatDisplayName } from '../../../components/display-name.tsx';
import fieldCss from '../../../components/inputs/field.module.css';
import { MAX_FILTER_NAME_LENGTH, type SavedFilter } from '../../../store/saved-filters.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './saved-filters-panel.module.css';
import type { SavedFilters } from './use-saved-filters.ts';

interface Props {
  savedFilters: SavedFilters;
  /** Whether there is an active filter to save. */
  isFilterActive: boolean;
}

/** Shows the saved filters and a button that saves the current one under a name. */
export function SavedFiltersPanel({ savedFilters, isFilterActive }: Props) {
  const translate = useTranslate();
  const [filterName, setFilterName] = useState('');
  const [renamedFilter, setRenamedFilter] = useState<SavedFilter>();
  if (savedFilters.filters.length === 0 && !isFilterActive) return null;
  return (
    <section className={css.saved} aria-label={translate('filters.savedFilters')}>
      <h2>{translate('filters.savedFilters')}</h2>
      <ul>
        {savedFilters.filters.map((savedFilter) => (
          <li key={savedFilter.name}>
            <button type="button" className={css.use} onClick={() => savedFilters.apply(savedFilter)}>
              <bdi>{formatDisplayName(savedFilter.name)}</bdi>
            </button>
            <IconButton
              icon={<PencilLine />}
              label={translate('filters.renameSaved', { name: shortenName(savedFilter.name) })}
              onPress={() => setRenamedFilter(savedFilter)}
            />
            <IconButton
              icon={<Trash2 />}
              label={translate('filters.forget', { name: shortenName(savedFilter.name) })}
              onPress={() => savedFilters.remove(savedFilter)}
            />
          </li>
        ))}
      </ul>
      {isFilterActive ? (
        <form
          className={css.keep}
          onSubmit={(event) => {
            event.preventDefault();
            if (filterName.trim() === '') return;
            savedFilters.save(filterName.trim());
            setFilterName('');
          }}
        >
          <input
            className={fieldCss.input}
            aria-label={translate('filters.keepAs')}
            placeholder={translate('filters.keepAs')}
            maxLength={MAX_FILTER_NAME_LENGTH}
            value={filterName}
            onChange={({ target }) => setFilterName(target.value)}
          />
          <Button
            type="submit"
            icon={<Save />}
            aria-label={translate('filters.keep')}
            isDisabled={filterName.trim() === ''}
          />
        </form>
      ) : null}
      {renamedFilter === undefined ? null : (
        <RenameDialog
          currentName={renamedFilter.name}
          onRename={(newName) => {
            if (newName.trim() !== '' && newName.trim() !== renamedFilter.name)
              savedFilters.rename(renamedFilter, newName.trim());
          }}
          onClose={() => setRenamedFilter(undefined)}
        />
      )}
    </section>
  );
}
