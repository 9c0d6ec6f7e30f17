import { showHiddenCharacters } from '../../../shared/text/hidden-characters.ts';
import { DisplayName } from '../../components/display-name.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { getNoun } from '../../strings/library/document-nouns.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './missing.module.css';
import type { MissingRow } from './use-restore.ts';

const ROW_HEIGHT_PX = 40;

/** The list of all missing documents, by name. */
export function MissingList({ missingRows }: { missingRows: readonly MissingRow[] }) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={missingRows}
      getKey={({ table: storeName, id, state }) => `${storeName}/${id}/${state}`}
      rowHeight={ROW_HEIGHT_PX}
      label={translate('missing.list')}
      className={css.list}
      renderRow={({ table: storeName, name, state }) => (
        <div className={css.row}>
          <DisplayName name={showHiddenCharacters(name) || translate('missing.unnamed')} />
          <span className={css.state} data-state={state}>
            {state === 'missing' ? null : translate(`missing.${state}`)}
          </span>
          <span className={css.kind}>{getNoun(translate, storeName)}</span>
        </div>
      )}
    />
  );
}
