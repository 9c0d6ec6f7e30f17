/** Builds the Debian package. */
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Installer } from 'electron-installer-debian';

/**
 * Adds the files that the installer's own steps don't know.
 * @typedef {Record<string, string | Uint8Array>} SystemFiles contents by path below the root of the system
 */
class SystemInstaller extends Installer {
  get contentFunctions() {
    return [
      ...super.contentFunctions.filter((/** @type {string} */ step) => step !== 'createDesktopFile'),
      'writeSystemFiles',
    ];
  }

  async copyApplication() {
    await super.copyApplication();
    // Electron's archive marks libraries as executable.
    for (const name of readdirSync(this.stagingAppDir))
      if (/\.so(\.\d+)*$/.test(name)) chmodSync(join(this.stagingAppDir, name), 0o644);
  }

  async writeSystemFiles() {
    for (const [path, contents] of Object.entries(/** @type {SystemFiles} */ (this.options.systemFiles))) {
      const filePath = join(this.stagingDir, path);
      mkdirSync(dirname(filePath), { recursive: true });
      writeFileSync(filePath, contents);
      chmodSync(filePath, 0o644);
    }
  }
}

/**
 * Returns the changelog of the package in Debian's form. What changed for users is in NEWS.
 * @param {import('./product.mjs').Product} product
 * @param {string} version of the package
 * @param {string} date ISO date
 */
export const createChangelog = (
  { executable, publisher },
  version,
  date,
) => `${executable} (${toDebianVersion(version)}) unstable; urgency=medium

  * See NEWS.gz for the changes.

 -- ${publisher.name} <${publisher.email}>  ${new Date(date).toUTCString().replace('GMT', '+0000')}
`;

/** Converts a version, so that pre-releases sort before their release. @param {string} version */
const toDebianVersion = (version) => version.replace('-', '~');

/** Compresses a file of usr/share/doc reproducibly, as Debian's policy asks. @param {string} text */
export const compress = (text) => gzipSync(text, { level: 9 });

/**
 * Builds the package and returns its path.
 * @param {object} options
 * @param {import('./product.mjs').Product & { version: string, description: string }} options.product
 * @param {string} options.version of the package, which sorts a test build before its release
 * @param {string} options.source folder of the packaged app
 * @param {string} options.target folder of the package
 * @param {string} options.arch `amd64` or `arm64`
 * @param {SystemFiles} options.systemFiles
 * @param {Record<string, string>} options.scripts paths of maintainer scripts
 * @param {string} options.fileName
 * @param {readonly string[]} options.lintianOverrides
 * @param {'xz' | 'gzip'} options.compression
 */
export async function buildDeb({
  product,
  version,
  source,
  target,
  arch,
  systemFiles,
  scripts,
  fileName,
  lintianOverrides,
  compression,
}) {
  const installer = new SystemInstaller({
    src: source,
    dest: target,
    arch,
    rename: () => join(target, fileName),
    logger: () => undefined,
    options: {
      name: product.executable,
      productName: product.name,
      bin: join('bin', product.executable),
      version: toDebianVersion(version),
      section: 'graphics',
      depends: ['libc6', 'libasound2t64 | libasound2', 'libxss1', 'libxtst6'],
      compression,
      maintainer: `${product.publisher.name} <${product.publisher.email}>`,
      homepage: product.homepage,
      description: 'card designer and team builder for tabletop superhero games',
      productDescription:
        'Rollcall checks the Levels, traits and attacks of homebrew heroes against the rules, builds teams and explains why they are legal or not, prints cards, rosters and quick references as PDF, and runs the order of play at the table.',
      icon: '',
      scripts,
      systemFiles,
      lintianOverrides,
    },
  });
  await installer.generateDefaults();
  await installer.generateOptions();
  // The alternatives for moving files to the trash, which Rollcall never does, would install KDE.
  installer.options.depends = installer.options.depends.filter(
    (/** @type {string} */ entry) => !entry.includes('trash-cli'),
  );
  await installer.createStagingDir();
  await installer.createContents();
  await installer.createPackage();
  await installer.movePackage();
  return join(target, fileName);
}
