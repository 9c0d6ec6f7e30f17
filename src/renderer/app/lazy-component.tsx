import { type ComponentType, type FunctionComponent, use } from 'react';

export interface LazyComponent<P> extends FunctionComponent<P> {
  /** Loads the code ahead of its first use. A failure is ignored here and thrown when the component is rendered. */
  readonly fetch: () => Promise<void>;
}

/**
 * A component whose code is loaded separately. Rendering it before its code has loaded suspends, and throws if loading has
 * failed. Once its code has loaded it renders at once; a component of React's `lazy` always suspends the first time.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
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
