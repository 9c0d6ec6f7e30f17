import { type ComponentType, type FunctionComponent, use } from 'react';

export interface Later<P> extends FunctionComponent<P> {
  /** Fetches the code, so that the first showing need not wait. Resolves also when it cannot be had: showing it says so. */
  readonly fetch: () => Promise<void>;
}

/**
 * A component whose code is no part of the start. What shows it before it is there suspends, and fails where it cannot be
 * had. Once there it is shown at once, which `lazy` of React never does at the first time.
 */
export function loadedLater<P extends object>(load: () => Promise<ComponentType<P>>): Later<P> {
  let Component: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const start = (): Promise<void> => {
    loading ??= load().then((loaded) => {
      Component = loaded;
    });
    return loading;
  };
  function Shown(props: P) {
    if (Component === undefined) use(start());
    return Component === undefined ? null : <Component {...props} />;
  }
  return Object.assign(Shown, { fetch: () => start().catch(() => undefined) });
}
