/** Elements taken out, with all that refers to them: words on their way to a flow that goes are printed on a further card. */
import type { CardTemplate, Element, SlotChoice } from '../../card/template/template.ts';
import { applyEdits, type Edit, setOrRemove } from '../../document/edit.ts';
import { pointer, valueAt } from '../../document/pointer.ts';
import { referencesOf } from '../references.ts';
import { lostLists, repeatsLost, repeatsOf } from '../repeats.ts';
import {
  type Address,
  elementAt,
  elementsAt,
  elementsOf,
  idFor,
  SIDES,
  type StudioElement,
  type StudioView,
  setAt,
  shownTemplate,
  together,
} from '../view.ts';
import { byList } from './order.ts';

export type Removal =
  | {
      readonly ok: true;
      readonly edits: Edit[];
      /** How many elements sent words to what is gone. */
      readonly sentWords: number;
    }
  /** `more`: a further card needs a flow that takes words. `words`: in this size words still go to what is to go. */
  | { readonly ok: false; readonly why: 'more' | 'words' };

/** Locked elements stay. In another size an element of the base goes from that size only. */
export function remove(studioView: StudioView, addresses: readonly Address[]): Removal {
  const chosen = elementsAt(studioView, addresses).filter(({ element }) => element.locked !== true);
  const goesFromSize = ({ address }: { readonly address: Address }): boolean =>
    studioView.size !== undefined && !address.startsWith('/sizes/');
  const hidden = leftOut(studioView, chosen.filter(goesFromSize));
  if (hidden === undefined) return { ok: false, why: 'words' };
  const left = applyEdits(studioView.template, hidden);
  const shown = shownTemplate({ ...studioView, template: left });
  if (hidden.length > 0 && shown.more?.some(takesWords) === false) return { ok: false, why: 'more' };
  const own = chosen.filter((one) => !goesFromSize(one)).map(({ address }) => address);
  const taken = takenOut(left, byList({ ...studioView, template: left }, own));
  return taken.ok ? { ...taken, edits: [...hidden, ...taken.edits] } : taken;
}

/** The elements that the size goes without from now on. Undefined where words of this size go to one of them. */
function leftOut(studioView: StudioView, all: readonly StudioElement[]): Edit[] | undefined {
  const leaving = new Set(all.map(({ address }) => address));
  const staying = SIDES.flatMap((side) => elementsOf(studioView, side)).filter(({ address }) => !leaving.has(address));
  const ids = new Set(all.map(({ element }) => element.id));
  if (staying.some(({ element }) => 'overflowTo' in element && ids.has(element.overflowTo ?? ''))) return undefined;
  const [gone, left] = [all, staying].map((some) => some.map(({ element }) => element));
  const lists = lostLists(gone ?? [], left ?? []);
  if (staying.some(({ element }) => repeatsLost(element, lists))) return undefined;
  const [parts, whole] = [all.filter(({ inside }) => inside), all.filter(({ inside }) => inside === undefined)];
  return together(studioView, [
    (now) => withoutParts(now, parts),
    ...whole.map((one) => (now: StudioView) => withoutOne(now, one)),
  ]);
}

function withoutOne(studioView: StudioView, one: StudioElement): Edit[] {
  const { id, edits } = idFor(studioView, one);
  const path = pointer('/sizes', studioView.size ?? '', 'without');
  const before = (valueAt(studioView.template, path) as readonly string[] | undefined) ?? [];
  return [...edits, { op: 'set', path, value: [...before, id] }];
}

/** What stands in for art, of arts that stay. */
function withoutParts(studioView: StudioView, parts: readonly StudioElement[]): Edit[] {
  const arts = new Set(parts.flatMap(({ inside }) => inside?.address ?? []));
  const gone = new Set(parts.map(({ address }) => address));
  return together(
    studioView,
    [...arts].map((art) => (now) => {
      const holder = elementAt(now, art)?.element;
      const fallback = holder?.kind === 'art' ? holder.fallback : [];
      const rest = fallback.filter((_, index) => !gone.has(pointer(art, 'fallback', index)));
      return setAt(now, art, '/fallback', rest);
    }),
  );
}

function takenOut(template: CardTemplate, lists: ReadonlyMap<string, readonly number[]>): Removal {
  const gone = new Set<string>();
  let left = template;
  const edits: Edit[] = [];
  const make = (...step: Edit[]): void => {
    edits.push(...step);
    left = applyEdits(left, step);
  };
  for (const [list, indices] of [...lists].sort(([a], [b]) => b.length - a.length)) {
    const all = valueAt(left, list) as readonly Element[];
    for (const index of indices)
      for (const { id } of withInner(all[index] as Element)) if (id !== undefined) gone.add(id);
    const rest = all.filter((_, index) => !indices.includes(index));
    // A further card without anything on it is none.
    make(list === '/more' && rest.length === 0 ? setOrRemove(list, undefined) : { op: 'set', path: list, value: rest });
  }
  const named = gone.size === 0 ? [] : referencesOf(left);
  const lost = named.filter(({ what, name }) => what === 'flow' && gone.has(name));
  make(...lost.map(({ path }) => setOrRemove(path, undefined)));
  const everything = (of: CardTemplate): readonly Element[] => SIDES.flatMap((side) => of[side] ?? []);
  const alone = repeatsOf(left, lostLists(everything(template), everything(left)));
  make(...alone.map((path) => setOrRemove(path, undefined)));
  make(...forgotten(left, gone));
  make(...forgottenChoices(template, gone));
  const needsFlow = left.more !== undefined && lists.has('/more');
  const hasFlow = left.more?.some(takesWords) === true;
  return needsFlow && !hasFlow
    ? { ok: false, why: 'more' }
    : { ok: true, edits, sentWords: lost.length + alone.length };
}

const takesWords = (one: Element): boolean => one.kind === 'flow' && one.continued !== undefined;

const withInner = (element: Element): readonly Element[] =>
  element.kind === 'art' ? [element, ...(element.fallback as Element[])] : [element];

/** What choices for styles say of elements that are gone; what was to stand in their place comes last on its side. */
function forgottenChoices(before: CardTemplate, gone: ReadonlySet<string>): Edit[] {
  const { slots } = before;
  if (slots === undefined) return [];
  const next = slots.map((slot) => ({
    ...slot,
    choices: slot.choices.map((choice) => withoutGone(before, choice, gone)),
  }));
  const isSame = next.every(({ choices }, index) => choices.every((choice, n) => choice === slots[index]?.choices[n]));
  return isSame ? [] : [{ op: 'set', path: '/slots', value: next }];
}

function withoutGone(before: CardTemplate, choice: SlotChoice, gone: ReadonlySet<string>): SlotChoice {
  const { without, replace, instead, under, ...others } = choice;
  const named = [without ?? [], ...[replace, instead, under].map((one) => Object.keys(one ?? {}))].flat();
  if (!named.some((id) => gone.has(id))) return choice;
  const rest = <T>(all: Readonly<Record<string, T>> | undefined): Record<string, T> =>
    Object.fromEntries(Object.entries(all ?? {}).filter(([id]) => !gone.has(id)));
  const lost = [instead, under].flatMap((all) => Object.entries(all ?? {}).filter(([id]) => gone.has(id)));
  const moved = SIDES.flatMap((side) => {
    const of = lost.flatMap(([id, some]) => ((before[side] ?? []).some((one) => one.id === id) ? some : []));
    return of.length === 0 ? [] : [[side, [...(choice[side] ?? []), ...of]] as const];
  });
  const kept = {
    without: (without ?? []).filter((id) => !gone.has(id)),
    replace: rest(replace),
    instead: rest(instead),
    under: rest(under),
  };
  const full = Object.entries(kept).filter(([, part]) => Object.keys(part).length > 0);
  return { ...others, ...Object.fromEntries(full), ...Object.fromEntries(moved) };
}

/** What the sizes say of elements that are gone. */
function forgotten(template: CardTemplate, gone: ReadonlySet<string>): Edit[] {
  return Object.entries(template.sizes ?? {}).flatMap(([size, { replace = {}, without = [] }]): Edit[] => {
    const base = pointer('/sizes', size);
    const changed = Object.keys(replace).filter((id) => gone.has(id));
    const stays = without.filter((id) => !gone.has(id));
    const all = changed.length > 0 && changed.length === Object.keys(replace).length;
    return [
      ...(all
        ? [setOrRemove(`${base}/replace`, undefined)]
        : changed.map((id) => setOrRemove(pointer(base, 'replace', id), undefined))),
      ...(stays.length === without.length
        ? []
        : [setOrRemove(`${base}/without`, stays.length === 0 ? undefined : stays)]),
    ];
  });
}
