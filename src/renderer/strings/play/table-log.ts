import { shortName } from '../documents/short-name.ts';

const count = (n: number, one: string, many: string): string =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('en')} ${many}`;

/** What the log at the table says. */
export const LOG = {
  title: 'Log',
  list: 'Events, newest first',
  empty: 'Nothing has happened yet. What is done at the table is written here.',
  count: (n: number) => count(n, 'event', 'events'),
  shown: (shown: number, all: number) => `${shown.toLocaleString('en')} of ${count(all, 'event', 'events')}`,
  find: 'Find in the log',
  findHint: 'Find',
  about: 'Events about',
  everybody: 'Everybody',
  showAll: 'Show all',
  nothingFound: 'No event fits.',
  noteLabel: 'Note for the log',
  noteHint: 'Write a note',
  noteAdd: 'Add the note',

  now: 'Now',
  correction: 'Correction',
  refused: 'Refused',
  takenBack: 'Taken back',
  event: 'Event',
  goBack: (n: number) => `Go back to here: after event ${n}`,
  takeBack: (n: number) => `Take back event ${n}`,
  playUpTo: (n: number) => `Play again up to here: event ${n}`,
  begin: 'Before the first event',
  goToBegin: 'Go back to before the first event',
  only: (name: string) => `Only ${shortName(name)}`,
  writeBeside: 'Write beside it',
  changeBeside: 'Change what stands beside it',
  besideKept: 'The note stands beside the event.',
  besideGone: 'The note beside the event is gone.',
  besideLabel: (n: number) => `Beside event ${n}`,
  keep: 'Keep',

  wentBack: (n: number) =>
    `${count(n, 'event was', 'events were')} taken back. They stand above the log until something else is played.`,
  wentForth: (n: number) => `${count(n, 'event was', 'events were')} played again.`,
  playAgain: 'Play them again',
  takeBackAgain: 'Take them back',
  playedOn: 'Something else has been played since then: nothing was changed.',
  showIn: 'In the log',
};
