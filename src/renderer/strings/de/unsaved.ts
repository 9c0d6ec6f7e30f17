import type { Translation } from '../../../shared/i18n/translation.ts';
import type { UNSAVED } from '../unsaved.ts';

export const UNSAVED_DE: Translation<typeof UNSAVED> = {
  title: 'Deine letzten Änderungen sind noch nicht gespeichert',
  text: 'Du kannst weiterarbeiten: Rollcall behält deine Änderungen und speichert sie, sobald es geht. Solange dieses Fenster offen ist, geht nichts verloren.',
  goneTitle: 'Deine Bibliothek wurde gelöscht',
  goneText:
    'Ein anderer Tab oder der Browser hat sie gelöscht, während dieses Fenster offen war. Alles, was du hier siehst, ist noch in diesem Fenster, aber nicht gespeichert. Speichere alles neu oder in eine Datei.',
  retry: 'Noch einmal versuchen',
  rebuild: 'Alles neu speichern',
  rebuildFailed: (reason) =>
    `Deine Bibliothek konnte nicht neu gespeichert werden: ${reason} In diesem Fenster ist sie noch da.`,
  saveToFile: 'In eine Datei speichern…',
  fileSaved: (name) => `Alles ist in ${name} gespeichert. Du kannst diese Datei später importieren.`,
  fileFailed: (reason) => `Die Datei konnte nicht gespeichert werden: ${reason}`,
};
