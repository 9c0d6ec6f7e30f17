import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listOverflows, listOverflowWays } from '../../../src/shared/studio/overflow.ts';
import { listPlacedParts, placeCard } from '../../../src/shared/studio/placed-card.ts';
import type { StudioView } from '../../../src/shared/studio/view.ts';
import { createHero, getTestFonts } from '../card/support.ts';
import { applyToView, createView, getElement } from './support.ts';

const LONG_TEXT = 'Nobody within six inches of the bearer can hide until the round ends, nor open a door. '
  .repeat(2)
  .trim();
const createText = (changes: object = {}): object => ({
  kind: 'text',
  style: 'body',
  value: { text: LONG_TEXT },
  box: [10, 40, 30, 5],
  ...changes,
});
const INPUT = { character: createHero(), factions: [], fonts: getTestFonts() };
const collectText = (studioView: StudioView): string =>
  JSON.stringify(listPlacedParts(GAMES, studioView.template, INPUT, 'front').map(({ items }) => items));
const findWay = (studioView: StudioView, kind: string) =>
  listOverflowWays(GAMES, studioView, INPUT, '/front/0').find((way) => way.kind === kind);
const fixed = (studioView: StudioView, kind: string): StudioView => {
  const changedView = applyToView(studioView, findWay(studioView, kind)?.edits ?? []);
  expect(listOverflows(GAMES, changedView, INPUT, 'front').size).toBe(0);
  return changedView;
};

describe('a text that does not fit its box', () => {
  it('shows its beginning with an ellipsis in the studio, and nothing in print', () => {
    const studioView = createView([createText()]);
    expect(collectText(studioView)).toMatch(/Nobody/);
    expect(placeCard(GAMES, studioView.template, INPUT).front.placements[0]?.items).toEqual([]);
    expect([...listOverflows(GAMES, studioView, INPUT, 'front')]).toEqual([['/front/0', 'card']]);
  });

  it('also shows its beginning across several joined values', () => {
    const studioView = createView([
      createText({
        value: { join: [{ text: 'Lantern' }, { text: LONG_TEXT }], by: ': ' },
        lines: 2,
        box: [10, 40, 30, 8],
      }),
    ]);
    expect(collectText(studioView)).toMatch(/Lantern/);
  });

  it('is not reported when it fits or when nothing is left over', () => {
    expect(listOverflows(GAMES, createView([createText({ value: { text: 'Short' } })]), INPUT, 'front').size).toBe(0);
  });

  it('fits in the smallest number of lines that its box has room for', () => {
    const studioView = createView([createText({ box: [10, 30, 40, 30] })]);
    const way = findWay(studioView, 'lines');
    const changedView = fixed(studioView, 'lines');
    expect(getElement(changedView, '/front/0')).toMatchObject({ lines: way?.amount });
    const oneLess = applyToView(changedView, [{ op: 'set', path: '/front/0/lines', value: (way?.amount ?? 0) - 1 }]);
    expect(listOverflows(GAMES, oneLess, INPUT, 'front').size).toBe(1);
  });

  it('offers no more lines where the box is too low for them, but a larger box', () => {
    const studioView = createView([createText({ title: 'Rules' })]);
    expect(findWay(studioView, 'lines')).toBeUndefined();
    const changedElement = getElement(fixed(studioView, 'box'), '/front/0');
    expect(changedElement.box.slice(0, 3)).toEqual([10, 40, 30]);
    expect(changedElement.box[3]).toBeGreaterThan(5);
    expect(changedElement.box[1] + changedElement.box[3]).toBeLessThanOrEqual(87);
  });

  it('becomes running text with the same name, place and words', () => {
    const changedView = applyToView(
      createView([createText({ title: 'Rules', id: 'rules', lines: 3 })]),
      findWay(createView([createText({ title: 'Rules', id: 'rules', lines: 3 })]), 'flow')?.edits ?? [],
    );
    expect(getElement(changedView, '/front/0')).toMatchObject({
      kind: 'flow',
      title: 'Rules',
      id: 'rules',
      box: [10, 40, 30, 5],
      sections: [{ spans: [{ style: 'body', value: { text: LONG_TEXT } }] }],
    });
  });

  it('may shrink further in a style of its own, which other elements do not share', () => {
    const styles = { body: { font: 'text', size: 9, min: 9, colour: 'ink' } };
    const text = createText({ box: [4, 30, 52, 12], lines: 4 });
    const alone = createView([text], { styles });
    const shared = createView([text, createText({ value: { text: 'x' } })], { styles });
    const way = findWay(alone, 'type');
    expect(way?.amount).toBeLessThan(9);
    expect(fixed(alone, 'type').template.styles).toEqual({ body: { ...styles.body, min: way?.amount } });
    const copied = fixed(shared, 'type');
    expect(copied.template.styles).toEqual({ ...styles, 'body-2': { ...styles.body, min: way?.amount } });
    expect(getElement(copied, '/front/0')).toMatchObject({ style: 'body-2' });
    expect(getElement(copied, '/front/1')).toMatchObject({ style: 'body' });
  });

  it('is changed only for the size that is shown', () => {
    const baseView = createView([createText()], { sizes: { small: { name: 'Small', width: 40, height: 60 } } });
    const studioView = { ...baseView, size: 'small' };
    expect(findWay(studioView, 'flow')).toBeUndefined();
    const changedView = fixed(studioView, 'box');
    expect(changedView.template.front[0]).toMatchObject({ box: [10, 40, 30, 5] });
  });
});
