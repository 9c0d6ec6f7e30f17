import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import field from '../../components/inputs/field.module.css';
import { Select } from '../../components/inputs/select.tsx';
import { createRemoveAction, RowMenu } from '../../components/row-menu/row-menu.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './spreadsheets.module.css';
import type { Mappings } from './use-mapping.ts';

const GUESSED_CHOICE = 'guessed';
/** The prefix prevents a mapping that the user has named `guessed` from having the id of the guessed one. */
const getChoiceId = (mappingName: string) => `kept ${mappingName}`;

/** Saves the mapping under a name, for other spreadsheets with the same headings. */
export function SavedMappings({ mappings }: { mappings: Mappings }) {
  const translate = useTranslate();
  const { savedMappings, usedName, message } = mappings;
  const [mappingName, setMappingName] = useState('');
  const saveMapping = (event: FormEvent) => {
    event.preventDefault();
    const newName = mappingName.trim() || usedName;
    if (newName !== '') attempt(mappings.saveAs(newName).then((isSaved) => isSaved && setMappingName('')));
  };
  return (
    <div className={css.kept}>
      {savedMappings.length > 0 ? (
        <div className={css.keptLine}>
          <Select
            label={translate('tables.mapping')}
            value={usedName === '' ? GUESSED_CHOICE : getChoiceId(usedName)}
            choices={[
              { id: GUESSED_CHOICE, label: translate('tables.guessed') },
              ...savedMappings.map((savedMapping) => ({
                id: getChoiceId(savedMapping.name),
                label: shortenName(savedMapping.name),
              })),
            ]}
            onChange={(choiceId) =>
              mappings.selectSaved(
                savedMappings.find((savedMapping) => getChoiceId(savedMapping.name) === choiceId)?.name ?? '',
              )
            }
          />
          {usedName === '' ? null : (
            <RowMenu
              rowName={usedName}
              actions={[createRemoveAction(translate, () => attempt(mappings.deleteSaved(usedName)))]}
            />
          )}
        </div>
      ) : null}
      <form className={css.keptLine} onSubmit={saveMapping}>
        <label className={field.field}>
          <span className={field.label}>{translate('tables.keepAs')}</span>
          <input
            className={field.input}
            value={mappingName}
            maxLength={60}
            placeholder={usedName === '' ? translate('tables.keepHint') : usedName}
            onChange={(event) => setMappingName(event.target.value)}
          />
        </label>
        <Button type="submit" isDisabled={mappingName.trim() === '' && usedName === ''}>
          {translate('tables.keep')}
        </Button>
      </form>
      <p className={css.quiet} role="status">
        {message}
      </p>
    </div>
  );
}
