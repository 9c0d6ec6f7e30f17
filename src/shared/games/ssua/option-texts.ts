/** What each house rule changes, in plain words. */
import type { OptionTexts } from '../../rules/option-texts.ts';

export const OPTION_TEXTS: OptionTexts = [
  {
    title: 'Dice and initiative',
    options: {
      'ssua.sixCountsTwo': {
        label: 'A 6 is two goals',
        changes: 'On: a 6 counts two goals; off: one, as a 4 and a 5 do.',
      },
      'ssua.initTie': {
        label: 'Ties for the initiative',
        changes: 'Who goes first among teams with as many goals.',
        values: { higherAttribute: 'the higher attribute', reroll: 'a new roll' },
      },
      'ssua.henchmenMayRollIfAlone': {
        label: 'Henchmen alone',
        changes: 'On: a team with only Henchmen left may roll for the initiative.',
      },
    },
  },
  {
    title: 'Turn and movement',
    options: {
      'ssua.passForfeits': {
        label: 'A pass is final',
        changes: 'On: a team that passes gives up one character for the turn; off: it may activate later.',
      },
      'ssua.chargeAttackIsExtra': {
        label: 'Free attack of a charge',
        changes: 'On: it comes besides the one attack of the turn; off: it is that attack.',
      },
      'ssua.chargeMinAp': {
        label: 'Least AP for a charge',
        changes: 'How many AP a charge has to be worth.',
      },
      'ssua.roundApUp': {
        label: 'Part of an AP',
        changes: 'On: the AP of each move are rounded up; off: down.',
      },
    },
  },
];
