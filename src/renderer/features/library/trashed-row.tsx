import { ArchiveRestore, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../components/button.tsx';
import { Name } from '../../components/name.tsx';
import type { Trashed } from '../../store/undo/trash.ts';
import { daysLeft } from '../../store/undo/trash-time.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { getNoun } from '../../strings/library/document-nouns.ts';
import { describeDeletion } from '../../strings/library/trash.ts';
import { useTranslate } from '../../texts/use-translate.ts';
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
  const translate = useTranslate();
  const { item, isSelected, isActive, onToggle, onBringBack, onDelete } = props;
  const [now] = useState(() => Date.now());
  const name = item.name === '' ? translate('editing.unnamed') : item.name;
  return (
    <SelectRow
      id={item.key}
      label={translate('lists.select', { name: shortName(name) })}
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
        <span className={css.left}>{translate('trash.left', { days: daysLeft(now, item.deletedAt) })}</span>
        <span className={css.tools}>
          <IconButton
            icon={<ArchiveRestore />}
            label={translate('trash.bringBackOf', { name: shortName(name) })}
            onPress={() => onBringBack(item.key)}
          />
          <IconButton
            icon={<Trash2 />}
            label={translate('trash.deleteOf', { name: shortName(name) })}
            onPress={() => onDelete(item)}
          />
        </span>
      </div>
    </SelectRow>
  );
});
