/** Words of the log of the Action Round, as people say them. */
import { texts } from '../../../i18n/phrases.ts';
import { shortText } from '../../../play/table/format.ts';

export const NAMES: Readonly<Record<string, string>> = texts({
  'attack-close': 'Close attack',
  'attack-court': 'Court attack',
  'attack-ranged': 'Ranged attack',
  'attack-rumor': 'Rumor attack',
  'pick-up': 'Pick up',
  stand: 'Stand up',
  stance: 'Change stance',
  ammo: 'Ammunition',
  'opportunity-attack': 'Opportunity attack',
  readied: 'Readied action',
  'use-power': 'Use a power',
  'use-skill': 'Use a skill',
  'use-tool': 'Use a tool',
  load: 'Load a weapon',
  'counter-stunt': 'Stunt in return',
  other: 'Something else',
  additional: 'one more Standard',
  alternate: 'alternate effect',
  'next-end': 'to the end of the next turn',
  start: 'to the start of its turn',
  end: 'to the end of its turn',
  encounter: 'for the whole encounter',
});

/** What a word of the log is called: `Close attack` for `attack-close`. */
export const plain = (value: unknown): string => {
  const text =
    typeof value === 'string' && Object.hasOwn(NAMES, value) ? NAMES[value] : shortText(value).replaceAll('-', ' ');
  return text ?? '';
};
