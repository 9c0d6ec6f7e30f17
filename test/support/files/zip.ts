/**
 * Builds zip files by hand, with any fault that a test needs. The numbers are the offsets of fields; `src/shared/zip/layout.ts` names them.
 */
import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/shared/base/crc32.ts';

/** Values that a record states instead of the true ones. */
interface Numbers {
  signature?: number;
  flags?: number;
  method?: number;
  crc?: number;
  packed?: number;
  size?: number;
  name?: string;
}

export interface ZipInput {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  stored?: boolean;
  /** Bytes that are written instead of the packed content. */
  raw?: Uint8Array;
  /** Values that both records state instead of the true ones. */
  both?: Numbers;
  local?: Numbers & { extra?: Uint8Array };
  central?: Numbers & { attributes?: number; offset?: number; disk?: number; extra?: Uint8Array };
  /** Bytes after the content. */
  bytesAfter?: Uint8Array;
}

export interface ZipEndInput {
  before?: Uint8Array;
  after?: Uint8Array;
  comment?: Uint8Array;
  entries?: number;
  entriesHere?: number;
  disk?: number;
  directoryBytes?: number;
  directoryOffset?: number;
}

const toBuffer = (content: string | Uint8Array): Buffer => Buffer.from(content as string);

export function buildZip(entries: readonly ZipInput[], endRecord: ZipEndInput = {}): Uint8Array {
  const zipParts: Buffer[] = [Buffer.from(endRecord.before ?? [])];
  const directory: Buffer[] = [];
  const getPosition = () => zipParts.reduce((totalLength, { length }) => totalLength + length, 0);
  for (const zipEntry of entries) {
    const { local: localRecord, central: centralRecord } = createRecords(zipEntry, getPosition());
    zipParts.push(localRecord.record, localRecord.raw, Buffer.from(zipEntry.bytesAfter ?? []));
    directory.push(centralRecord);
  }
  const directoryStart = getPosition();
  const directoryBytes = Buffer.concat(directory);
  const endRecordBytes = Buffer.alloc(22);
  endRecordBytes.writeUInt32LE(0x06054b50, 0);
  endRecordBytes.writeUInt16LE(endRecord.disk ?? 0, 4);
  endRecordBytes.writeUInt16LE(endRecord.entriesHere ?? endRecord.entries ?? entries.length, 8);
  endRecordBytes.writeUInt16LE(endRecord.entries ?? entries.length, 10);
  endRecordBytes.writeUInt32LE(endRecord.directoryBytes ?? directoryBytes.length, 12);
  endRecordBytes.writeUInt32LE(endRecord.directoryOffset ?? directoryStart, 16);
  endRecordBytes.writeUInt16LE(endRecord.comment?.length ?? 0, 20);
  return new Uint8Array(
    Buffer.concat([
      ...zipParts,
      directoryBytes,
      endRecordBytes,
      Buffer.from(endRecord.comment ?? []),
      Buffer.from(endRecord.after ?? []),
    ]),
  );
}

function createRecords(zipEntry: ZipInput, localOffset: number) {
  const content = toBuffer(zipEntry.content ?? '');
  const packedContent = Buffer.from(zipEntry.raw ?? (zipEntry.stored ? content : deflateRawSync(content)));
  const trueValues = {
    flags: 0,
    method: zipEntry.stored ? 0 : 8,
    crc: crc32(content),
    packed: packedContent.length,
    size: content.length,
    ...zipEntry.both,
  };
  const localValues = { ...trueValues, ...zipEntry.local };
  const centralValues = { attributes: 0, offset: localOffset, disk: 0, ...trueValues, ...zipEntry.central };
  const localName = toBuffer(localValues.name ?? zipEntry.name);
  const localHeader = Buffer.alloc(30);
  localHeader.writeUInt32LE(localValues.signature ?? 0x04034b50, 0);
  localHeader.writeUInt16LE(20, 4);
  localHeader.writeUInt16LE(localValues.flags, 6);
  localHeader.writeUInt16LE(localValues.method, 8);
  localHeader.writeUInt32LE(localValues.crc, 14);
  localHeader.writeUInt32LE(localValues.packed, 18);
  localHeader.writeUInt32LE(localValues.size, 22);
  localHeader.writeUInt16LE(localName.length, 26);
  const localExtra = Buffer.from(localValues.extra ?? []);
  localHeader.writeUInt16LE(localExtra.length, 28);
  const centralName = toBuffer(centralValues.name ?? zipEntry.name);
  const centralExtra = Buffer.from(centralValues.extra ?? []);
  const centralRecord = Buffer.alloc(46);
  centralRecord.writeUInt32LE(centralValues.signature ?? 0x02014b50, 0);
  centralRecord.writeUInt16LE(20, 4);
  centralRecord.writeUInt16LE(20, 6);
  centralRecord.writeUInt16LE(centralValues.flags, 8);
  centralRecord.writeUInt16LE(centralValues.method, 10);
  centralRecord.writeUInt32LE(centralValues.crc, 16);
  centralRecord.writeUInt32LE(centralValues.packed, 20);
  centralRecord.writeUInt32LE(centralValues.size, 24);
  centralRecord.writeUInt16LE(centralName.length, 28);
  centralRecord.writeUInt16LE(centralExtra.length, 30);
  centralRecord.writeUInt16LE(centralValues.disk, 34);
  centralRecord.writeUInt32LE(centralValues.attributes, 38);
  centralRecord.writeUInt32LE(centralValues.offset, 42);
  return {
    local: { record: Buffer.concat([localHeader, localName, localExtra]), raw: packedContent },
    central: Buffer.concat([centralRecord, centralName, centralExtra]),
  };
}
