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

/** The maximum number of names that are searched in error messages. More names would block the window in very large libraries. */
const MOST_NAMES = 20_000;

export async function collectDiagnostics(): Promise<string> {
  // Developers read the report in English.
  const translate = createEnglish();
  const library = getFollowedLibrary();
  // A source that does not answer is left out, because the report is most needed when something is broken.
  const [info, space, backups] = await Promise.all([
    bridge?.appInfo().catch(() => undefined),
    navigator.storage?.estimate?.().catch(() => undefined),
    bridge?.backups().catch(() => undefined),
  ]);
  const until = getLastSavedTime();
  const lines = [
    `Rollcall ${VERSION}, ${new Date().toISOString()}`,
    info === undefined ? `Browser: ${navigator.userAgent}` : appLine(translate, info),
    `Languages: ${navigator.languages.join(', ')}`,
    `Screen: ${screen.width} x ${screen.height}; window: ${innerWidth} x ${innerHeight} at ${devicePixelRatio}`,
    `Screen of the app: ${location.hash.split('/').slice(0, 2).join('/') || '#/'}`,
    `Settings: ${JSON.stringify(listChangedPreferences())}`,
    ...(library === undefined ? ['Library: not open'] : libraryLines(translate, library)),
    ...(until === undefined ? [] : [`Saved until: ${new Date(until).toISOString()}`]),
    ...(space?.usage === undefined
      ? []
      : [`Database: ${formatSize(translate, space.usage)} of ${formatSize(translate, space.quota ?? 0)}`]),
    ...(backups === undefined ? [] : [backupLine(backups)]),
    ...failureLines([...readFailureLog(), ...(info?.failures ?? [])]),
  ];
  return redactNames(lines.join('\n'), library === undefined ? [] : namesIn(library));
}

const appLine = (
  translate: Translate,
  { electron, chrome, platform, release, arch, memory, processors }: AppInfo,
): string =>
  `Electron ${electron}, Chrome ${chrome}; ${platform} ${release} ${arch}, ${formatSize(translate, memory)}, ${processors} processors`;

function libraryLines(translate: Translate, library: Library): string[] {
  const counts = TABLE_NAMES.map((name) => {
    const items = library.stores[name].snapshot();
    const broken = items.filter(({ kind }) => kind === 'broken').length;
    return `${items.length} ${name}${broken === 0 ? '' : ` (${broken} unreadable)`}`;
  });
  const state = library.getSaveState();
  return [
    `Library: ${counts.join(', ')}`,
    `State: ${state.kind}${'reason' in state ? `, ${formatLateText(translate, state.reason)}` : ''}`,
  ];
}

const backupLine = ({ snapshots, refused, setAside }: BackupsInfo): string =>
  [
    `Backups: ${snapshots.length}`,
    ...(snapshots[0] === undefined ? [] : [`the newest of ${new Date(snapshots[0].at).toISOString()}`]),
    ...(setAside.length === 0 ? [] : [`${setAside.length} databases set aside`]),
    ...(refused === undefined ? [] : [`refused: ${refused}`]),
  ].join(', ');

function failureLines(failures: readonly LoggedFailure[]): string[] {
  if (failures.length === 0) return ['Failures: none'];
  const sorted = [...failures].sort((a, b) => b.at - a.at);
  return ['Failures, newest first:', ...sorted.map(({ at, text }) => `- ${new Date(at).toISOString()} ${text}`)];
}

const namesIn = (library: Library): string[] =>
  TABLE_NAMES.flatMap((name) => library.stores[name].snapshot().map(({ row }) => getStoredName(row))).slice(
    0,
    MOST_NAMES,
  );
