import type { Unreadable } from '../../../shared/document/parse.ts';
import { shortName } from './short-name.ts';

export const EDITING = {
  undo: 'Undo',
  redo: 'Redo',
  duplicate: 'Duplicate',
  delete: 'Delete',
  copyOf: (name: string) => `${name} (copy)`,
  deleted: (name: string) => `${shortName(name)} was deleted.`,
  back: 'Back to the list',
  gone: 'This document is not in your library',
  goneText: 'It was deleted, or the address has a mistake.',
  brokenTitle: (name: string) => `${shortName(name)} cannot be read`,
  brokenText: 'The stored document is untouched. Copy it out to repair it, or delete it.',
  newerTitle: (name: string) => `${shortName(name)} needs a newer version of Rollcall`,
  newerText:
    "A newer version of Rollcall saved this document, and this version can't read it. The document wasn't changed. Install the newest version of Rollcall to open it.",
  brokenReason: (reason: Unreadable) =>
    `At ${reason.path === '' ? 'the start of the document' : reason.path} Rollcall expects ${reason.expected}.`,
  lostWithEntry: (text: string) =>
    `The entry that this text belongs to was removed, so it wasn't saved. Copy it to use it elsewhere: ${text}`,
  lostWithDocument: (text: string) =>
    `The document that this text belongs to was deleted, so it wasn't saved. Copy it to use it elsewhere: ${text}`,
  unnamed: 'Unnamed',
};
