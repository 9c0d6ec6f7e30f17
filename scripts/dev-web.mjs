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
  const serverPort = requestedPort === 0 ? await findFreePort() : requestedPort;
  Object.assign(process.env, getDevEnvironment(serverPort));
  const { resolveConfig } = await import('electron-vite');
  const { createServer } = await import('vite');
  const { config: viteConfig } = await resolveConfig({ root: ROOT }, 'serve');
  const devServer = await createServer({ ...viteConfig?.renderer, configFile: false });
  await devServer.listen().catch((listenError) => {
    throw /already in use/.test(listenError.message) ? createPortTakenError(COMMAND, serverPort) : listenError;
  });
  process.stdout.write(`Rollcall is at ${process.env.ROLLCALL_DEV_SERVER}/ (Ctrl-C ends it)\n`);
  return 0;
});
