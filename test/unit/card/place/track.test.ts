import { describe, expect, it } from 'vitest';
import { formatCardFinding } from '../../../../src/shared/card/findings/finding-messages.ts';
import { type CardLayout, layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { computeTrackGrid } from '../../../../src/shared/card/place/place-track.ts';
import { listBuiltInTemplates } from '../../../../src/shared/card/template/built-in-templates.ts';
import type { CardTemplate } from '../../../../src/shared/card/template/template.ts';
import type { DisplayItem, GroupItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import { getPathBounds } from '../../../../src/shared/display/path.ts';
import { mm, pt, toMm, toPt } from '../../../../src/shared/display/units.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { t } from '../../../support/texts.ts';
import { card, hero, testFonts } from '../support.ts';

const groups = (items: readonly DisplayItem[]): GroupItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? [item, ...groups(item.items)] : []));

/** Borders of the boxes: the stroked paths of the track that are not hatching. */
function boxes(layout: CardLayout): PathItem[] {
  const tracks = groups(layout.front.items).filter((group) => group.field === '/hp/total');
  const paths = tracks.flatMap((group) => group.items).filter((item): item is PathItem => item.kind === 'path');
  return paths.filter((path) => path.stroke !== undefined && path.path.some(([letter]) => letter === 'Z'));
}

const colours = (layout: CardLayout): (string | undefined)[] => boxes(layout).map((box) => box.stroke?.colour);

describe('the HP track', () => {
  it('E-22: white boxes first, then red ones', () => {
    const [white, ...rest] = colours(card({ hp: { total: 13 } }));
    expect([white, ...rest]).toHaveLength(13);
    expect(rest.slice(0, 6).every((colour) => colour === white)).toBe(true);
    expect(rest.slice(6).every((colour) => colour !== white)).toBe(true);
  });

  it('E-22: a Red Zone of its own is drawn as written', () => {
    const all = colours(card({ hp: { total: 8, red: 2 } }));
    expect(all.filter((colour) => colour === all[0])).toHaveLength(6);
  });

  it('tells red boxes from white ones by weight and hatching, not by colour alone', () => {
    const layout = card({ hp: { total: 2 } });
    const [white, red] = boxes(layout);
    expect(red?.stroke?.width).toBeGreaterThan((white?.stroke?.width ?? 0) * 1.5);
    const track = groups(layout.front.items).find((group) => group.field === '/hp/total' && group.items.length > 3);
    expect(track?.items).toHaveLength(2 + 3);
  });

  it.each([1, 2, 5, 13, 20, 24, 30, 33, 36])('gives each of %d HP a box of 4 mm or more', (total) => {
    const layout = card({ hp: { total } });
    expect(boxes(layout)).toHaveLength(total);
    for (const box of boxes(layout)) {
      const edge = getPathBounds(box.path).width + (box.stroke?.width ?? 0);
      expect(toMm(pt(edge))).toBeGreaterThanOrEqual(4 - 1e-6);
    }
    expect(layout.findings.filter((note) => note.kind === 'track-overflow')).toEqual([]);
  });

  it('notes more HP than there is room for', () => {
    const layout = card({ hp: { total: 50 } });
    const note = layout.findings.find((one) => one.kind === 'track-overflow');
    expect(note).toEqual({ kind: 'track-overflow', drawn: boxes(layout).length, total: 50, fields: ['/hp/total'] });
    expect(note && formatCardFinding(t, GAMES, note)).toMatch(/^\d+ of 50 HP have a box/);
  });

  it('does not call HP what is none', () => {
    const template = listBuiltInTemplates(GAMES).find(({ id }) => id === 'dashboard') as CardTemplate;
    const character = hero({ move: 24, movement: ['flight'] });
    const { findings: notes } = layoutCard(GAMES, { character, factions: [], template, fonts: testFonts() });
    expect(
      notes.filter(({ kind }) => kind === 'track-overflow').map((note) => formatCardFinding(t, GAMES, note)),
    ).toEqual([expect.stringMatching(/^\d+ of 24 boxes of move are drawn/)]);
  });

  it.each([-3, 0, Number.POSITIVE_INFINITY])('draws no boxes for %d HP', (total) => {
    expect(boxes(card({ hp: { total } }))).toEqual([]);
  });

  it('prefers two rows, which put the red half under the white half', () => {
    const area = { x: 0, y: 0, width: toPt(mm(48)), height: toPt(mm(12)) };
    expect(computeTrackGrid(8, area, toPt(mm(4)), toPt(mm(5.5)), 1)).toMatchObject({ columns: 4, rows: 2 });
  });
});
