import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../../../src/shared/base/crc32.ts';
import { LIMITS } from '../../../../../src/shared/base/limits.ts';
import {
  formatArchiveFault,
  formatArchiveFaultClause,
  readArchive,
} from '../../../../../src/shared/library/archive/read-archive.ts';
import { type ByteSource, createByteSource } from '../../../../../src/shared/zip/byte-source.ts';
import { computeDigest } from '../../../../../src/shared/zip/codec.ts';
import { buildArchive } from '../../../../support/files/archive.ts';
import { buildZip, type ZipInput } from '../../../../support/files/zip.ts';
import { translate } from '../../../../support/texts.ts';

const encodeText = (sourceText: string) => new TextEncoder().encode(sourceText);

const heroFile: ZipInput = { name: 'a.json', content: '{"format":"x"}' };

const createManifestFile = (entries: readonly object[], extraFields: object = {}): ZipInput => ({
  name: 'manifest.json',
  content: JSON.stringify({
    format: 'rollcall.library',
    version: 1,
    made: '2026-01-01T00:00:00Z',
    by: 'test',
    entries,
    ...extraFields,
  }),
});

const createManifestRow = (entryPath: string, content: string, extraFields: object = {}) => ({
  path: entryPath,
  kind: 'document',
  bytes: encodeText(content).length,
  sha256: computeDigest(encodeText(content)),
  ...extraFields,
});

const heroRow = createManifestRow('a.json', String(heroFile.content));

async function readFaultKind(archiveBytes: Uint8Array): Promise<string> {
  const readResult = await readArchive(createByteSource(archiveBytes));
  if (readResult.ok) return 'ok';
  const message = formatArchiveFault(translate, readResult.fault);
  expect(message).toMatch(
    /^The archive cannot be used: .+; .+\. Nothing was taken from it\.$|^The archive cannot be used: /,
  );
  expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  return readResult.fault.kind;
}

describe('the manifest of an archive', () => {
  it('accepts a manifest that matches the files', async () => {
    expect(await readFaultKind(buildZip([createManifestFile([heroRow]), heroFile]))).toBe('ok');
    expect(await readFaultKind(buildZip([heroFile, createManifestFile([heroRow])]))).toBe('ok');
    const separateRow = createManifestRow('art/x.png', '', { kind: 'picture', beside: true });
    expect(await readFaultKind(buildZip([createManifestFile([heroRow, separateRow]), heroFile]))).toBe('ok');
  });

  // Columns: what the manifest does, the kind of the fault, the files of the archive
  it.each<[string, string, readonly ZipInput[]]>([
    ['names a missing file', 'missing', [createManifestFile([heroRow])]],
    ['omits a file', 'not-listed', [createManifestFile([]), heroFile]],
    [
      'states that an included file is outside',
      'not-listed',
      [createManifestFile([{ ...heroRow, beside: true }]), heroFile],
    ],
    ['states a wrong length', 'size', [createManifestFile([{ ...heroRow, bytes: 3 }]), heroFile]],
    ['states a wrong digest', 'digest', [createManifestFile([{ ...heroRow, sha256: 'a'.repeat(64) }]), heroFile]],
    ['names a file twice', 'twice', [createManifestFile([heroRow, heroRow]), heroFile]],
    [
      'names a file twice in different letter case',
      'twice',
      [createManifestFile([heroRow, { ...heroRow, path: 'A.json' }]), heroFile],
    ],
    [
      'names a path outside the archive',
      'name',
      [createManifestFile([{ ...heroRow, path: '../a.json', beside: true }])],
    ],
    ['names itself', 'missing', [createManifestFile([createManifestRow('manifest.json', '')])]],
    ['is of a newer version', 'newer', [createManifestFile([], { version: 2 })]],
    ['has no version', 'manifest', [createManifestFile([], { version: 'one' })]],
    ['is of another program', 'manifest', [createManifestFile([], { format: 'web.extension' })]],
    ['has an invalid digest', 'manifest', [createManifestFile([{ ...heroRow, sha256: 'A'.repeat(64) }]), heroFile]],
    ['has an unknown kind', 'manifest', [createManifestFile([{ ...heroRow, kind: 'program' }]), heroFile]],
    ['has a negative length', 'manifest', [createManifestFile([{ ...heroRow, bytes: -1 }]), heroFile]],
    ['is not JSON', 'manifest', [{ name: 'manifest.json', content: '{"format":' }, heroFile]],
    ['is not an object', 'manifest', [{ name: 'manifest.json', content: '[]' }, heroFile]],
    ['repeats a key', 'manifest', [{ name: 'manifest.json', content: '{"format":1,"format":2}' }, heroFile]],
    ['is nested too deeply', 'manifest', [{ name: 'manifest.json', content: '['.repeat(100_000) }, heroFile]],
    ['is not UTF-8', 'manifest', [{ name: 'manifest.json', content: new Uint8Array([0xff, 0xfe, 0]) }, heroFile]],
    [
      'is too large',
      'list-too-large',
      [{ name: 'manifest.json', content: new Uint8Array(LIMITS.archiveListBytes + 1) }],
    ],
  ])('rejects an archive whose manifest %s', async (_caseName, kind, entries) => {
    expect(await readFaultKind(buildZip(entries))).toBe(kind);
  });
});

describe('additions by other programs', () => {
  const macFiles: ZipInput[] = [
    { name: '__MACOSX/', stored: true },
    { name: '__MACOSX/._a.json', content: 'resource fork' },
    { name: '.DS_Store', content: 'where windows stood' },
    { name: 'characters/', stored: true },
  ];

  it('ignores the metadata of macOS', async () => {
    expect(await readFaultKind(buildZip([...macFiles, heroFile, createManifestFile([heroRow])]))).toBe('ok');
  });

  it('ignores a folder around all files', async () => {
    const wrappedFiles = [...macFiles, heroFile, createManifestFile([heroRow])].map((entry) =>
      String(entry.name).startsWith('__MACOSX') ? entry : { ...entry, name: `My lists/${String(entry.name)}` },
    );
    const readResult = await readArchive(
      createByteSource(buildZip([{ name: 'My lists/', stored: true }, ...wrappedFiles])),
    );
    expect(readResult).toMatchObject({ ok: true, archive: { hasManifest: true } });
    if (readResult.ok)
      expect(await readResult.archive.document(readResult.archive.manifest.entries[0] as never)).toEqual({
        format: 'x',
      });
  });

  it('finds file names with decomposed accents', async () => {
    const content = '{}';
    const namedFile: ZipInput = { name: 'Jose\u0301.json', content };
    expect(
      await readFaultKind(buildZip([namedFile, createManifestFile([createManifestRow('Jos\u00e9.json', content)])])),
    ).toBe('ok');
  });

  it('reads file names in the old DOS encoding and in the Unicode extra field', async () => {
    // 0x81 is ü in code page 437. The extra field 0x7075 has a version, the checksum of the old name, and the name in UTF-8.
    const oldNameFile: ZipInput = { name: new Uint8Array([0x4a, 0x81, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]), content: '{}' };
    expect(await listPaths(buildZip([oldNameFile]))).toEqual(['J\u00fc.json']);
    const unicodeExtraField = Buffer.concat([Buffer.from([0x75, 0x70, 0, 0, 1, 0, 0, 0, 0]), Buffer.from('隊.json')]);
    unicodeExtraField.writeUInt16LE(unicodeExtraField.length - 4, 2);
    unicodeExtraField.writeUInt32LE(crc32(Buffer.from('x.json')), 5);
    expect(
      await listPaths(buildZip([{ name: 'x.json', content: '{}', central: { extra: unicodeExtraField } }])),
    ).toEqual(['隊.json']);
  });
});

describe('a zip without a manifest', () => {
  it('contains documents, templates and pictures by their file names', async () => {
    const zipFiles = ['lists/a.team.json', 'my.card.json', 'lists/art/x.PNG', 'readme.txt', 'inner.rollcall'];
    const readResult = await readArchive(
      createByteSource(buildZip(zipFiles.map((fileName) => ({ name: fileName, content: '{}' })))),
    );
    if (!readResult.ok) throw new Error(readResult.fault.kind);
    const { manifest, hasManifest, passedOver } = readResult.archive;
    expect(hasManifest).toBe(false);
    expect(manifest.entries.map(({ kind, path }) => [kind, path])).toEqual([
      ['document', 'lists/a.team.json'],
      ['template', 'my.card.json'],
      ['picture', 'lists/art/x.PNG'],
    ]);
    expect(passedOver).toEqual(['readme.txt', 'inner.rollcall']);
  });
});

describe('the source of an archive', () => {
  it('reports the reason when the disk cannot read the archive', async () => {
    const wholeArchive = await buildArchive([]);
    const brokenSource: ByteSource = {
      size: wholeArchive.length,
      read: () => Promise.reject(Object.assign(new Error(), { code: 'EIO' })),
    };
    const readResult = await readArchive(brokenSource);
    expect(readResult.ok ? '' : formatArchiveFaultClause(translate, readResult.fault)).toBe(
      'it could not be read to its end: the disk reports a fault',
    );
    const shortSource: ByteSource = {
      size: wholeArchive.length,
      read: async (offset, byteCount) => wholeArchive.slice(offset, offset + byteCount - 1),
    };
    expect(await readArchive(shortSource)).toMatchObject({ ok: false, fault: { kind: 'unread' } });
  });

  it('rejects bytes that changed after the first check', async () => {
    const content = `{"notes":"${'x'.repeat(2_000_000)}"}`;
    const zipFiles = ['a.json', 'b.json'].map((fileName): ZipInput => ({ name: fileName, content, stored: true }));
    const archiveBytes = buildZip([
      ...zipFiles,
      createManifestFile([createManifestRow('a.json', content), createManifestRow('b.json', content)]),
    ]);
    const readResult = await readArchive({
      ...createByteSource(archiveBytes),
      read: async (offset, byteCount) => archiveBytes.slice(offset, offset + byteCount),
    });
    if (!readResult.ok) throw new Error(readResult.fault.kind);
    const [firstEntry] = readResult.archive.manifest.entries;
    if (!firstEntry) throw new Error('no entry');
    expect(Buffer.from(content).equals(await readResult.archive.bytes(firstEntry))).toBe(true);
    await readResult.archive.bytes(readResult.archive.manifest.entries[1] ?? firstEntry);
    // Replaces an x of the first file.
    archiveBytes[100] = 0x79;
    await expect(readResult.archive.bytes(firstEntry)).rejects.toThrow('checksum: a.json');
  });

  it('stops reading when the user cancels', async () => {
    const abortController = new AbortController();
    abortController.abort();
    await expect(
      readArchive(createByteSource(await buildArchive([])), { signal: abortController.signal }),
    ).rejects.toThrow();
  });
});

async function listPaths(archiveBytes: Uint8Array): Promise<string[]> {
  const readResult = await readArchive(createByteSource(archiveBytes));
  return readResult.ok ? readResult.archive.manifest.entries.map(({ path }) => path) : [readResult.fault.kind];
}
