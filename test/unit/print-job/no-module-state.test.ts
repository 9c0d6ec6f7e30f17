/** Tests that modules of the print job keep no fonts, language or pictures as module state. These are passed as values. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/node-version.mjs';

const FOLDERS = ['src/shared/print-job', 'src/shared/print', 'src/cli/cards', 'src/cli/commands'];

/** Matches a variable, or an empty collection to be filled, at the top level of a module. Caches keyed by object keep nothing alive. */
const STATE_PATTERN =
  /^(?:export )?(?:let \w+|const \w+(?:: [^=\n]+)? = (?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\})(?: as [^;]+)?;)/gm;

const listSources = (folderPath: string): (readonly [file: string, text: string])[] =>
  readdirSync(join(ROOT, folderPath), { recursive: true, encoding: 'utf8' })
    .filter((fileName) => fileName.endsWith('.ts'))
    .map((fileName) => [
      `${folderPath}/${fileName.replaceAll('\\', '/')}`,
      readFileSync(join(ROOT, folderPath, fileName), 'utf8'),
    ]);

describe('the modules of the print job', () => {
  it.each(FOLDERS)('keep no state at the top level in %s', (folderPath) => {
    const stateLines = listSources(folderPath).flatMap(([filePath, sourceText]) =>
      [...sourceText.matchAll(STATE_PATTERN)].map(([stateLine]) => `${filePath}: ${stateLine}`),
    );
    expect(stateLines).toEqual([]);
  });

  it('can contain constants, but no variables or empty collections', () => {
    const stateExamples = [
      'let fonts: FontSet | undefined;',
      'const own = new Map<string, Uint8Array>();',
      'const folders: string[] = [];',
    ];
    expect([...stateExamples.join('\n').matchAll(STATE_PATTERN)]).toHaveLength(3);
    const constants = [
      'const NAMES = new Map([[1, 2]]);',
      'const known = new WeakMap<object, string>();',
      '  let inner = 1;',
    ];
    expect([...constants.join('\n').matchAll(STATE_PATTERN)]).toEqual([]);
  });
});
