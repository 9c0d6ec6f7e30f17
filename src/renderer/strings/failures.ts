import type { Translate } from '../../shared/texts/translate.ts';
import { isLoadFailure } from '../platform/load-failure.ts';
import { getStorageFault } from '../platform/storage-fault.ts';

/** An error, or anything else that was thrown. `explain` returns a sentence for the user. */
interface FailureLike {
  readonly name?: string;
  readonly message?: string;
  explain?(translate: Translate): string;
}

/**
 * Says in one sentence why something failed. Failures of the storage and of the network always have Rollcall's own sentences, since
 * the texts of their exceptions don't help users.
 */
export function explainFailure(translate: Translate, error: unknown): string {
  const { name = '', message, explain } = (error ?? {}) as FailureLike;
  const fault = getStorageFault(error);
  if (fault !== undefined) return translate(`failures.storage.${fault}`);
  if (isLoadFailure(error)) return translate('failures.partMissing');
  if (name === 'LaterOperation') return translate('failures.later');
  if (name === 'WorkerCrash' && message === '') return translate('failures.stopped');
  // Called as a method of the error, which contains the reason.
  if (explain !== undefined) return (error as Required<FailureLike>).explain(translate);
  const text = (message ?? (typeof error === 'string' ? error : '')).trim();
  return text === '' ? translate('failures.noReason') : /[.!?]$/.test(text) ? text : `${text}.`;
}
