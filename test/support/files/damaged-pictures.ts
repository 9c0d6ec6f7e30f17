/** Pictures with one fault each, made from what real encoders write: those that are damaged, and those that only look so. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type JpegOptions } from 'sharp';

export interface PictureCase {
  readonly name: string;
  readonly isDamaged: boolean;
  readonly bytes: Uint8Array;
}

const [WIDTH, HEIGHT] = [120, 90];
/** Colors that run into each other, so that every coefficient says something. */
const pixels = Uint8Array.from(
  { length: WIDTH * HEIGHT * 3 },
  (_, index) => 128 + 90 * Math.sin(index / 97) + 30 * Math.cos(index * index),
);
const image = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

export const makeJpeg = async (options: JpegOptions = {}): Promise<Uint8Array> =>
  new Uint8Array(await image().jpeg(options).toBuffer());

const concat = (...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));

/** Where the nth marker of a kind begins; markers do not occur in coded bytes. */
function findMarker(bytes: Uint8Array, marker: number, nth = 1): number {
  let found = -1;
  for (let index = 0; index < nth; index += 1)
    found = Buffer.from(bytes).indexOf(Buffer.from([0xff, marker]), found + 1);
  return found;
}

const segmentEnd = (bytes: Uint8Array, start: number): number =>
  start + 2 + (bytes[start + 2] ?? 0) * 256 + (bytes[start + 3] ?? 0);

const withBytes = (bytes: Uint8Array, start: number, values: readonly number[]): Uint8Array =>
  concat(bytes.subarray(0, start), values, bytes.subarray(start + values.length));

const cut = (bytes: Uint8Array, from: number, to: number): Uint8Array =>
  concat(bytes.subarray(0, from), bytes.subarray(to));

/** A JPEG of one gray block after the other, each average coded as no difference, with restart markers between them. */
function makeRestartJpeg(markers: readonly number[] = [0, 1, 2]): Uint8Array {
  const quantization = [0xff, 0xdb, 0, 67, 0, ...new Array<number>(64).fill(1)];
  const frame = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 32, 1, 1, 0x11, 0];
  const table = (id: number) => [0xff, 0xc4, 0, 20, id, 1, ...new Array<number>(15).fill(0), 0];
  const restart = [0xff, 0xdd, 0, 4, 0, 1];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
  // Two codes of one bit each: no difference, end of block.
  const blocks = markers.flatMap((n) => [0x3f, 0xff, 0xd0 + n]);
  return Uint8Array.from([
    ...[0xff, 0xd8, ...quantization, ...frame, ...table(0), ...table(0x10), ...restart, ...scan],
    ...[...blocks, 0x3f, 0xff, 0xd9],
  ]);
}

function pngChunk(name: string, data: Uint8Array): Uint8Array {
  const named = concat(Buffer.from(name), data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return concat(length, named, sum);
}

/** A PNG of red pixels with these bytes for its pixels. */
function pngWith(data: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  [head[8], head[9]] = [8, 2];
  return concat(
    [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    pngChunk('IHDR', head),
    pngChunk('IDAT', data),
    pngChunk('IEND', new Uint8Array()),
  );
}

/** All of them, the same at each call. */
export async function pictureCases(): Promise<PictureCase[]> {
  const baseline = await makeJpeg();
  const progressive = await makeJpeg({ progressive: true });
  const gray = new Uint8Array(await image().toColourspace('b-w').jpeg().toBuffer());
  const turned = new Uint8Array(await image().jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const png = new Uint8Array(await image().png().toBuffer());
  const webp = new Uint8Array(await image().webp().toBuffer());
  const lossless = new Uint8Array(await image().webp({ lossless: true }).toBuffer());
  const avif = new Uint8Array(await image().avif().toBuffer());
  const scan = (bytes: Uint8Array, nth = 1) => findMarker(bytes, 0xda, nth);
  const coded = (bytes: Uint8Array, nth = 1) => segmentEnd(bytes, scan(bytes, nth));
  const middle = (bytes: Uint8Array) => Math.floor((coded(bytes) + bytes.length) / 2);
  const rows = new Uint8Array((WIDTH * 3 + 1) * HEIGHT);
  const comment = pngChunk('tEXt', Buffer.from('Title\0x'));
  const brokenComment = withBytes(comment, comment.length - 1, [(comment.at(-1) ?? 0) ^ 1]);
  const exif = Uint8Array.from([0xff, 0xe1, 0, 14, 0x45, 0x78, 0x69, 0x66, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
  const idat = Buffer.from(png).indexOf('IDAT');
  const noise = Uint8Array.from({ length: 400 }, (_, index) => (index * index * 31 + index * 7) % 251);
  const damaged: Record<string, Uint8Array> = {
    'JPEG cut in its scan': baseline.subarray(0, middle(baseline)),
    'JPEG cut behind its head': baseline.subarray(0, coded(baseline)),
    'JPEG without its end': baseline.subarray(0, -2),
    'JPEG with zeros in its scan': withBytes(baseline, middle(baseline), new Array<number>(60).fill(0)),
    'JPEG with noise in its scan': withBytes(baseline, middle(baseline), [...noise.subarray(0, 200)]),
    'JPEG without a part of its scan': cut(baseline, middle(baseline), middle(baseline) + 90),
    'JPEG with a random body': concat(baseline.subarray(0, coded(baseline)), noise, [0xff, 0xd9]),
    'JPEG without its Huffman tables': cut(baseline, findMarker(baseline, 0xc4), scan(baseline)),
    'progressive JPEG cut between scans': concat(progressive.subarray(0, scan(progressive, 3)), [0xff, 0xd9]),
    'progressive JPEG without its last scan': concat(progressive.subarray(0, scan(progressive, 10)), [0xff, 0xd9]),
    'progressive JPEG without a scan in the middle': cut(progressive, scan(progressive, 4), scan(progressive, 5)),
    'progressive JPEG with zeros in a scan': withBytes(progressive, coded(progressive, 2) + 5, new Array(30).fill(0)),
    'gray JPEG cut in its scan': concat(gray.subarray(0, middle(gray)), [0xff, 0xd9]),
    'turned JPEG with zeros in its scan': withBytes(turned, middle(turned), new Array<number>(60).fill(0)),
    'JPEG with a restart marker too few': makeRestartJpeg([0, 1]),
    'JPEG with restart markers in another order': makeRestartJpeg([0, 2, 1]),
    'PNG with a wrong checksum': withBytes(png, idat + 60, [(png[idat + 60] ?? 0) ^ 1]),
    'PNG cut in its pixels': png.subarray(0, Math.floor(png.length / 2)),
    'PNG without its end': png.subarray(0, -12),
    'PNG whose pixels end early': pngWith(deflateSync(rows.subarray(0, rows.length / 2))),
    'PNG whose pixels cannot be unpacked': pngWith(noise),
    'WebP cut': webp.subarray(0, Math.floor(webp.length / 2)),
    'lossless WebP cut': lossless.subarray(0, Math.floor(lossless.length / 2)),
    'AVIF cut': avif.subarray(0, avif.length - 50),
    'a JPEG head alone': baseline.subarray(0, 20),
  };
  const whole: Record<string, Uint8Array> = {
    'baseline JPEG': baseline,
    'progressive JPEG': progressive,
    'gray JPEG': gray,
    'turned JPEG': turned,
    'JPEG with tables of its own': await makeJpeg({ mozjpeg: true }),
    'JPEG of the finest quality': await makeJpeg({ quality: 100, chromaSubsampling: '4:4:4' }),
    'JPEG with restart markers': makeRestartJpeg(),
    'JPEG with one more restart marker': concat(makeRestartJpeg().subarray(0, -2), [0xff, 0xd3, 0xff, 0xd9]),
    'JPEG with bytes behind its end': concat(baseline, noise),
    'JPEG with fill bytes before its end': concat(baseline.subarray(0, -2), [0, 0, 0], [0xff, 0xd9]),
    'JPEG with bytes between two segments': concat(
      baseline.subarray(0, findMarker(baseline, 0xc0)),
      [1, 2, 3],
      baseline.subarray(findMarker(baseline, 0xc0)),
    ),
    'JPEG with damaged EXIF': concat(baseline.subarray(0, 2), exif, baseline.subarray(2)),
    PNG: png,
    'PNG with a wrong checksum in a comment': concat(png.subarray(0, 33), brokenComment, png.subarray(33)),
    'PNG with bytes behind its end': concat(png, noise),
    'PNG whose pixels are whole': pngWith(deflateSync(rows)),
    WebP: webp,
    'lossless WebP': lossless,
    'WebP with bytes behind its end': concat(webp, noise),
    AVIF: avif,
  };
  return [
    ...Object.entries(damaged).map(([name, bytes]) => ({ name, isDamaged: true, bytes })),
    ...Object.entries(whole).map(([name, bytes]) => ({ name, isDamaged: false, bytes })),
  ];
}
