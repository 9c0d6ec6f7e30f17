import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureHead, preparePicture } from '../../../../../src/cli/cards/picture-pixels.ts';
import { isPictureDamaged } from '../../../../../src/shared/card/pictures/damage/find-damage.ts';
import { SEED } from '../../../../support/documents/arbitrary.ts';
import { makeJpeg, pictureCases } from '../../../../support/files/damaged-pictures.ts';
import { runs } from '../../../../support/runs.ts';

const cases = await pictureCases();

describe('a picture that the command line prints', () => {
  it.each(cases)('$name: damaged is $isDamaged', async ({ bytes, isDamaged }) => {
    const head = await pictureHead(bytes);
    const made = 'problem' in head ? head : await preparePicture(bytes, head, 40);
    expect('problem' in made ? made.problem : undefined).toEqual(isDamaged ? { kind: 'damaged' } : undefined);
  });
});

describe('a JPEG', () => {
  it.each([
    ['baseline', {}],
    ['progressive', { progressive: true }],
    ['with full color', { chromaSubsampling: '4:4:4' as const }],
  ])('%s is damaged wherever it ends', async (_, options) => {
    const bytes = await makeJpeg(options);
    for (let end = 3; end < bytes.length; end += 37)
      expect(isPictureDamaged(bytes.subarray(0, end), 'image/jpeg'), String(end)).toBe(true);
    expect(isPictureDamaged(bytes.subarray(0, -1), 'image/jpeg')).toBe(true);
    expect(isPictureDamaged(bytes, 'image/jpeg')).toBe(false);
  });

  it('of any size and quality is whole as its encoder wrote it', async () => {
    const options = fc.record({
      progressive: fc.boolean(),
      quality: fc.integer({ min: 1, max: 100 }),
      chromaSubsampling: fc.constantFrom('4:2:0', '4:4:4'),
      mozjpeg: fc.boolean(),
    });
    const side = fc.integer({ min: 1, max: 70 });
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        options,
        fc.constantFrom('srgb', 'b-w', 'cmyk'),
        async (width, height, how, space) => {
          const raw = Uint8Array.from(
            { length: width * height * 3 },
            (_, index) => (index * index * 7 + index * 13) % 256,
          );
          const image = sharp(raw, { raw: { width, height, channels: 3 } }).toColourspace(space);
          expect(isPictureDamaged(new Uint8Array(await image.jpeg(how).toBuffer()), 'image/jpeg')).toBe(false);
        },
      ),
      { seed: SEED, numRuns: runs(80) },
    );
  });

  it('is called damaged wherever libjpeg has something to say about its codes', async () => {
    for (const bytes of [await makeJpeg(), await makeJpeg({ progressive: true })]) {
      const begin = Buffer.from(bytes).indexOf(Buffer.from([0xff, 0xda])) + 14;
      for (let index = begin; index < bytes.length - 2; index += 41) {
        const changed = bytes.slice();
        changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8));
        const isRefused = await sharp(changed, { failOn: 'warning' })
          .raw()
          .toBuffer()
          .then(
            () => false,
            () => true,
          );
        if (isRefused) expect(isPictureDamaged(changed, 'image/jpeg'), String(index)).toBe(true);
      }
    }
  });
});

describe('any bytes', () => {
  it('get a verdict and no exception', () => {
    const type = fc.constantFrom('image/jpeg', 'image/png', 'image/webp', 'image/avif');
    fc.assert(
      fc.property(
        fc.constantFrom(...cases),
        type,
        fc.nat(),
        fc.uint8Array({ maxLength: 30 }),
        ({ bytes }, as, at, put) => {
          const changed = bytes.slice();
          changed.set(put, Math.min(at % bytes.length, Math.max(0, bytes.length - put.length)));
          expect(typeof isPictureDamaged(changed, as as 'image/png')).toBe('boolean');
        },
      ),
      { seed: SEED, numRuns: runs(400) },
    );
  });
});
