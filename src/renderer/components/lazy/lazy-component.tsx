import { type ComponentType, type FunctionComponent, use } from 'react';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import { loadGameTexts, loadSharedArea } from '../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { reloadFailedStyles } from '../../platform/load-failure.ts';
import { useGames } from '../../store/library-context.ts';
import { loadArea } from '../../texts/catalogues.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { LoadBoundary } from './load-boundary.tsx';

export interface LazyComponent<P> extends FunctionComponent<P> {
  /** Loads the code ahead of its first use. Never rejects: a failure is shown when the component is rendered. */
  readonly fetch: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<void>;
}

/**
 * A component whose code is loaded separately. Rendering it before its code has loaded suspends. If the code can't be loaded,
 * a notice in its place says so and offers to try again; the rest of the window stays as it is. Once its code has loaded it
 * renders at once; a component of React's `lazy` always suspends the first time.
 *
 * @param load gets the games of the library, for components that need a part of them
 * @param isScreen whether it is a whole screen, whose notice has the title of the screen
 */
export function lazyComponent<P extends object>(
  load: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<ComponentType<P>>,
  { isScreen = false }: { readonly isScreen?: boolean } = {},
): LazyComponent<P> {
  let Component: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  let hasFailed = false;
  const attempt = (code: Promise<ComponentType<P>>): Promise<void> =>
    code.then(
      (loaded) => {
        Component = loaded;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
  const loadWithTexts = async (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<ComponentType<P>> => {
    const [component] = await Promise.all([
      load(gameCatalog, translate),
      loadArea(translate, 'screens'),
      loadSharedArea(translate, 'sheets'),
      loadGameTexts(translate, gameCatalog),
    ]);
    return component;
  };
  const start = (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<void> => {
    loading ??= attempt(loadWithTexts(gameCatalog, translate));
    return loading;
  };
  /** A failed attempt is kept until the user asks for another one. Otherwise rendering would retry forever. */
  const startAgain = (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<void> => {
    if (hasFailed) {
      hasFailed = false;
      loading = attempt(reloadFailedStyles().then(() => loadWithTexts(gameCatalog, translate)));
    }
    return start(gameCatalog, translate).catch(() => undefined);
  };
  function Loaded(props: P) {
    const gameCatalog = useGames();
    const translate = useTranslate();
    if (Component === undefined) use(start(gameCatalog, translate));
    return Component === undefined ? null : <Component {...props} />;
  }
  function Shown(props: P) {
    const gameCatalog = useGames();
    const translate = useTranslate();
    return (
      <LoadBoundary isScreen={isScreen} onRetry={() => startAgain(gameCatalog, translate)}>
        <Loaded {...props} />
      </LoadBoundary>
    );
  }
  return Object.assign(Shown, { fetch: startAgain });
}
