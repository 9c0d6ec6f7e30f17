/** What a template for rows does with the columns it points at. */
import { pointersIn } from '../card/binding/pointers.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { segments } from '../document/pointer.ts';

interface Uses {
  /** In the order of the template. */
  readonly names: readonly string[];
  readonly kinds: ReadonlyMap<string, 'picture' | 'list'>;
}

const known = new WeakMap<CardTemplate, Uses>();

function usesOf(template: CardTemplate): Uses {
  const held = known.get(template);
  if (held !== undefined) return held;
  const { front, back, more = [], themes = [] } = template;
  const names = new Set<string>();
  const kinds = new Map<string, 'picture' | 'list'>();
  for (const place of pointersIn([front, back, more, themes]).pointers) {
    const [root, column, part] = segments(place);
    if (root !== 'row' || column === undefined) continue;
    names.add(column);
    if (part === 'drawing') kinds.set(column, 'picture');
    // Where a list is repeated, its entries are pointed at or its tags drawn.
    else if (part === '*' || isRepeated(template, place)) kinds.set(column, 'list');
  }
  const uses = { names: [...names], kinds };
  known.set(template, uses);
  return uses;
}

/** Whether `each` names this pointer anywhere in the template. */
function isRepeated(node: unknown, place: string): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (!Array.isArray(node) && (node as { each?: unknown }).each === place) return true;
  return Object.values(node).some((inner) => isRepeated(inner, place));
}

/** The names of columns that a template points at, in its order. */
export const columnsOfTemplate = (template: CardTemplate): readonly string[] => usesOf(template).names;

/** The columns that it draws as pictures or repeats as lists; all others are printed as they are. */
export const columnUses = (template: CardTemplate): Uses['kinds'] => usesOf(template).kinds;
