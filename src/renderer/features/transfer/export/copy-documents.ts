import { formatDocument } from '../../../../shared/document/format-document.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Library } from '../../../store/library.ts';
import type { TableName } from '../../../store/rows.ts';
import { listCounts } from '../../../strings/library/operations.ts';
import { toast } from '../../../toasts/toasts.ts';
import { type CopiedDocument, saveCopiedDocuments } from '../copied-documents.ts';
import { embedPictures } from './create-files.ts';
import { gatherDocuments } from './gather-documents.ts';

/**
 * Copies documents of one kind to the clipboard as text: one as its JSON, several as a JSON array. Templates and fonts that they
 * use are not copied. Rejects if the clipboard or the database refuses.
 */
export async function copyDocuments(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  library: Library,
  tableName: TableName,
  documentIds: readonly string[],
): Promise<void> {
  await library.waitUntilSettled();
  const documents = documentIds.map((id) => ({ kind: tableName, id }));
  const documentTexts: string[] = [];
  const copiedDocuments: CopiedDocument[] = [];
  for await (const { kind, id, digest, document } of gatherDocuments(gameCatalog, library, { title: '', documents })) {
    // The templates and fonts of the documents follow them.
    if (kind !== tableName) break;
    documentTexts.push(formatDocument(await embedPictures(library, document)).trimEnd());
    copiedDocuments.push({ kind, id, digest });
  }
  const [onlyText = '', ...otherTexts] = documentTexts;
  const text = otherTexts.length === 0 ? `${onlyText}\n` : `[\n${documentTexts.join(',\n')}\n]\n`;
  await navigator.clipboard.writeText(text);
  saveCopiedDocuments(text, copiedDocuments);
  toast(translate('lists.copied', { what: listCounts(translate, { [tableName]: copiedDocuments.length }) }), {
    subject: 'copied documents',
  });
}
