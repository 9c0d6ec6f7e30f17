import { memo } from 'react';
import type { Edit } from '../../shared/document/edit.ts';
import { focusAfterRemoval, focusRow, focusRowMenu } from '../components/row-menu/row-focus.ts';
import { duplicateAction, moveActions, RowMenu, removeAction } from '../components/row-menu/row-menu.tsx';
import { FORM } from '../strings/documents/form.ts';
import { SHELL } from '../strings/shell.ts';
import { documentKey, toast } from '../toasts/toasts.ts';
import { useEdits } from './document-port.ts';

interface Props {
  /** The pointer of the list. */
  path: string;
  list: readonly unknown[];
  index: number;
  /** The name of the entry, for the labels. */
  name: string;
  className?: string | undefined;
}

/** Shows the menu of an entry in a list of the document, with which it is moved, duplicated or removed. */
export function ListMenu(props: Props) {
  const { edit, current } = useEdits();
  return <EntryMenu {...props} edit={edit} current={current} />;
}

interface MenuProps extends Props {
  edit(edits: readonly Edit[]): void;
  /** Returns the current document. */
  current(): unknown;
}

const EntryMenu = memo(function EntryMenu({ path, list, index, name, className, edit, current }: MenuProps) {
  const replaceList = (newEntries: readonly unknown[]) => edit([{ op: 'set', path, value: newEntries }]);
  const entry = list[index];
  const remainingEntries = list.filter((_, i) => i !== index);
  return (
    <RowMenu
      name={name}
      path={`${path}/${index}`}
      className={className}
      actions={[
        ...moveActions(index, list.length, (position) => {
          replaceList(remainingEntries.toSpliced(position, 0, entry));
          focusRowMenu(`${path}/${position}`);
        }),
        duplicateAction(() => {
          replaceList([...list.slice(0, index + 1), entry, ...list.slice(index + 1)]);
          focusRow(`${path}/${index + 1}`);
        }),
        removeAction(() => {
          replaceList(remainingEntries);
          focusAfterRemoval(path, index, remainingEntries.length);
          const { id: documentId = '' } = (current() ?? {}) as { id?: string };
          toast(FORM.removed(name), {
            action: { label: SHELL.undo, undoes: [documentKey(documentId)], run: () => replaceList(list) },
          });
        }),
      ]}
    />
  );
});
