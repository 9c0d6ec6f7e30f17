import { ArchiveRestore, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { Name } from '../../components/name.tsx';
import type { TrashEntry } from '../../store/undo/trash.ts';
import { countDaysLeft } from '../../store/undo/trash-clock.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { getNoun } from '../../strings/library/document-nouns.ts';
import { describeDeletion } from '../../strings/library/trash.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { SelectRow } from '../lists/rows/select-row.tsx';
import css from './trash.module.css';

interface Props {
  item: TrashEntry;
  isSelected: boolean;
  isActive: boolean;
  onToggle(key: string, isRange: boolean): void;
  onBringBack(key: string): void;
  onDelete(item: TrashEntry): void;
}

/** A row of the trash: its name, when it was deleted, and how many days are left. */
export const TrashedRow = memo(function TrashedRow(props: Props) {
  const translate = useTranslate();
  const { item, isSelected, isActive, onToggle, onBringBack, onDelete } = props;
  const [now] = useState(() => Date.now());
  const name = item.name === '' ? translate('editing.unnamed') : item.name;
  return (
    <SelectRow
      id={item.key}
      label={translate('lists.select', { name: shortenName(name) })}
      isSelected={isSelected}
      isActive={isActive}
      isAlways
      onToggle={onToggle}
    >
      <div className={css.row}>
        <span className={css.name}>
          <Name name={name} />
          <span className={css.kind}>{getNoun(translate, item.table)}</span>
        </span>
        <span className={css.when}>{describeDeletion(translate, item.deletedAt)}</span>
        <span className={css.left}>{translate('trash.left', { days: countDaysLeft(now, item.deletedAt) })}</span>
        <span className={css.tools}>
          <IconButton
            icon={<ArchiveRestore />}
            label={translate('trash.bringBackOf', { name: shortenName(name) })}
            onPress={() => onBringBack(item.key)}
          />
          <IconButton
            icon={<Trash2 />}
            label={translate('trash.deleteOf', { name: shortenName(name) })}
            onPress={() => onDelete(item)}
          />
        </span>
      </div>
    </SelectRow>
  );
});
