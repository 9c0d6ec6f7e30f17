import type { Translate } from '../../../../shared/texts/translate.ts';
import type { Command } from '../../../commands/command.ts';
import { type ExportSubject, startExport } from '../../../navigation/export-request.ts';

/** This shortcut is free in every browser. */
const KEYS = 'mod+e';

/** The command that exports what a screen shows; the subject is determined when it is run. */
export const exportCommand = (translate: Translate, subject: () => ExportSubject): Command => ({
  id: 'export',
  label: translate('export.command'),
  shortcut: KEYS,
  run: () => startExport(subject()),
});
