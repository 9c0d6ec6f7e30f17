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
export function DeleteDialog({ trashEntries, onClose }: { trashEntries: readonly TrashEntry[]; onClose(): void }) {
  const translate = useTranslate();
  const library = useLibrary();
  const [isBusy, setIsBusy] = useState(false);
  const [singleEntry] = trashEntries.length === 1 ? trashEntries : [];

  async function deleteEntries() {
    setIsBusy(true);
    try {
      await library.trash.deleteForGood(trashEntries.map(({ key }) => key));
      toast(describeLoss(translate, trashEntries.length, singleEntry?.name));
    } catch (error) {
      reportFailure(error, 'trash.notGone');
    }
    onClose();
  }

  return (
    <DialogFrame
      title={translate('trash.askTitle')}
      modalClassName={dialog.modal}
      dialogClassName={dialog.dialog}
      isBusy={isBusy}
      onClose={onClose}
    >
      <div className={dialog.form}>
        <p>{describeDeletionWarning(translate, trashEntries.length, singleEntry?.name)}</p>
        <div className={dialog.foot}>
          <Button isDisabled={isBusy} onPress={onClose} autoFocus>
            {translate('shell.cancel')}
          </Button>
          <Button kind="danger" isDisabled={isBusy} onPress={() => attempt(deleteEntries())}>
            {translate('trash.deleteForGood')}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}
