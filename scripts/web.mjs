// npm run web [-- --port N]: the app in a browser of this machine, under the policy it has in its own window.
import './lib/node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/bundle/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { createPortTakenError, readPortArgument } from './lib/serve/port.mjs';
import { serveFolder } from './lib/serve/static-server.mjs';

await runMain(async () => {
  const port = readPortArgument('npm run web', 4173);
  await ensureDependencies();
  await ensureBuilt('cli'); // The build of the command line contains the policy.
  await ensureBuilt('app');
  const { createSecurityHeaders } = await import(pathToFileURL(join(ROOT, 'out', 'cli', 'csp.mjs')).href);
  const folder = join(ROOT, 'out', 'renderer');
  const { url } = await serveFolder({ folder, port, getHeaders: createSecurityHeaders }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw createPortTakenError('npm run web', port);
  });
  process.stdout.write(`Rollcall is at ${url} (Ctrl-C ends it)\n`);
  return 0;
});
