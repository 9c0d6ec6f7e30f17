/** Reads Chromium's own log of its network activity (`--log-net-log`). */
import { readFileSync } from 'node:fs';

interface NetLog {
  readonly constants: {
    readonly logEventTypes: Readonly<Record<string, number>>;
    readonly logSourceType: Readonly<Record<string, number>>;
  };
  readonly events: readonly {
    readonly type: number;
    readonly source: { readonly type: number; readonly id: number };
    readonly params?: Readonly<Record<string, unknown>>;
  }[];
}

/** Sources that concern Chromium's own files and the system's settings and never send anything. */
const LOCAL_SOURCES = new Set([
  'NONE',
  'COOKIE_STORE',
  'DISK_CACHE_ENTRY',
  'MEMORY_CACHE_ENTRY',
  'HTTP_SERVER_PROPERTIES',
]);
/** Parameters that hold the address of an event. */
const ADDRESSES = ['url', 'host', 'hostname', 'address', 'group_id'];

/**
 * Returns everything in the log that could reach beyond this machine, as `source event address`: requests, DNS look-ups,
 * connections, proxies. The app has to be closed first: only then is the log complete.
 */
export function listOutgoingEvents(logFile: string): string[] {
  const { constants, events } = JSON.parse(readFileSync(logFile, 'utf8')) as NetLog;
  const invertNames = (numbersByName: Readonly<Record<string, number>>) =>
    new Map(Object.entries(numbersByName).map(([entryName, entryNumber]) => [entryNumber, entryName]));
  const [sourceNames, typeNames] = [invertNames(constants.logSourceType), invertNames(constants.logEventTypes)];
  return events.flatMap(({ type: eventType, source, params: parameters = {} }) => {
    const sourceName = sourceNames.get(source.type) ?? '?';
    if (LOCAL_SOURCES.has(sourceName)) return [];
    const address = ADDRESSES.flatMap((parameterName) =>
      typeof parameters[parameterName] === 'string' ? [parameters[parameterName]] : [],
    );
    return [[sourceName, typeNames.get(eventType) ?? '?', ...address].join(' ')];
  });
}
