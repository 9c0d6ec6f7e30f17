// npm test: everything that must hold before a change is merged, with one line of counts at the end.
import './lib/node-version.mjs';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureElectron } from './lib/electron/electron.mjs';
import { ensureSystem } from './lib/electron/packages.mjs';
import { check, prerequisite, runGate } from './lib/gate/gate.mjs';
import { playwright, vitest } from './lib/gate/runners.mjs';
import { alone } from './lib/gate/unit-files.mjs';
import { runMain } from './lib/log.mjs';
import { run, scriptOf } from './lib/run.mjs';

await runMain(() =>
  runGate('npm test', [
    prerequisite('dependencies', ensureDependencies),
    // Both cores have work from the first second on: the system's packages come while npm waits for its own, and what needs
    // nothing of the system is built, read and compiled meanwhile. Each display, port and folder is of one part alone.
    {
      ...check('build', async () => {
        await ensureBuilt('cli');
        await ensureBuilt('app');
        return { code: 0, output: '' };
      }),
      needed: true,
      after: ['dependencies'],
    },
    { ...prerequisite('system packages', ensureSystem), after: [] },
    { ...prerequisite('Electron', ensureElectron), after: ['dependencies'] },
    // The longest of all, so that it is begun as early as it can be.
    {
      ...vitest('unit tests', ['node', 'tin-parade', 'changing', 'dom', ...(alone.length > 0 ? ['alone'] : [])], {
        isBuilt: true,
        // One core is theirs, and what the windows leave of the other. With a second process of theirs, and the app beside
        // the browser, all took a seventh more processor time: programs that take turns empty each other's caches.
        workers: 1,
      }),
      after: ['dependencies', 'system packages'],
    },
    // Each has a display, a port and profiles of its own, and spends a fifth of its time waiting.
    { ...playwright('the app', ['electron']), after: ['build', 'system packages', 'Electron'] },
    { ...playwright('the browser', ['chromium']), after: ['the app'] },
    // In one thread, as the types below: several work out the same types several times, and the other core has enough to do.
    {
      ...check('format, lint and layers', () =>
        run(process.execPath, [scriptOf('@biomejs/biome'), 'ci', '--threads=1', '--error-on-warnings', '.']),
      ),
      after: ['dependencies'],
    },
    check('types', async () => {
      const { code, output } = await run(process.execPath, [scriptOf('typescript'), '-b', '--singleThreaded'], {
        // Garbage is collected a third as often: that was a quarter of its time.
        env: { ...process.env, GOGC: '300' },
      });
      // A file that stands in several worlds is checked in each, and complains in each.
      return { code, output: [...new Set(output.split('\n'))].join('\n') };
    }),
  ]),
);
