import { useState } from 'react';
import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useSources } from '../../../navigation/import-request.ts';
import { useLoaded } from '../../../store/library-context.ts';
import { TABLE_NAMES } from '../../../store/rows.ts';

const ImportDialog = createLazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/**
 * Shows the import dialog while there are sources. It loads all document stores, because the import is compared with
 * them.
 */
export function ImportHost() {
  const sources = useSources();
  const isLoaded = useLoaded(TABLE_NAMES);
  const [firstSource] = sources;
  // A new first source means that the previous dialog was closed, so the new sources get a new dialog.
  const [numberedDialog, setNumberedDialog] = useState({ firstSource, dialogNumber: 0 });
  if (numberedDialog.firstSource !== firstSource)
    setNumberedDialog({ firstSource, dialogNumber: numberedDialog.dialogNumber + 1 });
  if (firstSource === undefined || !isLoaded) return null;
  return <ImportDialog key={numberedDialog.dialogNumber} sources={sources} />;
}
