/** A deck out of an archive: the only one in it, or the one of an id. */
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Deck } from '../../shared/document/kinds/deck/schema.ts';
import { isArchiveFile } from '../../shared/event/file-kinds.ts';
import type { Game } from '../../shared/games/game.ts';
import { isTableFile } from '../../shared/table/read-table.ts';
import { listed, shortened } from '../../shared/text/short.ts';
import { visible } from '../../shared/text/visible.ts';
import { Failure } from '../failure.ts';
import { documentsOf, type OpenArchive, openArchive } from '../files/archive-file.ts';
import { splitArchivePath } from '../files/archive-path.ts';
import { unreadableLine } from '../files/read.ts';

export interface PackedDeck {
  readonly deck: Deck;
  readonly archive: OpenArchive;
  /** Its path there. */
  readonly path: string;
}

/** Of `pack.rollcall`, or of `pack.rollcall/gear`; undefined for a file that is no archive. */
export async function packedDeck(games: Catalogue<Game>, word: string): Promise<PackedDeck | undefined> {
  const { file, id } = splitArchivePath(word);
  if (!isArchiveFile(file)) return undefined;
  const archive = await openArchive(file);
  if (typeof archive === 'string') throw new Failure(`cannot be read; expected ${archive}`, file);
  const decks: PackedDeck[] = [];
  let broken: string | undefined;
  for await (const one of documentsOf(games, archive)) {
    if (!('parsed' in one)) continue;
    const { path, parsed } = one;
    if (!parsed.ok) broken ??= unreadableLine(`${file}/${path}`, parsed.error);
    else if (parsed.document.format === 'rollcall.deck') decks.push({ deck: parsed.document, archive, path });
  }
  const ids = decks.map(({ deck }) => deck.id);
  if (id !== undefined) {
    const found = decks.find(({ deck, path }) => deck.id === id || path === id);
    if (found !== undefined) return found;
    throw new Failure(
      `has no deck ${shortened(id)}; ${ids.length === 0 ? 'it has none' : `it has ${listed(ids)}`}`,
      file,
    );
  }
  const [only, another] = decks;
  if (only !== undefined && another === undefined) return only;
  if (another !== undefined)
    throw new Failure(`has several decks; say which, such as ${file}/${ids[0]}: it has ${listed(ids)}`, file);
  const tables = archive.contents.passedOver.filter(isTableFile);
  const advice = tables.length === 0 ? '' : `; unpack it and use the table in it: ${listed(tables.map(visible))}`;
  throw new Failure(broken ?? `${file}: has no deck in it${advice}`);
}
