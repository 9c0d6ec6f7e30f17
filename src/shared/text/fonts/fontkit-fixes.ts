/**
 * Corrects what fontkit 2.0.4 reads differently from OpenType 1.9 and HarfBuzz: mark filtering sets, the order of backtrack sequences,
 * and the components of ligatures. Without these, marks stand too high or too low, and some letters of Nastaliq fonts get the wrong shape.
 */
import type { Coverage, Font, FontLookup, GlyphInfo, GlyphIterator, MarkToLigatureRule, RuleProcessor } from 'fontkit';

const MARK_TO_LIGATURE = 5;

const correctedFonts = new WeakSet<Font>();

/** Corrects the rules of a font before its first word is shaped. */
export function correctFontkit(font: Font): void {
  if (correctedFonts.has(font)) return;
  correctedFonts.add(font);
  const { GSUBProcessor, GPOSProcessor } = font._layoutEngine?.engine ?? {};
  for (const processor of [GSUBProcessor, GPOSProcessor]) {
    if (!processor) continue;
    followFilteringSets(font, processor);
    reverseBacktracks(processor);
  }
  if (GPOSProcessor) attachToComponents(GPOSProcessor);
}

/** Skips marks that are outside the mark filtering set of a lookup, which fontkit reads but never uses. */
function followFilteringSets(font: Font, processor: RuleProcessor): void {
  const sets = new WeakMap<FontLookup['flags'], Coverage>();
  const { lookupList } = processor.table;
  if (!lookupList) return;
  const getLookup = lookupList.get.bind(lookupList);
  lookupList.get = (index) => {
    const lookup = getLookup(index);
    const set = font.GDEF?.markGlyphSetsDef?.coverage[lookup?.markFilteringSet ?? -1];
    if (lookup && set) sets.set(lookup.flags, set);
    return lookup;
  };
  let current: GlyphIterator | undefined;
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set(iterator: GlyphIterator) {
      current = iterator;
      const shouldIgnore = iterator.shouldIgnore.bind(iterator);
      iterator.shouldIgnore = (glyph) => {
        if (shouldIgnore(glyph)) return true;
        const set = glyph.isMark ? sets.get(iterator.options) : undefined;
        return set !== undefined && processor.coverageIndex(set, glyph.id) === -1;
      };
    },
  });
}

/** Compares backtrack sequences, which a font lists from the nearest glyph to the farthest, in the order in which fontkit walks them. */
function reverseBacktracks(processor: RuleProcessor): void {
  for (const name of ['sequenceMatches', 'coverageSequenceMatches', 'classSequenceMatches'] as const) {
    const matches = processor[name].bind(processor);
    processor[name] = (start, sequence, classes) =>
      matches(start, start < 0 ? [...sequence].reverse() : sequence, classes);
  }
}

/**
 * Places marks on the component of a ligature that they belong to. fontkit takes the number of characters for the number of components, but a
 * font may see three in a lam with an alef and its hamza.
 */
function attachToComponents(processor: RuleProcessor): void {
  const applyLookup = processor.applyLookup.bind(processor);
  processor.applyLookup = (type, rule) =>
    type === MARK_TO_LIGATURE ? attachToLigature(processor, rule as MarkToLigatureRule) : applyLookup(type, rule);
}

function attachToLigature(processor: RuleProcessor, rule: MarkToLigatureRule): boolean {
  const { glyphs, glyphIterator } = processor;
  const mark = glyphIterator.cur;
  const markIndex = processor.coverageIndex(rule.markCoverage);
  if (mark === null || markIndex === -1) return false;
  let index = glyphIterator.index - 1;
  while (index >= 0 && glyphs[index]?.isMark) index -= 1;
  const ligature = glyphs[index];
  const components = ligature && rule.ligatureArray[processor.coverageIndex(rule.ligatureCoverage, ligature.id)];
  const record = rule.markArray[markIndex];
  if (!components || !record) return false;
  const anchor = components[findComponent(ligature, mark, components.length) - 1]?.[record.class];
  if (!anchor) return false;
  processor.applyAnchor(record, anchor, index);
  return true;
}

/** The component that a mark belongs to, counted from 1. A mark that was typed after the whole ligature belongs to the last one. */
function findComponent(ligature: GlyphInfo, mark: GlyphInfo, count: number): number {
  const isInside = ligature.ligatureID !== null && ligature.ligatureID === mark.ligatureID;
  return isInside && mark.ligatureComponent ? Math.min(mark.ligatureComponent, count) : count;
}

const lenientFonts = new WeakSet<Font>();

/** From now on a rule of this font that cannot be applied counts as one that does not match. */
export function passOverFailingRules(font: Font): void {
  const processor = font._layoutEngine?.engine?.GPOSProcessor;
  if (!processor || lenientFonts.has(font)) return;
  lenientFonts.add(font);
  const applyLookup = processor.applyLookup.bind(processor);
  processor.applyLookup = (type, rule) => {
    try {
      return applyLookup(type, rule);
    } catch {
      return false;
    }
  };
}
