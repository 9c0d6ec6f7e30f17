/** Dialogs about several documents, whose code is loaded when one is opened. */
import { lazyDialog } from './lazy-dialog.tsx';

export const TagDialog = lazyDialog(async () => (await import('./tag-dialog.tsx')).TagDialog);
export const FactionDialog = lazyDialog(async () => (await import('./faction-dialog.tsx')).FactionDialog);
export const TemplateDialog = lazyDialog(async () => (await import('./template-dialog.tsx')).TemplateDialog);
