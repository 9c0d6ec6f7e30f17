import { Button } from '../../components/button.tsx';
import { DialogFoot } from '../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import { HELP } from '../../strings/help.ts';
import { copyDiagnostics } from '../diagnostics/copy.ts';
import { DiagnosticsText } from '../diagnostics/diagnostics-text.tsx';
import css from './help.module.css';

/** Puts on the clipboard what a report of a fault needs, with room for what only the user knows. */
export function ReportDialog({ onClose }: { onClose(): void }) {
  return (
    <DialogFrame title={HELP.reportTitle} modal={undefined} dialog={layout.column} onClose={onClose}>
      <div className={css.body}>
        <p>{HELP.reportText}</p>
        <ul className={css.asks}>
          {HELP.asks.map((ask) => (
            <li key={ask}>{ask}</li>
          ))}
        </ul>
        <p>{HELP.reportMore}</p>
        <DiagnosticsText />
      </div>
      <DialogFoot message="">
        <Button
          kind="primary"
          onPress={() => {
            onClose();
            copyDiagnostics(`${HELP.asks.map((ask) => `${ask}\n\n`).join('')}---\n`);
          }}
        >
          {HELP.copyReport}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}
