/** What a style draws on any template, and the choices that all templates offer: docs/styles.md. */

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
import { faction, hero, testFonts } from '../support.ts';

const made = (base: string, changes: Partial<CardStyle>): CardTemplate => {
  const style: CardStyle = { format: 'rollcall.card-style', version: 1, id: 'mine', name: 'Mine', base, ...changes };
  const resolved = resolveStyle(GAMES, style, []);
  if (!('template' in resolved)) throw new Error('no base');
  expect(resolved.problems).toEqual([]);
  return resolved.template;
};
const shipped = (id: string): CardTemplate => findShippedTemplate(GAMES, id) as CardTemplate;
const wordsOn = (template: CardTemplate, side: 'front' | 'back', of = hero()): string =>
  listTextItems(layoutCard(GAMES, { character: of, factions: [faction], template, fonts: testFonts() })[side].items)
    .map(({ text }) => text)
    .join(' ');
const last = (side: readonly Element[]): Element | undefined => side.at(-1);

describe('a border', () => {
  it('lies in the bleed and along the edge, never in the safe area, in every size', () => {
    for (const kind of ['solid', 'double', 'line'] as const) {
      const template = made('classic', { border: { kind, width: 3, radius: 2 } });
      for (const one of [template, getTemplateInSize(template, 'jumbo')]) {
        const border = last(one.front);
        if (border?.kind !== 'shape' || border.stroke === undefined) throw new Error('no border');
        const inner = border.box[0] + (border.stroke.width * 25.4) / 72 / 2;
        expect([kind, one.id, inner <= one.safe]).toEqual([kind, one.id, true]);
        expect(border.box[2]).toBeCloseTo(one.size.width - 2 * border.box[0]);
      }
    }
  });
});

describe('a round border', () => {
  it('leaves no gap in the corners of the bleed', () => {
    for (const radius of [0.5, 3, 8]) {
      const { front, bleed } = made('classic', { border: { kind: 'solid', width: 0.5, radius } });
      const rings = front.filter((one) => one.kind === 'shape' && one.hold?.x === 'both').slice(-2);
      const [square, round] = rings.map((one) => (one.kind === 'shape' ? one : undefined));
      const half = ((round?.stroke?.width ?? 0) * 25.4) / 72 / 2;
      const arc = (round?.radius ?? 0) + half;
      expect([square?.radius, square?.box]).toEqual([undefined, round?.box]);
      // On the diagonal the arc begins where the square line still is.
      expect(-bleed + arc * (1 - Math.SQRT1_2)).toBeLessThanOrEqual((round?.box[0] ?? 0) + half);
    }
  });
});

describe('a pattern', () => {
  it('stands right above the paper of both sides, and nowhere on a card that is all picture', () => {
    const { front, back } = made('classic', { ground: { pattern: 'rays' } });
    expect([front[0]?.id, front[2]?.id, back[0]?.id, back[1]?.kind]).toEqual(['paper', 'band', 'back-paper', 'shape']);
    const plain = shipped('full-art').front.length;
    expect(made('full-art', { art: { shape: 'oval' } }).front).toHaveLength(plain);
  });
});

describe('a round marker', () => {
  it('has neither border nor pattern', () => {
    const plain = shipped('marker').front.length;
    expect(made('marker', { border: { kind: 'solid' }, ground: { pattern: 'dots' } }).front).toHaveLength(plain);
  });
});

describe('the picture', () => {
  it('gets another window within the card, and loses the line that followed the old one', () => {
    const before = shipped('splash-page').front.filter(({ kind }) => kind === 'shape').length;
    const { front } = made('splash-page', { art: { shape: 'oval', line: 0.4 } });
    const art = front.find(({ kind }) => kind === 'art');
    expect(art?.kind === 'art' ? art.window : '').toContain('C');
    const lines = front.filter((one) => one.kind === 'shape' && art?.kind === 'art' && one.d === art.window);
    expect(lines).toHaveLength(1);
    expect(front.filter(({ kind }) => kind === 'shape').length).toBeLessThanOrEqual(before + 1);
  });
});

describe('boxes to cross out', () => {
  it('have other colours, those of the danger zone their own', () => {
    const { front } = made('classic', { boxes: { line: 'primary', fill: 'wash', danger: 'accent' } });
    const cells = front.flatMap((one) => (one.kind === 'track' ? one.runs.map(({ cell }) => cell) : []));
    expect(new Set(cells.map(({ stroke }) => stroke.colour))).toEqual(new Set(['primary', 'accent']));
    expect(new Set(cells.flatMap(({ hatch }) => hatch?.colour ?? []))).toEqual(new Set(['accent']));
    expect(new Set(cells.map(({ fill }) => fill))).toEqual(new Set(['wash']));
  });
});

describe('choices of all templates', () => {
  it('join those that a template has of its own, which go before them', () => {
    const ids = (slot: string) =>
      listOfferedSlots(shipped('classic'))
        .find(({ id }) => id === slot)
        ?.choices.map(({ id }) => id);
    expect(ids('hp')).toEqual(['numbered', 'circles', 'number', 'rounded', 'hexagons', 'shields']);
    expect(ids('back')).toEqual(['light', 'words', 'legend', 'picture']);
    expect(listOfferedSlots(shipped('street')).map(({ id }) => id)).toContain('hp');
  });

  it('put numbers on tiles that are read on whatever they stood before', () => {
    const { front, styles } = made('full-art', { slots: { traits: 'tiles' } });
    const grounds = front.filter(({ id = '' }) => id.endsWith('-ground'));
    expect(grounds).toHaveLength(5);
    const numbers = front.flatMap((one) => (one.kind === 'stat' && one.value.style.endsWith('-on-light') ? [one] : []));
    expect(numbers.map(({ value }) => styles[value.style]?.colour)).toEqual(Array.from({ length: 5 }, () => 'ink'));
  });

  it('keep a second number apart from the symbol it stands on, or from the tile where that is an outline', () => {
    const tiles = { tiles: 'wash', dark: 'ink', accent: 'accent' };
    for (const [base, look] of ['classic', 'tarot', 'ink-saver', 'bridge'].flatMap((id) =>
      Object.keys(tiles).map((one) => [id, one as keyof typeof tiles] as const),
    )) {
      const { front, styles, symbols = {} } = made(base, { slots: { traits: look } });
      const badges = front.flatMap((one) => (one.kind === 'stat' && one.badge !== undefined ? [one.badge] : []));
      for (const { style, symbol } of badges.filter((one) => one.style.includes('-on-'))) {
        const fills = symbols[symbol]?.shapes.flatMap(({ fill }) => fill ?? []) ?? [];
        expect([base, look, (fills[0] ?? tiles[look]) === styles[style]?.colour]).toEqual([base, look, false]);
      }
    }
  });

  it('let boxes have the room of a list that is left to the back, but never beyond a panel that they stand on', () => {
    const heights = (template: CardTemplate) =>
      template.front.flatMap((one) => (one.kind === 'track' ? [one.box[3]] : []));
    const taller = (id: string) =>
      heights(made(id, { slots: { attacks: 'back' } })).some(
        (height, index) => height > (heights(shipped(id))[index] ?? 0),
      );
    expect([taller('tarot'), taller('splash-page')]).toEqual([true, false]);
  });

  it('write out what the front says in icons, in every game that has them, as the back does', () => {
    for (const id of ['classic', 'bridge', 'dashboard', 'full-art', 'ink-saver', 'tarot', 'street']) {
      const slot = listOfferedSlots(shipped(id)).find((one) => one.id === 'attacks');
      expect([id, slot?.choices.map((choice) => choice.id).includes('words')]).toEqual([id, true]);
      const template = made(id, { slots: { attacks: 'words' } });
      expect(JSON.stringify(template.front), id).not.toContain('attack-icons"');
    }
    const written = 'Fight / Close / Damage';
    expect(wordsOn(shipped('classic'), 'front')).not.toContain(written);
    expect(wordsOn(made('classic', { slots: { attacks: 'words' } }), 'front')).toContain(written);
    expect(
      listOfferedSlots(shipped('splash-page'))
        .find(({ id }) => id === 'attacks')
        ?.choices.map(({ id }) => id),
    ).toEqual(['names', 'back']);
  });

  it('begin the back with another list, and keep the others in their order', () => {
    const before = wordsOn(shipped('classic'), 'back');
    const after = wordsOn(made('classic', { slots: { first: 'talents' } }), 'back');
    const places = (text: string) => ['ATTACKS', 'TALENTS'].map((word) => text.toUpperCase().indexOf(word));
    const [attacks = 0, talents = 0] = places(after);
    expect(talents).toBeLessThan(attacks);
    expect([...after].sort().join('')).toBe([...before].sort().join(''));
  });

  it('explain the icons that the card uses, once each, where the back has room', () => {
    const template = made('classic', { slots: { back: 'legend' } });
    const words = wordsOn(template, 'back');
    expect(words.toUpperCase()).toContain('ICONS');
    const full = hero({
      talents: Array.from({ length: 14 }, (_, n) => ({
        name: `Talent ${n}`,
        text: 'Many words of a talent that fill the back. '.repeat(3),
      })),
    });
    expect(wordsOn(template, 'back', full).toUpperCase()).not.toContain('ICONS');
  });

  it('leave the row of numbers of a back out, and give its room to the words', () => {
    const { back } = made('tarot', { slots: { back: 'words' } });
    const words = back.find(({ id }) => id === 'words');
    const before = shipped('tarot').back.find(({ id }) => id === 'words');
    expect((words?.box[1] ?? 0) < (before?.box[1] ?? 0)).toBe(true);
    expect((words?.box[1] ?? 0) + (words?.box[3] ?? 0)).toBeCloseTo((before?.box[1] ?? 0) + (before?.box[3] ?? 0));
    expect(back.some(({ kind, box }) => kind === 'stat' && box[1] > 20)).toBe(false);
  });
});

describe('the part of a card that choices change', () => {
  const regionOf = (id: string) => {
    const slot = listOfferedSlots(shipped('classic')).find((one) => one.id === id);
    return slot === undefined
      ? undefined
      : findChangedRegion(shipped('classic'), slot, slot.part === 'back' ? 'back' : 'front');
  };

  it('is where they differ, with a little around it; none for those that change most of it', () => {
    const [x = 0, y = 0, width = 0, height = 0] = regionOf('keywords') ?? [];
    expect([x < 12, y > 66, x + width > 51, y + height <= 88.9]).toEqual([true, true, true, true]);
    expect(regionOf('frame')).toBeUndefined();
  });

  it('is as large as what any choice adds, takes away or moves, and a fifth of the card at least', () => {
    const base = { ...shipped('classic'), size: { width: 60, height: 80 } };
    const region = (...boxes: readonly (readonly number[])[]) => {
      const added = boxes.map((box) => ({ kind: 'shape', box, fill: 'ink' }) as unknown as Element);
      const choices = [
        { id: 'none', name: 'None', apply: () => undefined },
        { id: 'some', name: 'Some', apply: (from: CardTemplate) => ({ ...from, front: [...from.front, ...added] }) },
      ];
      return findChangedRegion(base, { id: 'slot', name: 'Slot', choices } as never, 'front');
    };
    expect(region()).toBeUndefined();
    expect(region([20, 30, 20, 30])).toEqual([18.5, 28.5, 23, 33]);
    expect(region([20, 30, 10, 10], [30, 40, 10, 20])).toEqual([18.5, 28.5, 23, 33]);
    expect(region([-3, -3, 20, 30])).toEqual([0, 0, 18.5, 28.5]);
    expect(region([44, 52, 20, 30])).toEqual([42.5, 50.5, 17.5, 29.5]);
    expect(region([30, 40, 1, 1])).toEqual([24.5, 32.5, 12, 16]);
    expect(region([59, 79, 1, 1])).toEqual([48, 64, 12, 16]);
    expect(region([5, 5, 50, 70])).toBeUndefined();
    expect(region([30, 5, 28, 70])?.[0]).toBe(28.5);
  });
});
