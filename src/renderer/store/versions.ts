/** The versions of the database. Released ones never change: a new kind of documents adds one line at the end. */
import type { Transaction } from 'dexie';
import { upgradeTemplates } from './templates/old-templates.ts';
import { upgradeSteps } from './undo/old-steps.ts';

/** The keys of the tables that a version adds or changes, and what it does to rows that are there. */
interface DatabaseVersion {
  readonly stores: Readonly<Record<string, string>>;
  readonly upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
}

/** Keys of a table of documents. */
const DOCUMENTS = 'id, rev';

/** Version 1 first. */
export const VERSIONS: readonly DatabaseVersion[] = [
  { stores: { characters: DOCUMENTS, factions: DOCUMENTS, teams: DOCUMENTS, events: DOCUMENTS, meta: 'key' } },
  { stores: { pictures: 'hash' } },
  { stores: { templates: 'id' } },
  { stores: { drawings: 'hash' } },
  {
    stores: {
      history: '++n, document',
      operations: '++n',
      replaced: '[n+table+id], n, [table+id]',
      trash: 'key',
      mappings: 'name',
    },
  },
  { stores: { encounters: DOCUMENTS } },
  { stores: { glossaries: DOCUMENTS } },
  { stores: { decks: DOCUMENTS } },
  { stores: { lists: 'key, event', files: 'hash' } },
  { stores: { templates: DOCUMENTS }, upgrade: upgradeTemplates },
  { stores: { fonts: DOCUMENTS } },
  { stores: { history: '++n, document' }, upgrade: upgradeSteps },
];
