import { SHELL } from '../strings/shell.ts';
import { toast } from './toasts/toasts.ts';

/** Says what failed and nobody waited for: otherwise a press of a button would do nothing, without a word. */
export function hearFailures(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent;
    // Somebody wanted it to end.
    if (reason instanceof Error && reason.name === 'AbortError') return;
    toast(SHELL.didNotWork(reason instanceof Error ? reason.message : String(reason)), { kind: 'failed' });
  });
}
