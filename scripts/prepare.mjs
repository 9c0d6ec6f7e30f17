// npm runs this script after an installation. It sets up the git hook.
import './lib/node-version.mjs';
import { ensureHook } from './lib/hook.mjs';

await ensureHook();
