/** Classifies the exceptions of the browser storage, so that no caller has to inspect their messages. */

/**
 * `full`: the disk is full. `closed`: the connection was lost. `gone`: the database was deleted or replaced.
 * `refused`: the browser allows no storage for this page. `readOnly`: the disk is read-only. `busy`: another window blocks the
 * database. `newer`: a newer Rollcall has upgraded it. `unknown`: any other fault of the storage.
 */
export type StorageFault = 'full' | 'closed' | 'gone' | 'refused' | 'readOnly' | 'busy' | 'newer' | 'unknown';

/** A storage failure that Rollcall has detected itself. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly fault: StorageFault;

  constructor(fault: StorageFault) {
    super(`The storage of the library has failed: ${fault}`);
    this.fault = fault;
  }
}

/** Names of IndexedDB and Dexie exceptions, with the fault that they report. */
const FAULT_BY_NAME: Readonly<Record<string, StorageFault>> = {
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

/** Words in exception messages, for browsers that use no specific name. */
const MESSAGE_CLUES: readonly (readonly [RegExp, StorageFault])[] = [
  [/\bquota\b|disk (?:is )?full|no space left|FILE_ERROR_NO_SPACE|\bENOSPC\b/i, 'full'],
  [/connection (?:is |was )?(?:closing|closed|lost)|database (?:connection )?is (?:closing|closed)/i, 'closed'],
  [/read-?only/i, 'readOnly'],
];

const IS_ABOUT_STORAGE = /indexed ?db|\bIDB[A-Z]|object ?store|backing store|dexie/i;

/**
 * Returns the storage fault that an error reports, or undefined if it did not come from the storage. For an error that wraps
 * others, the most specific fault counts.
 */
export function getStorageFault(error: unknown): StorageFault | undefined {
  const faults = [...listCauses(error)].map(getOwnFault).filter((fault) => fault !== undefined);
  return (
    faults.find((fault) => fault !== 'unknown' && fault !== 'closed') ??
    faults.find((fault) => fault === 'closed') ??
    faults[0]
  );
}

/** Whether an error means that work was cancelled on purpose. The error of an aborted transaction has the same name but does not count. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError' && getStorageFault(error) === undefined;
}

interface Failure {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly inner?: unknown;
  readonly cause?: unknown;
  readonly failures?: unknown;
}

/** Yields the error and all errors that it wraps. */
function* listCauses(error: unknown, depth = 0): Generator<Failure> {
  if (typeof error !== 'object' || error === null || depth > 4) return;
  const failure = error as Failure;
  yield failure;
  const { inner, cause, failures } = failure;
  for (const wrappedError of [inner, cause, ...(Array.isArray(failures) ? failures : [])])
    yield* listCauses(wrappedError, depth + 1);
}

function getOwnFault(failure: Failure): StorageFault | undefined {
  if (failure instanceof StorageError) return failure.fault;
  const errorName = String(failure.name ?? '');
  const message = String(failure.message ?? '');
  const knownFault = isStorageName(failure, errorName, message) ? (FAULT_BY_NAME[errorName] ?? 'unknown') : undefined;
  if (knownFault !== undefined && knownFault !== 'unknown') return knownFault;
  if (knownFault === undefined && !IS_ABOUT_STORAGE.test(message)) return undefined;
  return MESSAGE_CLUES.find(([clue]) => clue.test(message))?.[1] ?? 'unknown';
}

/** Whether the name of an error belongs to the storage. Other parts of the browser also use names such as `SecurityError`. */
function isStorageName(failure: Failure, errorName: string, message: string): boolean {
  if (errorName === 'AbortError') return isDexieError(failure) || /transaction/i.test(message);
  if (errorName === 'SecurityError')
    return IS_ABOUT_STORAGE.test(message) || /storage|denied for this document/i.test(message);
  return errorName in FAULT_BY_NAME;
}

/** Whether an error comes from Dexie, whose exceptions have a property for the browser exception that they wrap. */
const isDexieError = (failure: Failure): boolean =>
  'inner' in failure && !(typeof DOMException !== 'undefined' && failure instanceof DOMException);
