import { ArchiveRestore, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { DisplayName } from '../../components/display-name.tsx';
import { RowButtons } from '../../components/row-menu/row-buttons.tsx';
import type { TrashEntry } from '../../store/undo/trash.ts';
import { countDaysLeft } from '../../store/undo/trash-clock.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { getNoun } from '../../strings/library/document-nouns.ts';
import { describeDeletion } from '../../strings/library/trash.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { SelectRow } from '../lists/rows/select-row.tsx';
import css from './trash.module.css';

interface Props {
  trashEntry: TrashEntry;
  isSelected: boolean;
  /** Whether any row is selected. */
  isActive: boolean;
  onToggle(entryKey: string, isRange: boolean): void;
  onBringBack(entryKey: string): void;
  onDelete(trashEntry: TrashEntry): void;
}

/** A row of the trash: the name of the document, when it was deleted, and how many days are left. */
export const TrashRow = memo(function TrashRow(props: Props) {
  const translate = useTranslate();
  const { trashEntry, isSelected, isActive, onToggle, onBringBack, onDelete } = props;
  const [currentTime] = useState(() => Date.now());
  const displayName = trashEntry.name === '' ? translate('editing.unnamed') : trashEntry.name;
  return (
    <SelectRow
      rowId={trashEntry.key}
      label={translate('lists.select', { name: shortenName(displayName) })}
      isSelected={isSelected}
      isActive={isActive}
      isAlwaysShown
      onToggle={onToggle}
    >
      <div className={css.row}>
        <span className={css.name}>
          <DisplayName name={displayName} />
          <span className={css.kind}>{getNoun(translate, trashEntry.table)}</span>
        </span>
        <span className={css.when}>{describeDeletion(translate, trashEntry.deletedAt)}</span>
        <span className={css.left}>
          {translate('trash.left', { days: countDaysLeft(currentTime, trashEntry.deletedAt) })}
        </span>
        <span className={css.tools}>
          <RowButtons
            rowName={displayName}
            actions={[
              {
                id: 'bring-back',
                icon: <ArchiveRestore aria-hidden />,
                label: translate('trash.bringBackOf', { name: shortenName(displayName) }),
                run: () => onBringBack(trashEntry.key),
              },
              {
                id: 'delete',
                icon: <Trash2 aria-hidden />,
                label: translate('trash.deleteOf', { name: shortenName(displayName) }),
                run: () => onDelete(trashEntry),
              },
            ]}
          />
        </span>
      </div>
    </SelectRow>
  );
});
