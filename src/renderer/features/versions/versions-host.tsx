import { createLazyPart } from '../../components/lazy/lazy-part.tsx';
import { useVersionsSubject } from '../../navigation/versions-request.ts';

const VersionsDialog = createLazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

/** Shows the versions of a document while they are open. */
export function VersionsHost() {
  const subject = useVersionsSubject();
  return subject === undefined ? null : <VersionsDialog key={`${subject.table}/${subject.id}`} subject={subject} />;
}
