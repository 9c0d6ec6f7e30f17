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
import { archiveOf } from '../../../../support/files/archive.ts';
import { buildZip, type ZipInput } from '../../../../support/files/zip.ts';
import { t } from '../../../../support/texts.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

const hero: ZipInput = { name: 'a.json', content: '{"format":"x"}' };

const listed = (entries: readonly object[], more: object = {}): ZipInput => ({
  name: 'manifest.json',
  content: JSON.stringify({
    format: 'rollcall.library',
    version: 1,
    made: '2026-01-01T00:00:00Z',
    by: 'test',
    entries,
    ...more,
  }),
});

const row = (path: string, content: string, more: object = {}) => ({
  path,
  kind: 'document',
  bytes: encoded(content).length,
  sha256: computeDigest(encoded(content)),
  ...more,
});

const heroRow = row('a.json', String(hero.content));

async function faultOf(bytes: Uint8Array): Promise<string> {
  const read = await readArchive(createByteSource(bytes));
  if (read.ok) return 'ok';
  const message = formatArchiveFault(t, read.fault);
  expect(message).toMatch(
    /^The archive cannot be used: .+; .+\. Nothing was taken from it\.$|^The archive cannot be used: /,
  );
  expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  return read.fault.kind;
}

describe('a manifest', () => {
  it('is believed where it is right', async () => {
    expect(await faultOf(buildZip([listed([heroRow]), hero]))).toBe('ok');
    expect(await faultOf(buildZip([hero, listed([heroRow])]))).toBe('ok');
    const beside = row('art/x.png', '', { kind: 'picture', beside: true });
    expect(await faultOf(buildZip([listed([heroRow, beside]), hero]))).toBe('ok');
  });

  it.each<[string, string, readonly ZipInput[]]>([
    ['names what is missing', 'missing', [listed([heroRow])]],
    ['says nothing of a file', 'not-listed', [listed([]), hero]],
    ['says that a file in it lies beside', 'not-listed', [listed([{ ...heroRow, beside: true }]), hero]],
    ['says another length', 'size', [listed([{ ...heroRow, bytes: 3 }]), hero]],
    ['says another digest', 'digest', [listed([{ ...heroRow, sha256: 'a'.repeat(64) }]), hero]],
    ['names a file twice', 'twice', [listed([heroRow, heroRow]), hero]],
    ['names a file twice in two cases', 'twice', [listed([heroRow, { ...heroRow, path: 'A.json' }]), hero]],
    ['names a place outside', 'name', [listed([{ ...heroRow, path: '../a.json', beside: true }])]],
    ['names itself', 'missing', [listed([row('manifest.json', '')])]],
    ['is of a newer version', 'newer', [listed([], { version: 2 })]],
    ['has no version', 'manifest', [listed([], { version: 'one' })]],
    ['is of another program', 'manifest', [listed([], { format: 'web.extension' })]],
    ['has a digest that is none', 'manifest', [listed([{ ...heroRow, sha256: 'A'.repeat(64) }]), hero]],
    ['has a kind that is none', 'manifest', [listed([{ ...heroRow, kind: 'program' }]), hero]],
    ['has a length below nothing', 'manifest', [listed([{ ...heroRow, bytes: -1 }]), hero]],
    ['is no JSON', 'manifest', [{ name: 'manifest.json', content: '{"format":' }, hero]],
    ['is no object', 'manifest', [{ name: 'manifest.json', content: '[]' }, hero]],
    ['has a key twice', 'manifest', [{ name: 'manifest.json', content: '{"format":1,"format":2}' }, hero]],
    ['is nested deep', 'manifest', [{ name: 'manifest.json', content: '['.repeat(100_000) }, hero]],
    ['is no text', 'manifest', [{ name: 'manifest.json', content: new Uint8Array([0xff, 0xfe, 0]) }, hero]],
    [
      'is too large',
      'list-too-large',
      [{ name: 'manifest.json', content: new Uint8Array(LIMITS.archiveListBytes + 1) }],
    ],
  ])('that %s makes the archive refused', async (_, kind, entries) => {
    expect(await faultOf(buildZip(entries))).toBe(kind);
  });
});

describe('what other programs add', () => {
  const mac: ZipInput[] = [
    { name: '__MACOSX/', stored: true },
    { name: '__MACOSX/._a.json', content: 'resource fork' },
    { name: '.DS_Store', content: 'where windows stood' },
    { name: 'characters/', stored: true },
  ];

  it('is passed over', async () => {
    expect(await faultOf(buildZip([...mac, hero, listed([heroRow])]))).toBe('ok');
  });

  it('a folder around everything is none', async () => {
    const inside = [...mac, hero, listed([heroRow])].map((entry) =>
      String(entry.name).startsWith('__MACOSX') ? entry : { ...entry, name: `My lists/${String(entry.name)}` },
    );
    const read = await readArchive(createByteSource(buildZip([{ name: 'My lists/', stored: true }, ...inside])));
    expect(read).toMatchObject({ ok: true, archive: { hasManifest: true } });
    if (read.ok)
      expect(await read.archive.document(read.archive.manifest.entries[0] as never)).toEqual({ format: 'x' });
  });

  it('names whose letters were taken apart are found', async () => {
    const content = '{}';
    const file: ZipInput = { name: 'Jose\u0301.json', content };
    expect(await faultOf(buildZip([file, listed([row('Jos\u00e9.json', content)])]))).toBe('ok');
  });

  it('names of old systems, and the better name that some add, are read', async () => {
    const old: ZipInput = { name: new Uint8Array([0x4a, 0x81, 0x2e, 0x6a, 0x73, 0x6f, 0x6e]), content: '{}' };
    expect(await pathsIn(buildZip([old]))).toEqual(['J\u00fc.json']);
    const better = Buffer.concat([Buffer.from([0x75, 0x70, 0, 0, 1, 0, 0, 0, 0]), Buffer.from('隊.json')]);
    better.writeUInt16LE(better.length - 4, 2);
    better.writeUInt32LE(crc32(Buffer.from('x.json')), 5);
    expect(await pathsIn(buildZip([{ name: 'x.json', content: '{}', central: { extra: better } }]))).toEqual([
      '隊.json',
    ]);
  });
});

describe('a zip without a manifest', () => {
  it('is its documents, templates and pictures', async () => {
    const files = ['lists/a.team.json', 'my.card.json', 'lists/art/x.PNG', 'readme.txt', 'inner.rollcall'];
    const read = await readArchive(createByteSource(buildZip(files.map((name) => ({ name, content: '{}' })))));
    if (!read.ok) throw new Error(read.fault.kind);
    const { manifest, hasManifest, passedOver } = read.archive;
    expect(hasManifest).toBe(false);
    expect(manifest.entries.map(({ kind, path }) => [kind, path])).toEqual([
      ['document', 'lists/a.team.json'],
      ['template', 'my.card.json'],
      ['picture', 'lists/art/x.PNG'],
    ]);
    expect(passedOver).toEqual(['readme.txt', 'inner.rollcall']);
  });
});

describe('a source', () => {
  it('that the disk refuses is said as such', async () => {
    const whole = await archiveOf([]);
    const broken: ByteSource = {
      size: whole.length,
      read: () => Promise.reject(Object.assign(new Error(), { code: 'EIO' })),
    };
    const read = await readArchive(broken);
    expect(read.ok ? '' : formatArchiveFaultClause(t, read.fault)).toBe(
      'it could not be read to its end: the disk reports a fault',
    );
    const short: ByteSource = { size: whole.length, read: async (at, n) => whole.slice(at, at + n - 1) };
    expect(await readArchive(short)).toMatchObject({ ok: false, fault: { kind: 'unread' } });
  });

  it('that changes after it was checked gives nothing wrong', async () => {
    const content = `{"notes":"${'x'.repeat(2_000_000)}"}`;
    const files = ['a.json', 'b.json'].map((name): ZipInput => ({ name, content, stored: true }));
    const bytes = buildZip([...files, listed([row('a.json', content), row('b.json', content)])]);
    const read = await readArchive({ ...createByteSource(bytes), read: async (at, n) => bytes.slice(at, at + n) });
    if (!read.ok) throw new Error(read.fault.kind);
    const [first] = read.archive.manifest.entries;
    if (!first) throw new Error('no entry');
    expect(Buffer.from(content).equals(await read.archive.bytes(first))).toBe(true);
    await read.archive.bytes(read.archive.manifest.entries[1] ?? first);
    bytes[100] = 0x79;
    await expect(read.archive.bytes(first)).rejects.toThrow('checksum: a.json');
  });

  it('can be given up', async () => {
    const stop = new AbortController();
    stop.abort();
    await expect(readArchive(createByteSource(await archiveOf([])), { signal: stop.signal })).rejects.toThrow();
  });
});

async function pathsIn(bytes: Uint8Array): Promise<string[]> {
  const read = await readArchive(createByteSource(bytes));
  return read.ok ? read.archive.manifest.entries.map(({ path }) => path) : [read.fault.kind];
}
