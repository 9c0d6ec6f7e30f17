/** Compares the open library with the journal some time after the start, and reports the differences. */

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

/** The delay after the start, in milliseconds, because the start is busy. */
const AFTER_MS = 2000;
/** The interval, in milliseconds, at which all image files are read to find files that the disk has altered. */
const FILES_EVERY_MS = 7 * 24 * 3_600_000;
const CHECKED_KEY = 'rollcall.files-checked';

class Watch {
  readonly #t: Translate;
  readonly #library: Library;
  readonly #journal: Journal;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;

  constructor(translate: Translate, library: Library, journal: Journal) {
    this.#t = translate;
    this.#library = library;
    this.#journal = journal;
  }

  begin(): void {
    this.end();
    const run = this.#run;
    this.#timer = setTimeout(() => {
      // After a failure, the comparison is tried again at the next start.
      runInBackground(
        'Comparing the library with the journal',
        this.#checkAll(() => this.#run !== run),
      );
    }, AFTER_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#run += 1;
  }

  async #checkAll(isOver: () => boolean): Promise<void> {
    const { bridge, start } = this.#journal;
    if (start === undefined) return;
    const { altered, named, returned } = await catchUp(this.#library.database, this.#journal, isOver);
    if (isOver()) return;
    if (start.knownInventory.faults.length > 0) toast(this.#t('missing.copyRepaired'));
    if (returned > 0) toast(this.#t('missing.returned', { n: returned }));
    const [first] = altered;
    if (first !== undefined) {
      const action = { label: this.#t('missing.alteredLook'), run: () => attempt(this.#compare(altered)) };
      toast(this.#t('missing.altered', { n: altered.length, name: shortenName(first.name) }), {
        kind: 'failed',
        action,
      });
    }
    // Files of rows that were just restored are restored too, without a message.
    await restoreMissingAssets(this.#library, bridge, named, isOver);
    const all = Date.now() - Number(readSetting(CHECKED_KEY) ?? 0) > FILES_EVERY_MS;
    const repaired = await checkAssets(this.#library, bridge, all, isOver);
    if (all && !isOver()) saveSetting(CHECKED_KEY, String(Date.now()));
    if (repaired > 0) toast(this.#t('missing.filesRepaired', { n: repaired }));
  }

  async #compare(rows: readonly KnownRow[]): Promise<void> {
    const { bridge } = this.#journal;
    const incoming = toIncoming(await bridge.journalRows(rows), this.#t('missing.from'), true);
    const asset = (hash: string) => bridge.journalAssetBytes(hash);
    startImport(this.#library, {
      kind: 'rows',
      title: this.#t('missing.alteredTitle'),
      incoming,
      operation: 'restore',
      asset,
    });
  }
}

/** Starts watching after a delay. Returns a function that stops it. */
export function watchLibrary(translate: Translate, library: Library): () => void {
  if (library.journal === undefined) return () => undefined;
  const watch = new Watch(translate, library, library.journal);
  watch.begin();
  return () => watch.end();
}
