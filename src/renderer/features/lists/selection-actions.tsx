import { Copy, PencilLine, Tag, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import screen from '../../components/screen.module.css';
import { LISTS } from '../../strings/documents/lists.ts';

interface Props {
  count: number;
  /** Of the selected ones, those that can be read: others can only be deleted. */
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
export function SelectionActions({
  count,
  readable,
  children,
  onRename,
  onTag,
  onDuplicate,
  onDelete,
  onClear,
}: Props) {
  return (
    <>
      {children}
      <Button icon={<Tag />} aria-label={LISTS.tag} onPress={onTag}>
        <span className={screen.wide}>{LISTS.tag}</span>
      </Button>
      {count === 1 && readable === 1 ? (
        <Button icon={<PencilLine />} aria-label={LISTS.rename} onPress={onRename}>
          <span className={screen.wide}>{LISTS.rename}</span>
        </Button>
      ) : null}
      <Button icon={<Copy />} aria-label={LISTS.duplicate} isDisabled={readable === 0} onPress={onDuplicate}>
        <span className={screen.wide}>{LISTS.duplicate}</span>
      </Button>
      <Button kind="danger" icon={<Trash2 />} aria-label={LISTS.delete} onPress={onDelete}>
        <span className={screen.wide}>{LISTS.delete}</span>
      </Button>
      <IconButton icon={<X />} label={`${LISTS.clear} (Esc)`} onPress={onClear} />
    </>
  );
}
