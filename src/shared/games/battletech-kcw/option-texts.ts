/** What each house rule changes, in plain words. */
import type { OptionTexts } from '../../rules/option-texts.ts';

export const OPTION_TEXTS: OptionTexts = [
  {
    title: 'Initiative',
    options: {
      'bt.rollEachTurn': {
        label: 'Roll every turn',
        changes: 'On: the initiative is rolled anew each turn; off: the dice of the first one stay.',
      },
      'bt.extendedInitMods': {
        label: 'More initiative modifiers',
        changes: 'On: square roots of crew and of units count as well.',
      },
      'bt.pcInfantryUsesPcLine': {
        label: 'Infantry of players',
        changes: 'On: infantry that a player leads uses the line of players.',
      },
      'bt.aeroFirst': {
        label: 'Aerospace first',
        changes: 'On: in a tie aerospace comes before Mechs.',
      },
    },
  },
  {
    title: 'Actions',
    options: {
      'bt.leftoverEnablesAnytime': {
        label: 'Simple Actions left over',
        changes: 'On: whoever has one left may take Anytime Actions that cost more than 1.',
      },
      'bt.actionPack': {
        label: 'List of actions',
        changes: 'On: the public list of actions is offered; off: actions are typed.',
      },
    },
  },
];
