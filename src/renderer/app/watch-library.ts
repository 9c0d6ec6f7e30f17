/**
 * Compares the open library with the journal some time after the start, and reports the differences. The journal is a second copy of
 * the database, which the desktop app keeps in files.
 */

import type { KnownRow } from '../../shared/library/journal.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import { attempt } from '../failures/report-failure.ts';
import { runInBackground } from '../failures/run-in-background.ts';
import { startImport } from '../navigation/import-request.ts';
import { catchUp } from '../store/journal/catch-up.ts';
import { checkAssets, restoreMissingAssets } from '../store/journal/check-assets.ts';
import type { Journal } from '../store/journal/journal.ts';
import { toIncoming } from '../store/journal/restore.ts';
import type { Library } from '../store/library.ts';
import { readSetting, saveSetting } from '../store/settings.ts';
import { shortenName } from '../strings/documents/shorten-name.ts';
import { toast } from '../toasts/toasts.ts';

/** The delay before the comparison, in milliseconds, so that it does not slow down the start. */
const START_DELAY_MS = 2000;
/** The interval, in milliseconds, at which all image files are read, to find files that a defective disk has altered. */
const FULL_CHECK_INTERVAL_MS = 7 * 24 * 3_600_000;
const LAST_CHECK_KEY = 'rollcall.files-checked';

/** The journal's copy replaces the damaged row, whichever of them was changed later. */
const IS_NEWEST = true;

class LibraryWatch {
  readonly #translate: Translate;
  readonly #library: Library;
  readonly #journal: Journal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;

  constructor(translate: Translate, library: Library, journal: Journal) {
    this.#translate = translate;
    this.#library = library;
    this.#journal = journal;
  }

  start(): void {
    this.stop();
    const startedRun = this.#run;
    this.#timer = setTimeout(() => {
      // After a failure, the comparison is tried again at the next start.
      runInBackground(
        'Comparing the library with the journal',
        this.#checkAll(() => this.#run !== startedRun),
      );
    }, START_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
  }

  async #checkAll(isStopped: () => boolean): Promise<void> {
    // Without an answer of the journal at the start there is nothing to compare with.
    const { bridge, start } = this.#journal;
    if (start === undefined) return;
    const { damagedRows, assetHashes, returnedCount } = await catchUp(this.#library.database, this.#journal, isStopped);
    if (isStopped()) return;
    // The journal had faults when the window opened; `catchUp` has written its missing and damaged rows again.
    if (start.knownInventory.faults.length > 0) toast(this.#translate('missing.copyRepaired'));
    // Documents that the journal has recorded as deleted are in the database again. They are kept.
    if (returnedCount > 0) toast(this.#translate('missing.returned', { n: returnedCount }));
    const [firstDamagedRow] = damagedRows;
    if (firstDamagedRow !== undefined) {
      const action = { label: this.#translate('missing.alteredLook'), run: () => attempt(this.#compare(damagedRows)) };
      toast(this.#translate('missing.altered', { n: damagedRows.length, name: shortenName(firstDamagedRow.name) }), {
        kind: 'failed',
        action,
      });
    }
    // Images that are missing in the database come back from the journal without a message.
    await restoreMissingAssets(this.#library, bridge, assetHashes, isStopped);
    const isFullCheck = Date.now() - Number(readSetting(LAST_CHECK_KEY) ?? 0) > FULL_CHECK_INTERVAL_MS;
    const repairedCount = await checkAssets(this.#library, bridge, isFullCheck, isStopped);
    if (isFullCheck && !isStopped()) saveSetting(LAST_CHECK_KEY, String(Date.now()));
    if (repairedCount > 0) toast(this.#translate('missing.filesRepaired', { n: repairedCount }));
  }

  /** Opens the import dialog with the journal's copies of damaged rows, so that the user can restore them. */
  async #compare(rows: readonly KnownRow[]): Promise<void> {
    const { bridge } = this.#journal;
    const incoming = toIncoming(await bridge.journalRows(rows), this.#translate('missing.from'), IS_NEWEST);
    const readAsset = (hash: string) => bridge.journalAssetBytes(hash);
    startImport(this.#library, {
      kind: 'rows',
      title: this.#translate('missing.alteredTitle'),
      incoming,
      operation: 'restore',
      asset: readAsset,
    });
  }
}

/** Starts watching after a delay. Returns a function that stops it. */
export function watchLibrary(translate: Translate, library: Library): () => void {
  if (library.journal === undefined) return () => undefined;
  const libraryWatch = new LibraryWatch(translate, library, library.journal);
  libraryWatch.start();
  return () => libraryWatch.stop();
}
