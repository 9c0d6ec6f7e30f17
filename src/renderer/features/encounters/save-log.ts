/** Saves the log of an encounter as a text file. */

import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Character } from '../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../shared/games/parts.ts';
import { createLogData } from '../../../shared/sheet/log/log-data.ts';
import { formatLog } from '../../../shared/sheet/log/log-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { saveFile } from '../../platform/save-file.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { nameLogFile } from '../../strings/print.ts';
import { toast } from '../../toasts/toasts.ts';

/** Asks for a file name, or downloads the log in a browser. Rejects if the disk refuses. */
export async function saveLog(
  translate: Translate,
  gameCatalog: GameCatalogWithPart<'play'>,
  encounter: Encounter,
  characters: readonly Character[],
): Promise<void> {
  const fileBytes = new TextEncoder().encode(
    formatLog(translate, createLogData(translate, gameCatalog, encounter, { characters })),
  );
  const saveReply = await saveFile(nameLogFile(translate, encounter.name), fileBytes, 'text/plain');
  if (saveReply.saved) toast(translate('print.saved', { name: shortenName(saveReply.name) }));
}
