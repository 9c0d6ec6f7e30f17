/** What went wrong in the storage of the browser, so that nobody has to read the texts of its exceptions. */

/**
 * `full`: no room on the disk. `closed`: the connection broke. `gone`: the database was deleted or replaced.
 * `refused`: the browser stores nothing for this page. `readOnly`: the disk takes no changes. `busy`: another window holds
 * the database. `newer`: a newer Rollcall has changed its form. `unknown`: anything else that the storage reports.
 */
export type StorageFault = 'full' | 'closed' | 'gone' | 'refused' | 'readOnly' | 'busy' | 'newer' | 'unknown';

/** A failure of the library's storage that Rollcall has found itself. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault) {
    super(`The storage of the library has failed: ${fault}`);
    this.fault = fault;
  }
}

/** Names that only exceptions of IndexedDB and Dexie have. */
const FAULTS: Readonly<Record<string, StorageFault>> = {
  QuotaExceededError: 'full',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  TransactionInactiveError: 'closed',
  PrematureCommitError: 'closed',
  NoSuchDatabaseError: 'gone',
  MissingAPIError: 'refused',
  SecurityError: 'refused',
  ReadOnlyError: 'readOnly',
  NoModificationAllowedError: 'readOnly',
  NewerLibraryError: 'newer',
  VersionError: 'newer',
  VersionChangeError: 'newer',
  BulkError: 'unknown',
  ModifyError: 'unknown',
  UnknownError: 'unknown',
  ConstraintError: 'unknown',
  DataError: 'unknown',
  DataCloneError: 'unknown',
  OpenFailedError: 'unknown',
  UpgradeError: 'unknown',
  SchemaError: 'unknown',
  InvalidTableError: 'unknown',
  SubTransactionError: 'unknown',
  ForeignAwaitError: 'unknown',
  UnsupportedError: 'unknown',
  InternalError: 'unknown',
};

/** Words in messages of browsers that have no name of their own. */
const CLUES: readonly (readonly [RegExp, StorageFault])[] = [
  [/\bquota\b|disk (?:is )?full|no space left|FILE_ERROR_NO_SPACE|\bENOSPC\b/i, 'full'],
  [/connection (?:is |was )?(?:closing|closed|lost)|database (?:connection )?is (?:closing|closed)/i, 'closed'],
  [/read-?only/i, 'readOnly'],
];

const IS_ABOUT_STORAGE = /indexed ?db|\bIDB[A-Z]|object ?store|backing store|dexie/i;

/**
 * What of the storage is at fault; undefined for an error that did not come from there. Of an error that wraps others the
 * most telling one counts.
 */
export function storageFault(error: unknown): StorageFault | undefined {
  const faults = [...causes(error)].map(ownFault).filter((fault) => fault !== undefined);
  return (
    faults.find((fault) => fault !== 'unknown' && fault !== 'closed') ??
    faults.find((fault) => fault === 'closed') ??
    faults[0]
  );
}

/** Whether somebody has called work off. A transaction that the database has broken off has the same name. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError' && storageFault(error) === undefined;
}

interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly inner?: unknown;
  readonly cause?: unknown;
  readonly failures?: unknown;
}

/** The error and those that it wraps. */
function* causes(error: unknown, depth = 0): Generator<Failure> {
  if (typeof error !== 'object' || error === null || depth > 4) return;
  const failure = error as Failure;
  yield failure;
  const { inner, cause, failures } = failure;
  for (const wrapped of [inner, cause, ...(Array.isArray(failures) ? failures : [])]) yield* causes(wrapped, depth + 1);
}

function ownFault(failure: Failure): StorageFault | undefined {
  if (failure instanceof StorageError) return failure.fault;
  const name = String(failure.name ?? '');
  const message = String(failure.message ?? '');
  const known = isStorageName(failure, name, message) ? (FAULTS[name] ?? 'unknown') : undefined;
  if (known !== undefined && known !== 'unknown') return known;
  if (known === undefined && !IS_ABOUT_STORAGE.test(message)) return undefined;
  return CLUES.find(([clue]) => clue.test(message))?.[1] ?? 'unknown';
}

/** Names such as `SecurityError` are used elsewhere too, there by exceptions that belong to no database. */
function isStorageName(failure: Failure, name: string, message: string): boolean {
  if (name === 'AbortError') return isDexieError(failure) || /transaction/i.test(message);
  if (name === 'SecurityError')
    return IS_ABOUT_STORAGE.test(message) || /storage|denied for this document/i.test(message);
  return name in FAULTS;
}

/** Dexie's exceptions have a property for the exception of the browser that they stand for. */
const isDexieError = (failure: Failure): boolean =>
  'inner' in failure && !(typeof DOMException !== 'undefined' && failure instanceof DOMException);
