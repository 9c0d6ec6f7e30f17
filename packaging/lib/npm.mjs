/** Packs the command line as an npm package. It contains its dependencies, except for sharp, which npm installs for the system. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the command line reads, next to its license and notices. */
const CONTENTS = ['out/cli', 'fonts', 'colors', 'samples', 'LICENSE', 'CREDITS.md'];

/**
 * Writes `<name>-<version>.tgz` into the target folder and returns its path.
 * @param {string} root folder of the checkout, with a built command line
 * @param {string} target
 * @param {import('./product.mjs').Product} product
 */
export function packNpm(root, target, { executable, homepage, repository, issues, publisher }) {
  const stage = join(target, 'npm');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  for (const path of CONTENTS) cpSync(join(root, path), join(stage, path), { recursive: true });
  const { version, description, license, engines, dependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const manifest = {
    name: executable,
    version,
    description,
    license,
    type: 'module',
    author: `${publisher.name} <${publisher.email}>`,
    homepage,
    repository,
    bugs: issues,
    bin: { [executable]: 'out/cli/rollcall.mjs' },
    files: CONTENTS,
    engines,
    dependencies: { sharp: dependencies.sharp },
  };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: stage,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  rmSync(stage, { recursive: true, force: true });
  return join(target, stdout.trim());
}
