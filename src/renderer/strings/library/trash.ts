import { LIMITS } from '../../../shared/base/limits.ts';
import { EDITING } from '../documents/editing.ts';
import { shortName } from '../documents/short-name.ts';

const WHEN = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** One by its name, several by their number. */
const some = (count: number, name: string | undefined): string =>
  name === undefined
    ? count === 1
      ? '1 document'
      : `${count.toLocaleString('en')} documents`
    : name === ''
      ? EDITING.unnamed
      : shortName(name);

/** What the trash says. */
export const TRASH = {
  list: 'What was deleted',
  emptyTitle: 'The trash is empty',
  emptyText: `What you delete waits here for ${LIMITS.trashDays} days and can be brought back.`,
  intro: (count: number) =>
    `${some(count, undefined)} in the trash. Each goes for good ${LIMITS.trashDays} days after it was deleted.`,
  deletedAt: (at: number) => `Deleted ${WHEN.format(at)}`,
  left: (days: number) => (days === 0 ? 'Goes any day now' : days === 1 ? '1 day left' : `${days} days left`),
  bringBackAll: 'Bring all back',
  bringBackSelected: 'Bring back',
  bringBackOf: (name: string) => `Bring back ${shortName(name)}`,
  empty: 'Empty the trash',
  deleteSelected: 'Delete for good',
  deleteOf: (name: string) => `Delete ${shortName(name)} for good`,
  deleteForGood: 'Delete for good',
  askTitle: 'Delete for good?',
  ask: (count: number, name: string | undefined) =>
    `${some(count, name)} will be gone, and undo will not bring ${count === 1 ? 'it' : 'them'} back.`,
  back: (count: number, name: string | undefined, renamed: number) =>
    `${some(count, name)} ${count === 1 ? 'is' : 'are'} back.${
      renamed === 0
        ? ''
        : count === 1
          ? ' Another document has its id by now: both are kept, this one under a new id.'
          : ` The ids of ${renamed} were taken by now: both are kept, the old ones under new ids.`
    }`,
  notBack: (reason: string) => `Could not bring it back. ${reason} It is still in the trash.`,
  gone: (count: number, name: string | undefined) =>
    `${some(count, name)} ${count === 1 ? 'is' : 'are'} gone for good.`,
  notGone: (reason: string) => `Could not delete for good. ${reason} Everything is still in the trash.`,
};
