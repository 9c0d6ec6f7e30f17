import { lazyComponent } from '../../../components/lazy/lazy-component.tsx';

/** The editor of text comes with the first look at it. */
export const JsonPane = lazyComponent(async () => (await import('./json-pane.tsx')).JsonPane);
export const JsonText = lazyComponent(async () => (await import('./json-text.tsx')).JsonText);
