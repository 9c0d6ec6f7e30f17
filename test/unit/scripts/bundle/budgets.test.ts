import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBudgets, listBudgets, listScripts } from '../../../../scripts/lib/bundle/budgets.mjs';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'rollcall-budgets-'));
  writeFileSync(join(out, 'a.js'), 'x'.repeat(600));
  writeFileSync(join(out, 'b.js'), 'x'.repeat(401));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

describe('budgets of bundles', () => {
  it('hold to the byte, for all files of one together', () => {
    expect(() => checkBudgets(out, [{ name: 'start', files: ['a.js', 'b.js'], maxBytes: 1001 }])).not.toThrow();
    expect(() => checkBudgets(out, [{ name: 'start', files: ['a.js', 'b.js'], maxBytes: 1000 }])).toThrow(
      'start: 1,001 bytes of 1,000',
    );
  });

  it('do not hold for a bundle that is no longer there', () => {
    expect(() => checkBudgets(out, [{ name: 'sheets', files: [], maxBytes: 1000 }])).toThrow(
      'sheets: there is no such file',
    );
  });

  it('grow with every game, so that a new one needs no other file', () => {
    for (const folder of ['main', 'renderer/workers']) mkdirSync(join(out, folder), { recursive: true });
    writeFileSync(join(out, 'renderer', 'index.html'), '');
    const listMaxBytes = (games?: number) => listBudgets(out, games).map(({ maxBytes }) => maxBytes);
    expect(listMaxBytes(6).map((bytes, index) => bytes - (listMaxBytes(5)[index] ?? 0))).toEqual([
      20_000, 50_000, 20_000, 20_000,
    ]);
    expect(listMaxBytes()).toEqual(listMaxBytes(GAMES.all.length));
  });

  it('count what a page names before it can show anything', () => {
    const html = `<script type="module" src="./assets/index-A.js"></script>
      <link rel="modulepreload" href="./assets/request-B.js"><link rel="stylesheet" href="./assets/style.css">`;
    expect(listScripts(html)).toEqual(['assets/index-A.js', 'assets/request-B.js']);
  });
});
