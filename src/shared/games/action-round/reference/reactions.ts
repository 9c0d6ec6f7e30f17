/** Reactions, Surge, and dice to spend: C-59 to C-80. */
import { t } from '../../../i18n/phrases.ts';
import type { ReferenceRow } from '../../../rules/reference.ts';
import { hasDice, hasWits, row, type Table } from './row.ts';

export const reactions = ({ options, has }: Table): ReferenceRow[] => [
  row(
    'opportunity',
    'C-66',
    'Opportunity Attack',
    t`A Close attack on who gives you the chance in a square you threaten: all you can reach, if you are armed.${has(hasWits) ? t` With Wits, in a Conflict or Challenge, a Court attack within conversation.` : ''}`,
  ),
  row('surge', 'C-67', 'Surge', t`One benefit, below; once a turn.`),
  row('smash', 'C-77', 'Smash', t`On a hit, roll damage or effect instead of passive 10.`),
  row(
    'slam',
    'C-78',
    'Slam',
    t`+1 for each 10 ft moved before the attack, up to +5; your Toughness resists your own base damage.${options['ar.stackAttackReactions'] ? t` May join a Smash.` : t` Not with a Smash.`}`,
  ),
  row(
    'raise',
    'C-79',
    'Raise',
    t`Before a roll, DC +5, once or twice. Each: 2 degrees more on success, 1 degree worse on failure.`,
  ),
  row('hunch', 'C-80', 'Hunch', t`Before a skill check: Intuition, Easy; Advantage as in the table.`),
  row('trigger', 'C-23', t`Readied action`, t`When its trigger comes.`),
];

export const surge = (): readonly ReferenceRow[] => [
  row('additional', 'C-75', t`Action`, t`One more Standard in your turn; it may be swapped.`),
  row('alternate', 'C-68', t`Effect`, t`An Alternate Effect until the encounter ends.`),
  row('boost', 'C-69', 'Boost', t`A Trait +1 until the end of your next turn.`),
  row('burst', 'C-70', 'Burst', t`No Disadvantages, or none of their Advantages, until the end of your next turn.`),
  row('edge', 'C-71', 'Edge', t`One rank of an Edge until the encounter ends.`),
  row('counter', 'C-72', 'Counter', t`An effect used on you; or Avert, or Deflect.`),
  row('resistance', 'C-73', 'Resistance', t`One more check against something ongoing.`),
  row('retry', 'C-74', 'Retry', t`What may only be tried again so.`),
  row(
    'cost',
    'C-76',
    t`The price`,
    t`At the start of your next turn: fatigued, then exhausted, then incapacitated. Immunity does not help; Recover with a die before that does.`,
  ),
];

export const dice = ({ options, has }: Table): ReferenceRow[] => {
  if (!has(hasDice)) return [];
  const die = options['ar.destinyDie'];
  return [
    row('spend', 'C-59', t`Spend`, t`One ${die}, free, at any time; not on another’s roll.`),
    row('coup', 'C-60', 'Coup', t`Half of it, rounded up, as degrees on a success.`),
    row('edit', 'C-61', t`Edit the scene`, t`Half of it, rounded up, as ranks of Advantage; the GM may refuse.`),
    row('improve', 'C-62', t`Improve`, t`Add it to a check.`),
    row('inspiration', 'C-63', 'Inspiration', t`A hint from the GM.`),
    row(
      'recover-die',
      'C-64',
      'Recover',
      t`At once, still +1 Stress. Unconscious: only on a 6. Dying: a 1 is a failed death save.`,
    ),
    row('stunt-die', 'C-65', 'Stunt', t`Added to a hit.`),
  ];
};
