import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';

/**
 * Returns a function that reads the source map of a script.
 * @param {string} folder
 * @returns {(script: string) => SourceMap | undefined}
 */
export function findSourceMaps(folder) {
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return (script) => {
    const path = paths.find((file) => basename(file) === `${script}.map`);
    return path === undefined ? undefined : new SourceMap(JSON.parse(readFileSync(join(folder, path), 'utf8')));
  };
}

/** Matches a position in a stack trace: the name of the script, line and column. */
const POSITION = /[^\s()/\\]+\.c?js:\d+:\d+/g;

/**
 * Adds the position in the sources to each position in a bundle that has a source map.
 * @param {string} trace
 * @param {(script: string) => SourceMap | undefined} getSourceMap
 */
export function addSources(trace, getSourceMap) {
  return trace.replaceAll(POSITION, (position) => {
    const [script = '', line, column] = position.split(':');
    const entry = getSourceMap(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return position;
    const source = String(entry.originalSource).replace(/^(?:\.\.\/)+/, '');
    return `${position} = ${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
