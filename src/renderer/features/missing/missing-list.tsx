import { visible } from '../../../shared/text/visible.ts';
import { Name } from '../../components/name.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { MISSING } from '../../strings/library/missing.ts';
import css from './missing.module.css';
import type { MissingRow } from './use-restore.ts';

const ROW = 40;

/** Every document that is missing, by name. */
export function MissingList({ rows }: { rows: readonly MissingRow[] }) {
  return (
    <VirtualList
      items={rows}
      keyOf={({ table, id, state }) => `${table}/${id}/${state}`}
      rowHeight={ROW}
      label={MISSING.list}
      className={css.list}
      row={({ table, name, state }) => (
        <div className={css.row}>
          <Name name={visible(name) || MISSING.unnamed} />
          <span className={css.state} data-state={state}>
            {state === 'missing' ? null : MISSING[state]}
          </span>
          <span className={css.kind}>{MISSING.kind(table)}</span>
        </div>
      )}
    />
  );
}
