// npm run soak: the long tests, and every law with all its cases. It takes hours.
import './lib/node-version.mjs';
import { playwright, runGate, script, vitest } from './lib/gate.mjs';
import { runMain } from './lib/log.mjs';

const env = { ROLLCALL_SOAK: '1' };

await runMain(() =>
  runGate([
    { ...script('what the tests need', 'setup'), isRequired: true },
    { ...script('build', 'build'), isRequired: true },
    vitest('unit tests and long tests', /^test\/.*\.test\.tsx?$/, env),
    playwright('long runs of the app', /^test\/e2e-soak\/.*\.spec\.ts$/, env),
  ]),
);
