import { memo } from 'react';
import type { RequestedEdit } from '../../shared/document/edit.ts';
import { focusAfterRemoval, focusRow, focusRowMenu } from '../components/row-menu/row-focus.ts';
import { duplicateAction, moveActions, RowMenu, removeAction } from '../components/row-menu/row-menu.tsx';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { useTranslate } from '../texts/use-translate.ts';
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

/** Shows the menu of an entry in a list of the document, with actions to move, duplicate or remove the entry. */
export function ListMenu(props: Props) {
  const { edit, current } = useEdits();
  return <EntryMenu {...props} edit={edit} current={current} />;
}

interface MenuProps extends Props {
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  /** Returns the current document. */
  current(): unknown;
}

const EntryMenu = memo(function EntryMenu({ path, list, index, name, className, edit, current }: MenuProps) {
  const translate = useTranslate();
  const entry = list[index];
  const entryPath = `${path}/${index}`;
  return (
    <RowMenu
      name={name}
      path={entryPath}
      className={className}
      actions={[
        ...moveActions(translate, index, list.length, (position) => {
          edit([{ op: 'move', path: entryPath, to: position }]);
          focusRowMenu(`${path}/${position}`);
        }),
        duplicateAction(translate, () => {
          edit([{ op: 'insert', path: `${path}/${index + 1}`, value: entry }]);
          focusRow(`${path}/${index + 1}`);
        }),
        removeAction(translate, () => {
          edit([{ op: 'remove', path: entryPath }]);
          focusAfterRemoval(path, index, list.length - 1);
          const { id: documentId = '' } = (current() ?? {}) as { id?: string };
          toast(translate('form.removed', { what: shortenName(name) }), {
            action: {
              label: translate('shell.undo'),
              undoes: [documentKey(documentId)],
              // Undo keeps the text that was typed into other entries since then.
              run: () => edit([{ op: 'insert', path: entryPath, value: entry }]),
            },
          });
        }),
      ]}
    />
  );
});
