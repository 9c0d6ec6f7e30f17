import type { Translate } from '../../shared/texts/translate.ts';
import { toast } from '../toasts/toasts.ts';

/**
 * Reports the files among those that the user added at once that can't be used as pictures, in one message, so that no reason is lost.
 *
 * @param reasons one sentence for each refused file
 * @param fileCount the number of all files that were added at once
 */
export function reportPictureRefusals(translate: Translate, reasons: readonly string[], fileCount: number): void {
  const [firstReason, ...otherReasons] = reasons;
  if (firstReason === undefined) return;
  if (otherReasons.length === 0) toast(firstReason, { kind: 'failed' });
  else
    toast(translate('art.refusedSeveral', { n: reasons.length, count: fileCount }), {
      kind: 'failed',
      details: reasons,
    });
}
