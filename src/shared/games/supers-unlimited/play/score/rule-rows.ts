/** What scores when, in the words of the quick reference: the scenario and the Subplots of this game, or all to choose from. */
import type { ScoreCell, ScoreSection } from '../../../../play/log/score-sheet.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuOptions } from '../../options.ts';
import { messageRow, toTableOptions } from '../../reference/message-row.ts';
import { SCENARIOS as SCENARIO_FACTS, SUBPLOTS as SUBPLOT_FACTS } from '../../reference/play.ts';
import type { SectionFact } from '../../reference/types.ts';
import { SCENARIOS, SUBPLOTS, type Subplot, type SuEncounter } from '../state.ts';

/** The row of the quick reference: its name in bold, then what it says. */
function ruleText(translate: Translate, id: string, facts: SectionFact, options: SuOptions): string {
  const fact = facts.rows.find((row) => row.id === id);
  if (!fact) return id;
  const { name = id, text = '' } = messageRow(translate, facts, fact, toTableOptions(options));
  return `*${/[!?.]$/.test(name) ? name : `${name}:`}* ${text}`;
}

const ONE = [{ head: '', part: 1 }];

export function scenarioSection(translate: Translate, { state: { scenario }, options }: SuEncounter): ScoreSection {
  const textOf = (id: string) => ruleText(translate, id, SCENARIO_FACTS, options);
  const rows =
    scenario === null
      ? SCENARIOS.map((id): ScoreCell[] => [{ tick: false, isRich: true, text: textOf(id) }])
      : [[{ isRich: true, text: textOf(scenario) }]];
  return {
    title: scenario === null ? translate('suScore.chooseScenario') : translate('suScore.scenario'),
    columns: ONE,
    rows,
  };
}

/** Those that were picked, ticked once they have scored; before anybody has, all of them with a box for each side. */
export function subplotSection(translate: Translate, { state, seats, options }: SuEncounter): ScoreSection {
  const textOf = (id: Subplot) => ruleText(translate, id, SUBPLOT_FACTS, options);
  const columns = [
    { head: '', part: 3.4 },
    { head: '', part: 1.6 },
  ];
  if (!state.extra.hasSubplots) {
    const boxes = seats.map(({ name }) => ({ label: name, isTicked: false }));
    const rows = SUBPLOTS.map((id): ScoreCell[] => [{ isRich: true, text: textOf(id) }, { boxes }]);
    return { title: translate('suScore.chooseSubplots'), columns, rows };
  }
  if (state.subplots.length === 0)
    return { title: translate('suScore.subplotsHead'), columns, rows: [[{ text: translate('suScore.noSubplots') }]] };
  const name = (side: string): string => seats.find(({ id }) => id === side)?.name ?? side;
  const rows = state.subplots.map(({ side, subplot }): ScoreCell[] => [
    { tick: hasScored(state, subplot), isRich: true, text: textOf(subplot) },
    { text: name(side), below: translate('suScore.whoseSubplot') },
  ]);
  return { title: translate('suScore.subplots'), columns, rows };
}

function hasScored({ firstBlood, leaderTaken, markers }: SuEncounter['state'], subplot: Subplot): boolean {
  if (subplot === 'first-blood') return firstBlood;
  if (subplot === 'take-their-leader') return leaderTaken;
  return [...markers.values()].some(({ kind, resolved }) => kind === subplot && resolved);
}
