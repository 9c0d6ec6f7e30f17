import { Check, CircleX, FileQuestion, TriangleAlert } from 'lucide-react';
import { Name } from '../../../components/name.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { EVENT_LISTS } from '../../../strings/documents/events.ts';
import css from './lists.module.css';
import type { ShownList } from './messages.ts';

const ROW = 64;
const SIGNS = {
  legal: Check,
  illegal: CircleX,
  unreadable: TriangleAlert,
  library: FileQuestion,
  'no-list': FileQuestion,
} as const;

interface Props {
  lists: readonly ShownList[];
  chosen: string | undefined;
  hasChanges: boolean;
  onChoose(file: string): void;
}

/** One row a list: team, verdict, size, first reason. */
export function ListsTable({ lists, chosen, hasChanges, onChoose }: Props) {
  return (
    <VirtualList
      items={lists}
      keyOf={({ file }) => file}
      rowHeight={ROW}
      label={EVENT_LISTS.list}
      filter={lists}
      className={css.list}
      row={({ file, name, verdict, size, reason, change }) => {
        const Sign = SIGNS[verdict];
        return (
          <button
            type="button"
            className={css.row}
            data-verdict={verdict}
            aria-current={file === chosen}
            onClick={() => onChoose(file)}
          >
            <span className={css.verdict}>
              <Sign aria-hidden />
              {EVENT_LISTS.verdicts[verdict]}
            </span>
            <span className={css.who}>
              <Name name={name} />
              <span className={css.file}>{file}</span>
            </span>
            <span className={css.size}>{size}</span>
            <span className={css.reason}>{reason}</span>
            {hasChanges ? <span className={css.change}>{EVENT_LISTS.changes[change] ?? ''}</span> : null}
          </button>
        );
      }}
    />
  );
}
