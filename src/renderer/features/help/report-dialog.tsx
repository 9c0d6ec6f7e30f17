import { Button } from '../../components/button.tsx';
import { DialogFoot } from '../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import { listReportLines } from '../../strings/help.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { copyDiagnostics } from '../diagnostics/copy-diagnostics.ts';
import { DiagnosticsText } from '../diagnostics/diagnostics-text.tsx';
import css from './help.module.css';

/** Shows the diagnostics for a bug report, and copies them to the clipboard with space for the user's description. */
export function ReportDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('help.reportTitle')}
      modalClassName={undefined}
      dialogClassName={layout.column}
      onClose={onClose}
    >
      <div className={css.body}>
        <p>{translate('help.reportText')}</p>
        <ul className={css.asks}>
          {listReportLines(translate).map((reportLine) => (
            <li key={reportLine}>{reportLine}</li>
          ))}
        </ul>
        <p>{translate('help.reportMore')}</p>
        <DiagnosticsText />
      </div>
      <DialogFoot message="">
        <Button
          kind="primary"
          onPress={() => {
            onClose();
            copyDiagnostics(
              `${listReportLines(translate)
                .map((reportLine) => `${reportLine}\n\n`)
                .join('')}---\n`,
            );
          }}
        >
          {translate('help.copyReport')}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}
