/** Weaknesses in a cell: `fire; cold (vulnerability)`. */

import { type CellKind, isPlain, value } from '../../../table/cell.ts';
import { quote } from '../../../table/quoted.ts';
import { isSelfContained, NOTHING_KNOWN, readList, readWord, vocabulary } from '../../../table/word-cell.ts';
import type { Character } from '../documents/schema.ts';
import { WEAKNESS_KEYWORDS } from '../facts.ts';
import { nameOf } from '../names.ts';

type Weakness = NonNullable<Character['weaknesses']>[number];

const KEYWORDS = vocabulary(WEAKNESS_KEYWORDS, nameOf);
const VULNERABLE = /\(\s*vulnerab(?:le|ility)\s*\)$/i;

function readWeakness(piece: string): Weakness {
  const isVulnerable = VULNERABLE.test(piece);
  const keyword = readWord(isVulnerable ? piece.replace(VULNERABLE, '') : piece, KEYWORDS, NOTHING_KNOWN);
  return { keyword, ...(isVulnerable ? { vulnerability: true } : {}) };
}

function writeWeakness({ keyword, vulnerability = false }: Weakness): string {
  const ending = vulnerability ? ' (vulnerability)' : '';
  const plain = `${keyword}${ending}`;
  const [read, another] = readList(plain, readWeakness);
  const isBack = another === undefined && read?.keyword === keyword && (read.vulnerability ?? false) === vulnerability;
  return isBack && isPlain(plain) && isSelfContained(plain) ? plain : `${quote(keyword)}${ending}`;
}

export const WEAKNESSES: CellKind = {
  write: (list) => (Array.isArray(list) ? list.map(writeWeakness).join('; ') : ''),
  read: (text) => value(readList(text, readWeakness)),
};
