/** Reads and writes Weaknesses in a cell: `fire; cold (vulnerability)`. */

import { acceptValue, type CellKind, isPlainText } from '../../../spreadsheet/cell.ts';
import { quote } from '../../../spreadsheet/quoted-text.ts';
import {
  createWordVocabulary,
  isSelfContained,
  NOTHING_KNOWN,
  readList,
  readWord,
} from '../../../spreadsheet/word-cell.ts';
import type { Character } from '../documents/schema.ts';
import { WEAKNESS_KEYWORDS } from '../facts.ts';
import { getTermName } from '../names.ts';

type Weakness = NonNullable<Character['weaknesses']>[number];

const KEYWORDS = createWordVocabulary(WEAKNESS_KEYWORDS, getTermName);
const VULNERABLE = /\(\s*vulnerab(?:le|ility)\s*\)$/i;

function readWeakness(weaknessText: string): Weakness {
  const isVulnerable = VULNERABLE.test(weaknessText);
  const keyword = readWord(isVulnerable ? weaknessText.replace(VULNERABLE, '') : weaknessText, KEYWORDS, NOTHING_KNOWN);
  return { keyword, ...(isVulnerable ? { vulnerability: true } : {}) };
}

function writeWeakness({ keyword, vulnerability = false }: Weakness): string {
  const ending = vulnerability ? ' (vulnerability)' : '';
  const plainText = `${keyword}${ending}`;
  const [firstWeakness, secondWeakness] = readList(plainText, readWeakness);
  const readsBack =
    secondWeakness === undefined &&
    firstWeakness?.keyword === keyword &&
    (firstWeakness.vulnerability ?? false) === vulnerability;
  return readsBack && isPlainText(plainText) && isSelfContained(plainText) ? plainText : `${quote(keyword)}${ending}`;
}

export const WEAKNESSES_CELL: CellKind = {
  write: (list) => (Array.isArray(list) ? list.map(writeWeakness).join('; ') : ''),
  read: (cellText) => acceptValue(readList(cellText, readWeakness)),
};
