// npm run bench:cards: how fast 900 cards with photos or drawings become a PDF, beside other libraries doing the same card
// and beside the limit. Only ratios within one run can be compared with those of another machine.
import './lib/node-version.mjs';
import { runBench } from './lib/bench.mjs';

// jsPDF brought a tenth of all files that were installed, and nothing else needs it.
await runBench('bench-cards', 'cards/index.ts', 'benchCards', { folder: 'bench/packages' });
