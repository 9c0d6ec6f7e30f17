import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  createAppArmorProfile,
  createDesktopEntry,
  createLauncher,
  createLinkEntry,
  createManPage,
  createMetainfo,
  createMimeDefinition,
  getIconName,
} from '../../../packaging/lib/linux-files.mjs';
import { listPlaceholderWarnings, readProduct } from '../../../packaging/lib/product.mjs';
import { COMMAND_NAMES } from '../../../src/node/command-names.ts';
import { PRODUCT } from '../../../src/shared/base/product.ts';
import { FORMATS } from '../../../src/shared/document/formats.ts';
import { writeArchive } from '../../../src/shared/library/archive/write-archive.ts';

const product = readProduct('.');
const release = { version: '1.2.3', date: '2026-11-30' };
const documentKinds = Object.values(FORMATS).map(({ extension, table }) => ({ extension, folder: table }));

/** Writes an archive with one document and returns its bytes. */
async function packDocument(document: { format: string; id: string; name: string }): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const item = { kind: 'document', format: document.format, id: document.id, name: document.name, document } as const;
  await writeArchive([item], { made: new Date(0), by: 'test', write: (chunk) => void chunks.push(chunk.slice()) });
  return Buffer.concat(chunks);
}

describe('the Linux desktop files', () => {
  it('register the file types and the link scheme of product.json', () => {
    expect(createDesktopEntry(product)).toContain(
      `MimeType=${product.fileType.mimeType};${product.fileType.documentMimeType};\n`,
    );
    expect(createDesktopEntry(product)).toContain(`Exec=/usr/bin/${product.executable} %F\n`);
    expect(createLinkEntry(product)).toContain(`MimeType=x-scheme-handler/${PRODUCT.linkScheme};\n`);
    expect(createLinkEntry(product)).toContain('NoDisplay=true\n');
  });

  it('recognize an archive whose first entry is a document of any kind', async () => {
    const definition = createMimeDefinition(product, documentKinds);
    for (const [format, { table }] of Object.entries(FORMATS)) {
      const bytes = await packDocument({ format, id: 'a', name: 'A' });
      // A ZIP file begins with PK and has the path of its first entry at byte 30. The path is `folder/name.json`.
      expect(bytes.subarray(0, 4).toString('latin1'), format).toBe('PK\u0003\u0004');
      expect(bytes.subarray(30, 31 + table.length).toString(), format).toBe(`${table}/`);
      expect(bytes.indexOf('.json'), format).toBeGreaterThanOrEqual(31 + table.length);
      expect(definition, format).toContain(`<match type="string" offset="30" value="${table}/">`);
    }
  });

  it('name the extension of each kind of document', () => {
    const definition = createMimeDefinition(product, documentKinds);
    for (const { extension } of documentKinds) expect(definition).toContain(`<glob pattern="*${extension}"/>`);
    expect(definition).toContain(`<glob pattern="*.${product.fileType.extension}"/>`);
    expect(getIconName(product.fileType.mimeType)).not.toContain('/');
  });

  it('start a command without the sandbox and everything else with it', () => {
    const launcher = createLauncher(product, COMMAND_NAMES);
    for (const name of COMMAND_NAMES) expect(launcher).toMatch(new RegExp(`[ |]${name}[ |)]`));
    expect(launcher.match(/--no-sandbox/g)).toHaveLength(1);
    expect(launcher.trimEnd().endsWith(`exec "$folder/${product.executable}" "$@"`)).toBe(true);
  });

  it('describe the version, the commands and the sandbox profile', () => {
    expect(createMetainfo(product, release)).toContain('<release version="1.2.3" date="2026-11-30"/>');
    expect(createMetainfo(product, release)).toContain(
      `<launchable type="desktop-id">${product.executable}.desktop</launchable>`,
    );
    const manPage = createManPage(product, release, [{ name: 'check', summary: '.dots and -dashes' }]);
    expect(manPage).toContain('.TP\n.B check\n\\&.dots and \\-dashes');
    expect(createAppArmorProfile(product)).toContain(`"/usr/lib/${product.executable}/${product.executable}"`);
  });
});

describe('product.json', () => {
  it('warns of each placeholder, and names only existing keys as placeholders', () => {
    const keys = Object.keys(JSON.parse(readFileSync('product.json', 'utf8')));
    for (const key of product.placeholders) expect(keys).toContain(key);
    expect(listPlaceholderWarnings(product)).toHaveLength(product.placeholders.length);
  });
});
