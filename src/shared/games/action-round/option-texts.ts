/** What each house rule changes, in plain words. */
import type { OptionTexts } from '../../rules/option-texts.ts';

export const OPTION_TEXTS: OptionTexts = [
  {
    title: 'Initiative',
    options: {
      'ar.initMode': {
        label: 'How the order comes about',
        changes: 'Whether the score is written down, or rolled and added to it.',
        values: { typed: 'the score of the card', d20: 'd20 and the score' },
      },
      'ar.initTie': {
        label: 'Ties',
        changes: 'Who goes first among equal scores.',
        values: { modifier: 'the higher number', rollOff: 'a roll' },
      },
    },
  },
  {
    title: 'Actions and Reactions',
    options: {
      'ar.reactionLimit': {
        label: 'Reactions',
        changes: 'In what time there may be one.',
        values: { perSlot: 'in anybody’s turn', perRound: 'between two own turns' },
      },
      'ar.bankQuick': {
        label: 'Unused Quick action',
        changes: 'On: it may serve a Reaction until the next own turn, once.',
      },
      'ar.stackAttackReactions': {
        label: 'Smash and Slam',
        changes: 'On: both may be used on one attack.',
      },
      'ar.chargeUsesMove': {
        label: 'Charge',
        changes: 'On: it takes the Move action, too.',
      },
    },
  },
  {
    title: 'Dice',
    options: {
      'ar.degreeStep': {
        label: 'Size of a degree',
        changes: 'By how much a check has to be better for each further degree.',
      },
      'ar.fortuneDie': {
        label: 'Fortune Die',
        changes: 'On: it is named with Defend.',
      },
      'ar.destinyDie': {
        label: 'Die of Destiny',
        changes: 'What is rolled for Destiny, Fate and Corruption.',
        values: { d6: 'd6', d4: 'd4', d8: 'd8', d10: 'd10', d12: 'd12', d20: 'd20' },
      },
    },
  },
];
