/** Templates against real content: sizes, ways and contrast of words. */

import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import {
  computeContactGrid,
  findExtremes,
  reviewCard,
  reviewCards,
} from '../../../../src/shared/studio/review/review.ts';
import type { StudioView } from '../../../../src/shared/studio/view.ts';
import { faction, hero, testFonts } from '../../card/support.ts';
import { shape, view } from '../support.ts';

const input = (changes: Parameters<typeof hero>[0] = {}) => ({
  character: hero(changes),
  factions: [faction],
  fonts: testFonts(),
});
const text = (more: object = {}) => ({
  kind: 'text',
  box: [5, 40, 50, 8],
  style: 'body',
  value: { at: '/character/name' },
  valign: 'middle',
  ...more,
});
const styles = {
  body: { font: 'text', size: 8, colour: 'ink' },
  pale: { font: 'text', size: 8, colour: 'mute' },
  big: { font: 'text-bold', size: 20, colour: '#888888' },
};
const of = (front: readonly object[], more: object = {}): StudioView => view(front, { styles, ...more });
const one = (front: readonly object[], index = front.length - 1) => {
  const found = reviewCard(GAMES, of(front), input()).find(({ address }) => address === `/front/${index}`);
  if (found === undefined) throw new Error('it was not reviewed');
  return found;
};

describe('words on a card', () => {
  it('have the size that their style asks for, or the one they shrink to', () => {
    expect(one([text()])).toMatchObject({ smallest: 8, wanted: 8 });
    const narrow = one([text({ box: [5, 40, 10, 8] })]);
    expect(narrow.smallest).toBeLessThan(8);
    const { findings } = reviewCards(GAMES, of([text({ box: [5, 40, 10, 8] })]), [{ name: 'Gale', input: input() }]);
    expect(findings).toEqual([
      { kind: 'shrinks', address: '/front/0', side: 'front', of: ['Gale'], to: narrow.smallest, from: 8 },
    ]);
  });

  it('go to a flow, or to a further card', () => {
    const flow = {
      kind: 'flow',
      id: 'words',
      box: [5, 50, 50, 30],
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'body' },
    };
    const small = { box: [5, 40, 4, 4] };
    expect(one([flow, text({ ...small, overflowTo: 'words', value: { at: '/character/concept' } })]).spills).toBe(
      'flow',
    );
    expect(one([text({ ...small, value: { at: '/character/concept' } })]).spills).toBe('card');
    const back = reviewCard(
      GAMES,
      of([text({ ...small, overflowTo: 'words', value: { at: '/character/concept' } })], { back: [flow] }),
      input(),
    );
    expect(back[0]?.spills).toBe('flow');
  });

  it('have characters that no font has, which is told of their element with all characters of all cards', () => {
    const { findings } = reviewCards(GAMES, of([text()]), [
      { name: 'Gale', input: input({ name: 'Gale' }) },
      { name: 'Giorgi', input: input({ name: 'ა' }) },
      { name: 'Anahit', input: input({ name: 'აԱ' }) },
    ]);
    expect(findings[0]).toEqual({
      kind: 'no-font',
      address: '/front/0',
      side: 'front',
      of: ['Giorgi', 'Anahit'],
      characters: 'აԱ',
    });
  });

  it('lose what no card has room for, which is told for the whole card', () => {
    const fixed = text({ box: [5, 40, 3, 3], value: { text: 'Words of the template itself' } });
    const found = reviewCards(GAMES, of([fixed]), [{ name: 'Gale', input: input() }]);
    expect(found.lost).toEqual(['Gale']);
    expect(found.findings[0]).toMatchObject({ kind: 'spills', to: 'nowhere', address: '/front/0' });
  });

  it('are looked at on further cards too, with the words that go there', () => {
    const flow = {
      kind: 'flow',
      box: [5, 5, 50, 70],
      gap: 1,
      sectionGap: 2,
      sections: [],
      continued: { style: 'pale' },
    };
    const long = text({ box: [5, 40, 4, 4], value: { at: '/character/concept' } });
    const found = reviewCards(GAMES, of([long], { more: [flow] }), [{ name: 'Gale', input: input() }]);
    expect(found.findings).toMatchObject([
      { kind: 'contrast', address: '/more/0', side: 'more' },
      { kind: 'spills', to: 'card', address: '/front/0' },
    ]);
  });

  it('have a smallest size on every card', () => {
    const found = reviewCards(GAMES, of([text(), text({ style: 'big', value: { text: 'A' } })]), [
      { name: 'Gale', input: input() },
    ]);
    expect(found.smallest.get('Gale')).toEqual({ size: 8, address: '/front/0', side: 'front' });
  });

  it('count the boxes that a track has no room for', () => {
    const track = {
      kind: 'track',
      box: [5, 5, 8, 4],
      cell: [4, 4],
      gap: 0,
      runs: [{ count: { text: '5' }, cell: { fill: 'paper', stroke: { colour: 'ink', width: 1 } } }],
    };
    expect(one([track]).missing).toBe(3);
  });
});

describe('contrast', () => {
  const pale = text({ style: 'pale' });
  const middle = text({ style: 'pale', align: 'center' });
  it('is that of words with the shape behind them, wherever it is turned', () => {
    expect(one([text()]).contrast).toEqual({ ratio: 18.88, text: '#111111', ground: '#ffffff', large: false });
    expect(one([shape([0, 35, 60, 20]), pale]).contrast?.ground).toBe('#111111');
    expect(one([shape([0, 35, 60, 20], { rotate: 90 }), middle]).contrast?.ground).toBe('#111111');
    expect(one([shape([20, 35, 20, 60], { rotate: 90 }), middle]).contrast?.ground).toBe('#ffffff');
  });

  it('is the least of all grounds that words run over, and not that of what is painted later', () => {
    const half = shape([0, 35, 14, 20], { fill: 'mute' });
    expect(one([half, pale]).contrast).toMatchObject({ ratio: 1, ground: '#cccccc' });
    expect(reviewCard(GAMES, of([pale, half]), input())[0]?.contrast?.ground).toBe('#ffffff');
  });

  it('sees through what is transparent, and round what is round', () => {
    expect(one([shape([0, 35, 60, 20], { fill: '#000000', opacity: 0.5 }), pale]).contrast?.ground).toBe('#808080');
    expect(
      one([shape([0, 20, 60, 20], { radius: 10 }), text({ style: 'pale', box: [0, 20, 6, 3], value: { text: 'i' } })])
        .contrast?.ground,
    ).toBe('#ffffff');
  });

  it('knows rings, lines and dots for what they are', () => {
    const line = { kind: 'shape', box: [0, 44, 60, 0], stroke: { colour: 'ink', width: 30 } };
    expect(one([line, pale]).contrast?.ground).toBe('#111111');
    const ring = shape([0, 0, 60, 90], { d: 'M0 0H100V100H0ZM10 90H90V10H10Z' });
    expect(one([ring, pale]).contrast?.ground).toBe('#ffffff');
  });

  it('is that of the areas behind words, not of lines between them', () => {
    const line = shape([8, 35, 0.2, 20], { fill: 'mute' });
    expect(one([shape([0, 35, 60, 20]), line, pale]).contrast?.ground).toBe('#111111');
    const lines = [6, 7.5, 9, 10.5, 12, 13.5, 15].map((x) => shape([x, 35, 0.2, 20], { fill: 'ink' }));
    expect(reviewCards(GAMES, of([...lines, text()]), [{ name: 'A', input: input() }]).findings).toEqual([]);
    const dark = [6, 9, 12, 15, 18].map((x) => shape([x, 35, 1.6, 20], { fill: 'ink' }));
    expect(one([...dark, text()]).contrast?.ratio).toBe(1);
  });

  it('below 4.5 is a finding, told once for all cards with the worst of them', () => {
    const { findings, elements } = reviewCards(GAMES, of([pale]), [
      { name: 'A', input: input() },
      { name: 'B', input: input() },
    ]);
    expect(findings).toMatchObject([
      { kind: 'contrast', address: '/front/0', of: ['A', 'B'], least: 4.5, ratio: 1.61 },
    ]);
    expect(elements.get('/front/0')).toEqual({ smallest: 8, contrast: 1.61 });
    const large = reviewCards(GAMES, of([text({ style: 'big', lines: 1 })]), [
      { name: 'A', input: input({ name: 'Ann' }) },
    ]);
    expect(large.findings).toMatchObject([{ kind: 'contrast', least: 3, large: true }]);
  });

  it('is not guessed on a picture', () => {
    const art = {
      kind: 'art',
      box: [0, 30, 60, 30],
      drawing: '/character/art/drawing',
      focus: [0.5, 0.5],
      fallback: [],
    };
    const picture = { key: 'p', width: 600, height: 300 };
    const character = hero({ art: { image: { src: 'p.png' } } });
    const pictures = new Map([['p.png', picture]]);
    const found = reviewCard(GAMES, of([art, pale]), {
      character,
      factions: [],
      fonts: testFonts(),
      pictures: pictures as never,
    });
    expect(found[1]?.contrast).toBeUndefined();
  });
});

describe('a review', () => {
  it('finds no words lost and none unreadable on our own card', () => {
    const own = getDefaultTemplate(GAMES, 'supers-unlimited');
    const { findings, lost } = reviewCards(GAMES, { template: own }, [{ name: 'Gale', input: input() }]);
    expect(lost).toEqual([]);
    expect(findings.filter(({ kind }) => kind === 'contrast' || kind === 'boxes')).toEqual([]);
  });

  it('looks at the same as the card that is laid out', () => {
    const own = getDefaultTemplate(GAMES, 'supers-unlimited');
    const layout = layoutCard(GAMES, { ...input(), template: own });
    expect(reviewCard(GAMES, { template: own }, input()).length).toBe(
      own.front.length + own.back.length + (own.more ?? []).length,
    );
    expect(layout.front.items.length).toBeGreaterThan(0);
  });

  it('is made with who has most to say and who has least', () => {
    const [short, long] = [hero({ id: 'a', concept: '', talents: [] }), hero({ id: 'b', concept: 'x'.repeat(500) })];
    expect(findExtremes([hero(), short, long])).toEqual({ longest: long, shortest: short });
    expect(findExtremes([])).toBeUndefined();
  });

  it('lays cards out as large as all of them can be', () => {
    const card = { width: 60, height: 90 };
    expect(computeContactGrid(1, card, { width: 600, height: 900 }, 0)).toEqual({ columns: 1, scale: 10 });
    expect(computeContactGrid(6, card, { width: 180, height: 180 }, 0)).toEqual({ columns: 3, scale: 1 });
  });
});
