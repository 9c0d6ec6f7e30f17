import { documentText } from '../../shared/document/document-text.ts';
import { reportFailure } from '../failures/report-failure.ts';
import type { Library } from '../store/library.ts';
import { SHELL } from '../strings/shell.ts';
import { toast } from '../toasts/toasts.ts';

/** Copies a text to the clipboard and confirms it. */
export async function copyText(text: string, confirmation: string = SHELL.copied): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(confirmation);
  } catch (error) {
    reportFailure(error, SHELL.notCopiedText);
  }
}

/** Copies a document of the library to the clipboard, with its drawing. */
export async function copyDocument(library: Library, document: unknown): Promise<void> {
  // If the database fails, the document is copied without its drawing.
  const whole = await library.whole(document).catch(() => document);
  await copyText(documentText(whole));
}
