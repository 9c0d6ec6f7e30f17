/** The tour through the window, five steps at most. */
export const TOUR = {
  offer: 'Take the tour',
  title: 'Tour',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the tour',
  done: 'Done',
  steps: {
    characters: 'Here are your characters. The samples show what is possible; change or delete them as you like.',
    character:
      'A form at the left, the card that prints at the right. Every rule that is broken is named beside its field.',
    teams: 'Teams are judged while you gather them, and print as cards, roster and quick reference.',
    play: 'On the evening itself Rollcall keeps the order of play, the hit points and the log.',
    rest: 'Ctrl+K finds every command and every document. Whatever you do can be taken back, and everything is saved while you type.',
  },
};
