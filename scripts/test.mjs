// npm test: installs what is missing, then runs every check. The last line of the output is `N passed, N failed, N skipped`.
import './lib/node-version.mjs';
import { createPlaywrightStep, createScriptStep, createVitestStep, runGate } from './lib/gate.mjs';
import { runMain } from './lib/log.mjs';

await runMain(() =>
  runGate([
    { ...createScriptStep('what the tests need', 'setup'), isRequired: true },
    createScriptStep('format, lint and layers', 'lint'),
    createScriptStep('types', 'typecheck'),
    createScriptStep('unused code', 'unused'),
    createVitestStep('unit tests', /^test\/(?!soak\/).*\.test\.tsx?$/),
    { ...createScriptStep('build', 'build'), isRequired: true },
    createPlaywrightStep('end-to-end tests', /^test\/(?:e2e|browser)\/.*\.spec\.ts$/),
  ]),
);
