// npm run bench:growth: what n, 2n and 4n letters, members, lists and rules of a style sheet cost. The multiples of one run
// can be compared with those of another machine; the milliseconds cannot.
import './lib/node-version.mjs';
import { runBench } from './lib/bench.mjs';

await runBench('bench-growth', 'growth/index.ts', 'benchGrowth');
