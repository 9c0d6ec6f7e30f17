/**
 * Malicious or damaged zips are rejected as a whole, with one sentence. Each file of a zip has a local header before its contents and an
 * entry in the central directory at the end. `local` and `central` set fields of one of them, `both` of both.
 */

import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../../../../../src/shared/base/crc32.ts';
import { LIMITS } from '../../../../../src/shared/base/limits.ts';
import { formatArchiveFault, readArchive } from '../../../../../src/shared/library/archive/read-archive.ts';
import { createByteSource } from '../../../../../src/shared/zip/byte-source.ts';
import { type Codec, portableCodec } from '../../../../../src/shared/zip/codec.ts';
import { buildZip, type ZipEndInput, type ZipInput } from '../../../../support/files/zip.ts';
import { translate } from '../../../../support/texts.ts';

const encodeText = (sourceText: string) => new TextEncoder().encode(sourceText);

const heroFile: ZipInput = { name: 'a.json', content: '{"format":"x"}' };

async function readFaultKind(zipBytes: Uint8Array): Promise<string> {
  const readResult = await readArchive(createByteSource(zipBytes));
  if (readResult.ok) return 'ok';
  const message = formatArchiveFault(translate, readResult.fault);
  expect(message).toMatch(
    /^The archive cannot be used: .+; .+\. Nothing was taken from it\.$|^The archive cannot be used: /,
  );
  expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  return readResult.fault.kind;
}

/** The attributes of a Unix file are its type and permissions, in the upper 16 bits. */
const LINK_ATTRIBUTES = (0o120777 << 16) >>> 0;
const PIPE_ATTRIBUTES = (0o010644 << 16) >>> 0;
const FOLDER_ATTRIBUTES = (0o040755 << 16) >>> 0;

/** The flag for names in UTF-8. */
const UTF8_FLAG = 1 << 11;

/** Eighty megabytes that compress to eighty thousand bytes. */
const ZEROS = new Uint8Array(80_000_000);

const BOMB_ENTRY = { raw: deflateRawSync(ZEROS), both: { crc: crc32(ZEROS), size: ZEROS.length } };

describe('a zip with one file', () => {
  it('accepts a correct zip, a zip with a comment and an empty zip', async () => {
    expect(await readFaultKind(buildZip([heroFile]))).toBe('ok');
    expect(await readFaultKind(buildZip([heroFile], { comment: encodeText('a comment') }))).toBe('ok');
    expect(await readFaultKind(buildZip([]))).toBe('ok');
  });

  it.each([
    ['..', '../a.json'],
    ['.. after a folder', 'x/../../a.json'],
    ['.. at the end', 'x/..'],
    ['an absolute path', '/etc/a.json'],
    ['a drive', 'c:/a.json'],
    ['a drive without a slash', 'C:a.json'],
    ['a share', '\\\\host\\a.json'],
    ['a backslash', 'x\\..\\a.json'],
    ['NUL', 'a.json\0.png'],
    ['a line break', 'a\n.json'],
    ['an escape sequence', '\u001b[31ma.json'],
    ['a direction mark', 'a\u202enosj.json'],
    ['an empty part', 'x//a.json'],
    ['a part that is only a dot', './a.json'],
    ['nothing', ''],
    ['a very long name', `${'x'.repeat(1_001)}.json`],
  ])('rejects a zip entry with %s in its path', async (_caseName, fileName) => {
    expect(await readFaultKind(buildZip([{ ...heroFile, name: fileName, both: { flags: UTF8_FLAG } }]))).toBe('name');
  });

  // Columns: what is wrong, the kind of the fault, the file, the record at the end of the zip
  it.each<[string, string, ZipInput, ZipEndInput?]>([
    ['a link', 'link', { ...heroFile, central: { attributes: LINK_ATTRIBUTES } }],
    ['a Windows link', 'link', { ...heroFile, central: { attributes: 0x400 } }],
    ['a pipe', 'special', { ...heroFile, central: { attributes: PIPE_ATTRIBUTES } }],
    ['a folder that is called like a file', 'special', { ...heroFile, central: { attributes: FOLDER_ATTRIBUTES } }],
    ['a folder with contents', 'size', { ...heroFile, name: 'a/' }],
    [
      'a name that is not UTF-8',
      'name',
      { ...heroFile, name: new Uint8Array([0xff, 0xfe]), both: { flags: UTF8_FLAG } },
    ],
    ['a password', 'encrypted', { ...heroFile, both: { flags: 1 } }],
    ['strong encryption', 'encrypted', { ...heroFile, both: { flags: 1 << 6 } }],
    ['masked headers', 'encrypted', { ...heroFile, both: { flags: 1 << 13 } }],
    ['a patch', 'compression', { ...heroFile, both: { flags: 1 << 5 } }],
    ['bzip2', 'compression', { ...heroFile, both: { method: 12 } }],
    ['Zip64', 'zip64', { ...heroFile, both: { size: 0xffffffff } }],
    ['an entry of another disk', 'many-parts', { ...heroFile, central: { disk: 1 } }],
    ['a size that deflate cannot produce', 'size', { ...heroFile, both: { size: 1_000_000 } }],
    ['too small a size', 'size', { ...heroFile, both: { size: 3 } }],
    ['too large a size', 'size', { ...heroFile, both: { size: 15 } }],
    ['a wrong stored size', 'size', { ...heroFile, stored: true, both: { size: 13 } }],
    ['a wrong checksum', 'checksum', { ...heroFile, both: { crc: 1 } }],
    ['invalid packed bytes', 'data', { ...heroFile, raw: new Uint8Array([7, 7, 7, 7, 7]) }],
    [
      'packed bytes that end too early',
      'data',
      { ...heroFile, raw: deflateRawSync(String(heroFile.content)).subarray(0, 9) },
    ],
    ['another name in its local header', 'disagrees', { ...heroFile, local: { name: 'b.json' } }],
    ['a longer name in its local header', 'disagrees', { ...heroFile, local: { name: 'aa.json' } }],
    ['another method in its local header', 'disagrees', { ...heroFile, local: { method: 0 } }],
    ['another checksum in its local header', 'disagrees', { ...heroFile, local: { crc: 1 } }],
    ['another length in its local header', 'disagrees', { ...heroFile, local: { size: 5 } }],
    ['other flags in its local header', 'disagrees', { ...heroFile, local: { flags: UTF8_FLAG } }],
    ['no local header', 'disagrees', { ...heroFile, local: { signature: 1 } }],
    ['an invalid directory', 'directory', { ...heroFile, central: { signature: 1 } }],
    ['extra bytes after its contents', 'between', { ...heroFile, bytesAfter: new Uint8Array(12) }],
    ['a wrong data descriptor', 'between', { ...heroFile, both: { flags: 8 }, bytesAfter: new Uint8Array(12) }],
    [
      'a data descriptor that is too long',
      'between',
      { ...heroFile, both: { flags: 8 }, bytesAfter: new Uint8Array(40) },
    ],
    ['more packed bytes than there is room for', 'overlap', { ...heroFile, both: { packed: 40 } }],
    ['bytes before it', 'before', heroFile, { before: new Uint8Array(9) }],
    ['bytes before it that are not counted', 'before', heroFile, { before: new Uint8Array(9), directoryOffset: 50 }],
    ['bytes after it', 'behind', heroFile, { after: new Uint8Array(9) }],
    ['more entries than it has', 'directory', heroFile, { entries: 2 }],
    ['fewer entries than it has', 'directory', heroFile, { entries: 0 }],
    ['contradictory numbers of entries', 'many-parts', heroFile, { entriesHere: 2 }],
    ['another disk', 'many-parts', heroFile, { disk: 1 }],
    ['too long a directory', 'directory', heroFile, { directoryBytes: 1_000 }],
    ['a Zip64 directory', 'zip64', heroFile, { directoryOffset: 0xffffffff }],
  ])('rejects a zip with %s', async (_caseName, faultKind, zipEntry, zipEnd) => {
    expect(await readFaultKind(buildZip([zipEntry], zipEnd))).toBe(faultKind);
  });

  it('rejects a zip that is cut anywhere', async () => {
    const wholeZip = buildZip([heroFile]);
    for (let cutLength = 0; cutLength < wholeZip.length; cutLength++) {
      expect(['torn', 'empty', 'not-a-zip'], String(cutLength)).toContain(
        await readFaultKind(wholeZip.slice(0, cutLength)),
      );
    }
    expect(await readFaultKind(wholeZip.slice(0, -1))).toBe('torn');
    expect(await readFaultKind(encodeText('This is a letter and no archive at all.'))).toBe('not-a-zip');
  });

  it('accepts a data descriptor in every form that programs write', async () => {
    const content = getContentBytes(heroFile);
    const [packedLength, contentLength] = [deflateRawSync(content).length, content.length];
    // A data descriptor follows the contents (flag 8) if their lengths were unknown when the header was written.
    for (const fieldBytes of [4, 8]) {
      for (const signature of [true, false]) {
        const dataDescriptor = Buffer.alloc((signature ? 4 : 0) + 4 + 2 * fieldBytes);
        if (signature) dataDescriptor.writeUInt32LE(0x08074b50, 0);
        const fieldOffset = signature ? 4 : 0;
        dataDescriptor.writeUInt32LE(crc32(content), fieldOffset);
        dataDescriptor.writeUInt32LE(packedLength, fieldOffset + 4);
        dataDescriptor.writeUInt32LE(contentLength, fieldOffset + 4 + fieldBytes);
        const openHeader = { crc: 0, packed: 0, size: 0 };
        expect(
          await readFaultKind(
            buildZip([{ ...heroFile, both: { flags: 8 }, local: openHeader, bytesAfter: dataDescriptor }]),
          ),
        ).toBe('ok');
        // Some programs write the length in the header and the compressed length only in the data descriptor.
        const partialHeader = { crc: 0, packed: 0 };
        expect(
          await readFaultKind(
            buildZip([{ ...heroFile, both: { flags: 8 }, local: partialHeader, bytesAfter: dataDescriptor }]),
          ),
        ).toBe('ok');
      }
    }
  });

  it('accepts Zip64 sizes in the local header only if they are correct', async () => {
    // The extra field 1 has both lengths in 8 bytes each: that of the contents, then that of the packed bytes.
    const extraField = Buffer.alloc(20);
    extraField.writeUInt16LE(1, 0);
    extraField.writeUInt16LE(16, 2);
    extraField.writeUInt32LE(getContentBytes(heroFile).length, 4);
    extraField.writeUInt32LE(deflateRawSync(getContentBytes(heroFile)).length, 12);
    const zip64Marker = { packed: 0xffffffff, size: 0xffffffff };
    expect(await readFaultKind(buildZip([{ ...heroFile, local: { ...zip64Marker, extra: extraField } }]))).toBe('ok');
    expect(await readFaultKind(buildZip([{ ...heroFile, local: zip64Marker }]))).toBe('disagrees');
    extraField.writeUInt32LE(3, 8);
    expect(await readFaultKind(buildZip([{ ...heroFile, local: { ...zip64Marker, extra: extraField } }]))).toBe(
      'disagrees',
    );
  });
});

describe('a zip with several files', () => {
  it.each([
    ['one name twice', ['a.json', 'a.json']],
    ['names that differ in letter case', ['a.json', 'A.JSON']],
    ['names that differ in Unicode normalization', ['\u00e9.json', 'e\u0301.json']],
    ['a file where a folder should be', ['a.json', 'a.json/b.json']],
    ['a folder that is called like a file', ['a.json', 'a.json/']],
  ])('rejects several entries with %s', async (_caseName, fileNames) => {
    const entries = fileNames.map(
      (fileName): ZipInput => ({
        ...(fileName.endsWith('/') ? {} : heroFile),
        name: fileName,
        both: { flags: UTF8_FLAG },
      }),
    );
    expect(await readFaultKind(buildZip(entries))).toBe('twice');
  });

  it('rejects two names that refer to the same entry', async () => {
    const zipBytes = buildZip([heroFile, { ...heroFile, name: 'b.json', central: { offset: 0 } }]);
    expect(await readFaultKind(zipBytes)).toBe('overlap');
  });

  it('rejects an entry that lies inside another one', async () => {
    // The inner entry is 38 bytes long. It begins at 36, after the outer header of 30 bytes and its name.
    const innerZip = buildZip([{ name: 'b.json', content: '{}', stored: true }]).subarray(0, 38);
    const outerFile: ZipInput = { name: 'a.json', content: innerZip, stored: true };
    const zipBytes = buildZip([outerFile, { name: 'b.json', content: '{}', stored: true, central: { offset: 36 } }]);
    expect(await readFaultKind(zipBytes)).toBe('overlap');
  });

  it('rejects more entries than the limit', async () => {
    const manyEntries = buildZip([heroFile], { entries: LIMITS.archiveEntries + 1 });
    expect(await readFaultKind(manyEntries)).toBe('too-many-entries');
  });

  it('rejects a zip bomb of one megabyte that would fill a disk', async () => {
    const createBomb = (fileName: string): ZipInput => ({ name: fileName, ...BOMB_ENTRY });
    expect(await readFaultKind(buildZip([createBomb('a.json'), createBomb('b.json')]))).toBe('growth');
    expect(await readFaultKind(buildZip([createBomb('__MACOSX/a.json')]))).toBe('growth');
    expect(
      await readFaultKind(
        buildZip([{ ...createBomb('a.json'), both: { ...BOMB_ENTRY.both, size: LIMITS.archiveFileBytes + 1 } }]),
      ),
    ).toBe('file-too-large');
  });

  it('rejects an entry that contains more than its stated size, without unpacking the excess', async () => {
    let unpackedBytes = 0;
    const counting: Codec = {
      ...portableCodec,
      sha256: () => ({
        update: ({ length }) => {
          unpackedBytes += length;
        },
        hex: () => '',
      }),
    };
    const zipBytes = buildZip([{ name: 'a.json', ...BOMB_ENTRY, both: { ...BOMB_ENTRY.both, size: 1_000_000 } }]);
    const readResult = await readArchive(createByteSource(zipBytes), { codec: counting });
    expect(readResult).toMatchObject({ ok: false, fault: { kind: 'size' } });
    expect(unpackedBytes).toBeLessThanOrEqual(1_000_000);
  });
});

const getContentBytes = ({ content }: ZipInput): Buffer => Buffer.from(content as string);
