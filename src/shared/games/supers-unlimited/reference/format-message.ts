/** Formats messages whose keys are built from ids of the rules. */
import type { AnyValues, Translate } from '../../../texts/translate.ts';

/** Formats a message whose key is built from ids. Returns undefined if there is no such message. */
export function formatMessage(translate: Translate, messageKey: string, values: AnyValues): string | undefined {
  if (!translate.has(messageKey)) return undefined;
  // The compiler can't check keys that are built at run time.
  const format: (messageKey: string, values: AnyValues) => string = translate as never;
  return format(messageKey, values);
}
