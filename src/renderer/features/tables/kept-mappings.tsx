import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import field from '../../components/inputs/field.module.css';
import { Select } from '../../components/inputs/select.tsx';
import { RowMenu, removeAction } from '../../components/row-menu/row-menu.tsx';
import { attempt } from '../../failures/report-failure.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './tables.module.css';
import type { Mappings } from './use-mapping.ts';

const GUESSED = 'guessed';
const byName = (name: string) => `kept ${name}`;

/** Saves the mapping under a name, for other spreadsheets with the same headings. */
export function KeptMappings({ mappings }: { mappings: Mappings }) {
  const translate = useTranslate();
  const { kept, used, message } = mappings;
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim() || used;
    if (wanted !== '') attempt(mappings.keep(wanted).then((isKept) => isKept && setName('')));
  };
  return (
    <div className={css.kept}>
      {kept.length > 0 ? (
        <div className={css.keptLine}>
          <Select
            label={translate('tables.mapping')}
            value={used === '' ? GUESSED : byName(used)}
            choices={[
              { id: GUESSED, label: translate('tables.guessed') },
              ...kept.map((one) => ({ id: byName(one.name), label: shortenName(one.name) })),
            ]}
            onChange={(id) => mappings.use(kept.find((one) => byName(one.name) === id)?.name ?? '')}
          />
          {used === '' ? null : (
            <RowMenu name={used} actions={[removeAction(translate, () => attempt(mappings.forget(used)))]} />
          )}
        </div>
      ) : null}
      <form className={css.keptLine} onSubmit={keep}>
        <label className={field.field}>
          <span className={field.label}>{translate('tables.keepAs')}</span>
          <input
            className={field.input}
            value={name}
            maxLength={60}
            placeholder={used === '' ? translate('tables.keepHint') : used}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button type="submit" isDisabled={name.trim() === '' && used === ''}>
          {translate('tables.keep')}
        </Button>
      </form>
      <p className={css.quiet} role="status">
        {message}
      </p>
    </div>
  );
}
