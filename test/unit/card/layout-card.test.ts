import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisplayItem, GroupItem } from '../../../src/shared/display/display-list.ts';
import { listRunGlyphs, listTextItems } from '../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../src/shared/display/units.ts';
import type { Character } from '../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { listTexts } from '../../support/cards/cards.ts';
import { scaleRuns } from '../../support/sample-size.ts';
import { createHero, faction, getTestFonts, layoutTestCard, measureInk } from './support.ts';

const fonts = getTestFonts();
const listGroups = (items: readonly DisplayItem[]): GroupItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item, ...listGroups(item.items)] : []));
const readPrintedText = (changes: Partial<Character> = {}): string => {
  const { front, back } = layoutTestCard(changes);
  return [...listTexts(front), ...listTexts(back)].join(' ').replaceAll(/\s+/g, ' ').toLowerCase();
};

describe('layoutCard', () => {
  it.each([
    ['name', 'gale clerk'],
    ['concept', 'files storms by date'],
    ['Level', 'level 6'],
    ['Alignment and Classes', 'anti-hero · controller / tank'],
    ['Power', 'power 7'],
    ['Move', 'move 5'],
    ['Size', 'size 4'],
    ['movement types and Reach', 'winged flight reach 2'],
    ['HP', 'hp 13'],
    ['Fight with its Resistance', 'fight 5 r2'],
    ['Recovery', 'recovery 4'],
    ['Type', 'living'],
    ['Origin', 'mutate'],
    ['Element', 'air'],
    ['Specialty', 'knowledge'],
    ['Weakness', 'weak to cold'],
    ['Vulnerability', 'vulnerable to plasma x'],
    ['Immunity', 'immune to fall'],
    ['Talent', 'overtime rolls one die more'],
    ['Gear', 'gear (barometer)'],
    ['Ability', 'leadership'],
    ['Spell', 'low pressure every enemy'],
    ['Attack in printed notation', 'squall mind vs aim / projectile 8 / +1d10 / damage and control (robotic)'],
    ['faction', 'the weather desk'],
  ])('E-29: shows %s', (_what, expectedText) => {
    expect(readPrintedText()).toContain(expectedText);
  });

  it('E-75: shows the target numbers to hit, Power plus Resistance', () => {
    expect(readPrintedText()).toContain('fight 9+ aim 8+ mind 10+ magic 7+');
  });

  it('E-29: puts the faction symbol bottom left on the front and the alignment symbol bottom right', () => {
    const { front } = layoutTestCard();
    const findHitArea = (field: string) =>
      listGroups(front.items)
        .filter((group) => group.field === field && group.hit)
        .pop()?.hit;
    const [leftArea, rightArea] = [findHitArea('/factions'), findHitArea('/alignment')];
    expect((leftArea?.x ?? 0) + (leftArea?.width ?? 0)).toBeLessThan(front.width / 3);
    expect(rightArea?.x).toBeGreaterThan((front.width * 2) / 3);
    for (const box of [leftArea, rightArea]) expect(box?.y).toBeGreaterThan(front.height * 0.8);
  });

  it('E-29: draws a different symbol for each Alignment', () => {
    const shapes = ['hero', 'villain', 'anti-hero'].map((alignment) => {
      const { front } = layoutTestCard({ alignment });
      const symbol = listGroups(front.items).find(
        (group) => group.field === '/alignment' && group.items[0]?.kind === 'group',
      );
      const inner = symbol?.items[0];
      return JSON.stringify(inner?.kind === 'group' ? inner.items : undefined);
    });
    expect(new Set(shapes).size).toBe(3);
  });

  it('names the field behind every clickable number and word', () => {
    const { front, back } = layoutTestCard();
    const fields = new Set(listGroups([...front.items, ...back.items]).map((group) => group.field));
    for (const field of [
      '/name',
      '/level',
      '/traits/fight/dice',
      '/traits/fight/resistance',
      '/hp/total',
      '/attacks/1',
      '/art',
    ]) {
      expect(fields).toContain(field);
    }
  });

  it('gives the faction and alignment symbols a text for screen readers', () => {
    const listFigureLabels = (name: string) =>
      listGroups(layoutTestCard({}, [{ ...faction, name }]).front.items).flatMap(({ role, alt }) =>
        role === 'figure' ? [alt] : [],
      );
    expect(listFigureLabels('The Weather Desk')).toEqual(expect.arrayContaining(['The Weather Desk', 'Anti-Hero']));
    expect(listFigureLabels('The Tide Desk')).toContain('The Tide Desk');
  });

  it('uses the colors of the first faction', () => {
    const hasFactionColor = JSON.stringify(layoutTestCard().front).includes('#e2b100');
    const hasFallbackColor = JSON.stringify(layoutTestCard({ factions: ['unknown'] }).front).includes('#e2b100');
    expect([hasFactionColor, hasFallbackColor]).toEqual([true, false]);
  });

  it('reports that the first faction is missing', () => {
    const notes = layoutTestCard({ factions: ['unknown', 'weather-desk'] }).findings;
    expect(notes).toContainEqual({ kind: 'missing-faction', faction: 'unknown' });
    expect(layoutTestCard({ factions: [] }, []).findings.map(({ kind }) => kind)).not.toContain('missing-faction');
    expect(layoutTestCard().findings.map(({ kind }) => kind)).not.toContain('missing-faction');
  });

  it('draws the cropped art in its window, or a fallback with a finding when there is none', () => {
    const drawing = { width: 600, height: 560, shapes: [{ d: 'M0 0 H600 V560 H0 Z', fill: '#123456' }] };
    const drawnCard = layoutTestCard({ art: { drawing } });
    expect(JSON.stringify(drawnCard.front)).toContain('#123456');
    expect(drawnCard.findings).toEqual([]);
    expect(layoutTestCard().findings).toEqual([{ kind: 'missing-art', instead: 'initial' }]);
    const artWindow = listGroups(drawnCard.front.items).find((group) => group.field === '/art');
    expect(artWindow?.clip).toBeDefined();
  });

  it('truncates a name only between grapheme clusters', () => {
    const family = '👩‍👩‍👧';
    const { front } = layoutTestCard({ name: family.repeat(90) });
    const nameItem = listTextItems(front.items).find(({ text }) => text.includes('👩'));
    const shownText = listTextItems(front.items)
      .filter(({ text }) => /👩|…/u.test(text))
      .map(({ text }) => text)
      .join('');
    expect(nameItem).toBeDefined();
    expect(shownText.replace('…', '').replaceAll(family, '')).toBe('');
    expect(shownText.match(/…/g)).toHaveLength(1);
  });

  it('reports the characters that no font has, and their field', () => {
    const glyphFinding = layoutTestCard({ name: 'Gale 語' }).findings.find(
      (finding) => finding.kind === 'missing-glyph',
    );
    expect(glyphFinding).toEqual({ kind: 'missing-glyph', characters: '語', fields: ['/name'] });
  });

  it('continues on the back what does not fit on the front', () => {
    const concept =
      'Keeper of a very long list of winds that have behaved badly since records began in the north, and of their excuses';
    const { back, findings } = layoutTestCard({ concept });
    expect(findings).toContainEqual({ kind: 'continued', fields: ['/concept'] });
    expect(listTexts(back).join('').replaceAll(/\s+/g, ' ')).toContain('behaved badly');
  });

  it('moves whole entries of a full card to continuation cards and names each one', () => {
    const talentText =
      'Whenever the wind turns, everyone nearby has to write it down again and lose a little time. '.repeat(4);
    const talents = Array.from({ length: 9 }, (_entry, index) => ({ name: `Talent ${index}`, text: talentText }));
    const { back, continuationCards, findings } = layoutTestCard({ talents });
    expect(findings.some((finding) => finding.kind === 'overflow')).toBe(false);
    const movedFields = findings.flatMap((finding) => (finding.kind === 'continuation-card' ? finding.fields : []));
    const continuedText = continuationCards
      .flatMap((card) => [...listTexts(card.front), ...listTexts(card.back)])
      .join(' ');
    const printedText = listTexts(back).join(' ');
    for (let index = 0; index < 9; index += 1) {
      expect(movedFields.includes(`/talents/${index}/text`)).toBe(!printedText.includes(`Talent ${index}`));
      expect(continuedText.includes(`Talent ${index}`)).toBe(!printedText.includes(`Talent ${index}`));
    }
    expect(movedFields.length).toBeGreaterThan(0);
    expect(printedText).toMatch(/\+ \d+ more/);
  });

  it('returns the same layout for the same character', () => {
    expect(layoutTestCard()).toEqual(layoutTestCard());
  });
});

const arbitraryText = fc.string({ unit: fc.constantFrom(...'abcdefgMWXYÉЩΩ 0123-/.,'), maxLength: 220 });
const arbitraryName = fc.string({ unit: fc.constantFrom(...'abcMWÉЙΩ -'), maxLength: 44 });
const arbitraryValue = fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(4.5, 1e9, Number.POSITIVE_INFINITY));
const arbitraryTrait = fc.record({ dice: arbitraryValue, resistance: arbitraryValue });
const arbitraryHero = fc.record({
  name: arbitraryName,
  concept: arbitraryText,
  level: arbitraryValue,
  alignment: fc.constantFrom('hero', 'villain', 'anti-hero', 'nobody'),
  classes: fc.array(fc.constantFrom('tank', 'infiltrator', 'unheard-of-profession'), { maxLength: 4 }),
  power: arbitraryValue,
  hp: fc.record({ total: arbitraryValue }),
  traits: fc.record({
    fight: arbitraryTrait,
    aim: arbitraryTrait,
    mind: arbitraryTrait,
    magic: arbitraryTrait,
    recovery: fc.record({ dice: arbitraryValue }),
  }),
  keywords: fc.record({
    type: fc.array(arbitraryName, { maxLength: 3 }),
    origin: fc.array(arbitraryName, { maxLength: 3 }),
  }),
  talents: fc.array(fc.record({ name: arbitraryName, text: arbitraryText }), { maxLength: 8 }),
  abilities: fc.array(fc.record({ name: arbitraryName, text: arbitraryText }), { maxLength: 10 }),
});

describe('layoutCard (property tests)', () => {
  it('keeps all text of any character inside the safe area, at 6 pt or more', () => {
    fc.assert(
      fc.property(arbitraryHero, (changes) => {
        const { front, back } = layoutTestCard(changes as Partial<Character>);
        const safeMargin = toPt(mm(2));
        for (const cardSide of [front, back]) {
          // The initial in place of missing art counts as a picture, which the window may cut.
          for (const { item, left, top, right, bottom } of measureInk(cardSide.items, fonts)) {
            expect(item.size).toBeGreaterThanOrEqual(6);
            expect(left).toBeGreaterThanOrEqual(safeMargin);
            expect(top).toBeGreaterThanOrEqual(safeMargin);
            expect(right).toBeLessThanOrEqual(cardSide.width - safeMargin);
            expect(bottom).toBeLessThanOrEqual(cardSide.height - safeMargin);
          }
        }
      }),
      { seed: 23, numRuns: scaleRuns(60) },
    );
  });

  it('gives every run the text of its glyphs', () => {
    fc.assert(
      fc.property(arbitraryHero, (changes) => {
        const { front, back } = layoutTestCard(changes as Partial<Character>);
        for (const textItem of listTextItems([...front.items, ...back.items])) {
          expect(
            listRunGlyphs(textItem, 1)
              .map((glyph) => glyph.text)
              .join(''),
          ).toBe(textItem.text);
        }
      }),
      { seed: 29, numRuns: scaleRuns(20) },
    );
  });

  it('never changes the character', () => {
    const serializedHero = JSON.stringify(createHero());
    const character = createHero();
    layoutTestCard(character, [faction]);
    expect(JSON.stringify(character)).toBe(serializedHero);
  });
});
