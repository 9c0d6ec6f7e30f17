import type { DocumentTableName } from '../../../shared/library/journal.ts';
import { numeral } from '../../../shared/text/numeral.ts';
import { shortName } from '../documents/short-name.ts';
import { DOCUMENT_NOUNS, unnamedNoun } from './document-nouns.ts';

const TABLES = Object.keys(DOCUMENT_NOUNS) as DocumentTableName[];

/** What is done, before what it is done to. */
export const OPERATION_VERBS = {
  import: 'import',
  restore: 'restore',
  'bring-back': 'bring back',
  delete: 'delete',
  duplicate: 'duplicate',
  rename: 'rename',
  create: 'create',
  tag: 'tag',
  faction: 'set the faction of',
  template: 'set the template of',
  change: 'change',
};

/** What an operation was: an import, a restore from a backup, something brought back from the trash, and so on. */
export type OperationKind = keyof typeof OPERATION_VERBS;

const CHANGED = { tag: 'The tags of', faction: 'The faction of', template: 'The template of' } as const;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `3 characters, 2 teams and 1 faction`; empty for nothing. */
export function countText(counts: Readonly<Partial<Record<DocumentTableName, number>>>): string {
  const parts = TABLES.flatMap((table) => {
    const count = counts[table] ?? 0;
    return count === 0 ? [] : [`${numeral(count)} ${DOCUMENT_NOUNS[table][count === 1 ? 0 : 1]}`];
  });
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${OPERATIONS.and} ${last}`;
}

/** What a sentence about an operation needs: how many rows of each table it changed, and the name of a single document. */
export interface OperationTexts {
  readonly kind: OperationKind;
  readonly counts: Readonly<Partial<Record<DocumentTableName, number>>>;
  readonly name?: string | undefined;
}

function unnamedText(counts: OperationTexts['counts']): string {
  const table = TABLES.find((one) => counts[one] !== undefined);
  return table === undefined ? countText(counts) : unnamedNoun(table);
}

/** `delete 12 characters`, `rename Tide Warden`. */
const whatText = ({ kind, counts, name }: OperationTexts): string =>
  `${OPERATION_VERBS[kind]} ${name === undefined ? countText(counts) : name === '' ? unnamedText(counts) : shortName(name)}`;

/** Texts about what was done to several documents at once, or to one in a list. */
export const OPERATIONS = {
  and: 'and',
  nounOf: (table: DocumentTableName) => DOCUMENT_NOUNS[table][0] ?? '',
  undo: (what: OperationTexts) => `Undo: ${whatText(what)}`,
  redo: (what: OperationTexts) => `Redo: ${whatText(what)}`,
  undone: (what: OperationTexts) => `Undid: ${whatText(what)}.`,
  redone: (what: OperationTexts) => `Redid: ${whatText(what)}.`,
  nothingToUndo: 'Nothing to undo.',
  nothingToRedo: 'Nothing to redo.',
  failed: (what: OperationTexts, reason: string) => `Couldn't ${whatText(what)}. ${reason} Nothing was changed.`,
  undoFailed: (reason: string) => `Couldn't undo this. ${reason} Nothing was changed.`,
  redoFailed: (reason: string) => `Couldn't redo this. ${reason} Nothing was changed.`,
  deletedUnnamed: (table: DocumentTableName) => `${capitalize(unnamedNoun(table))} was deleted.`,
  deletedSome: (what: string, count: number) => `${what} ${count === 1 ? 'was' : 'were'} deleted.`,
  changedSome: (kind: 'tag' | 'faction' | 'template', what: string, count: number) =>
    `${CHANGED[kind]} ${what} ${count === 1 ? 'was' : 'were'} changed.`,
  duplicatedSome: (what: string, count: number) => `${what} ${count === 1 ? 'was' : 'were'} duplicated.`,
};
