import type { Command } from '../../../commands/command.ts';
import { type ExportSubject, startExport } from '../../../navigation/export-request.ts';
import { EXPORT } from '../../../strings/library/export.ts';

/** Free in every browser. */
const KEYS = 'mod+e';

/** The command that exports what a screen shows; the subject is determined when it is run. */
export const exportCommand = (subject: () => ExportSubject): Command => ({
  id: 'export',
  label: EXPORT.command,
  shortcut: KEYS,
  run: () => startExport(subject()),
});
