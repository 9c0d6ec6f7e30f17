/** Tests what every built-in template must do for any character. */

import { describe, expect, it } from 'vitest';
import type { CardLayout } from '../../../../src/shared/card/layout-card.ts';
import { layoutCard, listCardSides } from '../../../../src/shared/card/layout-card.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import type { DisplayItem, PathItem, TextItem } from '../../../../src/shared/display/display-list.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { mm, type Rect, toPt } from '../../../../src/shared/display/units.ts';
import type { Faction } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';
import { getTypeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { readSampleCharacters, readSampleFactions } from '../../../support/documents/samples.ts';
import { createHero, faction, getTestFonts, measureInk } from '../support.ts';

const characters = readSampleCharacters();
const factions = readSampleFactions();
/** More than the difference, in points, between two ways of adding up the same millimeters. */
const TOLERANCE = 0.01;

const layoutTemplate = (
  template: CardTemplate,
  character: Character,
  knownFactions: readonly Faction[] = factions,
): CardLayout => layoutCard(GAMES, { character, factions: knownFactions, template, fonts: getTestFonts() });

/** Caches the layouts of the samples by template. */
const sampleLayouts = new Map<string, CardLayout[]>();
function getSampleLayouts(template: CardTemplate): CardLayout[] {
  const cardLayouts =
    sampleLayouts.get(template.id) ?? characters.map((character) => layoutTemplate(template, character));
  sampleLayouts.set(template.id, cardLayouts);
  return cardLayouts;
}

/** Lists every group with a field and the center of its clickable area. */
function listFieldAreas(items: readonly DisplayItem[]): { field: string; x: number; y: number }[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    const innerFields = listFieldAreas(item.items);
    if (item.field === undefined) return innerFields;
    const { x = 0, y = 0, width = 0, height = 0 } = item.hit ?? {};
    return [{ field: item.field, x: x + width / 2, y: y + height / 2 }, ...innerFields];
  });
}

/** Lists the text items of a field. */
const listFieldItems = (items: readonly DisplayItem[], field: string): readonly TextItem[] =>
  items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return item.field === field ? listTextItems(item.items) : listFieldItems(item.items, field);
  });

/** Returns the height of the capitals of a text, in points. */
function measureCapitals({ font, size }: TextItem): number {
  const { capHeight, unitsPerEm } = getTypeface(getTestFonts(), font);
  return (size * capHeight) / unitsPerEm;
}

/** Lists the boxes of the HP track: the filled paths in the group for HP. */
function listHpBoxes(items: readonly DisplayItem[]): PathItem[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    if (item.field !== '/hp/total') return listHpBoxes(item.items);
    return item.items.filter((innerItem) => innerItem.kind === 'path').filter(({ fill }) => fill !== undefined);
  });
}

/** Lists the baselines and the sizes of the title lines. */
function listTitleLines(items: readonly DisplayItem[]): { y: number; size: number }[] {
  return items.flatMap((item) => {
    if (item.kind !== 'group') return [];
    return item.role === 'title'
      ? listTextItems([item]).map(({ y, size }) => ({ y, size }))
      : listTitleLines(item.items);
  });
}

/** Detects right-to-left text. On these cards only the name has it, and the initial in place of the art. */
const isRightToLeft = (text: string): boolean => /^[\u0590-\u06ff]{2}/.test(text);

const isTitle = (item: DisplayItem): boolean => item.kind === 'group' && item.role === 'title';

/** Lists filled paths in paint order. Those of a track come with its field. */
function listPaintedPaths(
  items: readonly DisplayItem[],
  trackFields: readonly string[],
  trackField?: string,
): [PathItem, string?][] {
  return items.flatMap((item): [PathItem, string?][] => {
    if (item.kind === 'path')
      return item.fill === undefined ? [] : [trackField === undefined ? [item] : [item, trackField]];
    if (item.kind !== 'group') return [];
    return listPaintedPaths(item.items, trackFields, trackFields.includes(item.field ?? '') ? item.field : trackField);
  });
}

/** Whether the boxes around two paths share more than an edge. */
function doOverlap(a: Rect, b: Rect): boolean {
  const overlapWidth = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return overlapWidth > TOLERANCE && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOLERANCE;
}

/** Finds the first painted path, which is the background of the card. */
function findFirstPath([item]: readonly DisplayItem[]): PathItem | undefined {
  return item?.kind === 'group' ? findFirstPath(item.items) : item?.kind === 'path' ? item : undefined;
}

describe.each(
  listBuiltInTemplates(GAMES, 'character', 'supers-unlimited').map((template) => [template.id, template] as const),
)('the built-in template %s', (_id, template) => {
  it('prints every sample without losing anything', () => {
    for (const [index, { findings }] of getSampleLayouts(template).entries()) {
      const lostFindings = findings.filter((note) => note.kind !== 'continued');
      expect(lostFindings, characters[index]?.name).toEqual([]);
    }
  });

  it('keeps words and numbers inside the safe area, at 6 pt or more', () => {
    for (const [index, { front, back }] of getSampleLayouts(template).entries()) {
      for (const side of [front, back]) {
        const safeMargin = toPt(mm(template.safe)) - TOLERANCE;
        const outsideInk = measureInk(side.items, getTestFonts()).filter(
          ({ left, top, right, bottom }) =>
            !(Math.min(left, top, side.width - right, side.height - bottom) >= safeMargin),
        );
        expect(outsideInk, characters[index]?.name).toEqual([]);
        expect(listTextItems(side.items).filter(({ size }) => !(size >= 6))).toEqual([]);
      }
    }
  });

  it('E-81: sets no number or word of an attack larger than its name', () => {
    for (const [index, { front }] of getSampleLayouts(template).entries())
      for (const attackIndex of characters[index]?.attacks?.keys() ?? []) {
        const [nameItem] = listFieldItems(front.items, `/attacks/${attackIndex}/name`);
        if (nameItem === undefined) continue;
        const nameHeight = measureCapitals(nameItem);
        const otherItems = listFieldItems(front.items, `/attacks/${attackIndex}`).filter(
          ({ font }) => font !== 'icons',
        );
        for (const item of otherItems) expect(measureCapitals(item), item.text).toBeLessThanOrEqual(nameHeight);
      }
  });

  it('E-29: shows the required fields, with the symbols in their corners', () => {
    const { front, back } = layoutTemplate(template, createHero(), [faction]);
    const shownFields = [...listFieldAreas(front.items), ...listFieldAreas(back.items)].map(({ field }) => field);
    const traits = ['fight', 'aim', 'mind', 'magic'].flatMap((traitName) => [
      `/traits/${traitName}/dice`,
      `/traits/${traitName}/resistance`,
    ]);
    const requiredFields = [
      ...['/name', '/concept', '/level', '/alignment', '/classes', '/power', '/move', '/size', '/hp/total'],
      ...[...traits, '/traits/recovery/dice', '/weaknesses', '/factions', '/talents/0/name', '/abilities/0/name'],
      ...['/spells/0/name', '/attacks/0', '/attacks/1'],
    ];
    for (const field of requiredFields) expect(shownFields, field).toContain(field);
    for (const field of ['/keywords/type', '/keywords/origin', '/keywords/elements', '/keywords/specialties']) {
      expect(shownFields, field).toContain(field);
    }
    const [width, height] = [front.width, front.height];
    const lowFields = listFieldAreas(front.items).filter(({ y }) => y > height * 0.75);
    expect(lowFields.find(({ field }) => field === '/factions')?.x).toBeLessThan(width / 3);
    expect(lowFields.find(({ field }) => field === '/alignment')?.x).toBeGreaterThan((width * 2) / 3);
  });

  it('E-29: shows H for a Hero', () => {
    const { front } = layoutTemplate(template, createHero({ alignment: 'hero', name: 'Xo', classes: [] }), [faction]);
    expect(listTextItems(front.items).map(({ text }) => text)).toContain('H');
  });

  it('E-22: draws boxes of 4 mm or more for 1 to 30 HP and distinguishes red ones without color', () => {
    for (let totalHp = 1; totalHp <= 30; totalHp += 1) {
      const { front, findings } = layoutTemplate(template, createHero({ hp: { total: totalHp } }), [faction]);
      expect(findings.map(({ kind }) => kind)).not.toContain('track-overflow');
      const hpBoxes = listHpBoxes(front.items);
      // Several Henchmen may share a card, each with separate boxes.
      expect(hpBoxes.length / totalHp, `${totalHp} HP`).toBeOneOf([1, 2, 4]);
    }
    const trackElements = template.front.filter((element) => element.kind === 'track');
    expect(trackElements.length).toBeGreaterThan(0);
    for (const { cell, runs } of trackElements.filter(({ field }) => field === '/hp/total')) {
      expect(cell[0]).toBeGreaterThanOrEqual(4);
      expect(runs.map((run) => run.cell.hatch !== undefined)).toEqual([false, true]);
    }
  });

  it('covers no box of a track with later items, for 1 to 30 HP and 1 to 10 PP', () => {
    const trackFields = template.front.flatMap((element) => (element.kind === 'track' ? (element.field ?? []) : []));
    expect(trackFields).toContain('/hp/total');
    for (let totalHp = 1; totalHp <= 30; totalHp += 1) {
      // To save time, only every sixth number of HP is combined with several numbers of PP.
      for (const powerPoints of totalHp % 6 === 0 ? [1, 3, 6, 8, 9, 10] : [(totalHp % 10) + 1]) {
        const paintedPaths = listPaintedPaths(
          layoutTemplate(template, createHero({ hp: { total: totalHp }, power: powerPoints }), [faction]).front.items,
          trackFields,
        );
        const pathBounds = paintedPaths.map(([{ path }]) => getPathBounds(path));
        const coveredBoxes = pathBounds.filter(
          (box, index) =>
            paintedPaths[index]?.[1] !== undefined &&
            pathBounds.some((laterBounds, laterIndex) => laterIndex > index && doOverlap(box, laterBounds)),
        );
        expect(coveredBoxes.length, `${totalHp} HP, ${powerPoints} PP`).toBe(0);
      }
    }
  });

  it('keeps a long name on the front and prints a truncated name in full exactly once', () => {
    const longName = `The ${'Extraordinary '.repeat(6)}Herald`;
    expect(listTitleLines(layoutTemplate(template, createHero({ name: longName }), [faction]).front.items)).not.toEqual(
      [],
    );
    for (const [repeatedWord, wordCount] of [
      ['Extraordinary', 12],
      ['Mmmmmmmm', 24],
    ] as const) {
      const cardSides = listCardSides(
        layoutTemplate(template, createHero({ name: repeatedWord.repeat(wordCount) }), [faction]),
      ).flatMap(({ front, back }) => [front, back]);
      const titleLines = cardSides.map(({ items }) => listTitleLines(items));
      const [frontTitle, backTitle] = titleLines;
      for (const sideTitle of [frontTitle, backTitle]) expect(sideTitle, repeatedWord).not.toEqual([]);
      const countWord = (items: readonly DisplayItem[]): number =>
        listTextItems(items)
          .map(({ text }) => text)
          .join('')
          .toLowerCase()
          .split(repeatedWord.toLowerCase()).length - 1;
      const otherCounts = cardSides.map(({ items }) => countWord(items.filter((item) => !isTitle(item))));
      const isTitleComplete = countWord(cardSides[0]?.items.filter(isTitle) ?? []) === wordCount;
      expect(otherCounts.reduce((sum, count) => sum + count, 0)).toBe(isTitleComplete ? 0 : wordCount);
    }
  });

  it('sets names with descenders and accents at the size and position of other names', () => {
    for (const heroName of ['QX', 'JÖX', 'ÇÅX', 'ÉÑX', 'ŽX']) {
      const [plainLayout, otherLayout] = ['HX', heroName].map((titleName) =>
        layoutTemplate(template, createHero({ name: titleName }), [faction]),
      );
      for (const side of ['front', 'back'] as const) {
        const sideTitles = [plainLayout, otherLayout].map((layout) => layout && listTitleLines(layout[side].items));
        expect(sideTitles[0]?.length, side).toBeGreaterThan(0);
        expect(sideTitles[1], `${heroName}, ${side}`).toEqual(sideTitles[0]);
      }
    }
  });

  it('keeps the descenders of Arabic and Hebrew names off the words below', () => {
    for (const heroName of ['حارس الميناء', 'ךףץ קן']) {
      const { front, back } = layoutTemplate(template, createHero({ name: heroName }), [faction]);
      for (const { items } of [front, back]) {
        const inkBoxes = measureInk(items, getTestFonts());
        const nameBottom = Math.max(
          ...inkBoxes.filter(({ item }) => isRightToLeft(item.text)).map(({ bottom }) => bottom),
        );
        const inkBelow = inkBoxes.filter(({ item, bottom }) => !isRightToLeft(item.text) && bottom > nameBottom);
        const alignmentInk = inkBelow.filter(({ item }) => item.text.startsWith('ANTI-HERO'));
        expect(alignmentInk).not.toEqual([]);
        for (const { top } of alignmentInk) expect(top - nameBottom, heroName).toBeGreaterThan(toPt(mm(0.3)));
      }
    }
  });

  it('prints names and the concept literally, because only texts have markup', () => {
    const [bashAttack] = createHero().attacks;
    const heroName = '*Star* {hp}';
    const markedHero = createHero({
      concept: '*Who* {pp}',
      talents: [{ name: heroName, text: 'Pay *2* {pp}.' }],
      abilities: [],
      spells: [],
      attacks: bashAttack === undefined ? [] : [{ ...bashAttack, name: heroName }],
    });
    const { front, back } = layoutTemplate(template, markedHero, [faction]);
    const printedTexts = listTextItems([...front.items, ...back.items]).map(({ text }) => text);
    // The name occurs once for the Talent and once for the attack, wherever the design prints it.
    expect(printedTexts.join('').split(heroName).length).toBeGreaterThanOrEqual(3);
    expect(printedTexts.join('')).toContain('*Who* {pp}');
    expect(printedTexts.join('')).toContain('Pay 2 PP.');
  });

  it('extends the background to the end of the bleed on both sides', () => {
    const { front, back } = layoutTemplate(template, createHero(), [faction]);
    for (const side of [front, back]) {
      const { x, y, width, height } = getPathBounds(findFirstPath(side.items)?.path ?? []);
      expect(x).toBeLessThanOrEqual(-side.bleed + TOLERANCE);
      expect(y).toBeLessThanOrEqual(-side.bleed + TOLERANCE);
      expect(x + width).toBeGreaterThanOrEqual(side.width + side.bleed - TOLERANCE);
      expect(y + height).toBeGreaterThanOrEqual(side.height + side.bleed - TOLERANCE);
    }
  });

  it('fits the shortest and the longest character', () => {
    const createAbilities = (abilityCount: number) =>
      Array.from({ length: abilityCount }, (_entry, index) => ({
        name: `Ability ${index + 1}`,
        text: 'Upkeep 1 PP. Friends within 3" gain +1 to the next roll they make this Turn.',
      }));
    const [sampleAttack] = createHero().attacks.slice(1);
    const shortHero = createHero({
      name: 'X',
      classes: [],
      factions: [],
      keywords: { type: [], origin: [] },
      attacks: [],
    });
    const longHero = createHero({
      name: `${'Extraordinary '.repeat(6)}Herald`,
      level: 10,
      abilities: createAbilities(12),
    });
    expect(layoutTemplate(template, shortHero, []).findings.map(({ kind }) => kind)).toEqual(['missing-art']);
    const longLayout = layoutTemplate(
      template,
      { ...longHero, attacks: sampleAttack ? Array(8).fill(sampleAttack) : [] },
      [faction],
    );
    expect(longLayout.findings.map(({ kind }) => kind)).not.toContain('overflow');
    for (const { front } of listCardSides(longLayout)) {
      expect(listFieldAreas(front.items).map(({ field }) => field)).toContain('/name');
    }
  });
});
