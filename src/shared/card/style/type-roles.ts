/** Determines the role of each text style: names, numbers, labels, headings, words. A card style changes all type of a role at once. */
import type { CardTemplate, Element, FlowElement } from '../template/template.ts';

export const TYPE_ROLES = ['names', 'numbers', 'labels', 'headings', 'words'] as const;
export type TypeRole = (typeof TYPE_ROLES)[number];

/** A text style that is used in several roles gets the first of these roles. */
const ROLE_PRIORITY: readonly TypeRole[] = ['names', 'numbers', 'headings', 'labels', 'words'];

const rolesCache = new WeakMap<CardTemplate, ReadonlyMap<string, TypeRole>>();

/** Returns the role of each text style by its name, derived from the elements that use it. */
export function getTypeRoles(template: CardTemplate): ReadonlyMap<string, TypeRole> {
  const cachedRoles = rolesCache.get(template);
  if (cachedRoles !== undefined) return cachedRoles;
  const roleByStyle = new Map<string, TypeRole>();
  const addUse = (style: string, role: TypeRole): void => {
    const knownRole = roleByStyle.get(style);
    if (knownRole === undefined || ROLE_PRIORITY.indexOf(role) < ROLE_PRIORITY.indexOf(knownRole))
      roleByStyle.set(style, role);
  };
  for (const element of listAllElements(template)) collectElementUses(element, addUse);
  const allRoles = new Map(
    Object.keys(template.styles).map((style) => [style, roleByStyle.get(style) ?? 'words'] as const),
  );
  rolesCache.set(template, allRoles);
  return allRoles;
}

function listAllElements({
  front,
  back,
  more: continuation = [],
  sizes = {},
  slots = [],
}: CardTemplate): readonly Element[] {
  const choices = slots.flatMap((slot) => slot.choices);
  const addedElements = [...Object.values(sizes), ...choices].flatMap((variant) => [
    variant.front,
    variant.back,
    variant.more,
  ]);
  const choiceElements = choices.flatMap(({ instead: replacements = {}, under: elementsBelow = {} }) => [
    ...Object.values(replacements),
    ...Object.values(elementsBelow),
  ]);
  return [
    ...front,
    ...back,
    ...continuation,
    ...[...addedElements, ...choiceElements].flatMap((elements) => elements ?? []),
  ];
}

type AddUse = (style: string, role: TypeRole) => void;

/** Whether a pointer is the name of the card's subject. A faction's name is small print. */
const isName = (pointer: string): boolean => /^\/[a-z]+\/name$/.test(pointer) && !pointer.startsWith('/faction');

function collectElementUses(element: Element, addUse: AddUse): void {
  switch (element.kind) {
    case 'text':
      addUse(element.style, 'at' in element.value && isName(element.value.at) ? 'names' : 'labels');
      break;
    case 'stat':
      addUse(element.value.style, 'numbers');
      if (element.label !== undefined) addUse(element.label.style, 'labels');
      if (element.badge !== undefined) addUse(element.badge.style, 'numbers');
      break;
    case 'list':
      for (const { style } of element.tags) addUse(style, 'labels');
      break;
    case 'track':
      if (element.numbers !== undefined) addUse(element.numbers.style, 'labels');
      break;
    case 'flow':
      collectFlowUses(element, addUse);
      break;
    case 'art':
      for (const fallbackElement of element.fallback) collectElementUses(fallbackElement, addUse);
      break;
    default:
  }
}

function collectFlowUses({ sections, continued, more }: FlowElement, addUse: AddUse): void {
  const headings = [...sections.map(({ heading }) => heading), continued?.heading];
  for (const heading of headings) if (heading !== undefined) addUse(heading.style, 'headings');
  const wordParts = [...sections.flatMap(({ spans }) => spans), continued, more];
  for (const wordPart of wordParts) if (wordPart !== undefined) addUse(wordPart.style, 'words');
}
