// node tools/corpus/make.mjs --build FOLDER --out test/corpus/VERSION: saves what a build writes, for tests of every later build.
import '../../scripts/lib/node-version.mjs';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, UserError } from '../../scripts/lib/log.mjs';
import { makeCorpus } from './make-corpus.mjs';

await runMain(async () => {
  const { values: optionValues } = parseArgs({ options: { build: { type: 'string' }, out: { type: 'string' } } });
  if (optionValues.build === undefined || optionValues.out === undefined) {
    throw new UserError('Give --build, a checkout that is built, and --out, a new folder below test/corpus.');
  }
  const buildFolder = resolve(optionValues.build);
  const corpusFolder = resolve(optionValues.out);
  if (existsSync(corpusFolder))
    throw new UserError(`${corpusFolder} exists. A corpus is never made anew, only added to.`);
  const workFolder = mkdtempSync(join(tmpdir(), 'rollcall-corpus-'));
  mkdirSync(corpusFolder, { recursive: true });
  try {
    await makeCorpus({ build: buildFolder, out: corpusFolder, work: workFolder });
    return 0;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
});
