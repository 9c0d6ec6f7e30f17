/** Why something failed, and messages for failures of which nothing more is known. */
import { isLoadFailure } from '../platform/load-failure.ts';
import { getStorageFault } from '../platform/storage-fault.ts';

export const FAILURES = {
  general: (reason: string) => `That did not work: ${reason}`,
  /** Nobody was waiting for it. `saved`: up to when everything is on disk. */
  unheard: (reason: string, saved: string) => `Something in Rollcall has failed: ${reason} ${saved}`,
  savedUntil: (time: string) => `Everything up to ${time} is on disk.`,
  storage: {
    full: 'The disk is full. Free some space and try again.',
    closed: 'The connection to your library was lost. Try again in a moment.',
    gone: 'Your library was deleted while this window was open.',
    refused:
      "This browser doesn't let Rollcall store anything. Allow site data for this page, or use a regular window.",
    readOnly: "Rollcall isn't allowed to change your library's files. Check their permissions.",
    busy: "Your library isn't responding. Another Rollcall window may be using it. Close it and try again.",
    newer: 'A newer version of Rollcall has used this library. Install the newest version, then try again.',
    unknown:
      "Rollcall couldn't access your library on the disk. Make sure the disk works and has free space, then try again.",
  },
  partMissing: "Part of Rollcall couldn't be loaded. Check your connection and try again.",
  stopped:
    'This part of Rollcall stopped unexpectedly. Your computer may be low on memory. Close other programs and try again.',
  later: 'A newer change affects the same documents. Undo that one first.',
  noReason: 'The system gave no reason.',
  setting: (reason: string) => `This setting holds until Rollcall is closed, and could not be kept: ${reason}`,
};

/**
 * Says in one sentence why something failed. Failures of the storage and of the network always have a sentence of our own:
 * the texts of their exceptions help nobody.
 */
export function reasonOf(error: unknown): string {
  const { name = '', message } = (error ?? {}) as { name?: string; message?: string };
  const fault = getStorageFault(error);
  if (fault !== undefined) return FAILURES.storage[fault];
  if (isLoadFailure(error)) return FAILURES.partMissing;
  if (name === 'LaterOperation') return FAILURES.later;
  if (name === 'WorkerCrash' && message === '') return FAILURES.stopped;
  const text = (message ?? (typeof error === 'string' ? error : '')).trim();
  return text === '' ? FAILURES.noReason : /[.!?]$/.test(text) ? text : `${text}.`;
}
