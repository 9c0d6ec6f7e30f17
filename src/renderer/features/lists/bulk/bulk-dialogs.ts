/** Loads the dialogs for several documents when one of them is opened. */
import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';

export const TagDialog = createLazyPart(async () => (await import('./tag-dialog.tsx')).TagDialog);
export const FactionDialog = createLazyPart(async () => (await import('./faction-dialog.tsx')).FactionDialog);
export const SetDialog = createLazyPart(async () => (await import('./set-dialog.tsx')).SetDialog);
export const TemplateDialog = createLazyPart(async () => (await import('./template-dialog.tsx')).TemplateDialog);
