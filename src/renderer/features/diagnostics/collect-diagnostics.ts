/** Collects the diagnostics for a bug report: in English, one fact per line, without any content of the user. */

import { VERSION } from '../../../shared/base/version.ts';
import type { AppInfo } from '../../../shared/bridge.ts';
import type { BackupsInfo } from '../../../shared/library/journal.ts';
import { redactNames } from '../../../shared/text/redact-names.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type LoggedFailure, readFailureLog } from '../../failures/failure-log.ts';
import { bridge } from '../../platform/bridge.ts';
import { listChangedPreferences } from '../../preferences/preference.ts';
import { getStoredName } from '../../store/item.ts';
import { getFollowedLibrary, getLastSavedTime } from '../../store/last-saved-time.ts';
import type { Library } from '../../store/library.ts';
import { TABLE_NAMES } from '../../store/rows.ts';
import { formatSize } from '../../strings/times-and-sizes.ts';
import { createEnglish } from '../../texts/catalogues.ts';

/** The maximum number of document names that are removed from the report. More names would block the window in very large libraries. */
const MAX_REDACTED_NAMES = 20_000;

export async function collectDiagnostics(): Promise<string> {
  // Developers read the report in English.
  const translate = createEnglish();
  const library = getFollowedLibrary();
  // A source that fails is left out, because the report is most needed when something is broken.
  const [appInfo, storageEstimate, backups] = await Promise.all([
    bridge?.appInfo().catch(() => undefined),
    navigator.storage?.estimate?.().catch(() => undefined),
    bridge?.backups().catch(() => undefined),
  ]);
  const lastSavedTime = getLastSavedTime();
  const reportLines = [
    `Rollcall ${VERSION}, ${new Date().toISOString()}`,
    appInfo === undefined ? `Browser: ${navigator.userAgent}` : formatAppLine(translate, appInfo),
    `Languages: ${navigator.languages.join(', ')}`,
    `Screen: ${screen.width} x ${screen.height}; window: ${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
    // The first part of the address is the name of the screen. The next part may be the id of a document, which is private.
    `Screen of the app: ${location.hash.split('/').slice(0, 2).join('/') || '#/'}`,
    `Settings: ${JSON.stringify(listChangedPreferences())}`,
    ...(library === undefined ? ['Library: not open'] : formatLibraryLines(translate, library)),
    ...(lastSavedTime === undefined ? [] : [`Saved until: ${new Date(lastSavedTime).toISOString()}`]),
    ...(storageEstimate?.usage === undefined
      ? []
      : [
          `Database: ${formatSize(translate, storageEstimate.usage)} of ${formatSize(translate, storageEstimate.quota ?? 0)}`,
        ]),
    ...(backups === undefined ? [] : [formatBackupLine(backups)]),
    ...formatFailureLines([...readFailureLog(), ...(appInfo?.failures ?? [])]),
  ];
  return redactNames(reportLines.join('\n'), library === undefined ? [] : listDocumentNames(library));
}

const formatAppLine = (
  translate: Translate,
  { electron, chrome, platform, release, arch, memory, processors }: AppInfo,
): string =>
  `Electron ${electron}, Chrome ${chrome}; ${platform} ${release} ${arch}, ${formatSize(translate, memory)}, ${processors} processors`;

function formatLibraryLines(translate: Translate, library: Library): string[] {
  const counts = TABLE_NAMES.map((storeName) => {
    const items = library.stores[storeName].snapshot();
    const unreadableCount = items.filter(({ kind }) => kind === 'broken').length;
    return `${items.length} ${storeName}${unreadableCount === 0 ? '' : ` (${unreadableCount} unreadable)`}`;
  });
  const saveState = library.getSaveState();
  return [
    `Library: ${counts.join(', ')}`,
    `State: ${saveState.kind}${'reason' in saveState ? `, ${formatLateText(translate, saveState.reason)}` : ''}`,
  ];
}

const formatBackupLine = ({ snapshots, refused, setAside }: BackupsInfo): string =>
  [
    `Backups: ${snapshots.length}`,
    ...(snapshots[0] === undefined ? [] : [`the newest of ${new Date(snapshots[0].at).toISOString()}`]),
    ...(setAside.length === 0 ? [] : [`${setAside.length} databases set aside`]),
    ...(refused === undefined ? [] : [`refused: ${refused}`]),
  ].join(', ');

function formatFailureLines(failures: readonly LoggedFailure[]): string[] {
  if (failures.length === 0) return ['Failures: none'];
  const newestFirst = [...failures].sort((a, b) => b.at - a.at);
  return [
    'Failures, newest first:',
    ...newestFirst.map(({ at: timestamp, text }) => `- ${new Date(timestamp).toISOString()} ${text}`),
  ];
}

const listDocumentNames = (library: Library): string[] =>
  TABLE_NAMES.flatMap((storeName) => library.stores[storeName].snapshot().map(({ row }) => getStoredName(row))).slice(
    0,
    MAX_REDACTED_NAMES,
  );
