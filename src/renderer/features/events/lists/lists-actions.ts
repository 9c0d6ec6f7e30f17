import { documentText } from '../../../../shared/document/document-text.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import { safeStem } from '../../../../shared/text/file-name.ts';
import { toast } from '../../../app/toasts/toasts.ts';
import { attempt, reportFailure } from '../../../failures/report-failure.ts';
import { pickFiles } from '../../../platform/pick-files.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { KeptList } from '../../../store/lists.ts';
import { EVENT_LISTS } from '../../../strings/documents/events.ts';
import { SHELL } from '../../../strings/shell.ts';
import type { SourceFile } from '../../transfer/import/source.ts';
import { type EventLists, NoTable, NotKept } from './event-lists.ts';

/** Letters of the event in a file name. */
const MOST_LETTERS = 100;

export type ListsActions = ReturnType<typeof actionsFor>;

const named = (file: File): SourceFile => ({ name: file.webkitRelativePath || file.name, bytes: file });

/** What can be done with the lists of an event as a whole. */
export function actionsFor(lists: EventLists, event: EventPack) {
  const take = async (files: readonly SourceFile[]) => {
    if (files.length === 0) return;
    try {
      await lists.add(files, event);
    } catch (error) {
      if (error instanceof NotKept) reportFailure(error, EVENT_LISTS.notKept);
      else throw error;
    }
  };
  const undo = (gone: readonly KeptList[]) => ({
    label: SHELL.undo,
    run: () => attempt(lists.putBack(gone, event), EVENT_LISTS.failed),
  });
  return {
    take,
    files: async () => take((await pickFiles('.json,.rollcall,.zip')).map(named)),
    folder: async () => take((await pickFiles('', true)).map(named)),
    compareNot: () => lists.compare(undefined, event),
    async clear() {
      const { files } = lists.snapshot();
      const gone = await lists.clear();
      toast(EVENT_LISTS.cleared(files), { action: undo(gone) });
    },
    async remove(file: string) {
      const gone = await lists.remove(file, event);
      toast(EVENT_LISTS.removed(gone[0]?.name ?? file), { action: undo(gone) });
    },
    /** The repaired copy, whole, becomes the list. */
    async putInPlace(file: string, team: Team) {
      const back = await lists.replace(file, new Blob([documentText(team)]), team.id, event);
      toast(EVENT_LISTS.inPlace(team.name), {
        action: { label: SHELL.undo, run: () => attempt(back(event), EVENT_LISTS.failed) },
      });
    },
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
