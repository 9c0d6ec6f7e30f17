/** Formats every event as a line of the log. */
import type { GetName } from '../../../../play/model-names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ACTION_LINES } from './action-lines.ts';
import { type EventFields, formatValue } from './log-values.ts';
import { SETUP_LINES } from './setup-lines.ts';
import { TURN_LINES } from './turn-lines.ts';

const LINE_FORMATTERS: ReadonlyMap<string, (translate: Translate, event: EventFields, getName: GetName) => string> =
  new Map(Object.entries({ ...SETUP_LINES, ...ACTION_LINES, ...TURN_LINES }));

/** Returns undefined for a kind that the game doesn't have. */
export const formatLogLine = (translate: Translate, event: EventFields, getName: GetName): string | undefined =>
  LINE_FORMATTERS.get(formatValue(event.kind))?.(translate, event, getName);
