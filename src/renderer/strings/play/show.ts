/** What a second screen says that shows a game. */
export const SHOW = {
  open: 'Second screen',
  notOpened: (reason: string) => `The second screen could not be opened: ${reason}`,
  title: (name: string) => (name === '' ? 'A game' : name),
  round: 'Round',
  follows: (names: readonly string[], more: number) => `Then ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  waits: (duty: string) => `Waits for: ${duty}`,
  out: (names: readonly string[]) => `Out: ${names.join(', ')}`,
  last: 'Last',
  nothingYet: 'Nothing has happened yet.',
  more: (n: number) => `and ${n} more`,
  blocked: 'It cannot be played yet',
  blockedText: 'The other window says why; this one goes on by itself.',
  gone: 'This game is not in the library any more',
  goneText: 'Close this window, or bring the game back in the other one.',
};
