import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { toast } from '../../toasts/toasts.ts';
import { collectDiagnostics } from './collect.ts';

async function copy(begin: string): Promise<void> {
  const report = begin + (await collectDiagnostics());
  try {
    await navigator.clipboard.writeText(report);
    toast((translate) => translate('diagnostics.copied'));
  } catch (error) {
    reportFailure(error, 'shell.notCopiedText');
  }
}

/** Copies the diagnostics to the clipboard and confirms it. `begin` is put before the report, as a form for the user to fill in. */
export const copyDiagnostics = (begin = ''): void => attempt(copy(begin), 'diagnostics.failed');
