/**
 * Tests slots that are created from selected elements on the canvas. A slot is a place of a template for which a card
 * style selects one of several choices: each leaves out the standard elements and may add others.
 */

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
  countAddedElements,
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

const ownTemplate: CardTemplate = { ...getDefaultTemplate(GAMES, 'supers-unlimited'), id: 'mine', name: 'Mine' };
const LABELS = { slot: 'Name plate', standard: 'As drawn', choice: 'Nothing' };
const findAddress = (template: CardTemplate, elementId: string): string =>
  getSideElements({ template }, 'front').find(({ element }) => element.id === elementId)?.address ?? '';
const applySlotEdits = (template: CardTemplate, slotEdits: SlotEdits): CardTemplate => {
  if (!slotEdits.ok) throw new Error(slotEdits.why);
  const editedTemplate = applyEdits(template, slotEdits.edits);
  expect(readTemplate(GAMES, editedTemplate)).toMatchObject({ ok: true });
  return editedTemplate;
};
const applyChoices = (baseTemplate: CardTemplate, chosenSlots: CardStyle['slots'] & object) =>
  applyStyle(baseTemplate, {
    format: 'rollcall.card-style',
    version: 1,
    id: 'x',
    name: 'X',
    base: baseTemplate.id,
    slots: chosenSlots,
  });
const listElementIds = ({ front }: CardTemplate) => front.flatMap(({ id }) => id ?? []);

/** The slot "Name plate" contains the elements `name` and `kind`. Its only choice, `none`, hides them. */
const slotTemplate = applySlotEdits(
  ownTemplate,
  createSlot(
    GAMES,
    { template: ownTemplate },
    [findAddress(ownTemplate, 'name'), findAddress(ownTemplate, 'kind')],
    LABELS,
  ),
);
/** The slot has a second choice, "Band alone", of the element `band`. */
const bandTemplate = applySlotEdits(
  slotTemplate,
  addChoice({ template: slotTemplate }, 'name-plate', [findAddress(slotTemplate, 'band')], 'Band alone'),
);

describe('a slot for choices', () => {
  it('contains the selected elements and a choice that hides them', () => {
    expect(slotTemplate.slots).toEqual([
      {
        id: 'name-plate',
        name: 'Name plate',
        standard: 'As drawn',
        choices: [{ id: 'none', name: 'Nothing', without: ['name', 'kind'] }],
      },
    ]);
    expect(listStandardElements({ template: slotTemplate }, slotTemplate.slots?.[0] as never)).toEqual([
      findAddress(slotTemplate, 'name'),
      findAddress(slotTemplate, 'kind'),
    ]);
    expect(listElementIds(applyChoices(slotTemplate, { 'name-plate': 'none' }).template)).not.toContain('name');
  });

  it('gives elements without an id one each', () => {
    const { sizes: _sizes, ...plainTemplate } = ownTemplate;
    const removeId = ({ id: _id, ...element }: Element) => element as Element;
    const templateWithoutIds: CardTemplate = {
      ...plainTemplate,
      front: plainTemplate.front.map((element) => (element.kind === 'shape' ? removeId(element) : element)),
    };
    const shapeElements = getSideElements({ template: templateWithoutIds }, 'front')
      .filter(({ element, inside }) => element.kind === 'shape' && inside === undefined)
      .slice(0, 3);
    const slotEdits = createSlot(
      GAMES,
      { template: templateWithoutIds },
      shapeElements.map(({ address }) => address),
      LABELS,
    );
    if (!slotEdits.ok) throw new Error(slotEdits.why);
    const editedTemplate = applyEdits(templateWithoutIds, slotEdits.edits);
    expect(new Set(editedTemplate.slots?.[0]?.choices[0]?.without).size).toBe(3);
  });

  it('moves selected elements off the card into a further choice, with the same paint position', () => {
    expect(listElementIds(bandTemplate)).not.toContain('band');
    const [, addedChoice] = bandTemplate.slots?.[0]?.choices ?? [];
    expect(addedChoice).toMatchObject({ id: 'band-alone', name: 'Band alone', without: ['kind'] });
    expect(addedChoice === undefined ? 0 : countAddedElements(addedChoice)).toBe(1);
    const styledTemplate = applyChoices(bandTemplate, { 'name-plate': 'band-alone' });
    expect(styledTemplate.problems).toEqual([]);
    expect(listElementIds(styledTemplate.template).indexOf('band')).toBe(listElementIds(bandTemplate).indexOf('name'));
  });

  it('reports why a slot or choice cannot be created from the selection', () => {
    const getReason = (slotEdits: SlotEdits) => (slotEdits.ok ? undefined : slotEdits.why);
    expect(getReason(createSlot(GAMES, { template: ownTemplate }, [], LABELS))).toBe('nothing');
    expect(
      getReason(
        createSlot(GAMES, { template: ownTemplate, size: 'jumbo' }, [findAddress(ownTemplate, 'name')], LABELS),
      ),
    ).toBe('size');
    const [receivingFlow] = getSideElements({ template: ownTemplate }, 'back').filter(
      ({ element }) => element.id === 'words',
    );
    expect(getReason(createSlot(GAMES, { template: ownTemplate }, [receivingFlow?.address ?? ''], LABELS))).toBe(
      'words',
    );
    expect(
      getReason(addChoice({ template: slotTemplate }, 'name-plate', [findAddress(slotTemplate, 'kind')], 'X')),
    ).toBe('own');
    const [wordsElement] = getSideElements({ template: slotTemplate }, 'back').filter(
      ({ element }) => element.id === 'words',
    );
    expect(getReason(addChoice({ template: slotTemplate }, 'name-plate', [wordsElement?.address ?? ''], 'X'))).toBe(
      'words',
    );
  });

  it('swaps a choice with the elements on the canvas and back again', () => {
    const swappedTemplate = applySlotEdits(
      bandTemplate,
      swapChoice({ template: bandTemplate }, 'name-plate', 'band-alone'),
    );
    expect(listElementIds(swappedTemplate)).toContain('band');
    expect(listElementIds(swappedTemplate)).not.toContain('name');
    expect(swappedTemplate.slots?.[0]).toMatchObject({ standard: 'Band alone' });
    expect(swappedTemplate.slots?.[0]?.choices.map(({ name }) => name)).toEqual(['Nothing', 'As drawn']);
    const listShownIds = (template: CardTemplate, choiceId: string) =>
      listElementIds(applyChoices(template, { 'name-plate': choiceId }).template);
    expect(listShownIds(swappedTemplate, 'none')).toEqual(listShownIds(bandTemplate, 'none'));
    const restoredTemplate = applySlotEdits(
      swappedTemplate,
      swapChoice({ template: swappedTemplate }, 'name-plate', 'band-alone'),
    );
    expect(listElementIds(restoredTemplate)).toEqual(listElementIds(bandTemplate));
    expect(listShownIds(restoredTemplate, 'band-alone')).toEqual(listShownIds(bandTemplate, 'band-alone'));
    expect(swapChoice({ template: ownTemplate }, 'name-plate', 'none')).toEqual({ ok: false, why: 'nothing' });
  });

  it('can share elements with another slot but cannot be swapped then', () => {
    const secondTemplate = applySlotEdits(
      slotTemplate,
      createSlot(
        GAMES,
        { template: slotTemplate },
        [findAddress(slotTemplate, 'name'), findAddress(slotTemplate, 'band')],
        {
          ...LABELS,
          slot: 'Head',
        },
      ),
    );
    const styledWithBoth = applyChoices(secondTemplate, { 'name-plate': 'none', head: 'none' });
    expect(styledWithBoth.problems).toEqual([]);
    expect(
      listElementIds(styledWithBoth.template).filter((elementId) => ['name', 'kind', 'band'].includes(elementId)),
    ).toEqual([]);
    expect(swapChoice({ template: secondTemplate }, 'head', 'none')).toEqual({ ok: false, why: 'taken' });
  });

  it('keeps its id when it is renamed, can move to another part and can be removed', () => {
    const renamedTemplate = applyEdits(bandTemplate, [
      ...renameSlot(bandTemplate, 'name-plate', { name: 'Title', standard: 'Both' }),
      ...setSlotPart(bandTemplate, 'name-plate', 'frame'),
      ...renameChoice(bandTemplate, 'name-plate', 'none', 'Bare'),
    ]);
    expect(renamedTemplate.slots?.[0]).toMatchObject({
      id: 'name-plate',
      name: 'Title',
      standard: 'Both',
      part: 'frame',
    });
    expect(renamedTemplate.slots?.[0]?.choices[0]).toMatchObject({ id: 'none', name: 'Bare' });
    expect(applyEdits(bandTemplate, removeChoice(bandTemplate, 'name-plate', 'none')).slots?.[0]?.choices).toHaveLength(
      1,
    );
    expect(applyEdits(slotTemplate, removeChoice(slotTemplate, 'name-plate', 'none')).slots).toBeUndefined();
    expect(applyEdits(slotTemplate, removeSlot(slotTemplate, 'name-plate'))).toEqual(ownTemplate);
  });

  it('remains valid when any of its elements are deleted and keeps the elements of its choices', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(getSideElements({ template: bandTemplate }, 'front').map(({ address }) => address)),
        (removedAddresses) => {
          const removalResult = removeElements({ template: bandTemplate }, removedAddresses);
          if (!removalResult.ok) return;
          const editedTemplate = applyEdits(bandTemplate, removalResult.edits);
          expect(readTemplate(GAMES, editedTemplate)).toMatchObject({ ok: true });
          const [, addedChoice] = editedTemplate.slots?.[0]?.choices ?? [];
          expect(addedChoice === undefined ? 0 : countAddedElements(addedChoice)).toBe(1);
        },
      ),
      { seed: 51, numRuns: 40 },
    );
  });
});
