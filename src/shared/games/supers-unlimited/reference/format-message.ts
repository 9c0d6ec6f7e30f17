/** Messages whose names are put together from ids of the rules. */
import type { AnyValues, Translate } from '../../../texts/translate.ts';

/** Formats a message whose name is put together from ids. Undefined where there is none. */
export function formatMessage(translate: Translate, key: string, values: AnyValues): string | undefined {
  if (!translate.has(key)) return undefined;
  const format: (key: string, values: AnyValues) => string = translate as never;
  return format(key, values);
}
