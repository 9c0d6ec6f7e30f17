import { shortName } from './short-name.ts';

/** What the two modes of a team say. */
export const TEAM_MODE = {
  title: 'Mode',
  sandbox: 'Sandbox',
  event: 'Event',
  which: 'Event pack',
  atEvent: (name: string) => `Event: ${shortName(name)}`,
  missing: (id: string) => `Event: ${shortName(id)} (not in your library)`,
  unusable: (name: string) => `Event: ${shortName(name)} (its size is not valid)`,
  show: 'Show the pack',
  sandboxHint: 'Everything may be tried: what breaks a rule is only named.',
  eventHint: 'Judged by the event pack. Nobody can be added who breaks a rule.',
  missingHint:
    'The pack of this event is not in your library, so the rules of the event are not known here. Import it, or choose another.',
  unusableHint:
    'The event pack has no valid size, so no team can be judged by it. Correct the size in the pack, or choose another event.',
  noPacks: 'There is no event pack in your library yet. Import the one of your organiser, or make one under Events.',
  refused: (why: string) => `The event refuses this addition. ${why}`,
};
