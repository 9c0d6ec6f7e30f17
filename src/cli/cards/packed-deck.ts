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
import { documentsOf, OpenArchive, openArchive } from '../files/archive-file.ts';
import { splitArchivePath } from '../files/archive-path.ts';
import { unreadableLine } from '../files/read.ts';

export interface PackedDeck {
  readonly deck: Deck;
  readonly archive: OpenArchive;
  /** The path of the deck in the archive. */
  readonly path: string;
}

/** Reads the deck of `pack.rollcall` or `pack.rollcall/gear`. Returns undefined for a file that is not an archive. */
export async function packedDeck(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  word: string,
): Promise<PackedDeck | undefined> {
  const { file, id } = splitArchivePath(word);
  if (!isArchiveFile(file)) return undefined;
  const archive = await openArchive(translate, file);
  if (!(archive instanceof OpenArchive))
    throw new Failure(
      (translate) =>
        translate('cli.files.unreadableArchive', { expected: formatExpected(translate, archive.expected) }),
      file,
    );
  const decks: PackedDeck[] = [];
  let broken: string | undefined;
  for await (const one of documentsOf(gameCatalog, archive)) {
    if (!('parsed' in one)) continue;
    const { path, parsed } = one;
    if (!parsed.ok) broken ??= unreadableLine(translate, `${file}/${path}`, parsed.error);
    else if (parsed.document.format === 'rollcall.deck') decks.push({ deck: parsed.document, archive, path });
  }
  const ids = decks.map(({ deck }) => deck.id);
  if (id !== undefined) {
    const found = decks.find(({ deck, path }) => deck.id === id || path === id);
    if (found !== undefined) return found;
    throw new Failure(
      (translate) =>
        ids.length === 0
          ? translate('cli.deck.notInEmptyArchive', { id: truncateVisibly(id) })
          : translate('cli.deck.notInArchive', { id: truncateVisibly(id), decks: listNames(translate, ids) }),
      file,
    );
  }
  const [only, another] = decks;
  if (only !== undefined && another === undefined) return only;
  if (another !== undefined)
    throw new Failure(
      (translate) => translate('cli.deck.severalDecks', { file, id: ids[0] ?? '', decks: listNames(translate, ids) }),
      file,
    );
  const tables = archive.contents.passedOver.filter(isSpreadsheetFile);
  if (broken !== undefined) throw new Failure(broken);
  throw new Failure(
    (translate) =>
      tables.length === 0
        ? translate('cli.deck.noneInArchive')
        : translate('cli.deck.onlyTablesInArchive', { tables: listNames(translate, tables.map(showHiddenCharacters)) }),
    file,
  );
}
