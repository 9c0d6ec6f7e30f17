/**
 * Counts which components React renders, as the React developer tools see it. Import it before anything that loads React, in an
 * isolated test: React looks for the tools once.
 */

/** What the tools read of a component that is on the page. */
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

let rendered: RenderedComponent[] = [];

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => collect(root.current, root.current.alternate),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onScheduleFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

function collect(fiber: Fiber, before: Fiber | null): void {
  // What `memo` compares by a function of its own is there twice: once as the comparison, once as the component.
  const component = typeof fiber.type === 'function' ? fiber.type.name : '';
  if (component !== '' && fiber !== before && (fiber.flags & PERFORMED_WORK) !== 0)
    rendered.push({ component, props: fiber.memoizedProps ?? {} });
  // Children that were left alone are the same objects.
  if (before !== null && fiber.child === before.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) collect(child, child.alternate);
}

/** Runs it, and returns the components of which React has rendered any since, in their order. */
export async function recordRenders(run: () => Promise<unknown>): Promise<readonly RenderedComponent[]> {
  rendered = [];
  await run();
  return rendered;
}
