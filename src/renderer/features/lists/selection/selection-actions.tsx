import { Copy, PencilLine, Tag, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton } from '../../../components/action-button.tsx';
import { IconButton } from '../../../components/button.tsx';
import { LISTS } from '../../../strings/documents/lists.ts';

interface Props {
  count: number;
  /** Of the selected ones, those that can be read: others can only be tagged and deleted. */
  readable: number;
  /** Stand before the others. */
  children?: ReactNode;
  onRename(): void;
  onTag(): void;
  onDuplicate(): void;
  onDelete(): void;
  onClear(): void;
}

/** The actions for selected rows of a list, shown in place of those for the whole list. */
export function SelectionActions(props: Props) {
  const { count, readable, children, onRename, onTag, onDuplicate, onDelete, onClear } = props;
  return (
    <>
      {children}
      <ActionButton icon={<Tag />} label={LISTS.tag} isUsual onPress={onTag} />
      {count === 1 && readable === 1 ? (
        <ActionButton icon={<PencilLine />} label={LISTS.rename} onPress={onRename} />
      ) : null}
      <ActionButton icon={<Copy />} label={LISTS.duplicate} isDisabled={readable === 0} onPress={onDuplicate} />
      <ActionButton icon={<Trash2 />} label={LISTS.delete} kind="danger" onPress={onDelete} />
      <IconButton icon={<X />} label={`${LISTS.clear} (Esc)`} onPress={onClear} />
    </>
  );
}
