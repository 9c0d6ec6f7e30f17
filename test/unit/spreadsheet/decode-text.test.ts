import { describe, expect, it } from 'vitest';
import { decodeText, describeDecoding } from '../../../src/shared/spreadsheet/decode-text.ts';
import { ENCODINGS, findEncoding, getEncodingName } from '../../../src/shared/spreadsheet/encodings.ts';
import { t } from '../../support/texts.ts';

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : [...part])));

describe('text without a byte order mark', () => {
  it('is UTF-8 without a word where all bytes fit', async () => {
    const decoded = await decodeText(new TextEncoder().encode('Żar;„Wucht“ \ufffd'));
    expect(decoded).toEqual({ text: 'Żar;„Wucht“ \ufffd', encoding: 'utf-8', basis: 'recognized', damagedLines: [] });
    expect(describeDecoding(t, decoded)).toEqual([]);
  });

  it('of Excel has the quotation marks, dashes and euro sign of Windows-1252, and the assumption is reported', async () => {
    const decoded = await decodeText(
      bytesOf('Gr', [0xfc], 'ner ', [0x84], 'Wucht', [0x93, 0x20, 0x96], ' 3 ', [0x80], ';Warden', [0x92], 's'),
    );
    expect(decoded.text).toBe('Grüner „Wucht“ – 3 €;Warden’s');
    expect(describeDecoding(t, decoded)).toEqual([
      "This file doesn't say how its text is encoded. It was read as Windows-1252 (Western European).",
    ]);
  });

  it.each([
    [
      'Mac Roman',
      bytesOf('Name;M', [0x9f], 'ller;Stra', [0xa7], 'e;caf', [0x8e]),
      'macintosh',
      'Name;Müller;Straße;café',
    ],
    ['Windows-1251', bytesOf('Name;', [0xca, 0xe0, 0xef, 0xe8, 0xf2, 0xe0, 0xed]), 'windows-1251', 'Name;Капитан'],
    [
      'Shift JIS',
      bytesOf(
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
  ])('is guessed to be %s where the bytes speak for it', async (_, bytes, encoding, text) => {
    expect(await decodeText(bytes)).toMatchObject({ encoding, basis: 'assumed', text });
  });

  it('is ISO 2022 where escape sequences switch to Japanese letters', async () => {
    const bytes = bytesOf('Name\n', [0x1b, 0x24, 0x42, 0x35, 0x33, 0x3b, 0x4e, 0x1b, 0x28, 0x42], '\n');
    expect(await decodeText(bytes)).toMatchObject({
      encoding: 'iso-2022-jp',
      basis: 'recognized',
      text: 'Name\n騎士\n',
      damagedLines: [],
    });
  });

  it('leaves out the end mark of old programs, and marks within files that were put together', async () => {
    expect((await decodeText(bytesOf('Name\r\nRook\r\n', [0x1a, 0x1a]))).text).toBe('Name\r\nRook\r\n');
    expect((await decodeText(bytesOf('Name\nRook\n', [0xef, 0xbb, 0xbf], 'Ash\n'))).text).toBe('Name\nRook\nAsh\n');
    expect((await decodeText(bytesOf('a', [0x1a], 'b'))).text).toBe('a\u001ab');
  });

  it('stays UTF-8 where one byte is damaged, and names the line', async () => {
    const decoded = await decodeText(bytesOf([...new TextEncoder().encode('Jökla;über\nŻar;')], [0xff], '\nRook;e'));
    expect(decoded).toMatchObject({ encoding: 'utf-8', basis: 'assumed', damagedLines: [2] });
    expect(describeDecoding(t, decoded).at(-1)).toBe("Line 2 has bytes that aren't valid UTF-8; they appear as “�”.");
  });
});

describe('a chosen encoding', () => {
  it('is used whatever the bytes are, and names the lines that do not fit', async () => {
    const bytes = bytesOf('a\r\n', [0x81], '\rc\n', [0x8d]);
    expect(await decodeText(bytes, 'windows-1252')).toMatchObject({ basis: 'chosen', damagedLines: [2, 4] });
  });

  it.each(ENCODINGS)('%s can be decoded and has a name', async (encoding) => {
    expect((await decodeText(bytesOf('Rope'), encoding)).encoding).toBe(encoding);
    expect(getEncodingName(t, encoding)).not.toBe('');
  });

  it.each([
    ['UTF8', 'utf-8'],
    ['Windows 1252', 'windows-1252'],
    ['cp1251', 'windows-1251'],
    ['Latin-1', 'windows-1252'],
    ['Shift JIS', 'shift_jis'],
    ['GBK', 'gb18030'],
    ['Mac Roman', 'macintosh'],
  ])('may be called %s', (name, encoding) => {
    expect(findEncoding(name)).toBe(encoding);
  });

  it('is not found under the name of an inherited property', () => {
    expect(findEncoding('constructor')).toBeUndefined();
  });
});
