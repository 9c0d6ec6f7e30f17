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

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads the code ahead of its first use. Never rejects: a failure is shown when the component is rendered. */
  readonly preload: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<void>;
}

/**
 * Creates a component whose code is loaded separately. The component suspends until its code has loaded. If loading fails, it
 * shows a notice with a button that tries again. If the code was preloaded, the component does not suspend at all, whereas a
 * component of React's `lazy` suspends the first time that it is rendered.
 *
 * @param load loads the component; it receives the games, because some components depend on them
 * @param isScreen whether the component is a whole screen, so that the notice is the main heading of the page
 */
export function createLazyComponent<Props extends object>(
  load: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<ComponentType<Props>>,
  { isScreen = false }: { readonly isScreen?: boolean } = {},
): LazyComponent<Props> {
  let LoadedComponent: ComponentType<Props> | undefined;
  let loadingPromise: Promise<void> | undefined;
  let hasFailed = false;
  const trackLoading = (componentPromise: Promise<ComponentType<Props>>): Promise<void> =>
    componentPromise.then(
      (loadedComponent) => {
        LoadedComponent = loadedComponent;
      },
      (error: unknown) => {
        hasFailed = true;
        throw error;
      },
    );
  const loadWithTexts = async (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<ComponentType<Props>> => {
    const [component] = await Promise.all([
      load(gameCatalog, translate),
      loadArea(translate, 'screens'),
      loadSharedArea(translate, 'sheets'),
      loadGameTexts(translate, gameCatalog),
    ]);
    return component;
  };
  const startLoading = (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<void> => {
    loadingPromise ??= trackLoading(loadWithTexts(gameCatalog, translate));
    return loadingPromise;
  };
  /** Loads the code, again if it has failed. Rendering alone never tries again after a failure, or it would do so forever. */
  const retryLoading = (gameCatalog: GameCatalog<Game>, translate: Translate): Promise<void> => {
    if (hasFailed) {
      hasFailed = false;
      loadingPromise = trackLoading(reloadFailedStyles().then(() => loadWithTexts(gameCatalog, translate)));
    }
    return startLoading(gameCatalog, translate).catch(() => undefined);
  };
  function LoadedContent(props: Props) {
    const gameCatalog = useGames();
    const translate = useTranslate();
    if (LoadedComponent === undefined) use(startLoading(gameCatalog, translate));
    return LoadedComponent === undefined ? null : <LoadedComponent {...props} />;
  }
  function LazyWrapper(props: Props) {
    const gameCatalog = useGames();
    const translate = useTranslate();
    return (
      <LoadBoundary isScreen={isScreen} onRetry={() => retryLoading(gameCatalog, translate)}>
        <LoadedContent {...props} />
      </LoadBoundary>
    );
  }
  return Object.assign(LazyWrapper, { preload: retryLoading });
}
