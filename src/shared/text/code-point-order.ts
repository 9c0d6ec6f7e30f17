/**
 * Compares texts by code points. The operator `<` compares UTF-16 code units, which sorts characters beyond the basic plane differently
 * from UTF-8, so a folder listing would have another order.
 */
export function compareCodePoints(first: string, second: string): number {
  const minLength = Math.min(first.length, second.length);
  let index = 0;
  while (index < minLength && first.charCodeAt(index) === second.charCodeAt(index)) index++;
  return index === minLength
    ? first.length - second.length
    : getRank(first.charCodeAt(index)) - getRank(second.charCodeAt(index));
}

/** Ranks surrogates above all other code units, since they encode the highest code points. */
const getRank = (codeUnit: number): number =>
  codeUnit >= 0xe000 ? codeUnit - 0x800 : codeUnit >= 0xd800 ? codeUnit + 0x2000 : codeUnit;
