import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { getScript } from '../../scripts/lib/run.mjs';

/**
 * Each case has the importing file, the import, and a word of the expected message. A case without a word is allowed.
 */
const CASES: [file: string, source: string, word?: string][] = [
  ['src/shared/a/pure.ts', 'electron', 'pure'],
  ['src/shared/a/node.ts', 'node:fs', 'pure'],
  ['src/shared/a/node-deep.ts', 'node:fs/promises', 'pure'],
  ['src/shared/a/react.ts', 'react', 'src/shared/sheet only'],
  ['src/shared/a/react-pdf.ts', '@react-pdf/renderer', 'src/shared/sheet only'],
  ['src/shared/a/dexie.ts', 'dexie', 'src/renderer/store'],
  ['src/shared/a/main.ts', '../../main/window.ts', 'nothing of the doors'],
  ['src/shared/a/renderer.ts', '../../renderer/navigation/router.ts', 'nothing of the doors'],
  ['src/shared/a/cli.ts', '../../cli/run.ts', 'nothing of the doors'],
  ['src/shared/a/zod.ts', 'zod'],
  ['src/shared/a/sibling.ts', '../document/schema.ts'],
  ['src/shared/text/node.ts', 'node:fs', 'pure'],
  ['src/shared/card/react.ts', 'react', 'src/shared/sheet only'],
  ['src/shared/pdf/main.ts', '../../main/window.ts', 'nothing of the doors'],
  ['src/shared/sheet/react.ts', 'react'],
  ['src/shared/sheet/react-pdf.ts', '@react-pdf/renderer'],
  ['src/shared/sheet/node.ts', 'node:fs', 'pure'],
  ['src/shared/sheet/dom.ts', 'react-dom', 'no page'],
  ['src/shared/games/any/main.ts', '../../../main/window.ts', 'nothing of the doors'],
  ['src/shared/games/any/finding.ts', '../../rules/finding.ts'],
  ['src/shared/games/catalogue.ts', '../games/any/index.ts'],
  ['src/shared/event-pack/game.ts', '../games/any/facts.ts', 'A game is one folder'],
  ['src/shared/card/one-game.ts', '../games/any/index.ts', 'A game is one folder'],
  ['src/shared/sheet/roster/game.ts', '../../games/any/words.ts', 'A game is one folder'],
  ['src/renderer/features/game.ts', '../../shared/games/any/facts.ts', 'A game is one folder'],
  ['src/renderer/features/own.ts', '../games/any/effects.tsx', 'A game is one folder'],
  ['src/renderer/features/registry.ts', '../../shared/games/catalogue.ts'],
  ['src/cli/game.ts', '../shared/games/any/facts.ts', 'A game is one folder'],
  ['src/main/game.ts', '../shared/games/any/facts.ts', 'A game is one folder'],
  ['src/renderer/app/electron.ts', 'electron', 'Ask the bridge'],
  ['src/renderer/app/node.ts', 'node:path', 'Ask the bridge'],
  ['src/renderer/app/main.ts', '../../main/window.ts', 'src/shared/bridge.ts only'],
  ['src/renderer/app/shared.ts', '../../shared/rules/judge.ts'],
  ['src/preload/node.ts', 'node:fs', 'nothing else'],
  ['src/preload/shared.ts', '../shared/rules/judge.ts', 'nothing else'],
  ['src/preload/bridge.ts', '../shared/bridge.ts'],
  ['src/preload/electron.ts', 'electron'],
  ['src/main/renderer.ts', '../renderer/navigation/router.ts', 'through src/shared and src/node only'],
  ['src/main/shared.ts', '../shared/bridge.ts'],
  ['src/cli/electron.ts', 'electron', 'without Electron'],
  ['src/cli/react-dom.ts', 'react-dom/server', 'without Electron'],
  ['src/cli/main.ts', '../main/window.ts', 'through src/shared and src/node only'],
  ['src/cli/node.ts', 'node:fs'],
  ['src/node/main.ts', '../main/window.ts', 'knows neither of them'],
  ['src/node/shared.ts', '../shared/rules/judge.ts'],
];

describe('import restrictions between layers', () => {
  let testFolder = '';
  let messagesByFile = new Map<string, string>();

  beforeAll(() => {
    testFolder = mkdtempSync(join(tmpdir(), 'rollcall-layers-'));
    copyFileSync(join(ROOT, 'biome.json'), join(testFolder, 'biome.json'));
    writeFileSync(join(testFolder, '.gitignore'), 'node_modules/\n');
    for (const [filePath, source] of CASES) {
      mkdirSync(dirname(join(testFolder, filePath)), { recursive: true });
      writeFileSync(join(testFolder, filePath), `import { thing } from '${source}';\n\nexport const same = thing;\n`);
    }
    const args = [getScript('@biomejs/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', 'src'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: testFolder, encoding: 'utf8' });
    const report: { diagnostics: { category: string; message: unknown; location: { path: unknown } }[] } =
      JSON.parse(stdout);
    messagesByFile = new Map(
      report.diagnostics
        .filter(({ category }) => category === 'lint/style/noRestrictedImports')
        .map(({ location, message }) => [JSON.stringify(location.path), JSON.stringify(message)]),
    );
  });

  afterAll(() => rmSync(testFolder, { recursive: true, force: true }));

  const findMessage = (filePath: string) =>
    [...messagesByFile].find(([reportedPath]) => reportedPath.includes(filePath))?.[1];

  it.each(CASES.filter(([, , expectedWord]) => expectedWord !== undefined))(
    '%s must not import %s',
    (filePath, _source, expectedWord) => {
      expect(findMessage(filePath)).toContain(expectedWord);
    },
  );

  it.each(CASES.filter(([, , expectedWord]) => expectedWord === undefined))('%s may import %s', (filePath) => {
    expect(findMessage(filePath)).toBeUndefined();
  });
});
