import { computeFingerprint } from '../../../../shared/document/fingerprint/fingerprint.ts';
import { formatDocument } from '../../../../shared/document/format-document.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { decodeText } from '../../../../shared/spreadsheet/decode-text.ts';
import { makeSafeStem } from '../../../../shared/text/file-name.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { copyText } from '../../../components/copy-text.ts';
import { attempt, reportFailure } from '../../../failures/report-failure.ts';
import type { SourceFile } from '../../../navigation/import-source.ts';
import { pickFiles } from '../../../platform/pick-files.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { SavedSubmission } from '../../../store/events/submissions.ts';
import { describeReplacingLists } from '../../../strings/documents/events.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { toast } from '../../../toasts/toasts.ts';
import type { EventLists } from './event-lists.ts';
import { apart } from './incoming-names.ts';
import { NoTable, NotKept } from './lists-errors.ts';
import type { Names, ShownList } from './messages.ts';
import { playerMessage } from './player-message.ts';
import { reportLanguage } from './report-language.ts';

/** The maximum number of letters of the event's name in a file name. */
const MOST_LETTERS = 100;

export type ListsActions = ReturnType<typeof actionsFor>;

const named = (file: File): SourceFile => ({ name: file.webkitRelativePath || file.name, bytes: file });

/** Creates the actions on the lists of an event. `names` maps the ids of the library's characters to their names. */
export function actionsFor(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  lists: EventLists,
  event: EventPack,
  names: () => Names,
) {
  const undo = (gone: readonly SavedSubmission[]) => ({
    label: translate('shell.undo'),
    run: () => attempt(lists.putBack(gone, event), 'eventLists.failed'),
  });
  const take = async (files: readonly SourceFile[]) => {
    if (files.length === 0) return;
    try {
      const replaced = await lists.add(apart(files), event);
      if (replaced.length > 0)
        toast(
          describeReplacingLists(
            translate,
            replaced.map(({ name }) => name),
          ),
          { action: undo(replaced) },
        );
    } catch (error) {
      if (error instanceof NotKept) reportFailure(error, 'eventLists.notKept');
      else throw error;
    }
  };
  return {
    take,
    files: async () => take((await pickFiles('.json,.rollcall,.zip')).map(named)),
    folder: async () => take((await pickFiles('', true)).map(named)),
    compareNot: () => lists.compare(undefined, event),
    async clear() {
      const { files } = lists.store.getState();
      const gone = await lists.clear();
      toast(translate('eventLists.cleared', { n: files }), { action: undo(gone) });
    },
    async remove(file: string) {
      const gone = await lists.remove(file, event);
      toast(translate('eventLists.removed', { file: shortenName(gone[0]?.name ?? file) }), { action: undo(gone) });
    },
    setExpected: (expected: readonly string[]) => lists.note((notes) => ({ ...notes, expected }), event),
    /** Sets the player of a file; an empty name means that the player is unknown. */
    setPlayer: (file: string, player: string) =>
      lists.note((notes) => ({ ...notes, players: { ...notes.players, [file]: player } }), event),
    async letCount(file: string, player: string | undefined) {
      const others = (lists.store.getState().judged?.lists ?? []).filter((one) => one.player === player);
      const files = new Set(others.map((one) => one.file));
      await lists.note(
        (notes) => ({ ...notes, counting: [...notes.counting.filter((one) => !files.has(one)), file] }),
        event,
      );
    },
    copyMessage: (list: ShownList) =>
      copyText(
        translate,
        playerMessage(translate, list, {
          name: event.name || event.id,
          fingerprint: computeFingerprint(gameCatalog, event),
        }),
        translate('eventLists.messageCopied'),
      ),
    /** Saves the team as a file that its player can open. */
    async saveCopy(team: Team) {
      const name = `${makeSafeStem(team.name, MOST_LETTERS) || team.id}.team.json`;
      const reply = await saveFile(name, new TextEncoder().encode(formatDocument(team)), 'application/json');
      if (reply.saved) toast(translate('eventLists.saved', { name: reply.name }));
    },
    /** Replaces the list with its complete repaired copy. */
    async putInPlace(file: string, team: Team) {
      const back = await lists.replace(file, new Blob([formatDocument(team)]), team.id, event);
      toast(translate('eventLists.inPlace', { name: shortenName(team.name) }), {
        action: { label: translate('shell.undo'), run: () => attempt(back(event), 'eventLists.failed') },
      });
    },
    async compare() {
      const [file] = await pickFiles('.csv');
      if (file === undefined) return;
      try {
        // A spreadsheet program may have saved the table in its own encoding.
        const { text } = await decodeText(new Uint8Array(await file.arrayBuffer()));
        await lists.compare({ file: file.name, text }, event);
      } catch (error) {
        if (error instanceof NoTable)
          toast(translate('eventLists.noTable', { file: shortenName(error.message) }), { kind: 'failed' });
        else throw error;
      }
    },
    async save(kind: 'table' | 'pages') {
      const bytes = await lists.make(kind, reportLanguage(translate), names());
      if (bytes === undefined) return;
      const stem = makeSafeStem(event.name, MOST_LETTERS) || event.id;
      const [name, type] =
        kind === 'table' ? [`${stem} verdicts.csv`, 'text/csv'] : [`${stem} report.pdf`, 'application/pdf'];
      const reply = await saveFile(name, bytes, type);
      if (!reply.saved) return;
      toast(translate('eventLists.saved', { name: reply.name }));
      if (kind === 'pages') await lists.noteReport(Date.now(), event);
    },
  };
}
