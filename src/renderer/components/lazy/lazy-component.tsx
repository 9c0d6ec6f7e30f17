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
 * A component whose code is loaded separately. Rendering it before its code has loaded suspends. If the code can't be loaded,
 * a notice in its place says so and offers to try again; the rest of the window stays as it is. Once its code has loaded it
 * renders at once; a component of React's `lazy` always suspends the first time.
 *
 * @param load gets the games of the library, for components that need a part of them
 * @param isScreen whether it is a whole screen, whose notice has the title of the screen
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
  /** A failed attempt is kept until the user asks for another one. Otherwise rendering would retry forever. */
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
