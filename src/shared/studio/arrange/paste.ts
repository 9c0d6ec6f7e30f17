/** Pastes elements into a template, usually another one, together with the styles, fonts, symbols and pictures that they use. */

import { TEMPLATE_LIMITS } from '../../card/template/basics.ts';
import { getSharedSymbols } from '../../card/template/shared-symbols.ts';
import type { CardTemplate, Element, FlowElement } from '../../card/template/template.ts';
import { isColor } from '../../display/color.ts';
import { isStyleFont } from '../../display/font-ids.ts';
import type { Point } from '../../display/matrix.ts';
import { isEqualJson } from '../../document/diff-json.ts';
import { applyEdits, type Edit } from '../../document/edit.ts';
import { getValueAt, joinPointer } from '../../document/pointer.ts';
import { toRect } from '../elements.ts';
import { listElementReferences, type Reference } from '../references.ts';
import { createFreeFontName } from '../template-fonts.ts';
import { getShownTemplate, type Side, type StudioView } from '../view.ts';
import { type Clipping, type CopyResult, getListPointer, moveElement, renameCopies } from './copies.ts';
import { getOffsetOntoCard } from './limits.ts';

interface PasteOptions {
  /** The offset of all pasted elements. Absent = the elements keep their position, as far as the limits allow. */
  readonly offset?: Point;
  /** Whether the elements keep their look: colors of the original theme become `#rrggbb`. */
  readonly keepColors?: boolean;
}

/** Pastes elements on top of a side. Returns no edits if the side has no room for all of them. */
export function paste(
  studioView: StudioView,
  side: Side,
  clipping: Clipping,
  { offset, keepColors }: PasteOptions = {},
): CopyResult {
  const { template } = studioView;
  const listPointer = getListPointer(studioView, side);
  const elementsBefore = (getValueAt(template, listPointer) as readonly Element[] | undefined) ?? [];
  if (elementsBefore.length + clipping.elements.length > TEMPLATE_LIMITS.elements) return { edits: [], addresses: [] };
  const importedParts = importParts(clipping, template, keepColors === true);
  const renamedElements = clipping.elements.map((element) => renameReferences(element, importedParts.names));
  const copies = renameCopies(renamedElements, template).elements.map((element) => {
    const movedElement = moveElement(element, offset ?? { x: 0, y: 0 });
    return moveElement(movedElement, getOffsetOntoCard(studioView, movedElement, toRect(movedElement.box)));
  });
  const reachableFlows = listReachableFlows(studioView, side, copies);
  const settledElements = copies.map((element) => removeLostFlow(element, reachableFlows));
  return {
    edits: [...importedParts.edits, { op: 'set', path: listPointer, value: [...elementsBefore, ...settledElements] }],
    addresses: settledElements.map((_, index) => joinPointer(listPointer, elementsBefore.length + index)),
  };
}

/** The new names of the parts in the clipboard, by kind and old name: `style body`. */
type NewNames = ReadonlyMap<string, string>;
const getNameKey = (reference: Pick<Reference, 'what' | 'name'>): string => `${reference.what} ${reference.name}`;

const PART_POINTERS = { style: '/styles', symbol: '/symbols', picture: '/pictures' } as const;

/** Returns whether color names of the elements have other values in this template than in the original theme. */
export function changesColors({ template }: StudioView, { elements, from: source }: Clipping): boolean {
  const references = elements.flatMap((element) => listElementReferences(element));
  const colorNames = references.flatMap(({ what, name }) =>
    what === 'colour' ? [name] : what === 'style' ? [source.styles[name]?.colour ?? ''] : [],
  );
  const [sourceTheme, targetTheme] = [source.theme, template.theme] as readonly Readonly<Record<string, string>>[];
  // A name such as `accent-on-paper` combines two colors.
  return colorNames
    .flatMap((colorName) => colorName.split('-'))
    .some((colorName) => sourceTheme?.[colorName]?.toLowerCase() !== targetTheme?.[colorName]?.toLowerCase());
}

/** Creates a function that imports a missing user font and returns its name in this template. */
function createFontImport(
  { from: source }: Clipping,
  targetTemplate: CardTemplate,
  edits: Edit[],
): (name: string) => string {
  const newNames = new Map<string, string>();
  let targetFonts = targetTemplate.fonts ?? {};
  const importFont = (name: string): string => {
    const knownName = newNames.get(name);
    if (knownName !== undefined) return knownName;
    const font = source.fonts?.[name];
    if (font === undefined || isStyleFont(name)) return name;
    const existingName = Object.entries(targetFonts).find(([, { src }]) => src === font.src)?.[0];
    const newName =
      existingName ??
      (Object.hasOwn(targetFonts, name)
        ? createFreeFontName({ ...targetTemplate, fonts: targetFonts }, font.name ?? name)
        : name);
    newNames.set(name, newName);
    if (existingName !== undefined) return existingName;
    targetFonts = { ...targetFonts, [newName]: font };
    const { bold, italic } = font;
    const fontEntry = {
      ...font,
      ...(bold === undefined ? {} : { bold: importFont(bold) }),
      ...(italic === undefined ? {} : { italic: importFont(italic) }),
    };
    edits.push({ op: 'set', path: joinPointer('/fonts', newName), value: fontEntry });
    return newName;
  };
  return importFont;
}

/** Imports missing styles, symbols and pictures. A part gets a new name if the template uses the name for another part. */
function importParts(
  clipping: Clipping,
  targetTemplate: CardTemplate,
  keepColors: boolean,
): { readonly edits: Edit[]; readonly names: NewNames } {
  const { elements, from: source } = clipping;
  const edits: Edit[] = [];
  const newNames = new Map<string, string>();
  const importFont = createFontImport(clipping, targetTemplate, edits);
  const convertColor = (name: string): string => {
    const sourceColor = (source.theme as Readonly<Record<string, string>>)[name];
    return keepColors && !isColor(name) && sourceColor !== undefined ? sourceColor : name;
  };
  const importPart = (
    referenceKind: keyof typeof PART_POINTERS,
    partName: string,
    sourcePart: unknown,
    existingParts: Readonly<Record<string, unknown>>,
  ): void => {
    const newName = findFreeName(partName, sourcePart, {
      ...existingParts,
      ...Object.fromEntries(importedByKind[referenceKind]),
    });
    newNames.set(`${referenceKind} ${partName}`, newName);
    if (Object.hasOwn(existingParts, newName) || importedByKind[referenceKind].has(newName)) return;
    importedByKind[referenceKind].set(newName, sourcePart);
    edits.push({ op: 'set', path: joinPointer(PART_POINTERS[referenceKind], newName), value: sourcePart });
  };
  const importedByKind = {
    style: new Map<string, unknown>(),
    symbol: new Map<string, unknown>(),
    picture: new Map<string, unknown>(),
  };
  for (const reference of elements.flatMap((element) => listElementReferences(element))) {
    const { what: referenceKind, name: partName } = reference;
    if (newNames.has(getNameKey(reference))) continue;
    if (referenceKind === 'colour') newNames.set(getNameKey(reference), convertColor(partName));
    const sourceStyle = source.styles[partName];
    if (referenceKind === 'style' && sourceStyle !== undefined)
      importPart(
        referenceKind,
        partName,
        { ...sourceStyle, font: importFont(sourceStyle.font), colour: convertColor(sourceStyle.colour) },
        targetTemplate.styles,
      );
    const sourceSymbol = source.symbols?.[partName];
    if (referenceKind === 'symbol' && sourceSymbol !== undefined)
      importPart(referenceKind, partName, sourceSymbol, { ...getSharedSymbols(), ...targetTemplate.symbols });
    const sourcePicture = source.pictures?.[partName];
    if (referenceKind === 'picture' && sourcePicture !== undefined)
      importPart(referenceKind, partName, sourcePicture, targetTemplate.pictures ?? {});
  }
  return { edits, names: newNames };
}

/** Returns the name itself if it is free or means the same part. Otherwise returns the name with a number. */
function findFreeName(partName: string, sourcePart: unknown, existingParts: Readonly<Record<string, unknown>>): string {
  for (let suffix = 1; ; suffix += 1) {
    const candidate = suffix === 1 ? partName : `${partName}-${suffix}`;
    if (!Object.hasOwn(existingParts, candidate) || isEqualJson(existingParts[candidate], sourcePart)) return candidate;
  }
}

/** Renames the references of an element. */
function renameReferences(element: Element, newNames: NewNames): Element {
  const edits = listElementReferences(element).flatMap((reference): Edit[] => {
    const newName = newNames.get(getNameKey(reference));
    return newName === undefined || newName === reference.name
      ? []
      : [{ op: 'set', path: reference.path, value: newName }];
  });
  return applyEdits(element, edits);
}

const acceptsText = (element: Element): element is FlowElement =>
  element.kind === 'flow' && element.continued !== undefined;

/** Lists the flows that texts of a side can overflow to, including new ones. Texts of the front can also overflow to the back. */
function listReachableFlows(studioView: StudioView, side: Side, copies: readonly Element[]): ReadonlySet<string> {
  const { front, back, more: furtherCards = [] } = getShownTemplate(studioView);
  const sides = side === 'front' ? [...front, ...back] : side === 'back' ? back : furtherCards;
  return new Set([...sides, ...copies].filter(acceptsText).flatMap(({ id }) => (id === undefined ? [] : [id])));
}

function removeLostFlow(element: Element, reachableFlows: ReadonlySet<string>): Element {
  if (!('overflowTo' in element) || element.overflowTo === undefined) return element;
  if (reachableFlows.has(element.overflowTo) && element.overflowTo !== element.id) return element;
  const { overflowTo: _overflowTo, ...otherFields } = element;
  return otherFields as Element;
}
