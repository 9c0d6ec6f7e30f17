/** Where a template asks of a field what it cannot say: a list for one text, one text for its entries. */
import { placeName } from './template/place-name.ts';
import type { CardTemplate } from './template.ts';

export interface Misread {
  readonly field: string;
  /** `front[3] (text)`. */
  readonly place: string;
  /** The key that would read it. */
  readonly use: 'each' | 'is' | 'has' | 'parts';
}

type Path = readonly PropertyKey[];
const CONDITIONS: ReadonlySet<PropertyKey> = new Set(['when', 'all', 'any', 'not']);

/** The element that stands at a path, as the problems of a template name it. */
export function elementAt(template: CardTemplate, path: Path): string {
  const { at, element } = placeName(template, path);
  return element === undefined ? at : `${at} (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
}

/** What should be asked of a field instead; undefined when it can say what it is asked. */
function instead(
  node: Readonly<Record<string, unknown>>,
  isCondition: boolean,
  shape: Shape,
): Misread['use'] | undefined {
  const { is, has } = node;
  if (isCondition) {
    if (shape === 'list' && is !== undefined) return 'has';
    return shape === 'text' && has !== undefined ? 'is' : undefined;
  }
  // What has a notation of its own is more than its parts.
  if (node.as === 'attack') return undefined;
  return shape === 'list' ? 'each' : shape === 'parts' ? 'parts' : undefined;
}

type Shape = 'list' | 'parts' | 'text' | 'unknown';

/** What a field is, by the fields there are: entries make it a list, keys below it something that has parts. */
function shapeOf(field: string, known: readonly string[]): Shape {
  if (known.includes(`${field}/*`)) return 'list';
  if (known.some((one) => one.startsWith(`${field}/`))) return 'parts';
  return known.includes(field) ? 'text' : 'unknown';
}

/** Every such place of all sides and themes; fields inside of entries are passed over. */
export function misreadFields(template: CardTemplate, known: readonly string[]): Misread[] {
  const found: Misread[] = [];
  const visit = (node: unknown, path: Path, isCondition: boolean): void => {
    if (typeof node !== 'object' || node === null) return;
    const record = node as Readonly<Record<string, unknown>>;
    const { at } = record;
    const use = typeof at === 'string' ? instead(record, isCondition, shapeOf(at, known)) : undefined;
    if (typeof at === 'string' && use !== undefined) found.push({ field: at, place: elementAt(template, path), use });
    for (const [key, value] of Object.entries(record)) {
      const inner = [...path, Array.isArray(node) ? Number(key) : key];
      visit(value, inner, Array.isArray(node) ? isCondition : CONDITIONS.has(key));
    }
  };
  for (const part of ['front', 'back', 'more', 'themes'] as const) visit(template[part], [part], false);
  return found;
}
