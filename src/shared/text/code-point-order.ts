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

/**
 * Ranks surrogates (0xd800 to 0xdfff) above all other code units, since they encode the highest code points. The units from 0xe000 on
 * move down by the 0x800 ranks of the surrogates.
 */
const getRank = (codeUnit: number): number =>
  codeUnit >= 0xe000 ? codeUnit - 0x800 : codeUnit >= 0xd800 ? codeUnit + 0x2000 : codeUnit;
