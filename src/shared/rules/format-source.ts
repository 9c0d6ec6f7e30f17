/** Names the sources of rules. */
import type { Translate } from '../texts/translate.ts';
import type { Cite } from './finding.ts';

/** Source of the limits of an event pack. Rulebooks have the same name in all languages. */
const EVENT_PACK = 'Event pack';

/** Returns the name of a source as users read it. */
export const formatSource = (translate: Translate, { source }: Cite): string =>
  source === EVENT_PACK ? translate('citations.eventPack') : source;
