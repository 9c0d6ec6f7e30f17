import { toast } from '../../app/toasts/toasts.ts';
import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { DIAGNOSTICS } from '../../strings/diagnostics.ts';
import { SHELL } from '../../strings/shell.ts';
import { collectDiagnostics } from './collect.ts';

async function copy(): Promise<void> {
  const report = await collectDiagnostics();
  try {
    await navigator.clipboard.writeText(report);
    toast(DIAGNOSTICS.copied);
  } catch (error) {
    reportFailure(error, SHELL.notCopiedText);
  }
}

/** Puts the report on the clipboard, and says so. */
export const copyDiagnostics = (): void => attempt(copy(), DIAGNOSTICS.failed);
