/** Every event as a line of the log. */
import type { NameOf } from '../../../../play/names.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { ACTION_LINES } from './action-lines.ts';
import { SETUP_LINES } from './setup-lines.ts';
import { type Fields, shown } from './shown.ts';
import { TURN_LINES } from './turn-lines.ts';

const LINES: ReadonlyMap<string, (translate: Translate, event: Fields, name: NameOf) => string> = new Map(
  Object.entries({ ...SETUP_LINES, ...ACTION_LINES, ...TURN_LINES }),
);

/** Undefined for a kind that the game does not have. */
export const line = (translate: Translate, event: Fields, name: NameOf): string | undefined =>
  LINES.get(shown(event.kind))?.(translate, event, name);
