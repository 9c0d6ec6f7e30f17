// npm run bench:suggest: what suggestions from a library of 500 characters take.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { runBench } from './lib/bench.mjs';

await runBench('bench-suggest', join('suggest', 'index.ts'), 'benchSuggest');
