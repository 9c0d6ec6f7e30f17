/**
 * Kerning and ligatures, read where they stand in a font file (OpenType 1.9, GPOS and GSUB). Decoding these tables as a
 * whole takes longer than all else on the way to the first card, and a card asks for a few hundred pairs of them.
 */

export interface PairTables {
  /** Font units by which two glyphs beside each other stand closer (below 0) or wider. */
  kern(left: number, right: number): number;
  /** Puts ligatures in the place of glyphs that have them; each glyph comes with the characters that it stands for. */
  ligate(glyphs: readonly GlyphWithText[]): GlyphWithText[];
}

export interface GlyphWithText {
  readonly id: number;
  readonly codePoints: readonly number[];
}

/** Of values that a pair may have this is the only one that is read: how far the first glyph goes on. */
const X_ADVANCE = 4;
const PAIRS = 2;
const LIGATURES = 4;

/**
 * The tables for text whose script the file does not treat in its own way. Undefined where it has none, or forms of them
 * that are not read here.
 */
export function pairTables(file: Uint8Array): PairTables | undefined {
  const data = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [gpos, gsub] = [tableAt(data, 'GPOS'), tableAt(data, 'GSUB')];
  if (gpos === undefined || gsub === undefined) return undefined;
  const kerning = lookupsOf(data, gpos, 'kern', 9);
  const ligatures = lookupsOf(data, gsub, 'liga', 7);
  const plainPairs = kerning.flat().every(({ type, at }) => type === PAIRS && areAdvances(data, at));
  if (!plainPairs || ligatures.flat().some(({ type }) => type !== LIGATURES)) return undefined;
  // Without it a deck of 900 cards takes 6 % longer.
  const known = new Map<number, number>();
  return {
    kern(left, right) {
      const pair = left * 0x10000 + right;
      let by = known.get(pair);
      if (by === undefined) {
        by = kerning.reduce((sum, parts) => sum + firstOf(parts, ({ at }) => kernIn(data, at, left, right), 0), 0);
        known.set(pair, by);
      }
      return by;
    },
    ligate: (glyphs) => ligatures.reduce((out, parts) => ligated(data, parts, out), [...glyphs]),
  };
}

/** A part of a lookup: the first that has an answer is the only one that is asked. */
interface Part {
  readonly type: number;
  readonly at: number;
}

function firstOf<T>(parts: readonly Part[], ask: (part: Part) => T | undefined, none: T): T {
  for (const part of parts) {
    const answer = ask(part);
    if (answer !== undefined) return answer;
  }
  return none;
}

const tagAt = (data: DataView, at: number): string =>
  String.fromCharCode(data.getUint8(at), data.getUint8(at + 1), data.getUint8(at + 2), data.getUint8(at + 3));

/** Positions of `count` numbers or records. */
const places = (at: number, count: number, size: number): number[] =>
  Array.from({ length: count }, (_, index) => at + index * size);

function tableAt(data: DataView, tag: string): number | undefined {
  const found = places(12, data.getUint16(4), 16).find((at) => tagAt(data, at) === tag);
  return found === undefined ? undefined : data.getUint32(found + 8);
}

/** The lookups of a feature in the default script and language, in the order in which they work. */
function lookupsOf(data: DataView, table: number, tag: string, extension: number): Part[][] {
  const u16 = (at: number) => data.getUint16(at);
  const [scripts, features, lookups] = [table + u16(table + 4), table + u16(table + 6), table + u16(table + 8)];
  const record = places(scripts + 2, u16(scripts), 6).find((at) => tagAt(data, at) === 'DFLT');
  if (record === undefined) return [];
  const script = scripts + u16(record + 4);
  const language = script + u16(script);
  const own = places(language + 6, u16(language + 4), 2).map((at) => features + 2 + u16(at) * 6);
  const feature = own.filter((at) => tagAt(data, at) === tag).map((at) => features + u16(at + 4))[0];
  if (feature === undefined) return [];
  const numbers = places(feature + 4, u16(feature + 2), 2).map(u16);
  return numbers
    .sort((a, b) => a - b)
    .map((number) => {
      const lookup = lookups + u16(lookups + 2 + number * 2);
      const type = u16(lookup);
      const parts = places(lookup + 6, u16(lookup + 4), 2).map((at) => lookup + u16(at));
      return parts.map((at) =>
        type === extension ? { type: u16(at + 2), at: at + data.getUint32(at + 4) } : { type, at },
      );
    });
}

const areAdvances = (data: DataView, pairs: number): boolean =>
  [0, X_ADVANCE].includes(data.getUint16(pairs + 4)) && data.getUint16(pairs + 6) === 0;

/** The last of sorted records that begins with a number no greater than this one; undefined = none. */
function lastUpTo(data: DataView, at: number, count: number, size: number, number: number): number | undefined {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (data.getUint16(at + middle * size) <= number) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? undefined : at + (low - 1) * size;
}

/** The number that a list of ranges gives a glyph: what is `step` higher for each further glyph of a range. */
function inRanges(data: DataView, list: number, glyph: number, step: 0 | 1): number | undefined {
  const range = lastUpTo(data, list + 4, data.getUint16(list + 2), 6, glyph);
  if (range === undefined || glyph > data.getUint16(range + 2)) return undefined;
  return data.getUint16(range + 4) + step * (glyph - data.getUint16(range));
}

/** Which of the glyphs that a part is about this one is; undefined = none. */
function covered(data: DataView, coverage: number, glyph: number): number | undefined {
  if (data.getUint16(coverage) === 2) return inRanges(data, coverage, glyph, 1);
  const found = lastUpTo(data, coverage + 4, data.getUint16(coverage + 2), 2, glyph);
  return found === undefined || data.getUint16(found) !== glyph ? undefined : (found - coverage - 4) / 2;
}

function classOf(data: DataView, classes: number, glyph: number): number {
  if (data.getUint16(classes) === 2) return inRanges(data, classes, glyph, 0) ?? 0;
  const index = glyph - data.getUint16(classes + 2);
  return index >= 0 && index < data.getUint16(classes + 4) ? data.getUint16(classes + 6 + index * 2) : 0;
}

/** Undefined where this part does not know the pair. */
function kernIn(data: DataView, at: number, left: number, right: number): number | undefined {
  const u16 = (place: number) => data.getUint16(place);
  const index = covered(data, at + u16(at + 2), left);
  if (index === undefined) return undefined;
  const size = u16(at + 4) === 0 ? 0 : 2;
  const valueAt = (place: number) => (size === 0 ? 0 : data.getInt16(place));
  if (u16(at) === 1) {
    const set = at + u16(at + 10 + index * 2);
    const pair = lastUpTo(data, set + 2, u16(set), 2 + size, right);
    return pair === undefined || u16(pair) !== right ? undefined : valueAt(pair + 2);
  }
  const row = classOf(data, at + u16(at + 8), left);
  const column = classOf(data, at + u16(at + 10), right);
  return valueAt(at + 16 + (row * u16(at + 14) + column) * size);
}

function ligated(data: DataView, parts: readonly Part[], glyphs: readonly GlyphWithText[]): GlyphWithText[] {
  const out: GlyphWithText[] = [];
  for (let index = 0; index < glyphs.length; ) {
    const found = firstOf(parts, ({ at }) => ligatureAt(data, at, glyphs, index), undefined);
    const length = found?.length ?? 1;
    const taken = glyphs.slice(index, index + length);
    if (found === undefined) out.push(...taken);
    else out.push({ id: found.id, codePoints: taken.flatMap(({ codePoints }) => codePoints) });
    index += length;
  }
  return out;
}

/** The ligature that begins with a glyph, and how many glyphs it takes. */
function ligatureAt(data: DataView, at: number, glyphs: readonly GlyphWithText[], i: number) {
  const u16 = (place: number) => data.getUint16(place);
  const index = covered(data, at + u16(at + 2), glyphs[i]?.id ?? 0);
  if (index === undefined) return undefined;
  const set = at + u16(at + 6 + index * 2);
  for (const ligature of places(set + 2, u16(set), 2).map((place) => set + u16(place))) {
    const length = u16(ligature + 2);
    const rest = places(ligature + 4, length - 1, 2).map(u16);
    if (rest.every((id, k) => glyphs[i + 1 + k]?.id === id)) return { id: u16(ligature), length };
  }
  return undefined;
}
