import type { Translate } from '../../../../shared/texts/translate.ts';
import type { ShownSubmission } from './worker-messages.ts';

/** Returns what counts for a submission: that it is withdrawn, or else the judge's decision, or else the verdict. */
export function formatVerdictLabel(
  translate: Translate,
  { verdict, decision, withdrawal }: Pick<ShownSubmission, 'verdict' | 'decision' | 'withdrawal'>,
): string {
  if (withdrawal !== undefined) return translate('eventLists.withdrawnStamp');
  return decision === undefined
    ? translate(`eventLists.verdicts.${verdict}`)
    : translate(`eventLists.decisions.${decision.action}`);
}
