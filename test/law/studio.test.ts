/** Tests that a template edited in the studio stays readable and that undo restores it exactly. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyStep, type Step } from '../../src/renderer/store/undo/steps.ts';
import { findShippedTemplate } from '../../src/shared/card/style/shipped-slots.ts';
import { listBuiltInTemplates } from '../../src/shared/card/template/built-in-templates.ts';
import { readTemplate } from '../../src/shared/card/template/read-template.ts';
import { getSharedSymbols } from '../../src/shared/card/template/shared-symbols.ts';
import type { CardTemplate, Element } from '../../src/shared/card/template/template.ts';
import { applyEdits, type Edit, setOrRemove } from '../../src/shared/document/edit.ts';
import { createChange } from '../../src/shared/document/operation.ts';
import { getValueAt, joinPointer } from '../../src/shared/document/pointer.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { alignElements, distributeElements } from '../../src/shared/studio/arrange/align.ts';
import { createClipping, duplicateElements } from '../../src/shared/studio/arrange/copies.ts';
import { moveElements, resizeElements, rotateElements, setRotation } from '../../src/shared/studio/arrange/move.ts';
import {
  groupElements,
  moveElementsBefore,
  reorderElements,
  setElementsFlag,
  ungroupElements,
} from '../../src/shared/studio/arrange/order.ts';
import { paste } from '../../src/shared/studio/arrange/paste.ts';
import { removeElements } from '../../src/shared/studio/arrange/remove.ts';
import { createElement } from '../../src/shared/studio/blanks.ts';
import { OUTLINE_NAMES, OUTLINES } from '../../src/shared/studio/outlines.ts';
import { PRESETS } from '../../src/shared/studio/presets/preset-elements.ts';
import { addPreset } from '../../src/shared/studio/presets/presets.ts';
import { addChoice, createSlot, swapChoice } from '../../src/shared/studio/slots.ts';
import { duplicatePart, removePart, renamePart, replaceColor } from '../../src/shared/studio/template-parts.ts';
import { tryEdits } from '../../src/shared/studio/try-edits.ts';
import { getSideElements, SIDES, type StudioView, setElementValue } from '../../src/shared/studio/view.ts';
import { scaleRuns } from '../support/sample-size.ts';

const allTemplates = GAMES.all
  .flatMap(({ id: ruleset }) =>
    ['character', 'marker', 'gimmick'].flatMap((templateKind) => listBuiltInTemplates(GAMES, templateKind, ruleset)),
  )
  .map((template) => findShippedTemplate(GAMES, template.id) ?? template);

/** Random numbers from which an action chooses its arguments. */
interface Draw {
  /** Chooses the action, and a side or a word. */
  readonly action: number;
  /** Choose elements or parts of the template. */
  readonly picks: readonly number[];
  /** A distance in millimeters. The sign also decides between alternatives. */
  readonly x: number;
  readonly y: number;
}

const pick = <T>(values: readonly T[], drawnNumber: number): T | undefined =>
  values[drawnNumber % Math.max(1, values.length)];

type Action = (studioView: StudioView, chosen: readonly string[], draw: Draw) => readonly Edit[];
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;

/** A built-in template with a user's font, which elements pasted from it bring along. */
const LETTERED: CardTemplate = (() => {
  const [firstTemplate] = allTemplates;
  if (firstTemplate === undefined) throw new Error('there is no template');
  const userFont = { src: `sha256:${'a'.repeat(64)}`, name: 'Lab Letters', instead: 'text' } as const;
  const namedStyles = Object.entries(firstTemplate.styles).map(
    ([styleName, style]) => [styleName, { ...style, font: 'lab' }] as const,
  );
  const result = readTemplate(GAMES, {
    ...firstTemplate,
    fonts: { lab: userFont },
    styles: Object.fromEntries(namedStyles),
  });
  if (!result.ok) throw new Error('it is no template');
  return result.template;
})();
const LETTERED_ELEMENTS = getSideElements({ template: LETTERED }, 'front').map(({ address }) => [address]);

/** Returns the address of an element of a kind on the front, or an empty text. */
const pickElement = (
  studioView: StudioView,
  elementKind: Element['kind'],
  [drawnNumber = 0]: readonly number[],
): string =>
  pick(
    getSideElements(studioView, 'front').filter(({ element }) => element.kind === elementKind),
    drawnNumber,
  )?.address ?? '';

const ACTIONS: readonly Action[] = [
  (studioView, chosen, { x, y }) => moveElements(studioView, chosen, { x, y }),
  (studioView, chosen, { x, y, action }) =>
    resizeElements(
      studioView,
      chosen,
      pick(HANDLES, action) ?? 'se',
      { x, y },
      { keepRatio: x > 0, fromCenter: y > 0 },
    ),
  (studioView, chosen, { x }) => rotateElements(studioView, chosen, x * 10),
  (studioView, chosen, { y }) => setRotation(studioView, chosen, Math.round(y) * 15),
  (studioView, chosen, { x, y }) =>
    alignElements(studioView, chosen, x > 0 ? 'left' : 'middle', y > 0 ? 'safe' : 'selection'),
  (studioView, chosen, { x }) => distributeElements(studioView, chosen, x > 0 ? 'x' : 'y', 'gaps'),
  (studioView, chosen, { x, y }) =>
    reorderElements(studioView, chosen, x > 0 ? (y > 0 ? 'front' : 'back') : y > 0 ? 'forward' : 'backward').edits,
  (studioView, chosen, { action }) => moveElementsBefore(studioView, chosen, action % 9).edits,
  (studioView, chosen) => groupElements(studioView, chosen),
  (studioView, chosen) => ungroupElements(studioView, chosen),
  (studioView, chosen, { x }) => setElementsFlag(studioView, chosen, x > 0 ? 'hidden' : 'locked', x > -2),
  (studioView, chosen) => duplicateElements(studioView, chosen).edits,
  (studioView, chosen) => {
    const removal = removeElements(studioView, chosen);
    return removal.ok ? removal.edits : [];
  },
  (studioView, chosen, { action, x, y }) => {
    const clipping = createClipping(studioView, chosen);
    return clipping === undefined
      ? []
      : paste(studioView, pick(SIDES, action) ?? 'front', clipping, { offset: { x, y }, keepColors: x > 0 }).edits;
  },
  (studioView, _, { action, picks }) =>
    createElement(studioView, pick(SIDES, action) ?? 'front', pick(KINDS, picks[0] ?? 0) ?? 'shape', {
      text: 'Text',
      label: 'Label',
    }).edits,
  (studioView, chosen, { x }) => setElementValue(studioView, chosen[0] ?? '', '/opacity', x > 0 ? 0.5 : undefined),
  (studioView, chosen, { x }) => setElementValue(studioView, chosen[0] ?? '', '/title', x > 0 ? 'Named' : undefined),
  ({ template }, _, { picks, x }) => {
    const styleName = pick(Object.keys(template.styles), picks[0] ?? 0) ?? '';
    const result =
      x > 2
        ? renamePart(template, 'style', styleName, `${styleName} too`)
        : x > 0
          ? duplicatePart(template, 'style', styleName)
          : removePart(template, 'style', styleName, pick(Object.keys(template.styles), picks[1] ?? 0));
    return result.ok ? result.edits : [];
  },
  ({ template }, _, { x }) => replaceColor(template, x > 0 ? 'accent' : 'ink', '#123456'),
  (studioView, _, { action, picks }) =>
    setElementValue(
      studioView,
      pickElement(studioView, 'shape', picks),
      '/d',
      OUTLINES[pick(OUTLINE_NAMES, action) ?? 'arch'],
    ),
  (studioView, _, { action, picks, x }) => {
    const symbolName = pick(Object.keys(getSharedSymbols()), action) ?? '';
    const address = pickElement(studioView, 'symbol', picks);
    return x > 0
      ? setElementValue(studioView, address, '/name', { text: symbolName })
      : setElementValue(studioView, address, '/otherwise', symbolName);
  },
  (studioView, _, { action, x, y }) => {
    const clipping = createClipping({ template: LETTERED }, pick(LETTERED_ELEMENTS, action) ?? []);
    return clipping === undefined
      ? []
      : paste(studioView, pick(SIDES, action) ?? 'front', clipping, { offset: { x, y }, keepColors: x > 0 }).edits;
  },
  (studioView, _, { action, picks }) => {
    const preset = pick(PRESETS, picks[0] ?? 0) ?? 'name';
    const [game] = GAMES.all;
    return game === undefined
      ? []
      : addPreset(studioView, { side: pick(SIDES, action) ?? 'front', game, preset }, { title: 'Part' }).edits;
  },
  (studioView, chosen, { x }) => {
    const [slot] = studioView.template.slots ?? [];
    const result =
      slot === undefined || x > 3
        ? createSlot(GAMES, studioView, chosen, { slot: 'Place', standard: 'As drawn', choice: 'Nothing' })
        : x > 0
          ? addChoice(studioView, slot.id, chosen, 'Choice')
          : swapChoice(studioView, slot.id, slot.choices[0]?.id ?? '');
    return result.ok ? result.edits : [];
  },
];

function pickAddresses(studioView: StudioView, { picks, action }: Draw): readonly string[] {
  const elements = getSideElements(studioView, pick(SIDES, action) ?? 'front');
  return picks.flatMap((drawnNumber) => pick(elements, drawnNumber)?.address ?? []);
}

const anyDraw: fc.Arbitrary<Draw> = fc.record({
  action: fc.nat(997),
  picks: fc.array(fc.nat(97), { minLength: 1, maxLength: 4 }),
  x: fc.double({ min: -9, max: 9, noNaN: true }),
  y: fc.double({ min: -9, max: 9, noNaN: true }),
});

/** Compares whole templates. `expect` is slow and runs only when they differ. */
function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

const EDITS_PER_RUN = 50;

test('law: any edits leave a readable template, and undoing them restores the same JSON text', () => {
  let stepCount = 0;
  fc.assert(
    fc.property(
      fc.nat(allTemplates.length - 1),
      fc.array(fc.tuple(anyDraw, fc.nat(3)), { minLength: EDITS_PER_RUN, maxLength: EDITS_PER_RUN }),
      (templateIndex, draws) => {
        const startTemplate = allTemplates[templateIndex] as CardTemplate;
        const startJson = JSON.stringify(startTemplate);
        let template = startTemplate;
        const steps: Step[] = [];
        for (const [draw, sizeDraw] of draws) {
          // One edit in four is made in another size of the template.
          const studioView = { template, size: sizeDraw === 0 ? Object.keys(template.sizes ?? {})[0] : undefined };
          const edits = (ACTIONS[draw.action % ACTIONS.length] as Action)(
            studioView,
            pickAddresses(studioView, draw),
            draw,
          );
          const result = tryEdits(GAMES, template, edits);
          if (!result.ok) continue;
          const change = createChange('templates/x', template, result.template);
          if (change.edits.length === 0) continue;
          const step: Step = { ...change, path: '', at: 0 };
          steps.push(step);
          template = applyStep(template, step, 'redo') as CardTemplate;
          expectSame(template, result.template);
          template = result.template;
        }
        stepCount += steps.length;
        for (const step of steps.reverse()) {
          const undoneTemplate = applyStep(template, step, 'undo');
          expect(undoneTemplate).toBeDefined();
          template = undoneTemplate as CardTemplate;
        }
        expect(JSON.stringify(template)).toBe(startJson);
      },
    ),
    // Shrinking takes minutes, and a shorter list of draws would explain little more.
    { seed: 41, numRuns: scaleRuns(24), endOnFailure: true },
  );
  // Many draws must change something. The others choose too few elements or are refused.
  expect(stepCount).toBeGreaterThan(scaleRuns(24) * EDITS_PER_RUN * 0.3);
});

test('law: opening and saving a template does not change it', () => {
  for (const template of allTemplates) {
    const templateJson = JSON.stringify(template);
    const result = tryEdits(GAMES, template, []);
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && JSON.stringify(result.template)).toBe(templateJson);
    for (const side of SIDES) {
      for (const { address, element } of getSideElements({ template }, side)) {
        for (const [key, value] of Object.entries(element)) {
          const edits = setElementValue({ template }, address, `/${key}`, value);
          if (edits.length > 0) expect([address, key, edits]).toBe('no edit');
        }
      }
    }
  }
});

/**
 * Values to set in a template. Most are invalid in most places; the remaining draws change the current value slightly.
 */
const VALUES = [undefined, null, '', 'ink', 'no such name', -1, 3, 5000, true, [], {}, [1, 2, 3, 4], { text: 'x' }];
const changeSlightly = (value: unknown): unknown => (typeof value === 'number' ? value + 0.01 : value);

/** Lists the pointers of a document and of everything in it. */
const listPointers = (value: unknown, basePointer = ''): string[] =>
  typeof value !== 'object' || value === null
    ? [basePointer]
    : [
        basePointer,
        ...Object.entries(value).flatMap(([key, childValue]) =>
          listPointers(childValue, `${basePointer}${joinPointer('', key)}`),
        ),
      ];

test('law: a template that shares all but one value with a valid one is judged as if read for the first time', () => {
  let [validCount, invalidCount] = [0, 0];
  const pointersByTemplate = new Map(allTemplates.map((template) => [template, listPointers(template).slice(1)]));
  fc.assert(
    fc.property(
      fc.nat(allTemplates.length - 1),
      fc.nat(),
      fc.nat(2 * VALUES.length),
      (templateIndex, pointerIndex, valueIndex) => {
        const template = allTemplates[templateIndex] as CardTemplate;
        const templatePointers = pointersByTemplate.get(template) ?? [];
        const pointer = templatePointers[pointerIndex % templatePointers.length] ?? '';
        const edit = setOrRemove(
          pointer,
          valueIndex < VALUES.length ? VALUES[valueIndex] : changeSlightly(getValueAt(template, pointer)),
        );
        expect(tryEdits(GAMES, template, []).ok).toBe(true);
        const result = tryEdits(GAMES, template, [edit]);
        // This reads another template in between, which shares no object with the first one.
        readTemplate(GAMES, allTemplates[(templateIndex + 1) % allTemplates.length]);
        const freshResult = readTemplate(GAMES, structuredClone(applyEdits(template, [edit])));
        expectSame(result, freshResult);
        if (result.ok) validCount += 1;
        else invalidCount += 1;
      },
    ),
    { seed: 43, numRuns: scaleRuns(160), endOnFailure: true },
  );
  expect(Math.min(validCount, invalidCount)).toBeGreaterThan(scaleRuns(160) * 0.1);
});
