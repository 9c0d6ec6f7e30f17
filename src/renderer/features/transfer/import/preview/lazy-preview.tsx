import { Suspense } from 'react';
import { createLazyComponent } from '../../../../components/lazy/lazy-component.tsx';
import { hasPreview } from './has-preview.ts';
import css from './preview.module.css';
import type { PreviewProps } from './preview-props.ts';

const DocumentPreview = createLazyComponent(async () => (await import('./document-preview.tsx')).DocumentPreview);

/** Shows the preview of a document that has one. Its code is loaded with the first preview. */
export function LazyPreview(props: PreviewProps) {
  if (!hasPreview(props.candidate)) return null;
  return (
    <Suspense fallback={<div className={css.waiting} />}>
      <DocumentPreview {...props} />
    </Suspense>
  );
}
