import { describe, expect, it } from 'vitest';
import { decodeText, describeDecoding } from '../../../src/shared/spreadsheet/decode-text.ts';
import { ENCODINGS, findEncoding, getEncodingName } from '../../../src/shared/spreadsheet/encodings.ts';
import { translate } from '../../support/texts.ts';

const encodeAscii = (sourceText: string): number[] => Array.from(sourceText, (character) => character.charCodeAt(0));
const joinBytes = (...byteParts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    byteParts.flatMap((bytePart) => (typeof bytePart === 'string' ? encodeAscii(bytePart) : [...bytePart])),
  );

describe('decodeText without a byte order mark', () => {
  it('recognizes valid UTF-8 without a note', async () => {
    const decoded = await decodeText(new TextEncoder().encode('Żar;„Wucht“ \ufffd'));
    expect(decoded).toEqual({ text: 'Żar;„Wucht“ \ufffd', encoding: 'utf-8', basis: 'recognized', damagedLines: [] });
    expect(describeDecoding(translate, decoded)).toEqual([]);
  });

  it("reads Excel's quotation marks, dashes and euro sign as Windows-1252 and reports the assumption", async () => {
    const decoded = await decodeText(
      joinBytes('Gr', [0xfc], 'ner ', [0x84], 'Wucht', [0x93, 0x20, 0x96], ' 3 ', [0x80], ';Warden', [0x92], 's'),
    );
    expect(decoded.text).toBe('Grüner „Wucht“ – 3 €;Warden’s');
    expect(describeDecoding(translate, decoded)).toEqual([
      "This file doesn't say how its text is encoded. It was read as Windows-1252 (Western European).",
    ]);
  });

  it.each([
    [
      'Mac Roman',
      joinBytes('Name;M', [0x9f], 'ller;Stra', [0xa7], 'e;caf', [0x8e]),
      'macintosh',
      'Name;Müller;Straße;café',
    ],
    ['Windows-1251', joinBytes('Name;', [0xca, 0xe0, 0xef, 0xe8, 0xf2, 0xe0, 0xed]), 'windows-1251', 'Name;Капитан'],
    [
      'Shift JIS',
      joinBytes(
        [0x96, 0xbc, 0x91, 0x4f],
        ',',
        [0x8c, 0xf8, 0x89, 0xca],
        '\n',
        [0x97, 0x8b, 0x82, 0xcc, 0x8c, 0x9d],
        ',3',
        [0x83, 0x5f, 0x83, 0x81, 0x81, 0x5b, 0x83, 0x57],
      ),
      'shift_jis',
      '名前,効果\n雷の拳,3ダメージ',
    ],
  ])('guesses %s from the bytes', async (_caseName, encodedBytes, encoding, sourceText) => {
    expect(await decodeText(encodedBytes)).toMatchObject({ encoding, basis: 'assumed', text: sourceText });
  });

  it('recognizes ISO 2022 by its escape sequences', async () => {
    const encodedBytes = joinBytes('Name\n', [0x1b, 0x24, 0x42, 0x35, 0x33, 0x3b, 0x4e, 0x1b, 0x28, 0x42], '\n');
    expect(await decodeText(encodedBytes)).toMatchObject({
      encoding: 'iso-2022-jp',
      basis: 'recognized',
      text: 'Name\n騎士\n',
      damagedLines: [],
    });
  });

  it('removes the end-of-file mark of old programs and byte order marks within concatenated files', async () => {
    expect((await decodeText(joinBytes('Name\r\nRook\r\n', [0x1a, 0x1a]))).text).toBe('Name\r\nRook\r\n');
    expect((await decodeText(joinBytes('Name\nRook\n', [0xef, 0xbb, 0xbf], 'Ash\n'))).text).toBe('Name\nRook\nAsh\n');
    expect((await decodeText(joinBytes('a', [0x1a], 'b'))).text).toBe('a\u001ab');
  });

  it('assumes UTF-8 even when one byte is damaged, and reports the line', async () => {
    const decoded = await decodeText(joinBytes([...new TextEncoder().encode('Jökla;über\nŻar;')], [0xff], '\nRook;e'));
    expect(decoded).toMatchObject({ encoding: 'utf-8', basis: 'assumed', damagedLines: [2] });
    expect(describeDecoding(translate, decoded).at(-1)).toBe(
      "Line 2 has bytes that aren't valid UTF-8; they appear as “�”.",
    );
  });
});

describe('a chosen encoding', () => {
  it('decodes any bytes with the chosen encoding and reports the lines that do not fit', async () => {
    const encodedBytes = joinBytes('a\r\n', [0x81], '\rc\n', [0x8d]);
    expect(await decodeText(encodedBytes, 'windows-1252')).toMatchObject({ basis: 'chosen', damagedLines: [2, 4] });
  });

  it.each(ENCODINGS)('decodes %s, which has a display name', async (encoding) => {
    expect((await decodeText(joinBytes('Rope'), encoding)).encoding).toBe(encoding);
    expect(getEncodingName(translate, encoding)).not.toBe('');
  });

  it.each([
    ['UTF8', 'utf-8'],
    ['Windows 1252', 'windows-1252'],
    ['cp1251', 'windows-1251'],
    ['Latin-1', 'windows-1252'],
    ['Shift JIS', 'shift_jis'],
    ['GBK', 'gb18030'],
    ['Mac Roman', 'macintosh'],
  ])('finds an encoding by the name %s', (encodingName, encoding) => {
    expect(findEncoding(encodingName)).toBe(encoding);
  });

  it('finds no encoding by the name of an inherited property', () => {
    expect(findEncoding('constructor')).toBeUndefined();
  });
});
