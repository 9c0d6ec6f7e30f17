import { memo } from 'react';
import type { Edit } from '../../shared/document/edit.ts';
import { documentKey, toast } from '../app/toasts/toasts.ts';
import { focusAfterRemoval, focusRow, focusRowMenu } from '../components/row-menu/row-focus.ts';
import { duplicateAction, moveActions, RowMenu, removeAction } from '../components/row-menu/row-menu.tsx';
import { FORM } from '../strings/documents/form.ts';
import { SHELL } from '../strings/shell.ts';
import { useEdits } from './document-port.ts';

interface Props {
  /** Pointer of the list. */
  path: string;
  list: readonly unknown[];
  index: number;
  /** The name of the entry, for the labels. */
  name: string;
  className?: string | undefined;
}

/** The menu of one entry in a list of the document: move, duplicate, remove. */
export function ListMenu(props: Props) {
  const { edit, current } = useEdits();
  return <EntryMenu {...props} edit={edit} current={current} />;
}

interface MenuProps extends Props {
  edit(edits: readonly Edit[]): void;
  /** The document as it is now. */
  current(): unknown;
}

const EntryMenu = memo(function EntryMenu({ path, list, index, name, className, edit, current }: MenuProps) {
  const store = (next: readonly unknown[]) => edit([{ op: 'set', path, value: next }]);
  const entry = list[index];
  const remainingEntries = list.filter((_, i) => i !== index);
  return (
    <RowMenu
      name={name}
      path={`${path}/${index}`}
      className={className}
      actions={[
        ...moveActions(index, list.length, (position) => {
          store(remainingEntries.toSpliced(position, 0, entry));
          focusRowMenu(`${path}/${position}`);
        }),
        duplicateAction(() => {
          store([...list.slice(0, index + 1), entry, ...list.slice(index + 1)]);
          focusRow(`${path}/${index + 1}`);
        }),
        removeAction(() => {
          store(remainingEntries);
          focusAfterRemoval(path, index, remainingEntries.length);
          const { id = '' } = (current() ?? {}) as { id?: string };
          toast(FORM.removed(name), {
            action: { label: SHELL.undo, undoes: [documentKey(id)], run: () => store(list) },
          });
        }),
      ]}
    />
  );
});
