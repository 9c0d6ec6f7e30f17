import { useState } from 'react';
import { useSources } from '../../../navigation/import-request.ts';
import { useLoaded } from '../../../store/library-context.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';
import { ImportDialog } from './import-dialog.tsx';

/**
 * Shows the import dialog while there are sources. It loads all document stores, because the import is compared with
 * them.
 */
export function ImportHost() {
  const sources = useSources();
  const loaded = useLoaded(TABLE_NAMES);
  const [first] = sources;
  // A dialog is numbered by its first source, so that sources that come after it was closed get a new dialog.
  const [dialog, setDialog] = useState({ first, number: 0 });
  if (dialog.first !== first) setDialog({ first, number: dialog.number + 1 });
  if (first === undefined || !loaded) return null;
  return <ImportDialog key={dialog.number} sources={sources} />;
}
