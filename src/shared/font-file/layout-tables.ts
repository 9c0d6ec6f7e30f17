/**
 * Whether the tables of ligatures and kerning (OpenType 1.9, GSUB and GPOS) can be worked through in a time that nobody
 * notices: a font from a stranger may call lookups in circles, or turn each letter into thousands.
 */
import { viewOf } from '../text/fonts/sfnt.ts';

/** Steps that one glyph may cost: ours cost some dozens. */
const MOST_STEPS = 20_000;
/** Glyphs that one may become, all lookups taken together. */
const MOST_GLYPHS = 4096;
const MOST_LOOKUPS = 4000;
/** Places that are read of a table. */
const MOST_READS = 2_000_000;

type Tag = 'GSUB' | 'GPOS';
/** Of substitutions and positions: by context, by chained context, extension; and of substitutions one glyph by several. */
const KINDS = {
  GSUB: { context: 5, chained: 6, extension: 7, many: 2 },
  GPOS: { context: 7, chained: 8, extension: 9, many: -1 },
};

/** A table that leads beyond its own end is not tame either. */
export function isTame(tag: Tag, table: Uint8Array): boolean {
  try {
    return new Walk(tag, table).isTame();
  } catch {
    return false;
  }
}

class Walk {
  readonly #view: DataView;
  readonly #kinds: (typeof KINDS)[Tag];
  readonly #lookups: readonly number[];
  /** Steps of a lookup with those it calls; -1 while it is being counted. */
  readonly #steps = new Map<number, number>();
  #reads = 0;

  constructor(tag: Tag, table: Uint8Array) {
    this.#view = viewOf(table);
    this.#kinds = KINDS[tag];
    const list = this.#u16(8);
    const count = this.#u16(list);
    if (count > MOST_LOOKUPS) throw new RangeError('too many lookups');
    this.#lookups = this.#offsets(list + 2, count).map((offset) => list + offset);
  }

  isTame(): boolean {
    let steps = 0;
    let glyphs = 1;
    for (const index of this.#lookups.keys()) {
      steps += this.#stepsOf(index);
      glyphs *= this.#growth(index);
      if (steps > MOST_STEPS || glyphs > MOST_GLYPHS) return false;
    }
    return true;
  }

  #u16(at: number): number {
    this.#reads += 1;
    if (this.#reads > MOST_READS) throw new RangeError('too many reads');
    return this.#view.getUint16(at);
  }

  #offsets(at: number, count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.#u16(at + 2 * index));
  }

  /** The parts of a lookup with what each of them does. */
  #parts(lookup: number): { type: number; at: number }[] {
    const at = this.#lookups[lookup];
    if (at === undefined) throw new RangeError('no such lookup');
    const type = this.#u16(at);
    return this.#offsets(at + 6, this.#u16(at + 4)).map((offset) =>
      type === this.#kinds.extension
        ? { type: this.#u16(at + offset + 2), at: at + offset + this.#view.getUint32(at + offset + 4) }
        : { type, at: at + offset },
    );
  }

  /** Into how many glyphs it may turn one. */
  #growth(lookup: number): number {
    let most = 1;
    for (const { type, at } of this.#parts(lookup)) {
      if (type !== this.#kinds.many) continue;
      for (const offset of this.#offsets(at + 6, this.#u16(at + 4))) most = Math.max(most, this.#u16(at + offset));
    }
    return most;
  }

  #stepsOf(lookup: number): number {
    const known = this.#steps.get(lookup);
    if (known === -1) throw new RangeError('a circle');
    if (known !== undefined) return known;
    this.#steps.set(lookup, -1);
    let steps = 1;
    for (const { type, at } of this.#parts(lookup)) {
      if (type !== this.#kinds.context && type !== this.#kinds.chained) continue;
      for (const called of this.#called(at, type === this.#kinds.chained)) {
        let sum = 0;
        for (const one of called) sum += this.#stepsOf(one);
        steps = Math.max(steps, 1 + sum);
        if (steps > MOST_STEPS) throw new RangeError('too many steps');
      }
    }
    this.#steps.set(lookup, steps);
    return steps;
  }

  /** Of each rule of a context the lookups that it calls. */
  #called(at: number, chained: boolean): number[][] {
    const format = this.#u16(at);
    if (format === 3) return [chained ? this.#afterGlyphs(at + 2, true) : this.#afterCount(at + 2)];
    const [count, sets] = format === 1 ? [at + 4, at + 6] : chained ? [at + 10, at + 12] : [at + 6, at + 8];
    return this.#offsets(sets, this.#u16(count)).flatMap((set) =>
      set === 0
        ? []
        : this.#offsets(at + set + 2, this.#u16(at + set)).map((rule) =>
            chained ? this.#afterGlyphs(at + set + rule, false) : this.#afterRule(at + set + rule),
          ),
    );
  }

  /** Glyphs before, here and behind, then the calls. Of glyphs here the first is left out where it stands elsewhere. */
  #afterGlyphs(at: number, all: boolean): number[] {
    const before = at + 2 + 2 * this.#u16(at);
    const here = before + 2 + 2 * Math.max(0, this.#u16(before) - (all ? 0 : 1));
    const behind = here + 2 + 2 * this.#u16(here);
    return this.#calls(behind + 2, this.#u16(behind));
  }

  #afterRule(at: number): number[] {
    return this.#calls(at + 4 + 2 * Math.max(0, this.#u16(at) - 1), this.#u16(at + 2));
  }

  #afterCount(at: number): number[] {
    return this.#calls(at + 4 + 2 * this.#u16(at), this.#u16(at + 2));
  }

  #calls(at: number, count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.#u16(at + 4 * index + 2));
  }
}
