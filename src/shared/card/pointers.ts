/** Every place a template points at, lists followed into their entries: `/character/attacks/*` + `/name`. */
import type { CardTemplate } from './template.ts';

/** Keys whose texts are pointers, and those that name a list. Everything else is walked through. */
const POINTERS: ReadonlySet<string> = new Set(['at', 'drawing']);

const onFrom = (base: string, pointer: string): string =>
  pointer.startsWith('./') ? `${base}/${pointer.slice(2)}` : pointer;

function visit(node: unknown, entry: string, found: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) visit(one, entry, found);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const record = node as Readonly<Record<string, unknown>>;
  const { each } = record;
  const list = typeof each === 'string' ? onFrom(entry, each) : undefined;
  if (list !== undefined) found.add(list);
  const inside = list === undefined ? entry : `${list}/*`;
  for (const [key, value] of Object.entries(record)) {
    if (typeof value !== 'string') visit(value, inside, found);
    else if (POINTERS.has(key)) found.add(onFrom(inside, value));
    else if (key === 'item') found.add(`${inside}${value}`);
  }
}

/** Pointers without repetition, in the order of the template. */
export function pointersOf(template: CardTemplate): string[] {
  const found = new Set<string>();
  const { front, back, more = [], themes = [] } = template;
  for (const part of [front, back, more, themes]) visit(part, '', found);
  return [...found];
}
