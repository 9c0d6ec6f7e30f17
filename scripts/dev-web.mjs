// npm run dev:web [-- --port N]: the app in a browser of this machine. Changes appear at once.
import './lib/node-version.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';
import { getDevEnvironment } from './lib/serve/dev-server.mjs';
import { createPortTakenError, findFreePort, readPortArgument } from './lib/serve/port.mjs';

const COMMAND = 'npm run dev:web';

await runMain(async () => {
  const requestedPort = readPortArgument(COMMAND, 5173);
  await ensureDependencies();
  const port = requestedPort === 0 ? await findFreePort() : requestedPort;
  Object.assign(process.env, getDevEnvironment(port));
  const { resolveConfig } = await import('electron-vite');
  const { createServer } = await import('vite');
  const { config } = await resolveConfig({ root: ROOT }, 'serve');
  const server = await createServer({ ...config?.renderer, configFile: false });
  await server.listen().catch((error) => {
    throw /already in use/.test(error.message) ? createPortTakenError(COMMAND, port) : error;
  });
  process.stdout.write(`Rollcall is at ${process.env.ROLLCALL_DEV_SERVER}/ (Ctrl-C ends it)\n`);
  return 0;
});
