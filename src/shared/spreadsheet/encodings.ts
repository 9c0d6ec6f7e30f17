/** The text encodings that Rollcall can read spreadsheets in. */

import type { Translate } from '../texts/translate.ts';

/** Labels of encodings in the WHATWG Encoding Standard, the most likely ones first. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'windows-874',
  'iso-8859-2',
  'iso-8859-15',
  'koi8-r',
  'ibm866',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'big5',
  'euc-kr',
  'utf-16le',
  'utf-16be',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Other common names of encodings, normalized with `normalizeEncodingName`. */
const ENCODING_ALIASES: Readonly<Record<string, Encoding>> = {
  ansi: 'windows-1252',
  big5hkscs: 'big5',
  cp866: 'ibm866',
  cp932: 'shift_jis',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  iso88591: 'windows-1252',
  koi8: 'koi8-r',
  latin1: 'windows-1252',
  latin2: 'iso-8859-2',
  latin9: 'iso-8859-15',
  mac: 'macintosh',
  macroman: 'macintosh',
  sjis: 'shift_jis',
  tis620: 'windows-874',
  utf16: 'utf-16le',
  windows31j: 'shift_jis',
};

const normalizeEncodingName = (encodingName: string): string => encodingName.toLowerCase().replace(/[\s_-]/g, '');

/** Finds an encoding by its label or a common name (`Latin-1`, `CP1251`, `Shift JIS`). Returns undefined for an unknown name. */
export function findEncoding(encodingName: string): Encoding | undefined {
  const normalizedName = normalizeEncodingName(encodingName);
  const windowsName = normalizedName.replace('cp', 'windows');
  return (
    ENCODINGS.find((encoding) => [normalizedName, windowsName].includes(normalizeEncodingName(encoding))) ??
    (Object.hasOwn(ENCODING_ALIASES, normalizedName) ? ENCODING_ALIASES[normalizedName] : undefined)
  );
}

/** Returns the name of an encoding to show to the user, with the writing system it is used for. */
export function getEncodingName(translate: Translate, encoding: Encoding): string {
  switch (encoding) {
    case 'utf-8':
      return 'UTF-8';
    case 'utf-16le':
      return 'UTF-16 LE';
    case 'utf-16be':
      return 'UTF-16 BE';
    case 'windows-1252':
      return translate('textEncodings.names.windows1252');
    case 'macintosh':
      return translate('textEncodings.names.macRoman');
    case 'iso-8859-15':
      return translate('textEncodings.names.iso8859n15');
    case 'windows-1250':
      return translate('textEncodings.names.windows1250');
    case 'iso-8859-2':
      return translate('textEncodings.names.iso8859n2');
    case 'windows-1251':
      return translate('textEncodings.names.windows1251');
    case 'koi8-r':
      return translate('textEncodings.names.koi8r');
    case 'ibm866':
      return translate('textEncodings.names.dos866');
    case 'windows-1253':
      return translate('textEncodings.names.windows1253');
    case 'windows-1254':
      return translate('textEncodings.names.windows1254');
    case 'windows-1255':
      return translate('textEncodings.names.windows1255');
    case 'windows-1256':
      return translate('textEncodings.names.windows1256');
    case 'windows-1257':
      return translate('textEncodings.names.windows1257');
    case 'windows-1258':
      return translate('textEncodings.names.windows1258');
    case 'windows-874':
      return translate('textEncodings.names.windows874');
    case 'iso-2022-jp':
      return translate('textEncodings.names.iso2022jp');
    case 'shift_jis':
      return translate('textEncodings.names.shiftJis');
    case 'euc-jp':
      return translate('textEncodings.names.eucJp');
    case 'gb18030':
      return translate('textEncodings.names.gb18030');
    case 'big5':
      return translate('textEncodings.names.big5');
    case 'euc-kr':
      return translate('textEncodings.names.eucKr');
  }
}
