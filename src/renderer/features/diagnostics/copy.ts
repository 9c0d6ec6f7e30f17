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

/** Puts the report on the clipboard, and says so. `begin` stands before it, where the user is to write something. */
export const copyDiagnostics = (begin = ''): void => attempt(copy(begin), 'diagnostics.failed');
