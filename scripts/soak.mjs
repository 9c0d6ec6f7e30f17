// npm run soak: runs the long tests, and the laws (property tests in test/law) with all their cases. It takes hours.
import './lib/node-version.mjs';
import { createPlaywrightStep, createScriptStep, createVitestStep, runGate } from './lib/gate.mjs';
import { runMain } from './lib/log.mjs';

const environment = { ROLLCALL_SOAK: '1' };

await runMain(() =>
  runGate([
    { ...createScriptStep('what the tests need', 'setup'), isRequired: true },
    { ...createScriptStep('build', 'build'), isRequired: true },
    createVitestStep('unit tests and long tests', /^test\/.*\.test\.tsx?$/, environment),
    createPlaywrightStep('long runs of the app', /^test\/e2e-soak\/.*\.spec\.ts$/, environment),
  ]),
);
