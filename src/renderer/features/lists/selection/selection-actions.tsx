import { Copy, PencilLine, Tag, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton } from '../../../components/action-button.tsx';
import { IconButton } from '../../../components/button.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';

interface Props {
  selectedCount: number;
  /** The number of selected documents that are readable; others can only be tagged and deleted. */
  readableCount: number;
  /** Actions shown before the others. */
  children?: ReactNode;
  onRename(): void;
  onTag(): void;
  onDuplicate(): void;
  onDelete(): void;
  onClear(): void;
}

/** Shows the actions on the selected rows. They replace the actions on the whole list. */
export function SelectionActions(props: Props) {
  const translate = useTranslate();
  const { selectedCount, readableCount, children, onRename, onTag, onDuplicate, onDelete, onClear } = props;
  return (
    <>
      {children}
      <ActionButton icon={<Tag />} label={translate('lists.tag')} isFrequent onPress={onTag} />
      {selectedCount === 1 && readableCount === 1 ? (
        <ActionButton icon={<PencilLine />} label={translate('lists.rename')} onPress={onRename} />
      ) : null}
      <ActionButton
        icon={<Copy />}
        label={translate('lists.duplicate')}
        isDisabled={readableCount === 0}
        onPress={onDuplicate}
      />
      <ActionButton icon={<Trash2 />} label={translate('lists.delete')} kind="danger" onPress={onDelete} />
      <IconButton icon={<X />} label={`${translate('lists.clear')} (Esc)`} onPress={onClear} />
    </>
  );
}
