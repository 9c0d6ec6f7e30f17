import { useEffect } from 'react';
import { createLazyPart } from '../../components/lazy/lazy-part.tsx';
import { hideVersions, useVersionsSubject } from '../../navigation/versions-request.ts';

const VersionsDialog = createLazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog);

/** Shows the versions of a document while they are open. Another address closes them, such as that of another document. */
export function VersionsHost() {
  const subject = useVersionsSubject();
  useEffect(() => {
    window.addEventListener('hashchange', hideVersions);
    return () => window.removeEventListener('hashchange', hideVersions);
  }, []);
  return subject === undefined ? null : <VersionsDialog key={`${subject.table}/${subject.id}`} subject={subject} />;
}
