/** Translates the positions of a stack trace of the built app back into the sources, for `npm run stack`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';

/**
 * Returns a function that reads the source map of a script by the script's file name.
 * @param {string} folder with source maps, `out/maps`
 * @returns {(script: string) => SourceMap | undefined}
 */
export function findSourceMaps(folder) {
  const mapPaths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return (script) => {
    const mapPath = mapPaths.find((mapFile) => basename(mapFile) === `${script}.map`);
    return mapPath === undefined ? undefined : new SourceMap(JSON.parse(readFileSync(join(folder, mapPath), 'utf8')));
  };
}

/** Matches a position in a stack trace: the name of the script, line and column. */
const POSITION = /[^\s()/\\]+\.c?js:\d+:\d+/g;

/**
 * Adds the position in the sources to each position in a bundle that has a source map.
 * @param {string} stackTrace
 * @param {(script: string) => SourceMap | undefined} getSourceMap
 */
export function addSources(stackTrace, getSourceMap) {
  return stackTrace.replaceAll(POSITION, (position) => {
    const [script = '', lineNumber, columnNumber] = position.split(':');
    // Stack traces count lines and columns from 1, and source maps from 0.
    const mapEntry = getSourceMap(script)?.findEntry(Number(lineNumber) - 1, Number(columnNumber) - 1);
    if (mapEntry === undefined || !('originalSource' in mapEntry)) return position;
    const sourceFile = String(mapEntry.originalSource).replace(/^(?:\.\.\/)+/, '');
    return `${position} = ${sourceFile}:${mapEntry.originalLine + 1}:${mapEntry.originalColumn + 1}`;
  });
}
