import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBudgets, listBudgets, listScripts } from '../../../../scripts/lib/bundle/budgets.mjs';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

let outputFolder = '';
beforeEach(() => {
  outputFolder = mkdtempSync(join(tmpdir(), 'rollcall-budgets-'));
  writeFileSync(join(outputFolder, 'a.js'), 'x'.repeat(600));
  writeFileSync(join(outputFolder, 'b.js'), 'x'.repeat(401));
});
afterEach(() => rmSync(outputFolder, { recursive: true, force: true }));

describe('checkBudgets', () => {
  it('compares the total bytes of all files of a bundle with the limit, exactly', () => {
    expect(() =>
      checkBudgets(outputFolder, [{ name: 'start', files: ['a.js', 'b.js'], maxBytes: 1001 }]),
    ).not.toThrow();
    expect(() => checkBudgets(outputFolder, [{ name: 'start', files: ['a.js', 'b.js'], maxBytes: 1000 }])).toThrow(
      'start: 1,001 bytes of 1,000',
    );
  });

  it('fails for a bundle whose files are missing', () => {
    expect(() => checkBudgets(outputFolder, [{ name: 'sheets', files: [], maxBytes: 1000 }])).toThrow(
      'sheets: there is no such file',
    );
  });

  it('listBudgets grows by a fixed amount with every game, so that a new game changes no other file', () => {
    for (const folder of ['main', 'renderer/workers']) mkdirSync(join(outputFolder, folder), { recursive: true });
    writeFileSync(join(outputFolder, 'renderer', 'index.html'), '');
    const listMaxBytes = (gameCount?: number) => listBudgets(outputFolder, gameCount).map(({ maxBytes }) => maxBytes);
    // The start, the worker for PDFs (with the card templates of the game), the sheets, and the main process.
    expect(listMaxBytes(6).map((maxBytes, index) => maxBytes - (listMaxBytes(5)[index] ?? 0))).toEqual([
      20_000, 53_000, 20_000, 20_000,
    ]);
    expect(listMaxBytes()).toEqual(listMaxBytes(GAMES.all.length));
  });

  it('listScripts lists the scripts that a page loads before it shows anything', () => {
    const html = `<script type="module" src="./assets/index-A.js"></script>
      <link rel="modulepreload" href="./assets/request-B.js"><link rel="stylesheet" href="./assets/style.css">`;
    expect(listScripts(html)).toEqual(['assets/index-A.js', 'assets/request-B.js']);
  });
});
