import { useSources } from '../../../navigation/import-request.ts';
import type { Source } from '../../../navigation/import-source.ts';
import { useLoaded } from '../../../store/library-context.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';
import { ImportDialog } from './import-dialog.tsx';

/** Dialogs by the source they began with: what comes after one was closed gets another. */
const numbers = new WeakMap<Source, number>();
let next = 1;

function numberOf(source: Source): number {
  const number = numbers.get(source) ?? next++;
  numbers.set(source, number);
  return number;
}

/** The import dialog, while there are sources. What comes in is compared with all tables. */
export function ImportHost() {
  const sources = useSources();
  const loaded = useLoaded(TABLE_NAMES);
  const [first] = sources;
  if (first === undefined || !loaded) return null;
  return <ImportDialog key={numberOf(first)} sources={sources} />;
}
