/** Tests that the bundler keeps the parts of libraries that Rollcall needs. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUnusedParts } from '../../../../scripts/lib/bundle/slim.mjs';
import type * as Decoding from '../../../../src/shared/spreadsheet/decode-text.ts';

describe('the messages of React Aria in a bundle', () => {
  it('are only in the languages of the catalogs', async () => {
    const outputFolder = mkdtempSync(join(tmpdir(), 'rollcall-slim-'));
    await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      plugins: [removeUnusedParts()],
      build: {
        ssr: resolve('node_modules/react-aria/dist/private/menu/intlStrings.mjs'),
        outDir: outputFolder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'messages.mjs' } },
      },
    });
    const { default: messages } = (await import(
      /* @vite-ignore */ pathToFileURL(join(outputFolder, 'messages.mjs')).href
    )) as { default: Record<string, object | undefined> };
    rmSync(outputFolder, { recursive: true, force: true });
    const locales = Object.keys(messages).filter((locale) => messages[locale] !== undefined);
    expect(locales.map((locale) => locale.slice(0, 2)).sort()).toEqual(readdirSync('languages').sort());
    expect(messages['de-DE']).toHaveProperty('longPressMessage', expect.stringContaining('Menü'));
  });
});

describe('the slimmed text decoder in a bundle', () => {
  let outputFolder: string;
  let bundled: typeof Decoding;

  beforeAll(async () => {
    outputFolder = mkdtempSync(join(tmpdir(), 'rollcall-slim-'));
    await build({
      configFile: false,
      logLevel: 'silent',
      ssr: { noExternal: true },
      plugins: [removeUnusedParts()],
      build: {
        ssr: resolve('src/shared/spreadsheet/decode-text.ts'),
        outDir: outputFolder,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: 'decode.mjs' } },
      },
    });
    bundled = (await import(
      /* @vite-ignore */ pathToFileURL(join(outputFolder, 'decode.mjs')).href
    )) as typeof Decoding;
  });
  afterAll(() => rmSync(outputFolder, { recursive: true, force: true }));

  // The encoding, the encoded bytes, and the text.
  it.each([
    ['shift_jis', [0x8b, 0x52, 0x8e, 0x6d], '騎士'],
    ['euc-jp', [0xb5, 0xb3, 0xbb, 0xce], '騎士'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x35, 0x33, 0x3b, 0x4e, 0x1b, 0x28, 0x42], '騎士'],
    ['gb18030', [0xc6, 0xef, 0xca, 0xbf], '骑士'],
    ['big5', [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
    ['euc-kr', [0xb1, 0xe2, 0xbb, 0xe7], '기사'],
    ['windows-1252', [0x80, 0x93], '€“'],
    ['koi8-r', [0xd0, 0xd2], 'пр'],
  ] as const)('decodes %s', async (encoding, encodedBytes, expectedText) => {
    expect((await bundled.decodeText(Uint8Array.from(encodedBytes), encoding)).text).toBe(expectedText);
  });
});
