// npm run bench: how fast this machine reads, checks, fingerprints and replays. Nothing is compared with numbers of other
// machines; the ratios to JSON.parse and SHA-256 of the same run are what can be compared.
import './lib/node-version.mjs';
import { runBench } from './lib/bench.mjs';

await runBench('bench', 'index.ts', 'bench');
