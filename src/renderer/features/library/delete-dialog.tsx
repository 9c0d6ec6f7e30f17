import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import dialog from '../../components/dialogs/rename-dialog.module.css';
import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { useLibrary } from '../../store/library-context.ts';
import type { TrashEntry } from '../../store/undo/trash.ts';
import { describeDeletionWarning, describeLoss } from '../../strings/library/trash.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { toast } from '../../toasts/toasts.ts';

/** Asks for confirmation before documents are deleted permanently. */
export function DeleteDialog({ rows, onClose }: { rows: readonly TrashEntry[]; onClose(): void }) {
  const translate = useTranslate();
  const library = useLibrary();
  const [busy, setBusy] = useState(false);
  const [only] = rows.length === 1 ? rows : [];

  async function writeImport() {
    setBusy(true);
    try {
      await library.trash.deleteForGood(rows.map(({ key }) => key));
      toast(describeLoss(translate, rows.length, only?.name));
    } catch (error) {
      reportFailure(error, 'trash.notGone');
    }
    onClose();
  }

  return (
    <DialogFrame
      title={translate('trash.askTitle')}
      modal={dialog.modal}
      dialog={dialog.dialog}
      busy={busy}
      onClose={onClose}
    >
      <div className={dialog.form}>
        <p>{describeDeletionWarning(translate, rows.length, only?.name)}</p>
        <div className={dialog.foot}>
          <Button isDisabled={busy} onPress={onClose} autoFocus>
            {translate('shell.cancel')}
          </Button>
          <Button kind="danger" isDisabled={busy} onPress={() => attempt(writeImport())}>
            {translate('trash.deleteForGood')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
