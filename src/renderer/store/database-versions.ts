/** Declares the versions of the database. Released versions never change: a new kind of documents adds one line at the end. */
import type { Transaction } from 'dexie';
import { upgradeTemplates } from './templates/upgrade-templates.ts';
import { upgradeSteps } from './undo/upgrade-steps.ts';

/** The keys of the tables that a version adds or changes, and how it upgrades existing rows. */
interface DatabaseVersion {
  readonly stores: Readonly<Record<string, string>>;
  readonly upgrade?: (transaction: Transaction) => PromiseLike<unknown>;
}

/** The keys of a document table, in the schema syntax of Dexie: the primary key, then the indexes. */
const DOCUMENTS = 'id, rev';

/** All versions, starting with version 1. In the keys, `++n` is a number that the database assigns, and `[a+b]` is a compound key. */
export const DATABASE_VERSIONS: readonly DatabaseVersion[] = [
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
  { stores: { versions: 'key, owner, bytes' } },
];
