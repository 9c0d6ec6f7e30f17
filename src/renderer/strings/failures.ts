import { isNewerLibrary } from '../store/newer-library.ts';

/** Why something failed, and messages for failures of which nothing more is known. */

export const FAILURES = {
  general: (reason: string) => `That did not work: ${reason}`,
  /** Nobody was waiting for it. `saved`: up to when everything is on disk. */
  unheard: (reason: string, saved: string) => `Something in Rollcall has failed: ${reason} ${saved}`,
  savedUntil: (time: string) => `Everything up to ${time} is on disk.`,
  full: 'The disk is full. Make room and try again.',
  closed: 'The library was closed by the system: try again, or start Rollcall anew.',
  newer: 'A newer version of Rollcall has used this library. Install the newest version, then try again.',
  later: 'The same documents were changed by something newer: take that back first.',
  noReason: 'The system gave no reason.',
  setting: (reason: string) => `This setting holds until Rollcall is closed, and could not be kept: ${reason}`,
};

/** Why a database or the system refused, as a sentence of ours where we have one. Its message always ends like a sentence. */
export function reasonOf(error: unknown): string {
  const { name = '', message, inner } = (error ?? {}) as { name?: string; message?: string; inner?: { name?: string } };
  if ([name, inner?.name].includes('QuotaExceededError')) return FAILURES.full;
  if (isNewerLibrary(error)) return FAILURES.newer;
  if (['DatabaseClosedError', 'InvalidStateError'].includes(name)) {
    return FAILURES.closed;
  }
  if (name === 'LaterOperation') return FAILURES.later;
  const text = (message ?? (typeof error === 'string' ? error : '')).trim();
  return text === '' ? FAILURES.noReason : /[.!?]$/.test(text) ? text : `${text}.`;
}
