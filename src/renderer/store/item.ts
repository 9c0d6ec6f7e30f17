import type { CardStyle } from '../../shared/card/style/card-style.ts';
import { readTemplateOrStyle } from '../../shared/card/style/read-style.ts';
import type { TemplateFinding } from '../../shared/card/template/check/template-finding.ts';
import type { CardTemplate } from '../../shared/card/template/template.ts';
import { isEqualJson } from '../../shared/document/diff-json.ts';
import { TEMPLATE_FORMAT } from '../../shared/document/file-formats.ts';
import { KIND_BY_TABLE } from '../../shared/document/formats.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import { isObject } from '../../shared/document/json/json-object.ts';
import type { Kind } from '../../shared/document/kinds/kinds.ts';
import { isLogEvent, parseValue, type Unreadable } from '../../shared/document/parse.ts';
import type { KindDocument } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import type { Row, TableName } from './rows.ts';

/** The document type of each table. */
export type Documents = { [K in Kind as K['table']]: KindDocument<K> } & {
  /** Styles are stored with templates, since any reference to a template may refer to a style. */
  templates: CardTemplate | CardStyle;
};

/** A readable document. */
export interface ReadyItem<D> {
  readonly kind: 'ready';
  readonly id: string;
  readonly document: D;
  readonly drafts: Readonly<Record<string, string>>;
  readonly row: Row;
}

/** A document that this version of Rollcall can't read. It is shown with the reason, and can be copied or deleted. */
export interface UnreadableItem {
  readonly kind: 'broken';
  readonly id: string;
  /** The name, if it is readable, otherwise the id. */
  readonly name: string;
  readonly reason: Unreadable;
  /** Everything that is wrong with a card template. */
  readonly problems?: readonly TemplateFinding[];
  readonly row: Row;
}

export type Item<D> = ReadyItem<D> | UnreadableItem;

/** Creates the item of a stored row, without parsing the row: its properties do so on first use. */
export function createItem<N extends TableName>(
  gameCatalog: GameCatalog<Game>,
  tableName: N,
  storedRow: Row,
): Item<Documents[N]> {
  return new StoredItem(gameCatalog, tableName, storedRow) as Item<Documents[N]>;
}

/** Creates the item of a row. If the row differs from a parsed item only in the log of an encounter, it isn't parsed again. */
export function createItemLike<N extends TableName>(
  gameCatalog: GameCatalog<Game>,
  tableName: N,
  storedRow: Row,
  similarItem: Item<Documents[N]>,
): Item<Documents[N]> {
  const item = new StoredItem(gameCatalog, tableName, storedRow);
  const isUnchanged = similarItem instanceof StoredItem && similarItem.isReadAsWritten;
  if (isUnchanged && differOnlyInLog(similarItem.row.document, storedRow.document))
    item.setDocument(storedRow.document);
  return item as Item<Documents[N]>;
}

/** Whether two documents differ only in their logs. Compares all other properties by identity. */
function differOnlyInLog(documentBefore: unknown, documentAfter: unknown): boolean {
  if (!isObject(documentBefore) || !isObject(documentAfter)) return false;
  for (const key of new Set([...Object.keys(documentBefore), ...Object.keys(documentAfter)])) {
    if (key !== 'log' && documentBefore[key] !== documentAfter[key]) return false;
  }
  const [oldLog, newLog] = [documentBefore.log, documentAfter.log];
  return (
    Array.isArray(oldLog) &&
    Array.isArray(newLog) &&
    newLog.every((logEvent, index) => logEvent === oldLog[index] || isLogEvent(logEvent))
  );
}

/** Returns a stored row that reuses equal property values, and equal log events, of the previous row in memory. */
export function reuseUnchangedParts(previousRow: Row, storedRow: Row): Row {
  if (!isObject(previousRow.document) || !isObject(storedRow.document)) return storedRow;
  const { document } = previousRow;
  const sharedEntries = Object.entries(storedRow.document).map(([key, value]) => [
    key,
    reuseEntries(document[key], value),
  ]);
  return { ...storedRow, document: Object.fromEntries(sharedEntries) };
}

/** Reuses equal entries at the same index of the previous list: a log only grows at its end. */
function reuseEntries(previousValue: unknown, value: unknown): unknown {
  if (!Array.isArray(previousValue) || !Array.isArray(value)) return reuseIfSame(previousValue, value);
  const sharedList = value.map((entry, index) => reuseIfSame(previousValue[index], entry));
  const isSameList =
    previousValue.length === sharedList.length && sharedList.every((entry, index) => entry === previousValue[index]);
  return isSameList ? previousValue : sharedList;
}

const reuseIfSame = (previousValue: unknown, value: unknown): unknown =>
  isEqualJson(previousValue, value) ? previousValue : value;

const NO_DRAFTS: Readonly<Record<string, string>> = {};

/** An item that parses its row on first use. Parsing thousands of documents takes most of a second, but a list shows only a dozen. */
class StoredItem {
  readonly id: string;
  readonly row: Row;
  readonly #gameCatalog: GameCatalog<Game>;
  readonly #tableName: TableName;
  #readResult: ReadRow | undefined;

  constructor(gameCatalog: GameCatalog<Game>, tableName: TableName, storedRow: Row) {
    this.#gameCatalog = gameCatalog;
    this.#tableName = tableName;
    this.row = storedRow;
    this.id = storedRow.id;
  }

  get kind(): 'ready' | 'broken' {
    return 'document' in this.#parse() ? 'ready' : 'broken';
  }

  get document(): unknown {
    const result = this.#parse();
    return 'document' in result ? result.document : undefined;
  }

  get reason(): Unreadable | undefined {
    const result = this.#parse();
    return 'reason' in result ? result.reason : undefined;
  }

  get problems(): readonly TemplateFinding[] | undefined {
    const result = this.#parse();
    return 'problems' in result ? result.problems : undefined;
  }

  get drafts(): Readonly<Record<string, string>> {
    return this.row.drafts ?? NO_DRAFTS;
  }

  get name(): string {
    return getStoredName(this.row) || this.row.id;
  }

  /** Whether the row was parsed, and its document did not have to be upgraded to a newer version. */
  get isReadAsWritten(): boolean {
    return (
      this.#readResult !== undefined &&
      'document' in this.#readResult &&
      this.#readResult.document === this.row.document
    );
  }

  /** Sets the result of parsing the row, if it is known. */
  setDocument(document: unknown): void {
    this.#readResult = { document };
  }

  #parse() {
    this.#readResult ??= parseRow(this.#gameCatalog, this.#tableName, this.row);
    return this.#readResult;
  }
}

type ReadRow = { document: unknown } | { reason: Unreadable; problems?: readonly TemplateFinding[] };

function parseRow(gameCatalog: GameCatalog<Game>, tableName: TableName, storedRow: Row): ReadRow {
  if (tableName === 'templates') return parseTemplateRow(gameCatalog, storedRow);
  const { format } = KIND_BY_TABLE[tableName];
  const parsed = parseValue(gameCatalog, storedRow.document);
  if (parsed.ok && parsed.format === format) return { document: parsed.document };
  return { reason: parsed.ok ? { path: '/format', expected: format } : parsed.error };
}

/**
 * Parses a template or style. Returns the document itself instead of a copy, since an edit then keeps the identity of all other
 * elements.
 */
function parseTemplateRow(gameCatalog: GameCatalog<Game>, { document }: Row): ReadRow {
  const parsed = readTemplateOrStyle(gameCatalog, document);
  if (parsed.ok) return { document };
  return { reason: { path: '', expected: TEMPLATE_FORMAT }, problems: parsed.problems };
}

/** Returns the name of a document, which may be unreadable, or an empty string if it has none. */
export function getStoredName({ document }: { readonly document: unknown }): string {
  const name = typeof document === 'object' && document !== null ? (document as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '';
}
