// npm run web [-- --port N]: the app in a browser of this machine, under the policy it has in its own window.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ROOT } from './lib/node-version.mjs';
import { Refusal, runMain } from './lib/say.mjs';
import { serveFolder } from './lib/static-server.mjs';

/** @returns {number} */
function portOf() {
  const usage = 'usage: npm run web [-- --port N], N from 0 (any free one) to 65535';
  /** @type {string} */
  let text;
  try {
    text = parseArgs({ options: { port: { type: 'string', default: '4173' } } }).values.port;
  } catch {
    throw new Refusal(usage);
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new Refusal(usage);
  return port;
}

await runMain(async () => {
  const port = portOf();
  await ensureDependencies();
  await ensureBuilt('cli'); // it holds the policy
  await ensureBuilt('app');
  const { securityHeaders } = await import(pathToFileURL(join(ROOT, 'out', 'cli', 'csp.mjs')).href);
  const folder = join(ROOT, 'out', 'renderer');
  const { url } = await serveFolder({ folder, port, headersFor: securityHeaders }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Refusal(`port ${port} is taken; choose another one: npm run web -- --port 0`);
  });
  process.stdout.write(`Rollcall is at ${url} (Ctrl-C ends it)\n`);
  return 0;
});
