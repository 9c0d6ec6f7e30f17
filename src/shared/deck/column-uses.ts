/** Finds the columns that a template for decks uses, and how it uses them. */
import { getPartPointers } from '../card/binding/pointers.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { parsePointer } from '../document/pointer.ts';

interface ColumnUses {
  /** The column names in the order of the template. */
  readonly columnNames: readonly string[];
  readonly kindByColumn: ReadonlyMap<string, 'picture' | 'list'>;
}

const usesCache = new WeakMap<CardTemplate, ColumnUses>();

function getUses(template: CardTemplate): ColumnUses {
  const cachedUses = usesCache.get(template);
  if (cachedUses !== undefined) return cachedUses;
  const { front, back, more: moreSides = [], themes = [] } = template;
  const columnNames = new Set<string>();
  const kindByColumn = new Map<string, 'picture' | 'list'>();
  for (const pointer of getPartPointers([front, back, moreSides, themes]).pointers) {
    const [rootName, columnName, innerPart] = parsePointer(pointer);
    if (rootName !== 'row' || columnName === undefined) continue;
    columnNames.add(columnName);
    if (innerPart === 'drawing') kindByColumn.set(columnName, 'picture');
    // A template repeats a list by pointing at its entries (`/*`), or by naming the list in `each`.
    else if (innerPart === '*' || isRepeated(template, pointer)) kindByColumn.set(columnName, 'list');
  }
  const columnUses = { columnNames: [...columnNames], kindByColumn };
  usesCache.set(template, columnUses);
  return columnUses;
}

/** Whether `each` names this pointer anywhere in the template. */
function isRepeated(templateNode: unknown, pointer: string): boolean {
  if (typeof templateNode !== 'object' || templateNode === null) return false;
  if (!Array.isArray(templateNode) && (templateNode as { each?: unknown }).each === pointer) return true;
  return Object.values(templateNode).some((innerNode) => isRepeated(innerNode, pointer));
}

/** Lists the columns that a template points at, in its order. */
export const listTemplateColumns = (template: CardTemplate): readonly string[] => getUses(template).columnNames;

/** Returns the columns that a template draws as pictures or repeats as lists. Other columns are omitted. */
export const getColumnKinds = (template: CardTemplate): ColumnUses['kindByColumn'] => getUses(template).kindByColumn;
