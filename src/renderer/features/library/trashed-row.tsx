import { ArchiveRestore, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { Name } from '../../components/name.tsx';
import type { Trashed } from '../../store/undo/trash.ts';
import { daysLeft } from '../../store/undo/trash-time.ts';
import { EDITING } from '../../strings/documents/editing.ts';
import { LISTS } from '../../strings/documents/lists.ts';
import { OPERATIONS } from '../../strings/library/operations.ts';
import { TRASH } from '../../strings/library/trash.ts';
import { SelectRow } from '../lists/rows/select-row.tsx';
import css from './trash.module.css';

interface Props {
  item: Trashed;
  isSelected: boolean;
  isActive: boolean;
  onToggle(key: string, isRange: boolean): void;
  onBringBack(key: string): void;
  onDelete(item: Trashed): void;
}

/** A row of the trash: its name, when it was deleted, and how many days are left. */
export const TrashedRow = memo(function TrashedRow(props: Props) {
  const { item, isSelected, isActive, onToggle, onBringBack, onDelete } = props;
  const [now] = useState(() => Date.now());
  const name = item.name === '' ? EDITING.unnamed : item.name;
  return (
    <SelectRow
      id={item.key}
      label={LISTS.select(name)}
      isSelected={isSelected}
      isActive={isActive}
      isAlways
      onToggle={onToggle}
    >
      <div className={css.row}>
        <span className={css.name}>
          <Name name={name} />
          <span className={css.kind}>{OPERATIONS.nounOf(item.table)}</span>
        </span>
        <span className={css.when}>{TRASH.deletedAt(item.deletedAt)}</span>
        <span className={css.left}>{TRASH.left(daysLeft(now, item.deletedAt))}</span>
        <span className={css.tools}>
          <IconButton icon={<ArchiveRestore />} label={TRASH.bringBackOf(name)} onPress={() => onBringBack(item.key)} />
          <IconButton icon={<Trash2 />} label={TRASH.deleteOf(name)} onPress={() => onDelete(item)} />
        </span>
      </div>
    </SelectRow>
  );
});
