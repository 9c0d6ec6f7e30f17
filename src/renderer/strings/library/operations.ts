import { numeral } from '../../../shared/text/numeral.ts';
import type { OperationKind, OperationRow, TableName } from '../../store/rows.ts';
import { EDITING } from '../documents/editing.ts';
import { shortName } from '../documents/short-name.ts';

/** One, and many. */
export const DOCUMENT_NOUNS: Record<TableName, readonly string[]> = {
  characters: ['character', 'characters'],
  teams: ['team', 'teams'],
  factions: ['faction', 'factions'],
  events: ['event pack', 'event packs'],
  encounters: ['encounter', 'encounters'],
  glossaries: ['glossary', 'glossaries'],
  decks: ['deck', 'decks'],
  fonts: ['font', 'fonts'],
  templates: ['card template', 'card templates'],
};
const TABLES = Object.keys(DOCUMENT_NOUNS) as TableName[];

/** What is done, before what it is done to. */
export const OPERATION_VERBS: Record<OperationKind, string> = {
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

const CHANGED = { tag: 'The tags of', faction: 'The faction of', template: 'The template of' } as const;

/** `3 characters, 2 teams and 1 faction`; empty for nothing. */
export function countText(counts: Readonly<Partial<Record<TableName, number>>>): string {
  const parts = TABLES.flatMap((table) => {
    const count = counts[table] ?? 0;
    return count === 0 ? [] : [`${numeral(count)} ${DOCUMENT_NOUNS[table][count === 1 ? 0 : 1]}`];
  });
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${OPERATIONS.and} ${last}`;
}

export type OperationTexts = Pick<OperationRow, 'kind' | 'counts' | 'name'>;

/** `delete 12 characters`, `rename Tide Warden`. */
const whatText = ({ kind, counts, name }: OperationTexts): string =>
  `${OPERATION_VERBS[kind]} ${name === undefined ? countText(counts) : name === '' ? EDITING.unnamed : shortName(name)}`;

/** Texts about what was done to several documents at once, or to one in a list. */
export const OPERATIONS = {
  and: 'and',
  nounOf: (table: TableName) => DOCUMENT_NOUNS[table][0] ?? '',
  undo: (what: OperationTexts) => `Undo: ${whatText(what)}`,
  redo: (what: OperationTexts) => `Redo: ${whatText(what)}`,
  undone: (what: OperationTexts) => `Taken back: ${whatText(what)}.`,
  redone: (what: OperationTexts) => `Done again: ${whatText(what)}.`,
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  failed: (what: OperationTexts, reason: string) => `Could not ${whatText(what)}. ${reason} Nothing was changed.`,
  undoFailed: (reason: string) => `Could not take it back. ${reason} Nothing was changed.`,
  redoFailed: (reason: string) => `Could not do it again. ${reason} Nothing was changed.`,
  deletedSome: (what: string, count: number) => `${what} ${count === 1 ? 'was' : 'were'} deleted.`,
  changedSome: (kind: 'tag' | 'faction' | 'template', what: string, count: number) =>
    `${CHANGED[kind]} ${what} ${count === 1 ? 'was' : 'were'} changed.`,
  duplicatedSome: (what: string, count: number) => `${what} ${count === 1 ? 'was' : 'were'} duplicated.`,
};
