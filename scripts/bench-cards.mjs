// npm run bench:cards: how fast cards become a PDF, beside @react-pdf/renderer and pdf-lib doing the same card. Only
// ratios within one run can be compared with those of another machine.
import './lib/node-version.mjs';
import { runBench } from './lib/bench.mjs';

await runBench('bench-cards', 'cards/index.ts', 'benchCards');
