/** Documents that a newer Rollcall has saved: this one keeps them as they are and does not read them. */
import { isFormat, newestVersion } from './formats.ts';
import { isObject } from './json/json-object.ts';

/** The version of a document whose format is newer than this Rollcall reads; undefined for every other value. */
export function readNewerVersion(value: unknown): number | undefined {
  if (!isObject(value) || !isFormat(value.format)) return undefined;
  const { version } = value;
  const isNewer = Number.isInteger(version) && (version as number) > newestVersion(value.format, value.ruleset);
  return isNewer ? (version as number) : undefined;
}
