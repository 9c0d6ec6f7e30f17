import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { Command } from '../commands/command.ts';
import { NEW_DOCUMENT_SHORTCUT } from '../commands/new-document-shortcut.ts';
import { attempt } from '../failures/report-failure.ts';
import { chooseGame } from '../games/shown-game.ts';
import { navigateTo, type Route } from '../navigation/router.ts';
import type { Creation, KindFeature } from '../navigation/screen.ts';
import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';
import { KIND_FEATURES } from './features.ts';
import { isScreenOffered } from './screens.ts';

const KIND_FEATURE_LIST: readonly KindFeature[] = KIND_FEATURES;

/** The ways to create documents, in the order of the kinds. */
export const CREATIONS: readonly Creation[] = KIND_FEATURE_LIST.flatMap(({ creation = [] }) => creation);

/** Opens another window of the library. Rejects with the reason if there are too many. */
async function openWindow(): Promise<void> {
  const { refused } = (await bridge?.newWindow({})) ?? {};
  if (refused !== undefined) throw new Error(refused);
}

/** The command for a new window. Only the desktop app has it. */
export const createWindowCommands = (translate: Translate): Command[] =>
  bridge === undefined
    ? []
    : [
        {
          id: 'new-window',
          label: translate('shell.newWindow'),
          shortcut: 'mod+shift+n',
          worksInDialogs: true,
          run: () => attempt(openWindow(), 'shell.noNewWindow'),
        },
      ];

/**
 * Returns the commands that create documents, available everywhere. The shortcut belongs to the kind of document that the
 * screen shows.
 */
export function createNewDocumentCommands(
  translate: Translate,
  library: Library,
  screen: Route['screen'],
  game: Game,
): Command[] {
  return CREATIONS.filter(({ isOffered }) => isOffered?.(game) ?? true).map((creation): Command => {
    const { id, screens } = creation;
    const label = creation.label(translate);
    const createDocument = () => attempt(creation.createDocument(translate, library, game));
    return screens.includes(screen)
      ? { id, label, shortcut: NEW_DOCUMENT_SHORTCUT, otherShortcut: 'alt+n', run: createDocument }
      : { id, label, run: createDocument };
  });
}

/** Returns the commands that switch to another game. If the screen is not a list of that game, its characters are shown. */
export const createGameCommands = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  screen: Route['screen'],
  game: Game,
): Command[] =>
  gameCatalog.all
    .filter(({ id }) => id !== game.id)
    .map((otherGame) => ({
      id: `game-${otherGame.id}`,
      label: translate('game.show', { name: otherGame.name }),
      run: () => {
        const staysOnScreen =
          KIND_FEATURE_LIST.some(({ gameList }) => gameList === screen) && isScreenOffered(screen, otherGame);
        chooseGame(otherGame);
        if (!staysOnScreen) navigateTo({ screen: 'characters' });
      },
    }));
