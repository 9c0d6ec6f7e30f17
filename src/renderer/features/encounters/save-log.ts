/** The log of an encounter as a text file. */

import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { GamesWith } from '../../../shared/games/parts.ts';
import { logOf } from '../../../shared/sheet/log/log-data.ts';
import { logText } from '../../../shared/sheet/log/log-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { saveFile } from '../../platform/save-file.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { nameLogFile } from '../../strings/print.ts';
import { toast } from '../../toasts/toasts.ts';

/** Asks where to put it, or gives it to the browser as a download. Rejects when the disk refuses. */
export async function saveLog(
  translate: Translate,
  gameCatalog: GamesWith<'play'>,
  encounter: Encounter,
  characters: readonly Character[],
): Promise<void> {
  const bytes = new TextEncoder().encode(logText(translate, logOf(translate, gameCatalog, encounter, { characters })));
  const reply = await saveFile(nameLogFile(translate, encounter.name), bytes, 'text/plain');
  if (reply.saved) toast(translate('print.saved', { name: shortName(reply.name) }));
}
