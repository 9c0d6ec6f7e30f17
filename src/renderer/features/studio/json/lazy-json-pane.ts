import { lazyComponent } from '../../../components/lazy/lazy-component.tsx';

/** The text editor is loaded when it is first shown. */
export const JsonPane = lazyComponent(async () => (await import('./json-pane.tsx')).JsonPane);
export const JsonText = lazyComponent(async () => (await import('./json-text.tsx')).JsonText);
