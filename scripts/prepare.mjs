// Run by npm after an installation.
import './lib/node-version.mjs';
import { ensureHook } from './lib/hook.mjs';

await ensureHook();
