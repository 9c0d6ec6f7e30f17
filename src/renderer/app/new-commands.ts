import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { Command } from '../commands/command.ts';
import { NEW_KEYS } from '../commands/new-keys.ts';
import { attempt } from '../failures/report-failure.ts';
import { chooseGame } from '../games/game-shown.ts';
import { go, type Route } from '../navigation/router.ts';
import type { Creation, KindFeature } from '../navigation/screen.ts';
import { bridge } from '../platform/bridge.ts';
import type { Library } from '../store/library.ts';
import { KIND_FEATURES } from './features.ts';
import { isScreenOffered } from './screens.ts';

const FEATURES: readonly KindFeature[] = KIND_FEATURES;

/** How documents are made, in the order of the kinds. */
export const CREATIONS: readonly Creation[] = FEATURES.flatMap(({ create = [] }) => create);

/** Opens one more window on the library. Rejects with the reason where there are too many. */
async function openWindow(): Promise<void> {
  const { refused } = (await bridge?.newWindow({})) ?? {};
  if (refused !== undefined) throw new Error(refused);
}

/** In a browser the keys for a new window are its own. */
export const windowCommands = (translate: Translate): Command[] =>
  bridge === undefined
    ? []
    : [
        {
          id: 'new-window',
          label: translate('shell.newWindow'),
          shortcut: 'mod+shift+n',
          beside: true,
          run: () => attempt(openWindow(), 'shell.noNewWindow'),
        },
      ];

/** What can be made, from everywhere; the keys make what the screen is about. */
export function newCommands(translate: Translate, library: Library, screen: Route['screen'], game: Game): Command[] {
  return CREATIONS.filter(({ isOffered }) => isOffered?.(game) ?? true).map((creation): Command => {
    const { id, screens } = creation;
    const label = creation.label(translate);
    const run = () => attempt(creation.make(translate, library, game));
    return screens.includes(screen)
      ? { id, label, shortcut: NEW_KEYS, otherShortcut: 'alt+n', run }
      : { id, label, run };
  });
}

/** Every game but the one shown, to be shown instead. Where the screen is no list of that game, its characters are shown. */
export const gameCommands = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  screen: Route['screen'],
  game: Game,
): Command[] =>
  gameCatalog.all
    .filter(({ id }) => id !== game.id)
    .map((one) => ({
      id: `game-${one.id}`,
      label: translate('game.show', { name: one.name }),
      run: () => {
        const stays = FEATURES.some(({ gameList }) => gameList === screen) && isScreenOffered(screen, one);
        chooseGame(one);
        if (!stays) go({ screen: 'characters' });
      },
    }));
