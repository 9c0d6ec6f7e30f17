/** Adds, renames, copies and removes styles, symbols, colors, themes and sizes of a template, including their references. */
import { TEMPLATE_LIMITS } from '../card/template/basics.ts';
import { getSharedSymbols } from '../card/template/shared-symbols.ts';
import type { CardTemplate, Overlay, SizeVariant, Style } from '../card/template/template.ts';
import { type Edit, setOrRemove } from '../document/edit.ts';
import { getValueAt, joinPointer } from '../document/pointer.ts';
import type { Drawing } from '../document/schema.ts';
import { listReferences, listUses } from './references.ts';

/** The kinds of parts that have a name. */
export type NamedPart = 'style' | 'symbol' | 'picture' | 'size';
const PART_POINTERS = { style: '/styles', symbol: '/symbols', picture: '/pictures', size: '/sizes' } as const;
const MAX_PARTS = {
  style: TEMPLATE_LIMITS.styles,
  symbol: TEMPLATE_LIMITS.symbols,
  picture: TEMPLATE_LIMITS.pictures,
  size: TEMPLATE_LIMITS.sizes,
} as const;

export type PartEdits =
  | {
      readonly ok: true;
      readonly edits: Edit[];
      /** The new name of the part. */
      readonly name: string;
    }
  | {
      readonly ok: false;
      /**
       * `taken`: the name is used. `form`: the name is invalid. `missing`: the part doesn't exist. `used`: references remain.
       * `full`: the maximum number is reached.
       */
      readonly why: 'taken' | 'form' | 'missing' | 'used' | 'full';
      /** The pointers of the references. */
      readonly uses?: readonly string[];
    };

type PartsByName = Readonly<Record<string, unknown>>;
const getParts = (template: CardTemplate, partKind: NamedPart): PartsByName =>
  (getValueAt(template, PART_POINTERS[partKind]) as PartsByName | undefined) ?? {};

const SIZE_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isValidName = (partKind: NamedPart, partName: string): boolean =>
  partName.length > 0 &&
  partName.length <= TEMPLATE_LIMITS.name &&
  partName !== '__proto__' &&
  (partKind !== 'size' || SIZE_ID.test(partName));

const createRefusal = (reason: Exclude<PartEdits, { ok: true }>['why'], pointers?: readonly string[]): PartEdits => ({
  ok: false,
  why: reason,
  ...(pointers === undefined ? {} : { uses: pointers }),
});

function findRefusal(template: CardTemplate, partKind: NamedPart, partName: string): PartEdits | undefined {
  const partsByName = getParts(template, partKind);
  if (!isValidName(partKind, partName)) return createRefusal('form');
  return Object.hasOwn(partsByName, partName) ? createRefusal('taken') : undefined;
}

/** Adds a style, symbol or size under a free name. */
export function addPart(template: CardTemplate, partKind: 'style', partName: string, newPart: Style): PartEdits;
export function addPart(template: CardTemplate, partKind: 'symbol', partName: string, newPart: Drawing): PartEdits;
export function addPart(template: CardTemplate, partKind: 'size', partName: string, newPart: SizeVariant): PartEdits;
export function addPart(template: CardTemplate, partKind: NamedPart, partName: string, newPart: unknown): PartEdits {
  if (Object.keys(getParts(template, partKind)).length >= MAX_PARTS[partKind]) return createRefusal('full');
  const nameRefusal = findRefusal(template, partKind, partName);
  return (
    nameRefusal ?? {
      ok: true,
      name: partName,
      edits: [{ op: 'set', path: joinPointer(PART_POINTERS[partKind], partName), value: newPart }],
    }
  );
}

/** Inserts a copy after the original. References still point to the original. */
export function duplicatePart(template: CardTemplate, partKind: NamedPart, partName: string): PartEdits {
  const partsByName = getParts(template, partKind);
  if (!Object.hasOwn(partsByName, partName)) return createRefusal('missing');
  if (Object.keys(partsByName).length >= MAX_PARTS[partKind]) return createRefusal('full');
  const copyName = createCopyName(partName, partsByName);
  const copiedEntries = Object.entries(partsByName).flatMap((entry) =>
    entry[0] === partName ? [entry, [copyName, entry[1]]] : [entry],
  );
  return {
    ok: true,
    name: copyName,
    edits: [{ op: 'set', path: PART_POINTERS[partKind], value: Object.fromEntries(copiedEntries) }],
  };
}

function createCopyName(originalName: string, partsByName: PartsByName): string {
  const nameStem = originalName.replace(/-\d+$/, '').slice(0, TEMPLATE_LIMITS.name - 4);
  for (let suffix = 2; ; suffix += 1)
    if (!Object.hasOwn(partsByName, `${nameStem}-${suffix}`)) return `${nameStem}-${suffix}`;
}

/** Renames a key of an object and keeps the order. */
const renameKey = (partsByName: PartsByName, oldName: string, newName: string): PartsByName =>
  Object.fromEntries(
    Object.entries(partsByName).map(([partKey, part]) => [partKey === oldName ? newName : partKey, part]),
  );

/** Lists the pointers of other objects that use the name as a key: changes in themes, sizes and choices. */
const listKeyedPointers = (template: CardTemplate, partKind: NamedPart, partName: string): readonly string[] => {
  const partsKey = partKind === 'style' ? 'styles' : 'symbols';
  if (partKind === 'size' || partKind === 'picture') return [];
  const themePointers = (template.themes ?? []).map((_, index) => joinPointer('/themes', index, partsKey));
  const sizePointers =
    partKind === 'style'
      ? Object.keys(template.sizes ?? {}).map((sizeId) => joinPointer('/sizes', sizeId, partsKey))
      : [];
  const choicePointers = (template.slots ?? []).flatMap((slot, index) =>
    partKind === 'style'
      ? slot.choices.map((_, choiceIndex) => joinPointer('/slots', index, 'choices', choiceIndex, 'styles'))
      : [],
  );
  return [...themePointers, ...sizePointers, ...choicePointers].filter((partsPointer) => {
    const partsByName = getValueAt(template, partsPointer) as PartsByName | undefined;
    return partsByName !== undefined && Object.hasOwn(partsByName, partName);
  });
};

/** Renames a part and all references to it. The order of the parts stays. */
export function renamePart(template: CardTemplate, partKind: NamedPart, oldName: string, newName: string): PartEdits {
  const partsByName = getParts(template, partKind);
  if (!Object.hasOwn(partsByName, oldName)) return createRefusal('missing');
  if (oldName === newName) return { ok: true, name: newName, edits: [] };
  const nameRefusal = findRefusal(template, partKind, newName);
  if (nameRefusal !== undefined) return nameRefusal;
  // References to a shared symbol with the new name would otherwise draw this symbol.
  if (
    partKind === 'symbol' &&
    Object.hasOwn(getSharedSymbols(), newName) &&
    listUses(template, 'symbol', newName).length > 0
  ) {
    return createRefusal('taken', listUses(template, 'symbol', newName));
  }
  const keyedPointers = [PART_POINTERS[partKind], ...listKeyedPointers(template, partKind, oldName)];
  const usePointers = partKind === 'size' ? [] : listUses(template, partKind, oldName);
  return {
    ok: true,
    name: newName,
    edits: [
      ...keyedPointers.map(
        (pointer): Edit => ({
          op: 'set',
          path: pointer,
          value: renameKey(getValueAt(template, pointer) as PartsByName, oldName, newName),
        }),
      ),
      ...usePointers.map((pointer): Edit => ({ op: 'set', path: pointer, value: newName })),
    ],
  };
}

/**
 * Removes a part. References change to `replacement`. Without a replacement, the removal is refused if references exist, except
 * if a shared symbol has the same name.
 */
export function removePart(
  template: CardTemplate,
  partKind: NamedPart,
  partName: string,
  replacement?: string,
): PartEdits {
  const partsByName = getParts(template, partKind);
  if (!Object.hasOwn(partsByName, partName)) return createRefusal('missing');
  const isShared = partKind === 'symbol' && Object.hasOwn(getSharedSymbols(), partName);
  const pointers = partKind === 'size' || isShared ? [] : listUses(template, partKind, partName);
  const hasReplacement =
    replacement !== undefined && replacement !== partName && hasPart(template, partKind, replacement);
  if (pointers.length > 0 && !hasReplacement) return createRefusal('used', pointers);
  const removesAll = Object.keys(partsByName).length === 1 && partKind !== 'style';
  return {
    ok: true,
    name: replacement ?? '',
    edits: [
      ...pointers.map((pointer): Edit => ({ op: 'set', path: pointer, value: replacement })),
      ...listKeyedPointers(template, partKind, partName).map((pointer) =>
        setOrRemove(joinPointer(pointer, partName), undefined),
      ),
      setOrRemove(removesAll ? PART_POINTERS[partKind] : joinPointer(PART_POINTERS[partKind], partName), undefined),
    ],
  };
}

const hasPart = (template: CardTemplate, partKind: NamedPart, partName: string): boolean =>
  Object.hasOwn(getParts(template, partKind), partName) ||
  (partKind === 'symbol' && Object.hasOwn(getSharedSymbols(), partName));

/** Lists unused styles or symbols. If documents can choose symbols, all symbols count as used. */
export function listUnusedParts(template: CardTemplate, partKind: 'style' | 'symbol'): readonly string[] {
  const usedNames = new Set(
    listReferences(template).flatMap((reference) => (reference.what === partKind ? [reference.name] : [])),
  );
  if (partKind === 'symbol' && hasBoundSymbols(template)) return [];
  return Object.keys(getParts(template, partKind)).filter((partName) => !usedNames.has(partName));
}

/** Returns whether a field chooses a symbol. Then the symbol's name depends on the document. */
const hasBoundSymbols = (template: CardTemplate): boolean => {
  const isBoundSymbol = (templateNode: unknown): boolean => {
    if (typeof templateNode !== 'object' || templateNode === null) return false;
    const { kind, name } = templateNode as { kind?: unknown; name?: unknown };
    if (kind === 'symbol' && typeof name === 'object' && name !== null && !('text' in name)) return true;
    return Object.values(templateNode).some(isBoundSymbol);
  };
  return isBoundSymbol([template.front, template.back, template.more, template.sizes]);
};

/** Lists all used colors with their pointers. Colors are names of the theme, or `#rrggbb`. */
export function listColorUses(template: CardTemplate): ReadonlyMap<string, readonly string[]> {
  const pointersByColor = new Map<string, string[]>();
  for (const { what, name, path } of listReferences(template)) {
    if (what !== 'colour' || name === 'none') continue;
    pointersByColor.set(name, [...(pointersByColor.get(name) ?? []), path]);
  }
  return pointersByColor;
}

/** Replaces a color everywhere, for example `#rrggbb` with a color of the theme. */
export const replaceColor = (template: CardTemplate, oldColor: string, newColor: string): Edit[] =>
  oldColor === newColor
    ? []
    : listUses(template, 'colour', oldColor).map((pointer): Edit => ({ op: 'set', path: pointer, value: newColor }));

/** Inserts a theme. The order matters, because later themes override earlier ones. Returns undefined if the maximum number is reached. */
export function addTheme(template: CardTemplate, newTheme: Overlay, insertIndex?: number): Edit[] | undefined {
  const { themes = [] } = template;
  if (themes.length >= TEMPLATE_LIMITS.themes) return undefined;
  const targetIndex = Math.max(0, Math.min(themes.length, insertIndex ?? themes.length));
  return [
    {
      op: 'set',
      path: '/themes',
      value: [...themes.slice(0, targetIndex), newTheme, ...themes.slice(targetIndex)],
    },
  ];
}

export function duplicateTheme(template: CardTemplate, index: number): Edit[] | undefined {
  const originalTheme = template.themes?.[index];
  if (originalTheme === undefined) return undefined;
  const themeNames = new Set((template.themes ?? []).map(({ name }) => name));
  const nameField = originalTheme.name === undefined ? {} : { name: createCopyTitle(originalTheme.name, themeNames) };
  return addTheme(template, { ...originalTheme, ...nameField }, index + 1);
}

function createCopyTitle(themeName: string, takenNames: ReadonlySet<string | undefined>): string {
  for (let suffix = 2; ; suffix += 1) if (!takenNames.has(`${themeName} ${suffix}`)) return `${themeName} ${suffix}`;
}

export function removeTheme(template: CardTemplate, index: number): Edit[] {
  const { themes = [] } = template;
  const remainingThemes = themes.filter((_, themeIndex) => themeIndex !== index);
  return remainingThemes.length === themes.length
    ? []
    : [setOrRemove('/themes', remainingThemes.length === 0 ? undefined : remainingThemes)];
}

export function moveTheme(template: CardTemplate, fromIndex: number, toIndex: number): Edit[] {
  const { themes = [] } = template;
  const movedTheme = themes[fromIndex];
  if (movedTheme === undefined || fromIndex === toIndex || toIndex < 0 || toIndex >= themes.length) return [];
  const remainingThemes = themes.filter((_, index) => index !== fromIndex);
  return [
    {
      op: 'set',
      path: '/themes',
      value: [...remainingThemes.slice(0, toIndex), movedTheme, ...remainingThemes.slice(toIndex)],
    },
  ];
}
