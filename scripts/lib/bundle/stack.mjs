import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';

/**
 * Source maps below a folder, by the name of the script that each belongs to; read when they are asked for.
 * @param {string} folder
 * @returns {(script: string) => SourceMap | undefined}
 */
export function mapsBelow(folder) {
  const places = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return (script) => {
    const place = places.find((file) => basename(file) === `${script}.map`);
    return place === undefined ? undefined : new SourceMap(JSON.parse(readFileSync(join(folder, place), 'utf8')));
  };
}

/** A place in a stack trace: name of the script, line and column. */
const PLACE = /[^\s()/\\]+\.c?js:\d+:\d+/g;

/**
 * The trace with places in the sources after places in bundles, as far as there are maps for them.
 * @param {string} trace
 * @param {(script: string) => SourceMap | undefined} mapOf
 */
export function readable(trace, mapOf) {
  return trace.replaceAll(PLACE, (place) => {
    const [script = '', line, column] = place.split(':');
    const entry = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return place;
    const source = String(entry.originalSource).replace(/^(?:\.\.\/)+/, '');
    return `${place} = ${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
