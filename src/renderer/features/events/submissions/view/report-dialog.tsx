import { useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { DialogFrame } from '../../../../components/dialogs/dialog-frame.tsx';
import dialogCss from '../../../../components/dialogs/rename-dialog.module.css';
import { Switch } from '../../../../components/inputs/switch.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { ReportKind } from '../submissions-state.ts';
import css from './submissions.module.css';

interface Props {
  onSave(reportKind: ReportKind): void;
  onClose(): void;
}

/** Asks whether every list gets a page of its own in the report. */
export function ReportDialog({ onSave, onClose }: Props) {
  const translate = useTranslate();
  const [hasPagesPerList, setPagesPerList] = useState(false);
  return (
    <DialogFrame
      title={translate('eventLists.reportMore')}
      modalClassName={dialogCss.modal}
      dialogClassName={dialogCss.dialog}
      onClose={onClose}
    >
      <form
        className={dialogCss.form}
        onSubmit={(submitEvent) => {
          submitEvent.preventDefault();
          onClose();
          onSave(hasPagesPerList ? 'pages-per-list' : 'pages');
        }}
      >
        <Switch label={translate('eventLists.pagesPerList')} isOn={hasPagesPerList} onChange={setPagesPerList} />
        <p className={css.quiet}>
          {hasPagesPerList ? translate('eventLists.pagesPerListHint') : translate('eventLists.shortReportHint')}
        </p>
        <div className={dialogCss.foot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit" autoFocus>
            {translate('eventLists.saveReport')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
