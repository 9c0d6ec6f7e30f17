import { LINK_START, normalizeLinkScheme } from '../../../shared/library/link-pattern.ts';

/** Whether pasted text is a document as JSON, an array of documents or a link. */
export const isDocumentText = (pastedText: string): boolean =>
  /^\s*(\[\s*)?\{/.test(pastedText) || LINK_START.test(normalizeLinkScheme(pastedText));
