import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture, readPictureHead } from '../../../../../src/cli/cards/picture-pixels.ts';
import { isPictureDamaged } from '../../../../../src/shared/card/pictures/damage/find-damage.ts';
import { SEED } from '../../../../support/documents/arbitrary.ts';
import { createPictureCases, makeJpeg } from '../../../../support/files/damaged-pictures.ts';
import { scaleRuns } from '../../../../support/sample-size.ts';

const cases = await createPictureCases();

describe('pictures printed by the command line', () => {
  it.each(cases)('recognizes whether $name is damaged: $isDamaged', async ({ bytes, isDamaged }) => {
    const pictureHead = await readPictureHead(bytes);
    const preparedPicture = 'problem' in pictureHead ? pictureHead : await preparePicture(bytes, pictureHead, 40);
    expect('problem' in preparedPicture ? preparedPicture.problem : undefined).toEqual(
      isDamaged ? { kind: 'damaged' } : undefined,
    );
  });
});

describe('isPictureDamaged for a JPEG', () => {
  it.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['full-color', { chromaSubsampling: '4:4:4' as const }],
  ])('reports a %s JPEG that is cut off anywhere', async (_label, jpegOptions) => {
    const bytes = await makeJpeg(jpegOptions);
    for (let endOffset = 3; endOffset < bytes.length; endOffset += 37)
      expect(isPictureDamaged(bytes.subarray(0, endOffset), 'image/jpeg'), String(endOffset)).toBe(true);
    expect(isPictureDamaged(bytes.subarray(0, -1), 'image/jpeg')).toBe(true);
    expect(isPictureDamaged(bytes, 'image/jpeg')).toBe(false);
  });

  it('accepts every undamaged JPEG, whatever its size, quality and encoder settings', async () => {
    const jpegOptions = fc.record({
      progressive: fc.boolean(),
      quality: fc.integer({ min: 1, max: 100 }),
      chromaSubsampling: fc.constantFrom('4:2:0', '4:4:4'),
      mozjpeg: fc.boolean(),
    });
    const sideLength = fc.integer({ min: 1, max: 70 });
    await fc.assert(
      fc.asyncProperty(
        sideLength,
        sideLength,
        jpegOptions,
        fc.constantFrom('srgb', 'b-w', 'cmyk'),
        async (width, height, encoderOptions, colorSpace) => {
          const rawPixels = Uint8Array.from(
            { length: width * height * 3 },
            (_entry, index) => (index * index * 7 + index * 13) % 256,
          );
          const image = sharp(rawPixels, { raw: { width, height, channels: 3 } }).toColourspace(colorSpace);
          expect(isPictureDamaged(new Uint8Array(await image.jpeg(encoderOptions).toBuffer()), 'image/jpeg')).toBe(
            false,
          );
        },
      ),
      { seed: SEED, numRuns: scaleRuns(80) },
    );
  });

  it('reports every changed byte that makes libjpeg warn', async () => {
    for (const bytes of [await makeJpeg(), await makeJpeg({ progressive: true })]) {
      // The header of a scan with three channels has 14 bytes.
      const scanStart = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xda])) + 14;
      for (let index = scanStart; index < bytes.length - 2; index += 41) {
        const changedBytes = bytes.slice();
        changedBytes[index] = (changedBytes[index] ?? 0) ^ (1 << (index % 8));
        const isRefused = await sharp(changedBytes, { failOn: 'warning' })
          .raw()
          .toBuffer()
          .then(
            () => false,
            () => true,
          );
        if (isRefused) expect(isPictureDamaged(changedBytes, 'image/jpeg'), String(index)).toBe(true);
      }
    }
  });
});

describe('isPictureDamaged for any bytes', () => {
  it('returns a verdict and never throws', () => {
    const arbitraryType = fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/avif');
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        arbitraryType,
        fc.nat(),
        fc.uint8Array({ maxLength: 30 }),
        ({ bytes }, mediaType, offset, newBytes) => {
          const changedBytes = bytes.slice();
          changedBytes.set(newBytes, Math.min(offset % bytes.length, Math.max(0, bytes.length - newBytes.length)));
          expect(typeof isPictureDamaged(changedBytes, mediaType as 'image/png')).toBe('boolean');
        },
      ),
      { seed: SEED, numRuns: scaleRuns(400) },
    );
  });
});
