import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/renderer/app/error-boundary.tsx';
import { createLazyComponent } from '../../../../src/renderer/components/lazy/lazy-component.tsx';
import type { Library } from '../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../src/renderer/store/library-context.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { act } from '../../../support/page/act.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';
import { translate } from '../../../support/texts.ts';
import { waitFor } from '../../../support/wait-for.ts';

/** Provides the contexts that the window gives to every component. */
const WindowProviders = ({ children }: { children: ReactNode }) => (
  <WithTexts>
    <LibraryContext value={{ gameCatalog: GAMES } as Library}>{children}</LibraryContext>
  </WithTexts>
);

const Screen = ({ name }: { name: string }) => <h1>{name}</h1>;

let container: HTMLElement;
let reactRoot: Root;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  reactRoot = createRoot(container);
});

afterEach(async () => {
  reactRoot.unmount();
  container.remove();
  vi.restoreAllMocks();
});

describe('a lazy component', () => {
  it('loads when it is first shown', async () => {
    const LazyComponent = createLazyComponent(async () => Screen);
    await act(async () =>
      reactRoot.render(
        <WindowProviders>
          <Suspense fallback="…">{<LazyComponent name="Teams" />}</Suspense>
        </WindowProviders>,
      ),
    );
    await waitFor(() => expect(container.innerHTML).toBe('<h1>Teams</h1>'));
  });

  it('appears without a fallback when it was preloaded', async () => {
    const loadScreen = vi.fn(async () => Screen);
    const LazyComponent = createLazyComponent(loadScreen);
    await LazyComponent.preload(GAMES, translate);
    const rendered: string[] = [];
    const Fallback = () => {
      rendered.push('fallback');
      return null;
    };
    await act(async () =>
      reactRoot.render(
        <WindowProviders>
          <Suspense fallback={<Fallback />}>{<LazyComponent name="Teams" />}</Suspense>
        </WindowProviders>,
      ),
    );
    expect(container.innerHTML).toBe('<h1>Teams</h1>');
    expect(rendered).toEqual([]);
    expect(loadScreen).toHaveBeenCalledTimes(1);
  });

  it('shows its load error in the error boundary, and preload does not reject', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const LazyComponent = createLazyComponent<{ name: string }>(() => Promise.reject(new Error('no such file')));
    await LazyComponent.preload(GAMES, translate);
    await act(async () =>
      reactRoot.render(
        <WindowProviders>
          <ErrorBoundary resetKey="" onCopy={undefined}>
            <Suspense>
              <LazyComponent name="Teams" />
            </Suspense>
          </ErrorBoundary>
        </WindowProviders>,
      ),
    );
    await waitFor(() => expect(container.textContent).toContain('no such file'));
  });
});
