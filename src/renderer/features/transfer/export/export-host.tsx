import { createLazyPart } from '../../../components/lazy/lazy-part.tsx';
import { useExportSubject } from '../../../navigation/export-request.ts';

const ExportDialog = createLazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Shows the export dialog while an export is open. */
export function ExportHost() {
  const subject = useExportSubject();
  return subject === undefined ? null : <ExportDialog subject={subject} />;
}
