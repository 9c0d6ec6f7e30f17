import { type ComponentType, Suspense } from 'react';
import type { Catalogue } from '../../../shared/document/catalogue.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { lazyComponent } from './lazy-component.tsx';

/** A dialog or another part whose code is loaded when it is shown; meanwhile its place is empty. */
export function lazyPart<P extends object>(
  load: (games: Catalogue<Game>, translate: Translate) => Promise<ComponentType<P>>,
): (props: P) => React.ReactNode {
  const Part = lazyComponent(load);
  return function LazyPart(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
