// npm run web [-- --port N]: serves the app for a browser on this machine, with the content security policy of the app's window.
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
  const serverPort = readPortArgument('npm run web', 4173);
  await ensureDependencies();
  await ensureBuilt('cli'); // The build of the command line contains the policy.
  await ensureBuilt('app');
  const { createSecurityHeaders } = await import(pathToFileURL(join(ROOT, 'out', 'cli', 'csp.mjs')).href);
  const rendererFolder = join(ROOT, 'out', 'renderer');
  const { url: serverUrl } = await serveFolder({
    folder: rendererFolder,
    port: serverPort,
    getHeaders: createSecurityHeaders,
  }).catch((serverError) => {
    if (serverError.code !== 'EADDRINUSE') throw serverError;
    throw createPortTakenError('npm run web', serverPort);
  });
  process.stdout.write(`Rollcall is at ${serverUrl} (Ctrl-C ends it)\n`);
  return 0;
});
