/** Recognizes documents of the library in a pasted text that was copied from it. */

import { computeRowChecksum } from '../../../shared/library/row-checksum.ts';
import type { Library } from '../../store/library.ts';
import type { TableName } from '../../store/rows.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';

/** The setting that says which documents the copied text contains, for all windows. */
const SETTING = 'rollcall.copied-documents';

/** A document of the library, as it was copied. */
export interface CopiedDocument {
  readonly kind: TableName;
  readonly id: string;
  readonly digest: string;
}

/** Clipboards of some systems change line breaks. */
const computeTextDigest = (text: string): string => computeRowChecksum(text.replaceAll('\r\n', '\n').trim());

/** Saves which documents a copied text contains. */
export const saveCopiedDocuments = (text: string, documents: readonly CopiedDocument[]): void =>
  saveSetting(SETTING, JSON.stringify({ textDigest: computeTextDigest(text), documents }));

/**
 * Returns the documents that a pasted text was copied from. Returns undefined if the text comes from elsewhere, or if one of the
 * documents has changed since or is gone: then the text is imported like any other.
 */
export function findCopiedDocuments(library: Library, pastedText: string): readonly CopiedDocument[] | undefined {
  const savedValue = readSetting(SETTING);
  if (savedValue === null || pastedText === '') return undefined;
  const { textDigest, documents } = JSON.parse(savedValue) as {
    readonly textDigest: string;
    readonly documents: readonly CopiedDocument[];
  };
  const isUnchanged = ({ kind, id, digest }: CopiedDocument): boolean => {
    const item = library.stores[kind].get(id);
    return item?.kind === 'ready' && computeRowChecksum(item.row.document) === digest;
  };
  return textDigest === computeTextDigest(pastedText) && documents.every(isUnchanged) ? documents : undefined;
}
