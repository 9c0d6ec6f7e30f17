/** What scores when, in the words of the quick reference: the scenario and the Subplots of this game, or all to choose from. */
import { t } from '../../../../i18n/phrases.ts';
import type { ScoreCell, ScoreSection } from '../../../../play/log/score-sheet.ts';
import type { SuOptions } from '../../options.ts';
import { SCENARIOS as SCENARIO_FACTS, SUBPLOTS as SUBPLOT_FACTS } from '../../reference/play.ts';
import { referenceRow } from '../../reference/row.ts';
import { PLAY_TEXT } from '../../reference/text/play.ts';
import type { SectionFact, SectionText } from '../../reference/types.ts';
import { SCENARIOS, SUBPLOTS, type Subplot, type SuPlay } from '../state.ts';

/** The row of the quick reference: its name in bold, then what it says. */
function ruleText(id: string, facts: SectionFact, text: SectionText, options: SuOptions): string {
  const fact = facts.rows.find((row) => row.id === id);
  if (!fact) return id;
  const { name = id, text: words = '' } = referenceRow(fact, text, options);
  return `*${/[!?.]$/.test(name) ? name : `${name}:`}* ${words}`;
}

const ONE = [{ head: '', part: 1 }];

export function scenarioSection({ state: { scenario }, options }: SuPlay): ScoreSection {
  const textOf = (id: string) => ruleText(id, SCENARIO_FACTS, PLAY_TEXT.scenarios, options);
  const rows =
    scenario === null
      ? SCENARIOS.map((id): ScoreCell[] => [{ tick: false, isRich: true, text: textOf(id) }])
      : [[{ isRich: true, text: textOf(scenario) }]];
  return { title: scenario === null ? t`Scenario: tick one` : 'Scenario', columns: ONE, rows };
}

/** Those that were picked, ticked once they have scored; before anybody has, all of them with a box for each side. */
export function subplotSection({ state, seats, options }: SuPlay): ScoreSection {
  const textOf = (id: Subplot) => ruleText(id, SUBPLOT_FACTS, PLAY_TEXT.subplots, options);
  const columns = [
    { head: '', part: 3.4 },
    { head: '', part: 1.6 },
  ];
  if (!state.extra.hasSubplots) {
    const boxes = seats.map(({ name }) => ({ label: name, isTicked: false }));
    const rows = SUBPLOTS.map((id): ScoreCell[] => [{ isRich: true, text: textOf(id) }, { boxes }]);
    return { title: t`Subplots: tick who has which`, columns, rows };
  }
  if (state.subplots.length === 0) return { title: 'Subplots', columns, rows: [[{ text: t`Played without.` }]] };
  const name = (side: string): string => seats.find(({ id }) => id === side)?.name ?? side;
  const rows = state.subplots.map(({ side, subplot }): ScoreCell[] => [
    { tick: hasScored(state, subplot), isRich: true, text: textOf(subplot) },
    { text: name(side), below: t`Whose Subplot it is` },
  ]);
  return { title: t`Subplots: ticked once they have scored`, columns, rows };
}

function hasScored({ firstBlood, leaderTaken, markers }: SuPlay['state'], subplot: Subplot): boolean {
  if (subplot === 'first-blood') return firstBlood;
  if (subplot === 'take-their-leader') return leaderTaken;
  return [...markers.values()].some(({ kind, resolved }) => kind === subplot && resolved);
}
