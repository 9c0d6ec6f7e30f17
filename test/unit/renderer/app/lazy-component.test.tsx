import { type ReactNode, Suspense } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/renderer/app/error-boundary.tsx';
import { lazyComponent } from '../../../../src/renderer/components/lazy/lazy-component.tsx';
import type { Library } from '../../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../../src/renderer/store/library-context.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { act } from '../../../support/page/act.ts';
import { WithTexts } from '../../../support/page/with-texts.tsx';
import { t } from '../../../support/texts.ts';
import { until } from '../../../support/until.ts';

/** What the window provides to every component. */
const InWindow = ({ children }: { children: ReactNode }) => (
  <WithTexts>
    <LibraryContext value={{ gameCatalog: GAMES } as Library}>{children}</LibraryContext>
  </WithTexts>
);

const Screen = ({ name }: { name: string }) => <h1>{name}</h1>;

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  root.unmount();
  host.remove();
  vi.restoreAllMocks();
});

describe('a component that comes later', () => {
  it('is fetched when it is first shown', async () => {
    const LazyComponent = lazyComponent(async () => Screen);
    await act(async () =>
      root.render(
        <InWindow>
          <Suspense fallback="…">{<LazyComponent name="Teams" />}</Suspense>
        </InWindow>,
      ),
    );
    await until(() => expect(host.innerHTML).toBe('<h1>Teams</h1>'));
  });

  it('stands there at once when it was fetched before', async () => {
    const load = vi.fn(async () => Screen);
    const LazyComponent = lazyComponent(load);
    await LazyComponent.fetch(GAMES, t);
    const seen: string[] = [];
    const Fallback = () => {
      seen.push('fallback');
      return null;
    };
    await act(async () =>
      root.render(
        <InWindow>
          <Suspense fallback={<Fallback />}>{<LazyComponent name="Teams" />}</Suspense>
        </InWindow>,
      ),
    );
    expect(host.innerHTML).toBe('<h1>Teams</h1>');
    expect(seen).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fails as a screen does when it cannot be had, and not before it is shown', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const LazyComponent = lazyComponent<{ name: string }>(() => Promise.reject(new Error('no such file')));
    await LazyComponent.fetch(GAMES, t);
    await act(async () =>
      root.render(
        <InWindow>
          <ErrorBoundary resetKey="" onCopy={undefined}>
            <Suspense>
              <LazyComponent name="Teams" />
            </Suspense>
          </ErrorBoundary>
        </InWindow>,
      ),
    );
    await until(() => expect(host.textContent).toContain('no such file'));
  });
});
