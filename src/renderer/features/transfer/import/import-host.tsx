import { useState } from 'react';
import { useSources } from '../../../navigation/import-request.ts';
import { useLoaded } from '../../../store/library-context.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';
import { ImportDialog } from './import-dialog.tsx';

/** The import dialog, while there are sources. What comes in is compared with all tables. */
export function ImportHost() {
  const sources = useSources();
  const loaded = useLoaded(TABLE_NAMES);
  const [first] = sources;
  // Dialogs are numbered by the source they began with: what comes after one was closed gets another.
  const [dialog, setDialog] = useState({ first, number: 0 });
  if (dialog.first !== first) setDialog({ first, number: dialog.number + 1 });
  if (first === undefined || !loaded) return null;
  return <ImportDialog key={dialog.number} sources={sources} />;
}
