import { Suspense } from 'react';
import { lazyComponent } from '../../../../components/lazy/lazy-component.tsx';
import { hasLook } from './has-look.ts';
import css from './look.module.css';
import type { LookProps } from './look-props.ts';

const Look = lazyComponent(async () => (await import('./template-look.tsx')).Look);

/** Shows the preview of a document that has one. Its code is loaded with the first preview. */
export function LazyLook(props: LookProps) {
  if (!hasLook(props.candidate)) return null;
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      <Look {...props} />
    </Suspense>
  );
}
