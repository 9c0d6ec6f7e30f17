/** Pictures with one fault each, made from the output of real encoders: damaged ones, and intact ones that look damaged. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';

export interface PictureCase {
  readonly name: string;
  readonly isDamaged: boolean;
  readonly bytes: Uint8Array;
}

const [WIDTH, HEIGHT] = [120, 90];
/** Smooth colors, so that every coefficient has a meaning. */
const pixels = Uint8Array.from(
  { length: WIDTH * HEIGHT * 3 },
  (_, index) => 128 + 90 * Math.sin(index / 97) + 30 * Math.cos(index * index),
);
const createImage = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

export const makeJpeg = async (options: JpegOptions = {}): Promise<Uint8Array> =>
  new Uint8Array(await createImage().jpeg(options).toBuffer());

const joinBytes = (...byteParts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  new Uint8Array(Buffer.concat(byteParts.map((bytePart) => Buffer.from(bytePart))));

/**
 * Returns the index of the nth marker of a kind. Markers do not occur in coded bytes. In a JPEG, 0xda starts a scan (the coded pixels),
 * 0xc0 the frame header and 0xc4 the Huffman tables; 0xd0 to 0xd7 are restart markers, and 0xd9 is the end.
 */
function findMarker(fileBytes: Uint8Array, marker: number, occurrence = 1): number {
  let markerIndex = -1;
  for (let index = 0; index < occurrence; index += 1)
    markerIndex = Buffer.from(fileBytes).indexOf(Buffer.from([0xff, marker]), markerIndex + 1);
  return markerIndex;
}

const segmentEnd = (fileBytes: Uint8Array, startIndex: number): number =>
  startIndex + 2 + (fileBytes[startIndex + 2] ?? 0) * 256 + (fileBytes[startIndex + 3] ?? 0);

const withBytes = (fileBytes: Uint8Array, startIndex: number, values: readonly number[]): Uint8Array =>
  joinBytes(fileBytes.subarray(0, startIndex), values, fileBytes.subarray(startIndex + values.length));

const removeBytes = (fileBytes: Uint8Array, startIndex: number, endIndex: number): Uint8Array =>
  joinBytes(fileBytes.subarray(0, startIndex), fileBytes.subarray(endIndex));

/**
 * Creates a JPEG of gray blocks, each average coded as no difference, with restart markers between them.
 *
 * @param markers the numbers of the restart markers, which should count up
 */
function makeRestartJpeg(markers: readonly number[] = [0, 1, 2]): Uint8Array {
  const quantization = [0xff, 0xdb, 0, 67, 0, ...new Array<number>(64).fill(1)];
  const frameSegment = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 32, 1, 1, 0x11, 0];
  const createTable = (tableId: number) => [0xff, 0xc4, 0, 20, tableId, 1, ...new Array<number>(15).fill(0), 0];
  const restartSegment = [0xff, 0xdd, 0, 4, 0, 1];
  const scanSegment = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  // Two codes of one bit each: no difference, end of block.
  const codedBlocks = markers.flatMap((markerNumber) => [0x3f, 0xff, 0xd0 + markerNumber]);
  return Uint8Array.from([
    ...[
      0xff,
      0xd8,
      ...quantization,
      ...frameSegment,
      ...createTable(0),
      ...createTable(0x10),
      ...restartSegment,
      ...scanSegment,
    ],
    ...[...codedBlocks, 0x3f, 0xff, 0xd9],
  ]);
}

function pngChunk(chunkName: string, chunkData: Uint8Array): Uint8Array {
  const namedData = joinBytes(Buffer.from(chunkName), chunkData);
  const [lengthBytes, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  lengthBytes.writeUInt32BE(chunkData.length);
  checksum.writeUInt32BE(crc32(namedData));
  return joinBytes(lengthBytes, namedData, checksum);
}

/** Creates a PNG with these bytes as its pixel data. */
function createPng(pixelData: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits for each channel, and colors without a palette.
  [header[8], header[9]] = [8, 2];
  return joinBytes(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixelData),
    pngChunk('IEND', new Uint8Array()),
  );
}

/** Creates all cases. They are the same on each call. */
export async function createPictureCases(): Promise<PictureCase[]> {
  const baseline = await makeJpeg();
  const progressive = await makeJpeg({ progressive: true });
  const grayJpeg = new Uint8Array(await createImage().toColourspace('b-w').jpeg().toBuffer());
  const rotatedJpeg = new Uint8Array(await createImage().jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const pngBytes = new Uint8Array(await createImage().png().toBuffer());
  const webpBytes = new Uint8Array(await createImage().webp().toBuffer());
  const losslessWebp = new Uint8Array(await createImage().webp({ lossless: true }).toBuffer());
  const avifBytes = new Uint8Array(await createImage().avif().toBuffer());
  const findScan = (fileBytes: Uint8Array, occurrence = 1) => findMarker(fileBytes, 0xda, occurrence);
  const findScanData = (fileBytes: Uint8Array, occurrence = 1) =>
    segmentEnd(fileBytes, findScan(fileBytes, occurrence));
  const findMiddle = (fileBytes: Uint8Array) => Math.floor((findScanData(fileBytes) + fileBytes.length) / 2);
  const pixelRows = new Uint8Array((WIDTH * 3 + 1) * HEIGHT);
  const commentChunk = pngChunk('tEXt', Buffer.from('Title\0x'));
  const brokenComment = withBytes(commentChunk, commentChunk.length - 1, [(commentChunk.at(-1) ?? 0) ^ 1]);
  const damagedExif = Uint8Array.from([
    0xff, 0xe1, 0, 14, 0x45, 0x78, 0x69, 0x66, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
  ]);
  const pixelChunkIndex = Buffer.from(pngBytes).indexOf('IDAT');
  const noiseBytes = Uint8Array.from({ length: 400 }, (_, index) => (index * index * 31 + index * 7) % 251);
  const damagedPictures: Record<string, Uint8Array> = {
    'JPEG cut in its scan': baseline.subarray(0, findMiddle(baseline)),
    'JPEG cut behind its head': baseline.subarray(0, findScanData(baseline)),
    'JPEG without its end': baseline.subarray(0, -2),
    'JPEG with zeros in its scan': withBytes(baseline, findMiddle(baseline), new Array<number>(60).fill(0)),
    'JPEG with noise in its scan': withBytes(baseline, findMiddle(baseline), [...noiseBytes.subarray(0, 200)]),
    'JPEG without a part of its scan': removeBytes(baseline, findMiddle(baseline), findMiddle(baseline) + 90),
    'JPEG with a random body': joinBytes(baseline.subarray(0, findScanData(baseline)), noiseBytes, [0xff, 0xd9]),
    'JPEG without its Huffman tables': removeBytes(baseline, findMarker(baseline, 0xc4), findScan(baseline)),
    'progressive JPEG cut between scans': joinBytes(progressive.subarray(0, findScan(progressive, 3)), [0xff, 0xd9]),
    'progressive JPEG without its last scan': joinBytes(
      progressive.subarray(0, findScan(progressive, 10)),
      [0xff, 0xd9],
    ),
    'progressive JPEG without a scan in the middle': removeBytes(
      progressive,
      findScan(progressive, 4),
      findScan(progressive, 5),
    ),
    'progressive JPEG with zeros in a scan': withBytes(
      progressive,
      findScanData(progressive, 2) + 5,
      new Array(30).fill(0),
    ),
    'gray JPEG cut in its scan': joinBytes(grayJpeg.subarray(0, findMiddle(grayJpeg)), [0xff, 0xd9]),
    'turned JPEG with zeros in its scan': withBytes(
      rotatedJpeg,
      findMiddle(rotatedJpeg),
      new Array<number>(60).fill(0),
    ),
    'JPEG with a restart marker too few': makeRestartJpeg([0, 1]),
    'JPEG with restart markers in another order': makeRestartJpeg([0, 2, 1]),
    'PNG with a wrong checksum': withBytes(pngBytes, pixelChunkIndex + 60, [(pngBytes[pixelChunkIndex + 60] ?? 0) ^ 1]),
    'PNG cut in its pixels': pngBytes.subarray(0, Math.floor(pngBytes.length / 2)),
    'PNG without its end': pngBytes.subarray(0, -12),
    'PNG whose pixels end early': createPng(deflateSync(pixelRows.subarray(0, pixelRows.length / 2))),
    'PNG whose pixels cannot be unpacked': createPng(noiseBytes),
    'WebP cut': webpBytes.subarray(0, Math.floor(webpBytes.length / 2)),
    'lossless WebP cut': losslessWebp.subarray(0, Math.floor(losslessWebp.length / 2)),
    'AVIF cut': avifBytes.subarray(0, avifBytes.length - 50),
    'a JPEG head alone': baseline.subarray(0, 20),
  };
  const intactPictures: Record<string, Uint8Array> = {
    'baseline JPEG': baseline,
    'progressive JPEG': progressive,
    'gray JPEG': grayJpeg,
    'turned JPEG': rotatedJpeg,
    'JPEG with tables of its own': await makeJpeg({ mozjpeg: true }),
    'JPEG of the finest quality': await makeJpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
    'JPEG with restart markers': makeRestartJpeg(),
    'JPEG with one more restart marker': joinBytes(makeRestartJpeg().subarray(0, -2), [0xff, 0xd3, 0xff, 0xd9]),
    'JPEG with bytes behind its end': joinBytes(baseline, noiseBytes),
    'JPEG with fill bytes before its end': joinBytes(baseline.subarray(0, -2), [0, 0, 0], [0xff, 0xd9]),
    'JPEG with bytes between two segments': joinBytes(
      baseline.subarray(0, findMarker(baseline, 0xc0)),
      [1, 2, 3],
      baseline.subarray(findMarker(baseline, 0xc0)),
    ),
    'JPEG with damaged EXIF': joinBytes(baseline.subarray(0, 2), damagedExif, baseline.subarray(2)),
    PNG: pngBytes,
    // The header of a PNG ends at byte 33.
    'PNG with a wrong checksum in a comment': joinBytes(pngBytes.subarray(0, 33), brokenComment, pngBytes.subarray(33)),
    'PNG with bytes behind its end': joinBytes(pngBytes, noiseBytes),
    'PNG whose pixels are whole': createPng(deflateSync(pixelRows)),
    WebP: webpBytes,
    'lossless WebP': losslessWebp,
    'WebP with bytes behind its end': joinBytes(webpBytes, noiseBytes),
    AVIF: avifBytes,
  };
  return [
    ...Object.entries(damagedPictures).map(([caseName, fileBytes]) => ({
      name: caseName,
      isDamaged: true,
      bytes: fileBytes,
    })),
    ...Object.entries(intactPictures).map(([caseName, fileBytes]) => ({
      name: caseName,
      isDamaged: false,
      bytes: fileBytes,
    })),
  ];
}
