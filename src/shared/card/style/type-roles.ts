/** What the type of a template is for: names, numbers, labels, headings, words. A style changes all type of a role at once. */
import type { CardTemplate, Element, FlowElement } from '../template/template.ts';

export const TYPE_ROLES = ['names', 'numbers', 'labels', 'headings', 'words'] as const;
export type TypeRole = (typeof TYPE_ROLES)[number];

/** A style of type that has several roles has the first of these. */
const ORDER: readonly TypeRole[] = ['names', 'numbers', 'headings', 'labels', 'words'];

const roles = new WeakMap<CardTemplate, ReadonlyMap<string, TypeRole>>();

/** The role of each style of type, by its name: told from what elements use it for. */
export function typeRoles(template: CardTemplate): ReadonlyMap<string, TypeRole> {
  const known = roles.get(template);
  if (known !== undefined) return known;
  const found = new Map<string, TypeRole>();
  const use = (style: string, role: TypeRole): void => {
    const before = found.get(style);
    if (before === undefined || ORDER.indexOf(role) < ORDER.indexOf(before)) found.set(style, role);
  };
  for (const element of everyElement(template)) usesOf(element, use);
  const all = new Map(Object.keys(template.styles).map((style) => [style, found.get(style) ?? 'words'] as const));
  roles.set(template, all);
  return all;
}

function everyElement({ front, back, more = [], sizes = {}, slots = [] }: CardTemplate): readonly Element[] {
  const choices = slots.flatMap((slot) => slot.choices);
  const added = [...Object.values(sizes), ...choices].flatMap((one) => [one.front, one.back, one.more]);
  const between = choices.flatMap(({ instead = {}, under = {} }) => [
    ...Object.values(instead),
    ...Object.values(under),
  ]);
  return [...front, ...back, ...more, ...[...added, ...between].flatMap((elements) => elements ?? [])];
}

type Use = (style: string, role: TypeRole) => void;

/** Of what the card is of; that of a faction stands among small print. */
const isName = (pointer: string): boolean => /^\/[a-z]+\/name$/.test(pointer) && !pointer.startsWith('/faction');

function usesOf(element: Element, use: Use): void {
  switch (element.kind) {
    case 'text':
      use(element.style, 'at' in element.value && isName(element.value.at) ? 'names' : 'labels');
      break;
    case 'stat':
      use(element.value.style, 'numbers');
      if (element.label !== undefined) use(element.label.style, 'labels');
      if (element.badge !== undefined) use(element.badge.style, 'numbers');
      break;
    case 'list':
      for (const { style } of element.tags) use(style, 'labels');
      break;
    case 'track':
      if (element.numbers !== undefined) use(element.numbers.style, 'labels');
      break;
    case 'flow':
      usesOfFlow(element, use);
      break;
    case 'art':
      for (const one of element.fallback) usesOf(one, use);
      break;
    default:
  }
}

function usesOfFlow({ sections, continued, more }: FlowElement, use: Use): void {
  const headings = [...sections.map(({ heading }) => heading), continued?.heading];
  for (const heading of headings) if (heading !== undefined) use(heading.style, 'headings');
  const words = [...sections.flatMap(({ spans }) => spans), continued, more];
  for (const one of words) if (one !== undefined) use(one.style, 'words');
}
