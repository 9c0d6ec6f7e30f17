import { SHELL } from '../strings/shell.ts';
import { toast } from './toasts.ts';

/** Puts a text on the clipboard and says so; the way out for a document that the app cannot show. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(SHELL.copied);
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { kind: 'failed' });
  }
}
