import type { Translate } from '../../../shared/texts/translate.ts';
import type { Command } from '../../commands/command.ts';
import { showVersions, type VersionsSubject } from '../../navigation/versions-request.ts';

/** Creates the command that shows the versions of a document. */
export const createVersionsCommand = (
  translate: Translate,
  table: VersionsSubject['table'],
  documentId: string,
): Command => ({
  id: 'versions',
  label: translate('versions.command'),
  run: () => showVersions({ table, id: documentId }),
});
