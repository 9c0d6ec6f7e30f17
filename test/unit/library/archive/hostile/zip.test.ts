/** Zips that somebody made to do harm, or that were harmed: each is refused as a whole, with one sentence. */

import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../../../src/shared/base/crc32.ts';
import { LIMITS } from '../../../../../src/shared/base/limits.ts';
import { formatArchiveFault, readArchive } from '../../../../../src/shared/library/archive/read-archive.ts';
import { createByteSource } from '../../../../../src/shared/zip/byte-source.ts';
import { type Codec, portableCodec } from '../../../../../src/shared/zip/codec.ts';
import { buildZip, type ZipEndInput, type ZipInput } from '../../../../support/files/zip.ts';
import { t } from '../../../../support/texts.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

const hero: ZipInput = { name: 'a.json', content: '{"format":"x"}' };

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

const LINK = (0o120777 << 16) >>> 0;

const PIPE = (0o010644 << 16) >>> 0;

/** Packs eighty megabytes into eighty thousand bytes. */
const ZEROS = new Uint8Array(80_000_000);

const BOMB = { raw: deflateRawSync(ZEROS), both: { crc: crc32(ZEROS), size: ZEROS.length } };

describe('a zip with one file', () => {
  it('is read when nothing is wrong with it', async () => {
    expect(await faultOf(buildZip([hero]))).toBe('ok');
    expect(await faultOf(buildZip([hero], { comment: encoded('a comment') }))).toBe('ok');
    expect(await faultOf(buildZip([]))).toBe('ok');
  });

  it.each([
    ['..', '../a.json'],
    ['.. further in', 'x/../../a.json'],
    ['.. at the end', 'x/..'],
    ['an absolute path', '/etc/a.json'],
    ['a drive', 'c:/a.json'],
    ['a drive without a slash', 'C:a.json'],
    ['a share', '\\\\host\\a.json'],
    ['a backslash', 'x\\..\\a.json'],
    ['NUL', 'a.json\0.png'],
    ['a line break', 'a\n.json'],
    ['an escape sequence', '\u001b[31ma.json'],
    ['text that turns', 'a\u202enosj.json'],
    ['an empty part', 'x//a.json'],
    ['a part that is a dot', './a.json'],
    ['no name', ''],
    ['a very long name', `${'x'.repeat(1_001)}.json`],
  ])('with %s in its name is refused', async (_, name) => {
    expect(await faultOf(buildZip([{ ...hero, name, both: { flags: 1 << 11 } }]))).toBe('name');
  });

  it.each<[string, string, ZipInput, ZipEndInput?]>([
    ['a link', 'link', { ...hero, central: { attributes: LINK } }],
    ['a link of Windows', 'link', { ...hero, central: { attributes: 0x400 } }],
    ['a pipe', 'special', { ...hero, central: { attributes: PIPE } }],
    ['a folder that is called like a file', 'special', { ...hero, central: { attributes: (0o040755 << 16) >>> 0 } }],
    ['a folder with contents', 'size', { ...hero, name: 'a/' }],
    ['a name that is no UTF-8', 'name', { ...hero, name: new Uint8Array([0xff, 0xfe]), both: { flags: 1 << 11 } }],
    ['a password', 'encrypted', { ...hero, both: { flags: 1 } }],
    ['strong encryption', 'encrypted', { ...hero, both: { flags: 1 << 6 } }],
    ['masked headers', 'encrypted', { ...hero, both: { flags: 1 << 13 } }],
    ['a patch', 'compression', { ...hero, both: { flags: 1 << 5 } }],
    ['bzip2', 'compression', { ...hero, both: { method: 12 } }],
    ['Zip64', 'zip64', { ...hero, both: { size: 0xffffffff } }],
    ['an entry of another disk', 'many-parts', { ...hero, central: { disk: 1 } }],
    ['a size that deflate cannot make', 'size', { ...hero, both: { size: 1_000_000 } }],
    ['too small a size', 'size', { ...hero, both: { size: 3 } }],
    ['too large a size', 'size', { ...hero, both: { size: 15 } }],
    ['a stored size that is none', 'size', { ...hero, stored: true, both: { size: 13 } }],
    ['a wrong checksum', 'checksum', { ...hero, both: { crc: 1 } }],
    ['packed bytes that are none', 'data', { ...hero, raw: new Uint8Array([7, 7, 7, 7, 7]) }],
    ['packed bytes that end too early', 'data', { ...hero, raw: deflateRawSync(String(hero.content)).subarray(0, 9) }],
    ['another name before it', 'disagrees', { ...hero, local: { name: 'b.json' } }],
    ['a longer name before it', 'disagrees', { ...hero, local: { name: 'aa.json' } }],
    ['another method before it', 'disagrees', { ...hero, local: { method: 0 } }],
    ['another checksum before it', 'disagrees', { ...hero, local: { crc: 1 } }],
    ['another length before it', 'disagrees', { ...hero, local: { size: 5 } }],
    ['other flags before it', 'disagrees', { ...hero, local: { flags: 1 << 11 } }],
    ['no header before it', 'disagrees', { ...hero, local: { signature: 1 } }],
    ['a directory that is none', 'directory', { ...hero, central: { signature: 1 } }],
    ['something behind its contents', 'between', { ...hero, behind: new Uint8Array(12) }],
    ['wrong numbers behind it', 'between', { ...hero, both: { flags: 8 }, behind: new Uint8Array(12) }],
    ['too many bytes behind it', 'between', { ...hero, both: { flags: 8 }, behind: new Uint8Array(40) }],
    ['more packed bytes than there is room for', 'overlap', { ...hero, both: { packed: 40 } }],
    ['bytes before it', 'before', hero, { before: new Uint8Array(9) }],
    ['bytes before it that are not counted', 'before', hero, { before: new Uint8Array(9), directoryOffset: 50 }],
    ['bytes behind it', 'behind', hero, { after: new Uint8Array(9) }],
    ['more entries than it has', 'directory', hero, { entries: 2 }],
    ['fewer entries than it has', 'directory', hero, { entries: 0 }],
    ['other numbers of entries', 'many-parts', hero, { entriesHere: 2 }],
    ['another disk', 'many-parts', hero, { disk: 1 }],
    ['too long a directory', 'directory', hero, { directoryBytes: 1_000 }],
    ['a directory elsewhere', 'zip64', hero, { directoryOffset: 0xffffffff }],
  ])('with %s is refused', async (_, kind, entry, end) => {
    expect(await faultOf(buildZip([entry], end))).toBe(kind);
  });

  it('is refused wherever it is cut', async () => {
    const whole = buildZip([hero]);
    for (let end = 0; end < whole.length; end++) {
      expect(['torn', 'empty', 'not-a-zip'], String(end)).toContain(await faultOf(whole.slice(0, end)));
    }
    expect(await faultOf(whole.slice(0, -1))).toBe('torn');
    expect(await faultOf(encoded('This is a letter and no archive at all.'))).toBe('not-a-zip');
  });

  it('may have its numbers behind it, in every form that programs write', async () => {
    const content = bytesIn(hero);
    const [packed, size] = [deflateRawSync(content).length, content.length];
    for (const wide of [4, 8]) {
      for (const signature of [true, false]) {
        const behind = Buffer.alloc((signature ? 4 : 0) + 4 + 2 * wide);
        if (signature) behind.writeUInt32LE(0x08074b50, 0);
        const at = signature ? 4 : 0;
        behind.writeUInt32LE(crc32(content), at);
        behind.writeUInt32LE(packed, at + 4);
        behind.writeUInt32LE(size, at + 4 + wide);
        const open = { crc: 0, packed: 0, size: 0 };
        expect(await faultOf(buildZip([{ ...hero, both: { flags: 8 }, local: open, behind }]))).toBe('ok');
        // Who knows the length, and only not how much will be left of it, says the one before and the other behind.
        const half = { crc: 0, packed: 0 };
        expect(await faultOf(buildZip([{ ...hero, both: { flags: 8 }, local: half, behind }]))).toBe('ok');
      }
    }
  });

  it('may have its numbers before it in the long form, if they are right', async () => {
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeUInt32LE(bytesIn(hero).length, 4);
    extra.writeUInt32LE(deflateRawSync(bytesIn(hero)).length, 12);
    const wide = { packed: 0xffffffff, size: 0xffffffff };
    expect(await faultOf(buildZip([{ ...hero, local: { ...wide, extra } }]))).toBe('ok');
    expect(await faultOf(buildZip([{ ...hero, local: wide }]))).toBe('disagrees');
    extra.writeUInt32LE(3, 8);
    expect(await faultOf(buildZip([{ ...hero, local: { ...wide, extra } }]))).toBe('disagrees');
  });
});

describe('a zip with several files', () => {
  it.each([
    ['one name twice', ['a.json', 'a.json']],
    ['names that differ in case', ['a.json', 'A.JSON']],
    ['names that differ in how letters are put together', ['\u00e9.json', 'e\u0301.json']],
    ['a file where a folder should be', ['a.json', 'a.json/b.json']],
    ['a folder that is called like a file', ['a.json', 'a.json/']],
  ])('is refused with %s', async (_, names) => {
    const entries = names.map(
      (name): ZipInput => ({ ...(name.endsWith('/') ? {} : hero), name, both: { flags: 1 << 11 } }),
    );
    expect(await faultOf(buildZip(entries))).toBe('twice');
  });

  it('is refused with two names for one place', async () => {
    const bytes = buildZip([hero, { ...hero, name: 'b.json', central: { offset: 0 } }]);
    expect(await faultOf(bytes)).toBe('overlap');
  });

  it('is refused with entries that lie in one another', async () => {
    const inner = buildZip([{ name: 'b.json', content: '{}', stored: true }]).subarray(0, 38);
    const outer: ZipInput = { name: 'a.json', content: inner, stored: true };
    const bytes = buildZip([outer, { name: 'b.json', content: '{}', stored: true, central: { offset: 36 } }]);
    expect(await faultOf(bytes)).toBe('overlap');
  });

  it('is refused with more entries than an archive may have', async () => {
    const many = buildZip([hero], { entries: LIMITS.archiveEntries + 1 });
    expect(await faultOf(many)).toBe('too-many-entries');
  });

  it('is refused where a megabyte would fill a disk', async () => {
    const bomb = (name: string): ZipInput => ({ name, ...BOMB });
    expect(await faultOf(buildZip([bomb('a.json'), bomb('b.json')]))).toBe('growth');
    expect(await faultOf(buildZip([bomb('__MACOSX/a.json')]))).toBe('growth');
    expect(
      await faultOf(buildZip([{ ...bomb('a.json'), both: { ...BOMB.both, size: LIMITS.archiveFileBytes + 1 } }])),
    ).toBe('file-too-large');
  });

  it('is refused where an entry holds more than it says, and no more than that is unpacked', async () => {
    let taken = 0;
    const counting: Codec = {
      ...portableCodec,
      sha256: () => ({
        update: ({ length }) => {
          taken += length;
        },
        hex: () => '',
      }),
    };
    const bytes = buildZip([{ name: 'a.json', ...BOMB, both: { ...BOMB.both, size: 1_000_000 } }]);
    const read = await readArchive(createByteSource(bytes), { codec: counting });
    expect(read).toMatchObject({ ok: false, fault: { kind: 'size' } });
    expect(taken).toBeLessThanOrEqual(1_000_000);
  });
});

const bytesIn = ({ content }: ZipInput): Buffer => Buffer.from(content as string);
