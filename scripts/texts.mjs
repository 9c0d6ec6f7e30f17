// npm run texts: writes the types of the messages in languages/ again. A test fails while they are out of date.
import './lib/node-version.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';

await runMain(async () => {
  await ensureDependencies();
  const { readMessages, SOURCE_LANGUAGE, writeMessageValues } = await import('./lib/texts/messages.mjs');
  const typesFile = join('src', 'shared', 'texts', 'message-values.ts');
  writeFileSync(join(ROOT, typesFile), writeMessageValues(readMessages(SOURCE_LANGUAGE)));
  process.stdout.write(`${typesFile}\n`);
  return 0;
});
