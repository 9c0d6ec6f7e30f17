import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import { Name } from '../../components/name.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { getNoun } from '../../strings/library/document-nouns.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing.module.css';
import type { MissingRow } from './use-restore.ts';

const ROW = 40;

/** The list of all missing documents, by name. */
export function MissingList({ rows }: { rows: readonly MissingRow[] }) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={rows}
      keyOf={({ table, id, state }) => `${table}/${id}/${state}`}
      rowHeight={ROW}
      label={translate('missing.list')}
      className={css.list}
      row={({ table, name, state }) => (
        <div className={css.row}>
          <Name name={showHiddenCharacters(name) || translate('missing.unnamed')} />
          <span className={css.state} data-state={state}>
            {state === 'missing' ? null : translate(`missing.${state}`)}
          </span>
          <span className={css.kind}>{getNoun(translate, table)}</span>
        </div>
      )}
    />
  );
}
