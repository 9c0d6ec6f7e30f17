import type { EventPack } from '../../../../shared/document/schema.ts';
import { safeStem } from '../../../../shared/text/file-name.ts';
import { toast } from '../../../app/toasts/toasts.ts';
import { pickFiles } from '../../../platform/pick-files.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { EVENT_LISTS } from '../../../strings/documents/events.ts';
import type { SourceFile } from '../../transfer/import/source.ts';
import { type EventLists, NoTable } from './event-lists.ts';

/** Letters of the event in a file name. */
const MOST_LETTERS = 100;

export type ListsActions = ReturnType<typeof actionsFor>;

const named = (file: File): SourceFile => ({ name: file.webkitRelativePath || file.name, bytes: file });

/** What can be done with the lists of an event as a whole. */
export function actionsFor(lists: EventLists, event: EventPack) {
  const take = async (files: readonly SourceFile[]) => {
    if (files.length > 0) await lists.add(files, event);
  };
  return {
    take,
    files: async () => take((await pickFiles('.json,.rollcall,.zip')).map(named)),
    folder: async () => take((await pickFiles('', true)).map(named)),
    compareNot: () => lists.compare(undefined, event),
    clear: () => lists.clear(),
    async compare() {
      const [file] = await pickFiles('.csv');
      if (file === undefined) return;
      try {
        await lists.compare({ file: file.name, text: await file.text() }, event);
      } catch (error) {
        if (error instanceof NoTable) toast(EVENT_LISTS.noTable(error.message), { kind: 'failed' });
        else throw error;
      }
    },
    async save(kind: 'table' | 'pages') {
      const bytes = await lists.make(kind);
      if (bytes === undefined) return;
      const stem = safeStem(event.name, MOST_LETTERS) || event.id;
      const [name, type] =
        kind === 'table' ? [`${stem} verdicts.csv`, 'text/csv'] : [`${stem} report.pdf`, 'application/pdf'];
      const reply = await saveFile(name, bytes, type);
      if (reply.saved) toast(EVENT_LISTS.saved(reply.name));
    },
  };
}
