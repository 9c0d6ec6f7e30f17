/** Fonts, language and pictures of a print are values that are passed: modules on its way to paper keep none of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

const FOLDERS = ['src/shared/print-job', 'src/shared/print', 'src/cli/cards', 'src/cli/commands'];

/** A variable, or an empty collection to be filled, at the top level of a module. Caches by object hold nothing alive. */
const STATE =
  /^(?:export )?(?:let \w+|const \w+(?:: [^=\n]+)? = (?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\})(?: as [^;]+)?;)/gm;

const listSources = (folderPath: string): (readonly [file: string, text: string])[] =>
  readdirSync(join(ROOT, folderPath), { recursive: true, encoding: 'utf8' })
    .filter((fileName) => fileName.endsWith('.ts'))
    .map((fileName) => [`${folderPath}/${fileName.replaceAll('\\', '/')}`, readFileSync(join(ROOT, folderPath, fileName), 'utf8')]);

describe('the modules of the print job', () => {
  it.each(FOLDERS)('keep no state at the top level in %s', (folderPath) => {
    const stateLines = listSources(folderPath).flatMap(([filePath, sourceText]) =>
      [...sourceText.matchAll(STATE)].map(([stateLine]) => `${filePath}: ${stateLine}`),
    );
    expect(stateLines).toEqual([]);
  });

  it('would be reported for variables and empty collections, but not for constants', () => {
    const stateExamples = [
      'let fonts: FontSet | undefined;',
      'const own = new Map<string, Uint8Array>();',
      'const folders: string[] = [];',
    ];
    expect([...stateExamples.join('\n').matchAll(STATE)]).toHaveLength(3);
    const constants = [
      'const NAMES = new Map([[1, 2]]);',
      'const known = new WeakMap<object, string>();',
      '  let inner = 1;',
    ];
    expect([...constants.join('\n').matchAll(STATE)]).toEqual([]);
  });
});
