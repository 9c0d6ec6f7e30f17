import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../../../app/lazy-component.tsx';

/** A dialog whose code is loaded when it is opened; meanwhile the page stays as it is. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => React.ReactNode {
  const Dialog = lazyComponent(load);
  return function LazyDialog(props: P) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
