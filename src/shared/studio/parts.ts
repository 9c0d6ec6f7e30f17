/** Styles, symbols, colours, themes and sizes of a template: made, renamed, copied and removed, with all that names them. */
import { LIMITS } from '../card/template/basics.ts';
import { sharedSymbols } from '../card/template/shared-symbols.ts';
import type { CardTemplate, Overlay, SizeVariant, Style } from '../card/template/template.ts';
import { type Edit, setOrRemove } from '../document/edit.ts';
import { pointer, valueAt } from '../document/pointer.ts';
import type { Drawing } from '../document/schema.ts';
import { referencesOf, usesOf } from './references.ts';

/** Parts with names of their own. */
export type NamedPart = 'style' | 'symbol' | 'picture' | 'size';
const PLACES = { style: '/styles', symbol: '/symbols', picture: '/pictures', size: '/sizes' } as const;
const MOST = {
  style: LIMITS.styles,
  symbol: LIMITS.symbols,
  picture: LIMITS.pictures,
  size: LIMITS.sizes,
} as const;

export type PartEdits =
  | { readonly ok: true; readonly edits: Edit[] /** What the part is called now. */; readonly name: string }
  | {
      readonly ok: false;
      /** The name is taken, is no name, or there is no such part; it is still named; there are as many as there may be. */
      readonly why: 'taken' | 'form' | 'missing' | 'used' | 'full';
      /** Where it is named. */
      readonly uses?: readonly string[];
    };

type Parts = Readonly<Record<string, unknown>>;
const partsOf = (template: CardTemplate, what: NamedPart): Parts =>
  (valueAt(template, PLACES[what]) as Parts | undefined) ?? {};

const SIZE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isName = (what: NamedPart, name: string): boolean =>
  name.length > 0 && name.length <= LIMITS.name && name !== '__proto__' && (what !== 'size' || SIZE_ID.test(name));

const refused = (why: Exclude<PartEdits, { ok: true }>['why'], uses?: readonly string[]): PartEdits => ({
  ok: false,
  why,
  ...(uses === undefined ? {} : { uses }),
});

function refusal(template: CardTemplate, what: NamedPart, name: string): PartEdits | undefined {
  const parts = partsOf(template, what);
  if (!isName(what, name)) return refused('form');
  return Object.hasOwn(parts, name) ? refused('taken') : undefined;
}

/** A first style, symbol or size under a name that is free. */
export function addPart(template: CardTemplate, what: 'style', name: string, part: Style): PartEdits;
export function addPart(template: CardTemplate, what: 'symbol', name: string, part: Drawing): PartEdits;
export function addPart(template: CardTemplate, what: 'size', name: string, part: SizeVariant): PartEdits;
export function addPart(template: CardTemplate, what: NamedPart, name: string, part: unknown): PartEdits {
  if (Object.keys(partsOf(template, what)).length >= MOST[what]) return refused('full');
  const wrong = refusal(template, what, name);
  return wrong ?? { ok: true, name, edits: [{ op: 'set', path: pointer(PLACES[what], name), value: part }] };
}

/** A copy right behind the original. Elements go on naming the original. */
export function duplicatePart(template: CardTemplate, what: NamedPart, name: string): PartEdits {
  const parts = partsOf(template, what);
  if (!Object.hasOwn(parts, name)) return refused('missing');
  if (Object.keys(parts).length >= MOST[what]) return refused('full');
  const copy = freeName(name, parts);
  const value = Object.entries(parts).flatMap((entry) => (entry[0] === name ? [entry, [copy, entry[1]]] : [entry]));
  return { ok: true, name: copy, edits: [{ op: 'set', path: PLACES[what], value: Object.fromEntries(value) }] };
}

function freeName(name: string, parts: Parts): string {
  const stem = name.replace(/-\d+$/, '').slice(0, LIMITS.name - 4);
  for (let n = 2; ; n += 1) if (!Object.hasOwn(parts, `${stem}-${n}`)) return `${stem}-${n}`;
}

/** The object with one key called otherwise, in its place. */
const withRenamedKey = (parts: Parts, from: string, to: string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([key, value]) => [key === from ? to : key, value]));

/** The places besides the part's own in which its name is a key: what themes, sizes and choices change of it. */
const keyedPlaces = (template: CardTemplate, what: NamedPart, name: string): readonly string[] => {
  const key = what === 'style' ? 'styles' : 'symbols';
  if (what === 'size' || what === 'picture') return [];
  const themes = (template.themes ?? []).map((_, index) => pointer('/themes', index, key));
  const sizes = what === 'style' ? Object.keys(template.sizes ?? {}).map((id) => pointer('/sizes', id, key)) : [];
  const choices = (template.slots ?? []).flatMap((slot, index) =>
    what === 'style' ? slot.choices.map((_, n) => pointer('/slots', index, 'choices', n, 'styles')) : [],
  );
  return [...themes, ...sizes, ...choices].filter((place) => {
    const parts = valueAt(template, place) as Parts | undefined;
    return parts !== undefined && Object.hasOwn(parts, name);
  });
};

/** Under another name, in the same place of the list, and everything that names it with it. */
export function renamePart(template: CardTemplate, what: NamedPart, from: string, to: string): PartEdits {
  const parts = partsOf(template, what);
  if (!Object.hasOwn(parts, from)) return refused('missing');
  if (from === to) return { ok: true, name: to, edits: [] };
  const wrong = refusal(template, what, to);
  if (wrong !== undefined) return wrong;
  // A shared symbol of the new name would be drawn elsewhere by this one from now on.
  if (what === 'symbol' && Object.hasOwn(sharedSymbols(), to) && usesOf(template, 'symbol', to).length > 0) {
    return refused('taken', usesOf(template, 'symbol', to));
  }
  const places = [PLACES[what], ...keyedPlaces(template, what, from)];
  const names = what === 'size' ? [] : usesOf(template, what, from);
  return {
    ok: true,
    name: to,
    edits: [
      ...places.map(
        (path): Edit => ({ op: 'set', path, value: withRenamedKey(valueAt(template, path) as Parts, from, to) }),
      ),
      ...names.map((path): Edit => ({ op: 'set', path, value: to })),
    ],
  };
}

/**
 * Takes a part out. What still names it gets `instead`; without one it is refused while it is named. A symbol that hides a
 * shared one of its name may always go.
 */
export function removePart(template: CardTemplate, what: NamedPart, name: string, instead?: string): PartEdits {
  const parts = partsOf(template, what);
  if (!Object.hasOwn(parts, name)) return refused('missing');
  const isShared = what === 'symbol' && Object.hasOwn(sharedSymbols(), name);
  const uses = what === 'size' || isShared ? [] : usesOf(template, what, name);
  const known = instead !== undefined && instead !== name && isThere(template, what, instead);
  if (uses.length > 0 && !known) return refused('used', uses);
  const rest = Object.keys(parts).length === 1 && what !== 'style';
  return {
    ok: true,
    name: instead ?? '',
    edits: [
      ...uses.map((path): Edit => ({ op: 'set', path, value: instead })),
      ...keyedPlaces(template, what, name).map((path) => setOrRemove(pointer(path, name), undefined)),
      setOrRemove(rest ? PLACES[what] : pointer(PLACES[what], name), undefined),
    ],
  };
}

const isThere = (template: CardTemplate, what: NamedPart, name: string): boolean =>
  Object.hasOwn(partsOf(template, what), name) || (what === 'symbol' && Object.hasOwn(sharedSymbols(), name));

/** Styles that nothing is set in, and symbols that no element draws; those that a document may name count as drawn. */
export function unusedParts(template: CardTemplate, what: 'style' | 'symbol'): readonly string[] {
  const used = new Set(referencesOf(template).flatMap((one) => (one.what === what ? [one.name] : [])));
  if (what === 'symbol' && drawsBoundSymbols(template)) return [];
  return Object.keys(partsOf(template, what)).filter((name) => !used.has(name));
}

/** Whether a symbol is chosen by a field: its names are known only with a document. */
const drawsBoundSymbols = (template: CardTemplate): boolean => {
  const isBound = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const { kind, name } = node as { kind?: unknown; name?: unknown };
    if (kind === 'symbol' && typeof name === 'object' && name !== null && !('text' in name)) return true;
    return Object.values(node).some(isBound);
  };
  return isBound([template.front, template.back, template.more, template.sizes]);
};

/** Every colour that is named, of the theme or as `#rrggbb`, with the places. */
export function colourUses(template: CardTemplate): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const { what, name, path } of referencesOf(template)) {
    if (what !== 'colour' || name === 'none') continue;
    uses.set(name, [...(uses.get(name) ?? []), path]);
  }
  return uses;
}

/** One colour wherever another one is named: a colour of the theme for a `#rrggbb`, say. */
export const replaceColour = (template: CardTemplate, from: string, to: string): Edit[] =>
  from === to ? [] : usesOf(template, 'colour', from).map((path): Edit => ({ op: 'set', path, value: to }));

/** Themes are a list, since later ones lie over earlier ones; undefined where there are as many as there may be. */
export function addTheme(template: CardTemplate, theme: Overlay, at?: number): Edit[] | undefined {
  const { themes = [] } = template;
  if (themes.length >= LIMITS.themes) return undefined;
  const place = Math.max(0, Math.min(themes.length, at ?? themes.length));
  return [{ op: 'set', path: '/themes', value: [...themes.slice(0, place), theme, ...themes.slice(place)] }];
}

export function duplicateTheme(template: CardTemplate, index: number): Edit[] | undefined {
  const theme = template.themes?.[index];
  if (theme === undefined) return undefined;
  const names = new Set((template.themes ?? []).map(({ name }) => name));
  const name = theme.name === undefined ? {} : { name: otherName(theme.name, names) };
  return addTheme(template, { ...theme, ...name }, index + 1);
}

function otherName(name: string, taken: ReadonlySet<string | undefined>): string {
  for (let n = 2; ; n += 1) if (!taken.has(`${name} ${n}`)) return `${name} ${n}`;
}

export function removeTheme(template: CardTemplate, index: number): Edit[] {
  const { themes = [] } = template;
  const rest = themes.filter((_, i) => i !== index);
  return rest.length === themes.length ? [] : [setOrRemove('/themes', rest.length === 0 ? undefined : rest)];
}

export function moveTheme(template: CardTemplate, from: number, to: number): Edit[] {
  const { themes = [] } = template;
  const moved = themes[from];
  if (moved === undefined || from === to || to < 0 || to >= themes.length) return [];
  const rest = themes.filter((_, index) => index !== from);
  return [{ op: 'set', path: '/themes', value: [...rest.slice(0, to), moved, ...rest.slice(to)] }];
}
