import { memo } from 'react';
import type { RequestedEdit } from '../../shared/document/edit.ts';
import { focusAfterRemoval, focusRow, focusRowMenu } from '../components/row-menu/row-focus.ts';
import {
  createDuplicateAction,
  createMoveActions,
  createRemoveAction,
  RowMenu,
} from '../components/row-menu/row-menu.tsx';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { getDocumentKey, toast } from '../toasts/toasts.ts';
import { useDocumentEdits } from './document-port.ts';

interface Props {
  /** The pointer of the list. */
  listPointer: string;
  entries: readonly unknown[];
  entryIndex: number;
  /** The name of the entry, for the labels. */
  entryName: string;
  className?: string | undefined;
}

/** Shows the menu of an entry in a list of the document, with actions to move, duplicate or remove the entry. */
export function ListMenu(props: Props) {
  const { edit, getDocument } = useDocumentEdits();
  return <EntryMenu {...props} edit={edit} getDocument={getDocument} />;
}

interface MenuProps extends Props {
  readonly edit: (edits: readonly RequestedEdit[]) => void;
  /** Returns the current document. */
  getDocument(): unknown;
}

const EntryMenu = memo(function EntryMenu({
  listPointer,
  entries,
  entryIndex,
  entryName,
  className,
  edit,
  getDocument,
}: MenuProps) {
  const translate = useTranslate();
  const entry = entries[entryIndex];
  const entryPointer = `${listPointer}/${entryIndex}`;
  return (
    <RowMenu
      rowName={entryName}
      rowPointer={entryPointer}
      className={className}
      actions={[
        ...createMoveActions(translate, entryIndex, entries.length, (newIndex) => {
          edit([{ op: 'move', path: entryPointer, to: newIndex }]);
          focusRowMenu(`${listPointer}/${newIndex}`);
        }),
        createDuplicateAction(translate, () => {
          edit([{ op: 'insert', path: `${listPointer}/${entryIndex + 1}`, value: entry }]);
          focusRow(`${listPointer}/${entryIndex + 1}`);
        }),
        createRemoveAction(translate, () => {
          edit([{ op: 'remove', path: entryPointer }]);
          focusAfterRemoval(listPointer, entryIndex, entries.length - 1);
          const { id = '' } = (getDocument() ?? {}) as { id?: string };
          toast(translate('form.removed', { what: shortenName(entryName) }), {
            action: {
              label: translate('shell.undo'),
              undoes: [getDocumentKey(id)],
              // Undo inserts the entry again, so that text which was typed into other entries in the meantime is kept.
              run: () => edit([{ op: 'insert', path: entryPointer, value: entry }]),
            },
          });
        }),
      ]}
    />
  );
});
