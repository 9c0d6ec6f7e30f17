// npm test: installs what is missing, then runs every check. The last line of the output is `N passed, N failed, N skipped`.
import './lib/node-version.mjs';
import { playwright, runGate, script, vitest } from './lib/gate.mjs';
import { runMain } from './lib/log.mjs';

await runMain(() =>
  runGate([
    { ...script('what the tests need', 'setup'), isRequired: true },
    script('format, lint and layers', 'lint'),
    script('types', 'typecheck'),
    script('unused code', 'unused'),
    vitest('unit tests', /^test\/(?!soak\/).*\.test\.tsx?$/),
    { ...script('build', 'build'), isRequired: true },
    playwright('end-to-end tests', /^test\/(?:e2e|browser)\/.*\.spec\.ts$/),
  ]),
);
