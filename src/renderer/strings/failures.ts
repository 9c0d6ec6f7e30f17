import type { Translate } from '../../shared/texts/translate.ts';
import { isLoadFailure } from '../platform/load-failure.ts';
import { getStorageFault } from '../platform/storage-fault.ts';

/** What may have failed: an error, or anything else that was thrown. `explain` gives a sentence for people. */
interface Failed {
  readonly name?: string;
  readonly message?: string;
  explain?(translate: Translate): string;
}

/**
 * Says in one sentence why something failed. Failures of the storage and of the network always have a sentence of our own:
 * the texts of their exceptions help nobody.
 */
export function explainFailure(translate: Translate, error: unknown): string {
  const { name = '', message, explain } = (error ?? {}) as Failed;
  const fault = getStorageFault(error);
  if (fault !== undefined) return translate(`failures.storage.${fault}`);
  if (isLoadFailure(error)) return translate('failures.partMissing');
  if (name === 'LaterOperation') return translate('failures.later');
  if (name === 'WorkerCrash' && message === '') return translate('failures.stopped');
  // Called as a method: the reason is in the error.
  if (explain !== undefined) return (error as Required<Failed>).explain(translate);
  const text = (message ?? (typeof error === 'string' ? error : '')).trim();
  return text === '' ? translate('failures.noReason') : /[.!?]$/.test(text) ? text : `${text}.`;
}
