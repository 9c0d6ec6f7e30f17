/** What the turn timer says. */
export const TIMER = {
  label: 'Turn timer',
  of: (limit: string) => `of ${limit}`,
  over: (time: string) => `${time} over`,
  paused: 'paused',
  pause: 'Pause the turn timer',
  resume: 'Go on with the turn timer',
  restart: 'Start the turn timer anew',
  say: 'Say how long the turn has lasted',
  said: (time: string) => `This turn has lasted ${time}.`,

  show: 'Turn timer',
  limit: 'Minutes a turn',
  noLimit: '0 = no limit',
  totals: 'Time of each side',
  hint: 'It counts on this device only.',
};
