/** Choices for styles, made from what is chosen on the canvas. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardStyle } from '../../../src/shared/card/style/card-style.ts';
import { applyStyle } from '../../../src/shared/card/style/resolve-styles.ts';
import { getDefaultTemplate } from '../../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../../src/shared/card/template/read-template.ts';
import type { CardTemplate, Element } from '../../../src/shared/card/template/template.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { removeElements } from '../../../src/shared/studio/arrange/remove.ts';
import {
  addChoice,
  countBroughtElements,
  createSlot,
  listStandardElements,
  removeChoice,
  removeSlot,
  renameChoice,
  renameSlot,
  type SlotEdits,
  setSlotPart,
  swapChoice,
} from '../../../src/shared/studio/slots.ts';
import { getSideElements } from '../../../src/shared/studio/view.ts';

const classic: CardTemplate = { ...getDefaultTemplate(GAMES, 'supers-unlimited'), id: 'mine', name: 'Mine' };
const NAMES = { slot: 'Name plate', standard: 'As drawn', choice: 'Nothing' };
const addressOf = (template: CardTemplate, id: string): string =>
  getSideElements({ template }, 'front').find(({ element }) => element.id === id)?.address ?? '';
const made = (template: CardTemplate, edits: SlotEdits): CardTemplate => {
  if (!edits.ok) throw new Error(edits.why);
  const next = applyEdits(template, edits.edits);
  expect(readTemplate(GAMES, next)).toMatchObject({ ok: true });
  return next;
};
const styled = (base: CardTemplate, slots: CardStyle['slots'] & object) =>
  applyStyle(base, { format: 'rollcall.card-style', version: 1, id: 'x', name: 'X', base: base.id, slots });
const idsOf = ({ front }: CardTemplate) => front.flatMap(({ id }) => id ?? []);

const first = made(
  classic,
  createSlot(GAMES, { template: classic }, [addressOf(classic, 'name'), addressOf(classic, 'kind')], NAMES),
);
const withBand = made(first, addChoice({ template: first }, 'name-plate', [addressOf(first, 'band')], 'Band alone'));

describe('a place for choices', () => {
  it('is made of what is chosen, with a choice that shows nothing there', () => {
    expect(first.slots).toEqual([
      {
        id: 'name-plate',
        name: 'Name plate',
        standard: 'As drawn',
        choices: [{ id: 'none', name: 'Nothing', without: ['name', 'kind'] }],
      },
    ]);
    expect(listStandardElements({ template: first }, first.slots?.[0] as never)).toEqual([
      addressOf(first, 'name'),
      addressOf(first, 'kind'),
    ]);
    expect(idsOf(styled(first, { 'name-plate': 'none' }).template)).not.toContain('name');
  });

  it('gives elements without an id one each', () => {
    const { sizes: _, ...plain } = classic;
    const withoutId = ({ id: __, ...one }: Element) => one as Element;
    const bare: CardTemplate = {
      ...plain,
      front: plain.front.map((one) => (one.kind === 'shape' ? withoutId(one) : one)),
    };
    const shapes = getSideElements({ template: bare }, 'front')
      .filter(({ element, inside }) => element.kind === 'shape' && inside === undefined)
      .slice(0, 3);
    const edits = createSlot(
      GAMES,
      { template: bare },
      shapes.map(({ address }) => address),
      NAMES,
    );
    if (!edits.ok) throw new Error(edits.why);
    const next = applyEdits(bare, edits.edits);
    expect(new Set(next.slots?.[0]?.choices[0]?.without).size).toBe(3);
  });

  it('takes chosen elements off the card as a further choice, painted where its own were', () => {
    expect(idsOf(withBand)).not.toContain('band');
    const [, choice] = withBand.slots?.[0]?.choices ?? [];
    expect(choice).toMatchObject({ id: 'band-alone', name: 'Band alone', without: ['kind'] });
    expect(choice === undefined ? 0 : countBroughtElements(choice)).toBe(1);
    const shown = styled(withBand, { 'name-plate': 'band-alone' });
    expect(shown.problems).toEqual([]);
    expect(idsOf(shown.template).indexOf('band')).toBe(idsOf(withBand).indexOf('name'));
  });

  it('is refused, with the reason, where nothing is chosen, it is another place, or a size is shown', () => {
    const why = (edits: SlotEdits) => (edits.ok ? undefined : edits.why);
    expect(why(createSlot(GAMES, { template: classic }, [], NAMES))).toBe('nothing');
    expect(why(createSlot(GAMES, { template: classic, size: 'jumbo' }, [addressOf(classic, 'name')], NAMES))).toBe(
      'size',
    );
    const [taking] = getSideElements({ template: classic }, 'back').filter(({ element }) => element.id === 'words');
    expect(why(createSlot(GAMES, { template: classic }, [taking?.address ?? ''], NAMES))).toBe('words');
    expect(why(addChoice({ template: first }, 'name-plate', [addressOf(first, 'kind')], 'X'))).toBe('own');
    const [words] = getSideElements({ template: first }, 'back').filter(({ element }) => element.id === 'words');
    expect(why(addChoice({ template: first }, 'name-plate', [words?.address ?? ''], 'X'))).toBe('words');
  });

  it('puts a choice on the canvas and what stood there in its place, and back again', () => {
    const once = made(withBand, swapChoice({ template: withBand }, 'name-plate', 'band-alone'));
    expect(idsOf(once)).toContain('band');
    expect(idsOf(once)).not.toContain('name');
    expect(once.slots?.[0]).toMatchObject({ standard: 'Band alone' });
    expect(once.slots?.[0]?.choices.map(({ name }) => name)).toEqual(['Nothing', 'As drawn']);
    const shown = (template: CardTemplate, choice: string) =>
      idsOf(styled(template, { 'name-plate': choice }).template);
    expect(shown(once, 'none')).toEqual(shown(withBand, 'none'));
    const twice = made(once, swapChoice({ template: once }, 'name-plate', 'band-alone'));
    expect(idsOf(twice)).toEqual(idsOf(withBand));
    expect(shown(twice, 'band-alone')).toEqual(shown(withBand, 'band-alone'));
    expect(swapChoice({ template: classic }, 'name-plate', 'none')).toEqual({ ok: false, why: 'nothing' });
  });

  it('may be about what another place changes, and leaves that on the card', () => {
    const second = made(
      first,
      createSlot(GAMES, { template: first }, [addressOf(first, 'name'), addressOf(first, 'band')], {
        ...NAMES,
        slot: 'Head',
      }),
    );
    const both = styled(second, { 'name-plate': 'none', head: 'none' });
    expect(both.problems).toEqual([]);
    expect(idsOf(both.template).filter((id) => ['name', 'kind', 'band'].includes(id))).toEqual([]);
    expect(swapChoice({ template: second }, 'head', 'none')).toEqual({ ok: false, why: 'taken' });
  });

  it('is renamed under the id that styles know, moved to another part of their form, and taken away', () => {
    const renamed = applyEdits(withBand, [
      ...renameSlot(withBand, 'name-plate', { name: 'Title', standard: 'Both' }),
      ...setSlotPart(withBand, 'name-plate', 'frame'),
      ...renameChoice(withBand, 'name-plate', 'none', 'Bare'),
    ]);
    expect(renamed.slots?.[0]).toMatchObject({ id: 'name-plate', name: 'Title', standard: 'Both', part: 'frame' });
    expect(renamed.slots?.[0]?.choices[0]).toMatchObject({ id: 'none', name: 'Bare' });
    expect(applyEdits(withBand, removeChoice(withBand, 'name-plate', 'none')).slots?.[0]?.choices).toHaveLength(1);
    expect(applyEdits(first, removeChoice(first, 'name-plate', 'none')).slots).toBeUndefined();
    expect(applyEdits(first, removeSlot(first, 'name-plate'))).toEqual(classic);
  });

  it('stays whole when elements that it knows are deleted from the canvas, and keeps what its choices bring', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(getSideElements({ template: withBand }, 'front').map(({ address }) => address)),
        (gone) => {
          const removal = removeElements({ template: withBand }, gone);
          if (!removal.ok) return;
          const next = applyEdits(withBand, removal.edits);
          expect(readTemplate(GAMES, next)).toMatchObject({ ok: true });
          const [, choice] = next.slots?.[0]?.choices ?? [];
          expect(choice === undefined ? 0 : countBroughtElements(choice)).toBe(1);
        },
      ),
      { seed: 51, numRuns: 40 },
    );
  });
});
