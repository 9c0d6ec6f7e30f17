import { Copy, PencilLine, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../components/button.tsx';
import { LISTS } from '../../strings/documents/lists.ts';

interface Props {
  count: number;
  /** Of the selected ones, those that can be read: others can only be deleted. */
  readable: number;
  /** Stand before the others. */
  children?: ReactNode;
  onRename(): void;
  onDuplicate(): void;
  onDelete(): void;
  onClear(): void;
}

/** The actions for selected rows of a list, shown in place of those for the whole list. */
export function SelectionActions({ count, readable, children, onRename, onDuplicate, onDelete, onClear }: Props) {
  return (
    <>
      {children}
      {count === 1 && readable === 1 ? (
        <Button icon={<PencilLine />} onPress={onRename}>
          {LISTS.rename}
        </Button>
      ) : null}
      <Button icon={<Copy />} isDisabled={readable === 0} onPress={onDuplicate}>
        {LISTS.duplicate}
      </Button>
      <Button kind="danger" icon={<Trash2 />} onPress={onDelete}>
        {LISTS.delete}
      </Button>
      <IconButton icon={<X />} label={`${LISTS.clear} (Esc)`} onPress={onClear} />
    </>
  );
}
