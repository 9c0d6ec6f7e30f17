/**
 * Checks that the tables of ligatures and kerning (OpenType 1.9, GSUB and GPOS) can be processed quickly. A malicious font could call
 * lookups in circles or replace each letter by thousands of glyphs.
 */
import { createView } from '../text/fonts/sfnt.ts';

/** The maximum number of steps for one glyph. The built-in fonts need a few dozen. */
const MAX_STEPS = 20_000;
/** The maximum number of glyphs that all lookups together may create from one glyph. */
const MAX_GLYPHS = 4096;
const MAX_LOOKUPS = 4000;
/** The maximum number of reads from a table. */
const MAX_READS = 2_000_000;

type TableTag = 'GSUB' | 'GPOS';
/** Lookup types: contextual, chained contextual, extension, and multiple substitution (one glyph by several). */
const LOOKUP_TYPES = {
  GSUB: { context: 5, chained: 6, extension: 7, multiple: 2 },
  GPOS: { context: 7, chained: 8, extension: 9, multiple: -1 },
};

/** Whether a table can be processed quickly. A table with offsets beyond its end is not safe either. */
export function isSafeLayoutTable(tag: TableTag, table: Uint8Array): boolean {
  try {
    return new LayoutTableChecker(tag, table).isSafe();
  } catch {
    return false;
  }
}

class LayoutTableChecker {
  readonly #view: DataView;
  readonly #lookupTypes: (typeof LOOKUP_TYPES)[TableTag];
  readonly #lookups: readonly number[];
  /** The steps of each lookup, including the lookups that it calls; -1 while the lookup is being counted. */
  readonly #steps = new Map<number, number>();
  #reads = 0;

  constructor(tag: TableTag, table: Uint8Array) {
    this.#view = createView(table);
    this.#lookupTypes = LOOKUP_TYPES[tag];
    const lookupList = this.#readU16(8);
    const lookupCount = this.#readU16(lookupList);
    if (lookupCount > MAX_LOOKUPS) throw new RangeError('too many lookups');
    this.#lookups = this.#readOffsets(lookupList + 2, lookupCount).map((offset) => lookupList + offset);
  }

  isSafe(): boolean {
    let stepCount = 0;
    let glyphCount = 1;
    for (const lookupIndex of this.#lookups.keys()) {
      stepCount += this.#countSteps(lookupIndex);
      glyphCount *= this.#getGrowth(lookupIndex);
      if (stepCount > MAX_STEPS || glyphCount > MAX_GLYPHS) return false;
    }
    return true;
  }

  #readU16(offset: number): number {
    this.#reads += 1;
    if (this.#reads > MAX_READS) throw new RangeError('too many reads');
    return this.#view.getUint16(offset);
  }

  #readOffsets(start: number, count: number): number[] {
    return Array.from({ length: count }, (_entry, index) => this.#readU16(start + 2 * index));
  }

  /** Lists the subtables of a lookup with their types. */
  #listSubtables(lookupIndex: number): { type: number; offset: number }[] {
    const lookupStart = this.#lookups[lookupIndex];
    if (lookupStart === undefined) throw new RangeError('no such lookup');
    const type = this.#readU16(lookupStart);
    return this.#readOffsets(lookupStart + 6, this.#readU16(lookupStart + 4)).map((offset) =>
      type === this.#lookupTypes.extension
        ? {
            type: this.#readU16(lookupStart + offset + 2),
            offset: lookupStart + offset + this.#view.getUint32(lookupStart + offset + 4),
          }
        : { type, offset: lookupStart + offset },
    );
  }

  /** Returns the maximum number of glyphs by which a lookup may replace one glyph. */
  #getGrowth(lookupIndex: number): number {
    let maxGrowth = 1;
    for (const { type, offset: subtable } of this.#listSubtables(lookupIndex)) {
      if (type !== this.#lookupTypes.multiple) continue;
      for (const offset of this.#readOffsets(subtable + 6, this.#readU16(subtable + 4)))
        maxGrowth = Math.max(maxGrowth, this.#readU16(subtable + offset));
    }
    return maxGrowth;
  }

  #countSteps(lookupIndex: number): number {
    const knownSteps = this.#steps.get(lookupIndex);
    if (knownSteps === -1) throw new RangeError('a circle');
    if (knownSteps !== undefined) return knownSteps;
    this.#steps.set(lookupIndex, -1);
    let maxSteps = 1;
    for (const { type, offset: subtable } of this.#listSubtables(lookupIndex)) {
      if (type !== this.#lookupTypes.context && type !== this.#lookupTypes.chained) continue;
      for (const calledLookups of this.#listCalledLookups(subtable, type === this.#lookupTypes.chained)) {
        let calledSteps = 0;
        for (const calledLookup of calledLookups) calledSteps += this.#countSteps(calledLookup);
        maxSteps = Math.max(maxSteps, 1 + calledSteps);
        if (maxSteps > MAX_STEPS) throw new RangeError('too many steps');
      }
    }
    this.#steps.set(lookupIndex, maxSteps);
    return maxSteps;
  }

  /**
   * Lists the lookups that each rule of a contextual subtable calls. A subtable in format 3 is a single rule. In the formats 1 and 2 it has
   * sets of rules, one for each first glyph or each class of glyphs.
   */
  #listCalledLookups(subtable: number, chained: boolean): number[][] {
    const format = this.#readU16(subtable);
    if (format === 3)
      return [chained ? this.#readCallsAfterGlyphs(subtable + 2, true) : this.#readCallsAfterCount(subtable + 2)];
    const [countOffset, setsOffset] =
      format === 1
        ? [subtable + 4, subtable + 6]
        : chained
          ? [subtable + 10, subtable + 12]
          : [subtable + 6, subtable + 8];
    return this.#readOffsets(setsOffset, this.#readU16(countOffset)).flatMap((ruleSet) =>
      ruleSet === 0
        ? []
        : this.#readOffsets(subtable + ruleSet + 2, this.#readU16(subtable + ruleSet)).map((rule) =>
            chained
              ? this.#readCallsAfterGlyphs(subtable + ruleSet + rule, false)
              : this.#readRuleCalls(subtable + ruleSet + rule),
          ),
    );
  }

  /**
   * Skips the backtrack, input and lookahead glyphs, and reads the calls after them. Without `hasFirstGlyph`, the list lacks the first
   * input glyph.
   */
  #readCallsAfterGlyphs(start: number, hasFirstGlyph: boolean): number[] {
    const inputStart = start + 2 + 2 * this.#readU16(start);
    const lookaheadStart = inputStart + 2 + 2 * Math.max(0, this.#readU16(inputStart) - (hasFirstGlyph ? 0 : 1));
    const callsStart = lookaheadStart + 2 + 2 * this.#readU16(lookaheadStart);
    return this.#readCalls(callsStart + 2, this.#readU16(callsStart));
  }

  /** Reads the calls of a rule in the formats 1 and 2, after its two counts and its input glyphs except the first one. */
  #readRuleCalls(ruleStart: number): number[] {
    return this.#readCalls(ruleStart + 4 + 2 * Math.max(0, this.#readU16(ruleStart) - 1), this.#readU16(ruleStart + 2));
  }

  /** Reads the calls of a contextual subtable in format 3, after its two counts and its coverages. */
  #readCallsAfterCount(subtable: number): number[] {
    return this.#readCalls(subtable + 4 + 2 * this.#readU16(subtable), this.#readU16(subtable + 2));
  }

  #readCalls(callsStart: number, count: number): number[] {
    return Array.from({ length: count }, (_entry, index) => this.#readU16(callsStart + 4 * index + 2));
  }
}
