import type { CardStyle } from '../../shared/card/style/card-style.ts';
import { readTemplateOrStyle } from '../../shared/card/style/read-style.ts';
import type { TemplateProblem } from '../../shared/card/template/check/problem.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { same } from '../../shared/document/difference.ts';
import { TEMPLATE_FORMAT } from '../../shared/document/file-formats.ts';
import { KIND_OF_TABLE } from '../../shared/document/formats.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Kind } from '../../shared/document/kinds/kinds.ts';
import { isEvent, parseValue, type Unreadable } from '../../shared/document/parse.ts';
import type { KindDocument } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Row, TableName } from './rows.ts';

/** The document type that each table holds. */
export type Documents = { [K in Kind as K['table']]: KindDocument<K> } & {
  /** Styles stand among the templates: what names one may name the other. */
  templates: CardTemplate | CardStyle;
};

export interface Ready<D> {
  readonly kind: 'ready';
  readonly id: string;
  readonly document: D;
  readonly drafts: Readonly<Record<string, string>>;
  readonly row: Row;
}

/** A document that this Rollcall cannot read: it is shown with its reason and can be copied out or deleted. */
export interface Broken {
  readonly kind: 'broken';
  readonly id: string;
  /** Its name when it has one that can be read, else its id. */
  readonly name: string;
  readonly reason: Unreadable;
  /** Everything that is wrong with a card template. */
  readonly problems?: readonly TemplateProblem[];
  readonly row: Row;
}

export type Item<D> = Ready<D> | Broken;

/** A stored row as an item; it is parsed on first use. Never throws. */
export function readRow<N extends TableName>(gameCatalog: GameCatalog<Game>, table: N, row: Row): Item<Documents[N]> {
  return new StoredItem(gameCatalog, table, row) as Item<Documents[N]>;
}

/** The same where only the log of an encounter may differ from an item that has been read: the rest is not read again. */
export function readRowLike<N extends TableName>(
  gameCatalog: GameCatalog<Game>,
  table: N,
  row: Row,
  like: Item<Documents[N]>,
): Item<Documents[N]> {
  const item = new StoredItem(gameCatalog, table, row);
  const isAsWritten = like instanceof StoredItem && like.isReadAsWritten;
  if (isAsWritten && differOnlyInLog(like.row.document, row.document)) item.take(row.document);
  return item as Item<Documents[N]>;
}

/** Compares objects, not what is in them. */
function differOnlyInLog(before: unknown, after: unknown): boolean {
  if (!isObject(before) || !isObject(after)) return false;
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (key !== 'log' && before[key] !== after[key]) return false;
  }
  const [old, log] = [before.log, after.log];
  return Array.isArray(old) && Array.isArray(log) && log.every((event, n) => event === old[n] || isEvent(event));
}

/** A row as it came from the disk, sharing with one in memory what is equal in both: also each event of a log. */
export function sharedRow(held: Row, row: Row): Row {
  if (!isObject(held.document) || !isObject(row.document)) return row;
  const { document } = held;
  const entries = Object.entries(row.document).map(([key, value]) => [key, sharedValue(document[key], value)]);
  return { ...row, document: Object.fromEntries(entries) };
}

/** Of two lists each entry, since a log grows at its end. */
function sharedValue(held: unknown, value: unknown): unknown {
  if (!Array.isArray(held) || !Array.isArray(value)) return oneOf(held, value);
  const shared = value.map((entry, n) => oneOf(held[n], entry));
  return held.length === shared.length && shared.every((entry, n) => entry === held[n]) ? held : shared;
}

const oneOf = (held: unknown, value: unknown): unknown => (same(held, value) ? held : value);

const NO_DRAFTS: Readonly<Record<string, string>> = {};

/** Parsing thousands of documents takes a good part of a second, and a list shows a dozen of them. */
class StoredItem {
  readonly id: string;
  readonly row: Row;
  readonly #games: GameCatalog<Game>;
  readonly #table: TableName;
  #read: ReadRow | undefined;

  constructor(gameCatalog: GameCatalog<Game>, table: TableName, row: Row) {
    this.#games = gameCatalog;
    this.#table = table;
    this.row = row;
    this.id = row.id;
  }

  get kind(): 'ready' | 'broken' {
    return 'document' in this.#parsed() ? 'ready' : 'broken';
  }

  get document(): unknown {
    const read = this.#parsed();
    return 'document' in read ? read.document : undefined;
  }

  get reason(): Unreadable | undefined {
    const read = this.#parsed();
    return 'reason' in read ? read.reason : undefined;
  }

  get problems(): readonly TemplateProblem[] | undefined {
    const read = this.#parsed();
    return 'problems' in read ? read.problems : undefined;
  }

  get drafts(): Readonly<Record<string, string>> {
    return this.row.drafts ?? NO_DRAFTS;
  }

  get name(): string {
    return storedName(this.row) || this.row.id;
  }

  /** Whether it has been read, and nothing had to be lifted to a newer version. */
  get isReadAsWritten(): boolean {
    return this.#read !== undefined && 'document' in this.#read && this.#read.document === this.row.document;
  }

  /** What would be read of the row, where that is known. */
  take(document: unknown): void {
    this.#read = { document };
  }

  #parsed() {
    this.#read ??= parsed(this.#games, this.#table, this.row);
    return this.#read;
  }
}

type ReadRow = { document: unknown } | { reason: Unreadable; problems?: readonly TemplateProblem[] };

function parsed(gameCatalog: GameCatalog<Game>, table: TableName, row: Row): ReadRow {
  if (table === 'templates') return parsedTemplate(gameCatalog, row);
  const { format } = KIND_OF_TABLE[table];
  const answer = parseValue(gameCatalog, row.document);
  if (answer.ok && answer.format === format) return { document: answer.document };
  return { reason: answer.ok ? { path: '/format', expected: format } : answer.error };
}

/** The document itself and no copy of it: an edit leaves all other elements the objects they were. */
function parsedTemplate(gameCatalog: GameCatalog<Game>, { document }: Row): ReadRow {
  const answer = readTemplateOrStyle(gameCatalog, document);
  if (answer.ok) return { document };
  return { reason: { path: '', expected: TEMPLATE_FORMAT }, problems: answer.problems };
}

/** The name of a document, readable or not; empty where it has none. */
export function storedName({ document }: { readonly document: unknown }): string {
  const name = typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
}
