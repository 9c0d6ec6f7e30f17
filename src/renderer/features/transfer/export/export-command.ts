import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { type ExportSubject, startExport } from '../../../navigation/export-request.ts';

const SHORTCUT = 'mod+e';

/** Creates the command that exports the documents of a screen. The subject is determined when the command runs. */
export const createExportCommand = (translate: Translate, getSubject: () => ExportSubject): Command => ({
  id: 'export',
  label: translate('export.command'),
  shortcut: SHORTCUT,
  run: () => startExport(getSubject()),
});
