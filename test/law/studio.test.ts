/** Whatever is done to a template in the studio can be read again, and taken back to the last letter. */
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
import { scaleRuns } from '../support/runs.ts';

const all = GAMES.all
  .flatMap(({ id }) => ['character', 'marker', 'gimmick'].flatMap((of) => listBuiltInTemplates(GAMES, of, id)))
  .map((one) => findShippedTemplate(GAMES, one.id) ?? one);

/** Numbers from which an action picks what it needs. */
interface Draw {
  readonly action: number;
  readonly picks: readonly number[];
  readonly x: number;
  readonly y: number;
}

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

type Action = (studioView: StudioView, chosen: readonly string[], draw: Draw) => readonly Edit[];
const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const KINDS = ['shape', 'halftone', 'text', 'flow', 'stat', 'track', 'symbol', 'list', 'art'] as const;

/** One of ours in a font of the user's own: what is pasted from it brings that along. */
const LETTERED: CardTemplate = (() => {
  const [first] = all;
  if (first === undefined) throw new Error('there is no template');
  const font = { src: `sha256:${'a'.repeat(64)}`, name: 'Lab Letters', instead: 'text' } as const;
  const styles = Object.entries(first.styles).map(([name, style]) => [name, { ...style, font: 'lab' }] as const);
  const read = readTemplate(GAMES, { ...first, fonts: { lab: font }, styles: Object.fromEntries(styles) });
  if (!read.ok) throw new Error('it is no template');
  return read.template;
})();
const LETTERED_ELEMENTS = getSideElements({ template: LETTERED }, 'front').map(({ address }) => [address]);

/** One of the elements of the front that are of a kind. */
const ofKind = (studioView: StudioView, kind: Element['kind'], [n = 0]: readonly number[]): string =>
  pick(
    getSideElements(studioView, 'front').filter(({ element }) => element.kind === kind),
    n,
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
    const name = pick(Object.keys(template.styles), picks[0] ?? 0) ?? '';
    const answer =
      x > 2
        ? renamePart(template, 'style', name, `${name} too`)
        : x > 0
          ? duplicatePart(template, 'style', name)
          : removePart(template, 'style', name, pick(Object.keys(template.styles), picks[1] ?? 0));
    return answer.ok ? answer.edits : [];
  },
  ({ template }, _, { x }) => replaceColor(template, x > 0 ? 'accent' : 'ink', '#123456'),
  (studioView, _, { action, picks }) =>
    setElementValue(
      studioView,
      ofKind(studioView, 'shape', picks),
      '/d',
      OUTLINES[pick(OUTLINE_NAMES, action) ?? 'arch'],
    ),
  (studioView, _, { action, picks, x }) => {
    const name = pick(Object.keys(getSharedSymbols()), action) ?? '';
    const address = ofKind(studioView, 'symbol', picks);
    return x > 0
      ? setElementValue(studioView, address, '/name', { text: name })
      : setElementValue(studioView, address, '/otherwise', name);
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
    const made =
      slot === undefined || x > 3
        ? createSlot(GAMES, studioView, chosen, { slot: 'Place', standard: 'As drawn', choice: 'Nothing' })
        : x > 0
          ? addChoice(studioView, slot.id, chosen, 'Choice')
          : swapChoice(studioView, slot.id, slot.choices[0]?.id ?? '');
    return made.ok ? made.edits : [];
  },
];

function chosenOf(studioView: StudioView, { picks, action }: Draw): readonly string[] {
  const elements = getSideElements(studioView, pick(SIDES, action) ?? 'front');
  return picks.flatMap((n) => pick(elements, n)?.address ?? []);
}

const draw: fc.Arbitrary<Draw> = fc.record({
  action: fc.nat(997),
  picks: fc.array(fc.nat(97), { minLength: 1, maxLength: 4 }),
  x: fc.double({ min: -9, max: 9, noNaN: true }),
  y: fc.double({ min: -9, max: 9, noNaN: true }),
});

/** Whole templates by the hundred: vitest, which says where they differ, is asked only when they do. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}

const EDITS_A_RUN = 50;

test('law: any edits leave a readable template, and undoing them restores the same JSON text', () => {
  let made = 0;
  fc.assert(
    fc.property(
      fc.nat(all.length - 1),
      fc.array(fc.tuple(draw, fc.nat(3)), { minLength: EDITS_A_RUN, maxLength: EDITS_A_RUN }),
      (n, draws) => {
        const start = all[n] as CardTemplate;
        const text = JSON.stringify(start);
        let template = start;
        const steps: Step[] = [];
        for (const [one, sized] of draws) {
          const view = { template, size: sized === 0 ? Object.keys(template.sizes ?? {})[0] : undefined };
          const edits = (ACTIONS[one.action % ACTIONS.length] as Action)(view, chosenOf(view, one), one);
          const tried = tryEdits(GAMES, template, edits);
          if (!tried.ok) continue;
          const change = createChange('templates/x', template, tried.template);
          if (change.edits.length === 0) continue;
          const step: Step = { ...change, path: '', at: 0 };
          steps.push(step);
          template = applyStep(template, step, 'redo') as CardTemplate;
          expectSame(template, tried.template);
          template = tried.template;
        }
        made += steps.length;
        for (const step of steps.reverse()) {
          const back = applyStep(template, step, 'undo');
          expect(back).toBeDefined();
          template = back as CardTemplate;
        }
        expect(JSON.stringify(template)).toBe(text);
      },
    ),
    // A shorter row of draws would say little more, and looking for one takes minutes.
    { seed: 41, numRuns: scaleRuns(24), endOnFailure: true },
  );
  // Many draws change something: otherwise nothing would be tried here. The others choose too few elements, or are refused.
  expect(made).toBeGreaterThan(scaleRuns(24) * EDITS_A_RUN * 0.3);
});

test('law: opening and saving a template does not change it', () => {
  for (const template of all) {
    const text = JSON.stringify(template);
    const tried = tryEdits(GAMES, template, []);
    expect(tried).toMatchObject({ ok: true });
    expect(tried.ok && JSON.stringify(tried.template)).toBe(text);
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

/** What may stand at a place of a template: wrong in most of them, but for a little more of what was there. */
const VALUES = [undefined, null, '', 'ink', 'no such name', -1, 3, 5000, true, [], {}, [1, 2, 3, 4], { text: 'x' }];
const little = (value: unknown): unknown => (typeof value === 'number' ? value + 0.01 : value);

/** Pointers of all places of a document. */
const placesIn = (value: unknown, at = ''): string[] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${at}${joinPointer('', key)}`))];

test('law: a template that shares all but one value with a valid one is judged as if read for the first time', () => {
  let [right, wrong] = [0, 0];
  const places = new Map(all.map((template) => [template, placesIn(template).slice(1)]));
  fc.assert(
    fc.property(fc.nat(all.length - 1), fc.nat(), fc.nat(2 * VALUES.length), (n, place, value) => {
      const template = all[n] as CardTemplate;
      const there = places.get(template) ?? [];
      const at = there[place % there.length] ?? '';
      const edit = setOrRemove(at, value < VALUES.length ? VALUES[value] : little(getValueAt(template, at)));
      expect(tryEdits(GAMES, template, []).ok).toBe(true);
      const tried = tryEdits(GAMES, template, [edit]);
      // Another one in between, and nothing shared with it.
      readTemplate(GAMES, all[(n + 1) % all.length]);
      const afresh = readTemplate(GAMES, structuredClone(applyEdits(template, [edit])));
      expectSame(tried, afresh);
      if (tried.ok) right += 1;
      else wrong += 1;
    }),
    { seed: 43, numRuns: scaleRuns(160), endOnFailure: true },
  );
  expect(Math.min(right, wrong)).toBeGreaterThan(scaleRuns(160) * 0.1);
});
