// node tools/print-references/renew.mjs [NAME...]: renews the references of prints after an intended change of layout.
import '../../scripts/lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/lib/bundle/build.mjs';
import { runMain, UserError } from '../../scripts/lib/log.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { createPrintJobs } from './print-jobs.mjs';
import { readPdfText, renderPdfPages } from './render.mjs';

const CORPUS = join(ROOT, 'test/corpus');
const REFERENCES = join(ROOT, 'test/print-references');

/** @param {string} fileName @param {string} jobName */
const belongsToJob = (fileName, jobName) => new RegExp(`^${jobName}-\\d+\\.png$`).test(fileName);

await runMain(async () => {
  await ensureBuilt('cli');
  // The references are prints of the oldest corpus. The names of the corpora sort by age.
  const [oldestCorpus] = readdirSync(CORPUS, { withFileTypes: true })
    .filter((folderEntry) => folderEntry.isDirectory())
    .map(({ name }) => name)
    .sort();
  if (oldestCorpus === undefined) throw new UserError('There is no corpus in test/corpus.');
  const requestedJobs = process.argv.slice(2);
  const workFolder = mkdtempSync(join(tmpdir(), 'rollcall-references-'));
  mkdirSync(REFERENCES, { recursive: true });
  try {
    for (const { name: jobName, call: commandCall, isReference } of createPrintJobs(
      join(CORPUS, oldestCorpus, 'documents'),
    )) {
      if (!isReference || (requestedJobs.length > 0 && !requestedJobs.includes(jobName))) continue;
      const pdfFile = join(workFolder, `${jobName}.pdf`);
      // An illegal team is printed too, with exit code 1.
      spawnSync(process.execPath, [join(ROOT, 'out/cli/rollcall.mjs'), ...commandCall, '--out', pdfFile], {
        cwd: ROOT,
      });
      for (const fileName of readdirSync(REFERENCES))
        if (belongsToJob(fileName, jobName)) rmSync(join(REFERENCES, fileName));
      writeFileSync(join(REFERENCES, `${jobName}.txt`), readPdfText(pdfFile));
      for (const [pageIndex, pagePicture] of (await renderPdfPages(pdfFile)).entries()) {
        writeFileSync(join(REFERENCES, `${jobName}-${pageIndex + 1}.png`), pagePicture);
      }
    }
    return 0;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
});
