/** Tests what a style draws on a template and the slots that all templates offer (docs/styles.md). */

import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import type { CardStyle } from '../../../../src/shared/card/style/card-style.ts';
import { findChangedRegion } from '../../../../src/shared/card/style/changed-region.ts';
import { listOfferedSlots } from '../../../../src/shared/card/style/offered-slots.ts';
import { resolveStyle } from '../../../../src/shared/card/style/resolve-styles.ts';
import { findShippedTemplate } from '../../../../src/shared/card/style/shipped-slots.ts';
import { getTemplateInSize } from '../../../../src/shared/card/template/sizes.ts';
import type { CardTemplate, Element } from '../../../../src/shared/card/template/template.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createHero, faction, getTestFonts } from '../support.ts';

const resolveTemplate = (baseId: string, changes: Partial<CardStyle>): CardTemplate => {
  const cardStyle: CardStyle = {
    format: 'rollcall.card-style',
    version: 1,
    id: 'mine',
    name: 'Mine',
    base: baseId,
    ...changes,
  };
  const resolvedStyle = resolveStyle(GAMES, cardStyle, []);
  if (!('template' in resolvedStyle)) throw new Error('no base');
  expect(resolvedStyle.problems).toEqual([]);
  return resolvedStyle.template;
};
const getShippedTemplate = (templateId: string): CardTemplate => findShippedTemplate(GAMES, templateId) as CardTemplate;
const readSideText = (template: CardTemplate, sideName: 'front' | 'back', character = createHero()): string =>
  listTextItems(layoutCard(GAMES, { character, factions: [faction], template, fonts: getTestFonts() })[sideName].items)
    .map(({ text }) => text)
    .join(' ');
const getLastElement = (sideElements: readonly Element[]): Element | undefined => sideElements.at(-1);

describe('a border', () => {
  it('stays in the bleed and along the edge, outside the safe area, in every size', () => {
    for (const borderKind of ['solid', 'double', 'line'] as const) {
      const template = resolveTemplate('classic', { border: { kind: borderKind, width: 3, radius: 2 } });
      for (const sizedTemplate of [template, getTemplateInSize(template, 'jumbo')]) {
        const border = getLastElement(sizedTemplate.front);
        if (border?.kind !== 'shape' || border.stroke === undefined) throw new Error('no border');
        const innerEdge = border.box[0] + (border.stroke.width * 25.4) / 72 / 2;
        expect([borderKind, sizedTemplate.id, innerEdge <= sizedTemplate.safe]).toEqual([
          borderKind,
          sizedTemplate.id,
          true,
        ]);
        expect(border.box[2]).toBeCloseTo(sizedTemplate.size.width - 2 * border.box[0]);
      }
    }
  });
});

describe('a round border', () => {
  it('leaves no gap in the corners of the bleed', () => {
    for (const radius of [0.5, 3, 8]) {
      const { front, bleed } = resolveTemplate('classic', { border: { kind: 'solid', width: 0.5, radius } });
      const ringShapes = front.filter((element) => element.kind === 'shape' && element.hold?.x === 'both').slice(-2);
      const [squareRing, roundRing] = ringShapes.map((ring) => (ring.kind === 'shape' ? ring : undefined));
      const halfStroke = ((roundRing?.stroke?.width ?? 0) * 25.4) / 72 / 2;
      const outerRadius = (roundRing?.radius ?? 0) + halfStroke;
      expect([squareRing?.radius, squareRing?.box]).toEqual([undefined, roundRing?.box]);
      // On the diagonal, the arc must begin where the square border still covers the card.
      expect(-bleed + outerRadius * (1 - Math.SQRT1_2)).toBeLessThanOrEqual((roundRing?.box[0] ?? 0) + halfStroke);
    }
  });
});

describe('a background pattern', () => {
  it('lies directly above the paper on both sides, and nowhere on a full-art card', () => {
    const { front, back } = resolveTemplate('classic', { ground: { pattern: 'rays' } });
    expect([front[0]?.id, front[2]?.id, back[0]?.id, back[1]?.kind]).toEqual(['paper', 'band', 'back-paper', 'shape']);
    const elementCount = getShippedTemplate('full-art').front.length;
    expect(resolveTemplate('full-art', { art: { shape: 'oval' } }).front).toHaveLength(elementCount);
  });
});

describe('a round marker', () => {
  it('gets neither border nor pattern', () => {
    const elementCount = getShippedTemplate('marker').front.length;
    expect(resolveTemplate('marker', { border: { kind: 'solid' }, ground: { pattern: 'dots' } }).front).toHaveLength(
      elementCount,
    );
  });
});

describe('the art', () => {
  it('gets the shape of the style and one line in place of the old one', () => {
    const shapeCount = getShippedTemplate('splash-page').front.filter(({ kind }) => kind === 'shape').length;
    const { front } = resolveTemplate('splash-page', { art: { shape: 'oval', line: 0.4 } });
    const artElement = front.find(({ kind }) => kind === 'art');
    expect(artElement?.kind === 'art' ? artElement.window : '').toContain('C');
    const artLines = front.filter(
      (element) => element.kind === 'shape' && artElement?.kind === 'art' && element.d === artElement.window,
    );
    expect(artLines).toHaveLength(1);
    expect(front.filter(({ kind }) => kind === 'shape').length).toBeLessThanOrEqual(shapeCount + 1);
  });
});

describe('HP boxes', () => {
  it('take the colors of the style, with a separate color for the danger zone', () => {
    const { front } = resolveTemplate('classic', { boxes: { line: 'primary', fill: 'wash', danger: 'accent' } });
    const trackCells = front.flatMap((element) =>
      element.kind === 'track' ? element.runs.map(({ cell }) => cell) : [],
    );
    expect(new Set(trackCells.map(({ stroke }) => stroke.colour))).toEqual(new Set(['primary', 'accent']));
    expect(new Set(trackCells.flatMap(({ hatch }) => hatch?.colour ?? []))).toEqual(new Set(['accent']));
    expect(new Set(trackCells.map(({ fill }) => fill))).toEqual(new Set(['wash']));
  });
});

describe('slots that all templates offer', () => {
  it("follow the template's own slots and choices", () => {
    const listChoiceIds = (slotId: string) =>
      listOfferedSlots(getShippedTemplate('classic'))
        .find(({ id }) => id === slotId)
        ?.choices.map(({ id }) => id);
    expect(listChoiceIds('hp')).toEqual(['numbered', 'circles', 'number', 'rounded', 'hexagons', 'shields']);
    expect(listChoiceIds('back')).toEqual(['light', 'words', 'legend', 'picture']);
    expect(listOfferedSlots(getShippedTemplate('street')).map(({ id }) => id)).toContain('hp');
  });

  it('draw traits on tiles in a color that is readable there', () => {
    const { front, styles } = resolveTemplate('full-art', { slots: { traits: 'tiles' } });
    const groundElements = front.filter(({ id = '' }) => id.endsWith('-ground'));
    expect(groundElements).toHaveLength(5);
    const numberStats = front.flatMap((element) =>
      element.kind === 'stat' && element.value.style.endsWith('-on-light') ? [element] : [],
    );
    expect(numberStats.map(({ value }) => styles[value.style]?.colour)).toEqual(Array.from({ length: 5 }, () => 'ink'));
  });

  it('keep the badge of a trait readable on its symbol or tile', () => {
    const tileColors = { tiles: 'wash', dark: 'ink', accent: 'accent' };
    for (const [baseId, tileChoice] of ['classic', 'tarot', 'ink-saver', 'bridge'].flatMap((id) =>
      Object.keys(tileColors).map((choice) => [id, choice as keyof typeof tileColors] as const),
    )) {
      const { front, styles, symbols = {} } = resolveTemplate(baseId, { slots: { traits: tileChoice } });
      const statBadges = front.flatMap((element) =>
        element.kind === 'stat' && element.badge !== undefined ? [element.badge] : [],
      );
      for (const { style, symbol } of statBadges.filter((badge) => badge.style.includes('-on-'))) {
        const symbolFills = symbols[symbol]?.shapes.flatMap(({ fill }) => fill ?? []) ?? [];
        expect([baseId, tileChoice, (symbolFills[0] ?? tileColors[tileChoice]) === styles[style]?.colour]).toEqual([
          baseId,
          tileChoice,
          false,
        ]);
      }
    }
  });

  it('let HP boxes use the space of a list that moves to the back, but not beyond their panel', () => {
    const listTrackHeights = (template: CardTemplate) =>
      template.front.flatMap((element) => (element.kind === 'track' ? [element.box[3]] : []));
    const hasTallerTrack = (templateId: string) =>
      listTrackHeights(resolveTemplate(templateId, { slots: { attacks: 'back' } })).some(
        (height, index) => height > (listTrackHeights(getShippedTemplate(templateId))[index] ?? 0),
      );
    expect([hasTallerTrack('tarot'), hasTallerTrack('splash-page')]).toEqual([true, false]);
  });

  it('print icons on the front as words in every template that offers it, as on the back', () => {
    for (const templateId of ['classic', 'bridge', 'dashboard', 'full-art', 'ink-saver', 'tarot', 'street']) {
      const attackSlot = listOfferedSlots(getShippedTemplate(templateId)).find(
        (candidate) => candidate.id === 'attacks',
      );
      expect([templateId, attackSlot?.choices.map((choice) => choice.id).includes('words')]).toEqual([
        templateId,
        true,
      ]);
      const template = resolveTemplate(templateId, { slots: { attacks: 'words' } });
      expect(JSON.stringify(template.front), templateId).not.toContain('attack-icons"');
    }
    const writtenAttack = 'Fight / Close / Damage';
    expect(readSideText(getShippedTemplate('classic'), 'front')).not.toContain(writtenAttack);
    expect(readSideText(resolveTemplate('classic', { slots: { attacks: 'words' } }), 'front')).toContain(writtenAttack);
    expect(
      listOfferedSlots(getShippedTemplate('splash-page'))
        .find(({ id }) => id === 'attacks')
        ?.choices.map(({ id }) => id),
    ).toEqual(['names', 'back']);
  });

  it('put another list first on the back without losing text', () => {
    const originalText = readSideText(getShippedTemplate('classic'), 'back');
    const reorderedText = readSideText(resolveTemplate('classic', { slots: { first: 'talents' } }), 'back');
    const findPositions = (backText: string) =>
      ['ATTACKS', 'TALENTS'].map((heading) => backText.toUpperCase().indexOf(heading));
    const [attacksPosition = 0, talentsPosition = 0] = findPositions(reorderedText);
    expect(talentsPosition).toBeLessThan(attacksPosition);
    expect([...reorderedText].sort().join('')).toBe([...originalText].sort().join(''));
  });

  it('explain the icons of the card if the back has room', () => {
    const template = resolveTemplate('classic', { slots: { back: 'legend' } });
    const backText = readSideText(template, 'back');
    expect(backText.toUpperCase()).toContain('ICONS');
    const fullHero = createHero({
      talents: Array.from({ length: 14 }, (_entry, talentIndex) => ({
        name: `Talent ${talentIndex}`,
        text: 'Many words of a talent that fill the back. '.repeat(3),
      })),
    });
    expect(readSideText(template, 'back', fullHero).toUpperCase()).not.toContain('ICONS');
  });

  it('remove the numbers from the back and give their space to the text', () => {
    const { back } = resolveTemplate('tarot', { slots: { back: 'words' } });
    const wordsFlow = back.find(({ id }) => id === 'words');
    const originalFlow = getShippedTemplate('tarot').back.find(({ id }) => id === 'words');
    expect((wordsFlow?.box[1] ?? 0) < (originalFlow?.box[1] ?? 0)).toBe(true);
    expect((wordsFlow?.box[1] ?? 0) + (wordsFlow?.box[3] ?? 0)).toBeCloseTo(
      (originalFlow?.box[1] ?? 0) + (originalFlow?.box[3] ?? 0),
    );
    expect(back.some(({ kind, box }) => kind === 'stat' && box[1] > 20)).toBe(false);
  });
});

describe('findChangedRegion', () => {
  const findClassicRegion = (slotId: string) => {
    const changedSlot = listOfferedSlots(getShippedTemplate('classic')).find((candidate) => candidate.id === slotId);
    return changedSlot === undefined
      ? undefined
      : findChangedRegion(getShippedTemplate('classic'), changedSlot, changedSlot.part === 'back' ? 'back' : 'front');
  };

  it('returns the region with a margin, or nothing when most of the card changes', () => {
    const [x = 0, y = 0, width = 0, height = 0] = findClassicRegion('keywords') ?? [];
    expect([x < 12, y > 66, x + width > 51, y + height <= 88.9]).toEqual([true, true, true, true]);
    expect(findClassicRegion('frame')).toBeUndefined();
  });

  it('covers everything that a choice adds, removes or moves, and at least a fifth of the card', () => {
    const baseTemplate = { ...getShippedTemplate('classic'), size: { width: 60, height: 80 } };
    const findRegion = (...addedBoxes: readonly (readonly number[])[]) => {
      const addedElements = addedBoxes.map(
        (addedBox) => ({ kind: 'shape', box: addedBox, fill: 'ink' }) as unknown as Element,
      );
      const choices = [
        { id: 'none', name: 'None', apply: () => undefined },
        {
          id: 'some',
          name: 'Some',
          apply: (template: CardTemplate) => ({ ...template, front: [...template.front, ...addedElements] }),
        },
      ];
      return findChangedRegion(baseTemplate, { id: 'slot', name: 'Slot', choices } as never, 'front');
    };
    expect(findRegion()).toBeUndefined();
    // The margin is 1.5 mm on each side.
    expect(findRegion([20, 30, 20, 30])).toEqual([18.5, 28.5, 23, 33]);
    expect(findRegion([20, 30, 10, 10], [30, 40, 10, 20])).toEqual([18.5, 28.5, 23, 33]);
    expect(findRegion([-3, -3, 20, 30])).toEqual([0, 0, 18.5, 28.5]);
    expect(findRegion([44, 52, 20, 30])).toEqual([42.5, 50.5, 17.5, 29.5]);
    expect(findRegion([30, 40, 1, 1])).toEqual([24.5, 32.5, 12, 16]);
    expect(findRegion([59, 79, 1, 1])).toEqual([48, 64, 12, 16]);
    expect(findRegion([5, 5, 50, 70])).toBeUndefined();
    expect(findRegion([30, 5, 28, 70])?.[0]).toBe(28.5);
  });
});
