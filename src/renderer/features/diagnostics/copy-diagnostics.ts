import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { toast } from '../../toasts/toasts.ts';
import { collectDiagnostics } from './collect-diagnostics.ts';

async function copyReport(introduction: string): Promise<void> {
  const report = introduction + (await collectDiagnostics());
  try {
    await navigator.clipboard.writeText(report);
    toast((translate) => translate('diagnostics.copied'));
  } catch (error) {
    reportFailure(error, 'shell.notCopiedText');
  }
}

/** Copies the diagnostics to the clipboard. `introduction` precedes the report, as a form for the user to fill in. */
export const copyDiagnostics = (introduction = ''): void => attempt(copyReport(introduction), 'diagnostics.failed');
