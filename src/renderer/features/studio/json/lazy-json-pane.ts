import { createLazyComponent } from '../../../components/lazy/lazy-component.tsx';

/** The text editor is loaded when it is first shown. */
export const JsonPane = createLazyComponent(async () => (await import('./json-pane.tsx')).JsonPane);
export const JsonText = createLazyComponent(async () => (await import('./json-text.tsx')).JsonText);
