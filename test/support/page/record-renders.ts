/**
 * Records which components React renders, through the hook of the React developer tools. Import this file before anything that loads
 * React, in an isolated test: React looks for the hook once.
 */

/** The fields of a mounted component that the developer tools read. */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: Readonly<Record<string, unknown>> | null;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

export interface RenderedComponent {
  readonly component: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Marks a component that was called in the last commit. */
const PERFORMED_WORK = 1;

let renderedComponents: RenderedComponent[] = [];

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: (_rendererId: number, fiberRoot: { readonly current: Fiber }) =>
      collectRendered(fiberRoot.current, fiberRoot.current.alternate),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

function collectRendered(currentFiber: Fiber, previousFiber: Fiber | null): void {
  // A component with a custom comparison of `memo` occurs twice: as the comparison and as the component.
  const componentName = typeof currentFiber.type === 'function' ? currentFiber.type.name : '';
  if (componentName !== '' && currentFiber !== previousFiber && (currentFiber.flags & PERFORMED_WORK) !== 0)
    renderedComponents.push({ component: componentName, props: currentFiber.memoizedProps ?? {} });
  // Unchanged children are the same objects.
  if (previousFiber !== null && currentFiber.child === previousFiber.child) return;
  for (let childFiber = currentFiber.child; childFiber !== null; childFiber = childFiber.sibling)
    collectRendered(childFiber, childFiber.alternate);
}

/** Runs the actions, and returns the components that React has rendered meanwhile, in order. */
export async function recordRenders(runActions: () => Promise<unknown>): Promise<readonly RenderedComponent[]> {
  renderedComponents = [];
  await runActions();
  return renderedComponents;
}
