import { lazy, Suspense } from 'react';
import { hasLook } from './has-look.ts';
import css from './look.module.css';
import type { LookProps } from './look-props.ts';

const Look = lazy(() => import('./template-look.tsx').then((module) => ({ default: module.Look })));

/** The look of what has one, fetched with the first of them. */
export function LazyLook(props: LookProps) {
  if (!hasLook(props.candidate)) return null;
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      <Look {...props} />
    </Suspense>
  );
}
