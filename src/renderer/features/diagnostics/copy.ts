import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { DIAGNOSTICS } from '../../strings/diagnostics.ts';
import { SHELL } from '../../strings/shell.ts';
import { toast } from '../../toasts/toasts.ts';
import { collectDiagnostics } from './collect.ts';

async function copy(begin: string): Promise<void> {
  const report = begin + (await collectDiagnostics());
  try {
    await navigator.clipboard.writeText(report);
    toast(DIAGNOSTICS.copied);
  } catch (error) {
    reportFailure(error, SHELL.notCopiedText);
  }
}

/** Puts the report on the clipboard, and says so. `begin` stands before it, where the user is to write something. */
export const copyDiagnostics = (begin = ''): void => attempt(copy(begin), DIAGNOSTICS.failed);
