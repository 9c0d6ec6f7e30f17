/** Finds the references within a template: to styles, symbols, pictures, colors, and flows for overflowing texts. */

import type { CardTemplate, Element } from '../card/template/template.ts';
import { isObject } from '../document/json/json-object.ts';
import { joinPointer } from '../document/pointer.ts';
import { SIDES } from './view.ts';

export type ReferenceKind = 'style' | 'symbol' | 'picture' | 'colour' | 'flow';

export interface Reference {
  readonly what: ReferenceKind;
  readonly name: string;
  /** The pointer of the reference. */
  readonly path: string;
}

const REFERENCE_KEYS: Readonly<Record<string, ReferenceKind>> = {
  style: 'style',
  symbol: 'symbol',
  otherwise: 'symbol',
  picture: 'picture',
  colour: 'colour',
  fill: 'colour',
  tint: 'colour',
  overflowTo: 'flow',
};

/**
 * Keys that contain bindings and conditions instead of references. Only the `value` of a stat contains references: an object with a style.
 */
const BINDING_KEYS: ReadonlySet<string> = new Set(['value', 'when', 'count', 'name']);
const isBinding = (fieldName: string, value: unknown): boolean =>
  BINDING_KEYS.has(fieldName) && !(fieldName === 'value' && isObject(value) && 'style' in value);

function collectReferences(templateNode: unknown, nodePointer: string, references: Reference[]): void {
  if (typeof templateNode !== 'object' || templateNode === null) return;
  for (const [fieldName, value] of Object.entries(templateNode)) {
    if (typeof value === 'string') {
      const referenceKind =
        Array.isArray(templateNode) || !Object.hasOwn(REFERENCE_KEYS, fieldName)
          ? undefined
          : REFERENCE_KEYS[fieldName];
      if (referenceKind !== undefined)
        references.push({ what: referenceKind, name: value, path: joinPointer(nodePointer, fieldName) });
    } else if (typeof value === 'object' && value !== null && !isBinding(fieldName, value)) {
      collectReferences(value, joinPointer(nodePointer, fieldName), references);
    }
  }
  // A symbol with a fixed name is a reference. The name of a bound symbol depends on the character.
  const { kind, name } = templateNode as { readonly kind?: unknown; readonly name?: unknown };
  if ((kind === undefined || kind === 'symbol') && isObject(name) && typeof name.text === 'string') {
    references.push({ what: 'symbol', name: name.text, path: `${nodePointer}/name/text` });
  }
}

/** Collects the references of named parts one by one, because the name of a part may look like a key with a reference, such as `fill`. */
function collectFromParts(
  namedParts: Readonly<Record<string, unknown>> | undefined,
  basePointer: string,
  references: Reference[],
): void {
  for (const [partName, namedPart] of Object.entries(namedParts ?? {}))
    collectReferences(namedPart, joinPointer(basePointer, partName), references);
}

/** Lists the references of one element, or of a change of one. The pointers are relative to the element, or start with `basePointer`. */
export function listElementReferences(element: unknown, basePointer = ''): readonly Reference[] {
  const references: Reference[] = [];
  collectReferences(element, basePointer, references);
  return references;
}

/**
 * Lists all references of a template: in the elements of all sizes, in styles and symbols, and in changes by themes, sizes and
 * choices.
 */
export function listReferences(template: CardTemplate): readonly Reference[] {
  const references: Reference[] = [];
  const { styles, symbols, themes = [], sizes = {} } = template;
  const collectFromSides = (
    sidesPart: Partial<Record<(typeof SIDES)[number], readonly Element[] | undefined>>,
    basePointer: string,
  ): void => {
    for (const side of SIDES) collectReferences(sidesPart[side] ?? [], `${basePointer}/${side}`, references);
  };
  const collectFromDrawings = (drawingsByName: CardTemplate['symbols'], basePointer: string): void => {
    for (const [symbolName, { shapes }] of Object.entries(drawingsByName ?? {})) {
      for (const [shapeIndex, { fill, stroke }] of shapes.entries()) {
        const shapePointer = joinPointer(basePointer, symbolName, 'shapes', shapeIndex);
        if (fill !== undefined) references.push({ what: 'colour', name: fill, path: `${shapePointer}/fill` });
        if (stroke !== undefined) references.push({ what: 'colour', name: stroke, path: `${shapePointer}/stroke` });
      }
    }
  };
  collectFromSides(template, '');
  collectFromParts(styles, '/styles', references);
  collectFromDrawings(symbols, '/symbols');
  for (const [themeIndex, theme] of themes.entries()) {
    collectFromParts(theme.styles, joinPointer('/themes', themeIndex, 'styles'), references);
    collectFromDrawings(theme.symbols, joinPointer('/themes', themeIndex, 'symbols'));
  }
  for (const [sizeId, size] of Object.entries(sizes)) {
    const basePointer = joinPointer('/sizes', sizeId);
    collectFromParts(size.styles, `${basePointer}/styles`, references);
    collectFromParts(size.replace, `${basePointer}/replace`, references);
    collectFromSides(size, basePointer);
  }
  for (const [slotIndex, { choices }] of (template.slots ?? []).entries()) {
    for (const [choiceIndex, choice] of choices.entries()) {
      const basePointer = joinPointer('/slots', slotIndex, 'choices', choiceIndex);
      collectFromParts(choice.styles, `${basePointer}/styles`, references);
      for (const choiceKey of ['replace', 'instead', 'under'] as const)
        collectFromParts(choice[choiceKey], `${basePointer}/${choiceKey}`, references);
      collectFromSides(choice, basePointer);
    }
  }
  return references;
}

/** Lists the pointers of all references to a part. */
export const listUses = (template: CardTemplate, referenceKind: ReferenceKind, partName: string): readonly string[] =>
  listReferences(template).flatMap((reference) =>
    reference.what === referenceKind && reference.name === partName ? [reference.path] : [],
  );
