/** Dialogs for several documents. Their code is loaded when one of them is opened. */
import { lazyPart } from '../../../components/lazy/lazy-part.tsx';

export const TagDialog = lazyPart(async () => (await import('./tag-dialog.tsx')).TagDialog);
export const FactionDialog = lazyPart(async () => (await import('./faction-dialog.tsx')).FactionDialog);
export const TemplateDialog = lazyPart(async () => (await import('./template-dialog.tsx')).TemplateDialog);
