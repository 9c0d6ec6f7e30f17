// node tools/corpus/make.mjs --build FOLDER --out test/corpus/VERSION: saves what a build writes, for tests of every later build.
import '../../scripts/lib/node-version.mjs';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, UserError } from '../../scripts/lib/log.mjs';
import { makeCorpus } from './make-corpus.mjs';

await runMain(async () => {
  const { values } = parseArgs({ options: { build: { type: 'string' }, out: { type: 'string' } } });
  if (values.build === undefined || values.out === undefined) {
    throw new UserError('Give --build, a checkout that is built, and --out, a new folder below test/corpus.');
  }
  const build = resolve(values.build);
  const out = resolve(values.out);
  if (existsSync(out)) throw new UserError(`${out} exists. A corpus is never made anew, only added to.`);
  const work = mkdtempSync(join(tmpdir(), 'rollcall-corpus-'));
  mkdirSync(out, { recursive: true });
  try {
    await makeCorpus({ build, out, work });
    return 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
