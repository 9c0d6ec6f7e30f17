// node tools/print-references/renew.mjs [NAME...]: makes the references of prints anew, after a change of layout that is meant.
import '../../scripts/lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/lib/bundle/build.mjs';
import { runMain, UserError } from '../../scripts/lib/log.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { printJobs } from './print-jobs.mjs';
import { picturesOfPdf, textOfPdf } from './render.mjs';

const CORPUS = join(ROOT, 'test/corpus');
const REFERENCES = join(ROOT, 'test/print-references');

/** @param {string} file @param {string} name */
const isPictureOf = (file, name) => new RegExp(`^${name}-\\d+\\.png$`).test(file);

await runMain(async () => {
  await ensureBuilt('cli');
  const [oldest] = readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  if (oldest === undefined) throw new UserError('There is no corpus in test/corpus.');
  const wanted = process.argv.slice(2);
  const work = mkdtempSync(join(tmpdir(), 'rollcall-references-'));
  mkdirSync(REFERENCES, { recursive: true });
  try {
    for (const { name, call, isReference } of printJobs(join(CORPUS, oldest, 'documents'))) {
      if (!isReference || (wanted.length > 0 && !wanted.includes(name))) continue;
      const pdf = join(work, `${name}.pdf`);
      // An illegal team is printed too, with exit code 1.
      spawnSync(process.execPath, [join(ROOT, 'out/cli/rollcall.mjs'), ...call, '--out', pdf], { cwd: ROOT });
      for (const file of readdirSync(REFERENCES)) if (isPictureOf(file, name)) rmSync(join(REFERENCES, file));
      writeFileSync(join(REFERENCES, `${name}.txt`), textOfPdf(pdf));
      for (const [index, page] of (await picturesOfPdf(pdf)).entries()) {
        writeFileSync(join(REFERENCES, `${name}-${index + 1}.png`), page);
      }
    }
    return 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});
