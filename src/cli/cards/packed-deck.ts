/** Reads a deck from an archive: the only one in it, or the one with a given id. */

import { formatExpected } from '../../shared/document/expected-text.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import { isArchiveFile } from '../../shared/event-pack/file-kinds.ts';
import type { Game } from '../../shared/games/game.ts';
import { isSpreadsheetFile } from '../../shared/spreadsheet/read-spreadsheet.ts';
import { showHiddenCharacters } from '../../shared/text/hidden-characters.ts';
import { truncateVisibly } from '../../shared/text/truncate.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { listNames } from '../../shared/texts/values.ts';
import { Failure } from '../failure.ts';
import { splitArchivePath } from '../files/archive-path.ts';
import { OpenArchive, openArchive, readArchiveFiles } from '../files/open-archive.ts';
import { formatUnreadable } from '../files/read-documents.ts';

export interface PackedDeck {
  readonly deck: Deck;
  readonly archive: OpenArchive;
  /** The path of the deck in the archive. */
  readonly entryPath: string;
}

/** Reads the deck of `pack.rollcall` or `pack.rollcall/gear`. Returns undefined for a file that is not an archive. */
export async function readPackedDeck(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  deckArgument: string,
): Promise<PackedDeck | undefined> {
  const { filePath: archivePath, documentId: deckName } = splitArchivePath(deckArgument);
  if (!isArchiveFile(archivePath)) return undefined;
  const archive = await openArchive(translate, archivePath);
  if (!(archive instanceof OpenArchive))
    throw new Failure(
      (translate) =>
        translate('cli.files.unreadableArchive', { expected: formatExpected(translate, archive.expected) }),
      archivePath,
    );
  const decks: PackedDeck[] = [];
  let unreadableDeck: string | undefined;
  for await (const archivedFile of readArchiveFiles(gameCatalog, archive)) {
    if (!('parsed' in archivedFile)) continue;
    const { path: entryPath, parsed } = archivedFile;
    if (!parsed.ok) unreadableDeck ??= formatUnreadable(translate, `${archivePath}/${entryPath}`, parsed.error);
    else if (parsed.document.format === 'rollcall.deck') decks.push({ deck: parsed.document, archive, entryPath });
  }
  const deckIds = decks.map(({ deck }) => deck.id);
  if (deckName !== undefined) {
    const namedDeck = decks.find(({ deck, entryPath }) => deck.id === deckName || entryPath === deckName);
    if (namedDeck !== undefined) return namedDeck;
    throw new Failure(
      (translate) =>
        deckIds.length === 0
          ? translate('cli.deck.notInEmptyArchive', { id: truncateVisibly(deckName) })
          : translate('cli.deck.notInArchive', { id: truncateVisibly(deckName), decks: listNames(translate, deckIds) }),
      archivePath,
    );
  }
  const [onlyDeck, otherDeck] = decks;
  if (onlyDeck !== undefined && otherDeck === undefined) return onlyDeck;
  if (otherDeck !== undefined)
    throw new Failure(
      (translate) =>
        translate('cli.deck.severalDecks', {
          file: archivePath,
          id: deckIds[0] ?? '',
          decks: listNames(translate, deckIds),
        }),
      archivePath,
    );
  const spreadsheets = archive.contents.passedOver.filter(isSpreadsheetFile);
  if (unreadableDeck !== undefined) throw new Failure(unreadableDeck);
  throw new Failure(
    (translate) =>
      spreadsheets.length === 0
        ? translate('cli.deck.noneInArchive')
        : translate('cli.deck.onlyTablesInArchive', {
            tables: listNames(translate, spreadsheets.map(showHiddenCharacters)),
          }),
    archivePath,
  );
}
