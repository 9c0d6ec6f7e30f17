import { formatDocument } from '../../shared/document/format-document.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { reportFailure } from '../failures/report-failure.ts';
import type { Library } from '../store/library.ts';
import { toast } from '../toasts/toasts.ts';

/** Copies a text to the clipboard and confirms it. */
export async function copyText(
  translate: Translate,
  text: string,
  confirmation: string = translate('shell.copied'),
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(confirmation);
  } catch (error) {
    reportFailure(error, 'shell.notCopiedText');
  }
}

/** Copies a document of the library to the clipboard, with its drawing. */
export async function copyDocument(translate: Translate, library: Library, document: unknown): Promise<void> {
  // If the database fails, the document is copied without its drawing.
  const documentWithDrawing = await library.embedDrawing(document).catch(() => document);
  await copyText(translate, formatDocument(documentWithDrawing));
}
