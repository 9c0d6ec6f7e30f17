/**
 * Corrects where fontkit 2.0.4 deviates from OpenType 1.9 and HarfBuzz: mark filtering sets, the order of backtrack sequences, and the
 * components of ligatures. Otherwise marks are too high or too low, and some letters of Nastaliq fonts get the wrong shape.
 *
 * In OpenType, a lookup is a list of rules that apply together. A mark filtering set names the marks that a lookup pays attention to, a
 * backtrack sequence the glyphs that have to come before the current one, and a coverage the glyphs that a rule applies to.
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

/** Skips marks outside the mark filtering set of a lookup, which fontkit reads but never uses. */
function followFilteringSets(font: Font, processor: RuleProcessor): void {
  const filteringSets = new WeakMap<FontLookup['flags'], Coverage>();
  const { lookupList } = processor.table;
  if (!lookupList) return;
  const getLookup = lookupList.get.bind(lookupList);
  lookupList.get = (index) => {
    const lookup = getLookup(index);
    const filteringSet = font.GDEF?.markGlyphSetsDef?.coverage[lookup?.markFilteringSet ?? -1];
    if (lookup && filteringSet) filteringSets.set(lookup.flags, filteringSet);
    return lookup;
  };
  let currentIterator: GlyphIterator | undefined;
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => currentIterator,
    set(iterator: GlyphIterator) {
      currentIterator = iterator;
      const shouldIgnore = iterator.shouldIgnore.bind(iterator);
      iterator.shouldIgnore = (glyph) => {
        if (shouldIgnore(glyph)) return true;
        const filteringSet = glyph.isMark ? filteringSets.get(iterator.options) : undefined;
        return filteringSet !== undefined && processor.coverageIndex(filteringSet, glyph.id) === -1;
      };
    },
  });
}

/** Reverses backtrack sequences, which a font lists from the nearest glyph to the farthest, to match fontkit's order of glyphs. */
function reverseBacktracks(processor: RuleProcessor): void {
  for (const methodName of ['sequenceMatches', 'coverageSequenceMatches', 'classSequenceMatches'] as const) {
    const matches = processor[methodName].bind(processor);
    processor[methodName] = (start, sequence, classes) =>
      matches(start, start < 0 ? [...sequence].reverse() : sequence, classes);
  }
}

/**
 * Places marks on the right component of a ligature. fontkit assumes that each character is a component, but a font may have three
 * components in a lam with an alef and its hamza.
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

/** Returns the component of a mark, counted from 1. A mark that was typed after the whole ligature belongs to the last component. */
function findComponent(ligature: GlyphInfo, mark: GlyphInfo, count: number): number {
  const isInside = ligature.ligatureID !== null && ligature.ligatureID === mark.ligatureID;
  return isInside && mark.ligatureComponent ? Math.min(mark.ligatureComponent, count) : count;
}

const lenientFonts = new WeakSet<Font>();

/** Makes fontkit skip rules of this font that can't be applied, instead of throwing. */
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
