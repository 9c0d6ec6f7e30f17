import { type ComponentType, Suspense } from 'react';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { createLazyComponent } from './lazy-component.tsx';

/** A dialog or another part whose code is loaded when it is shown. Nothing is rendered in the meantime. */
export function createLazyPart<Props extends object>(
  load: (gameCatalog: GameCatalog<Game>, translate: Translate) => Promise<ComponentType<Props>>,
): (props: Props) => React.ReactNode {
  const Part = createLazyComponent(load);
  return function LazyPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
