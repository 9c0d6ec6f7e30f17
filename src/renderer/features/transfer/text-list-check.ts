import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { findGameMatch } from '../../../shared/text-list/find-game-match.ts';
import { splitTextLists } from '../../../shared/text-list/split-text-lists.ts';
import { loadAllLanguages } from '../../../shared/texts/catalogues.ts';
import type { TextListTarget } from '../../navigation/text-list-request.ts';
import { type Library, listReadableDocuments } from '../../store/library.ts';

/** Returns whether a line of a text names a character that the target may have, exactly or nearly. */
export async function isTextList(
  gameCatalog: GameCatalog<Game>,
  library: Library,
  text: string,
  target: TextListTarget,
): Promise<boolean> {
  const languages = await loadAllLanguages(gameCatalog);
  const knownNames = listKnownNames(library, target);
  return splitTextLists(text).some(
    (listText) => findGameMatch(languages, gameCatalog, listText, knownNames) !== undefined,
  );
}

/** Returns the documents that a list may name: those of the library, and the characters inside the team that the list goes to. */
export function listKnownNames({ stores }: Library, target: TextListTarget) {
  const item = target.kind === 'team' ? stores.teams.get(target.id) : undefined;
  return {
    characters: [
      ...listReadableDocuments<'characters'>(stores.characters.snapshot()),
      ...(item?.kind === 'ready' ? (item.document.characters ?? []) : []),
    ],
    factions: listReadableDocuments<'factions'>(stores.factions.snapshot()),
  };
}
