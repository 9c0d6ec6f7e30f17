import { describe, expect, it } from 'vitest';
import { base64 } from '../../../../src/shared/sheet/kit/fonts.ts';

describe('base64', () => {
  it.each([0, 1, 2, 3, 4, 255, 1000])('agrees with Node for %i bytes', (length) => {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + 11) % 256);
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });
});
