/** What the source of a rule is called. */
import type { Translate } from '../texts/translate.ts';
import type { Cite } from './finding.ts';

/** The source of what an event pack allows. Rulebooks have one name in all languages. */
const EVENT_PACK = 'Event pack';

/** Returns the name of a source for people. */
export const nameSource = (translate: Translate, { source }: Cite): string =>
  source === EVENT_PACK ? translate('citations.eventPack') : source;
