/** Explains with texts of the quick reference how the game scores. Before a choice is made, lists all scenarios or Subplots. */
import type { ScoreCell, ScoreSection } from '../../../../play/log/score-sheet.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SuOptions } from '../../options.ts';
import { createReferenceOptions, formatReferenceRow } from '../../reference/message-row.ts';
import { SCENARIOS as SCENARIO_FACTS, SUBPLOTS as SUBPLOT_FACTS } from '../../reference/play.ts';
import type { SectionFact } from '../../reference/types.ts';
import { SCENARIOS, SUBPLOTS, type Subplot, type SuEncounter } from '../state.ts';

/** Formats a row of the quick reference with its name in bold. A name that ends with punctuation gets no colon. */
function formatRule(translate: Translate, ruleId: string, sectionFact: SectionFact, options: SuOptions): string {
  const rowFact = sectionFact.rows.find((row) => row.id === ruleId);
  if (!rowFact) return ruleId;
  const { name = ruleId, text = '' } = formatReferenceRow(
    translate,
    sectionFact,
    rowFact,
    createReferenceOptions(options),
  );
  return `*${/[!?.]$/.test(name) ? name : `${name}:`}* ${text}`;
}

/** The `part` of a column is its share of the width. */
const SINGLE_COLUMN = [{ head: '', part: 1 }];

export function createScenarioSection(
  translate: Translate,
  { state: { scenario }, options }: SuEncounter,
): ScoreSection {
  const formatRuleRow = (scenarioId: string) => formatRule(translate, scenarioId, SCENARIO_FACTS, options);
  const rows =
    scenario === null
      ? SCENARIOS.map((scenarioId): ScoreCell[] => [{ tick: false, isRich: true, text: formatRuleRow(scenarioId) }])
      : [[{ isRich: true, text: formatRuleRow(scenario) }]];
  return {
    title: scenario === null ? translate('suScore.chooseScenario') : translate('suScore.scenario'),
    columns: SINGLE_COLUMN,
    rows,
  };
}

/** Lists the picked Subplots and ticks the Subplots that scored. Before the picks, lists all Subplots with a box for each side. */
export function createSubplotSection(translate: Translate, { state, seats, options }: SuEncounter): ScoreSection {
  const formatRuleRow = (subplotId: Subplot) => formatRule(translate, subplotId, SUBPLOT_FACTS, options);
  const columns = [
    { head: '', part: 3.4 },
    { head: '', part: 1.6 },
  ];
  if (!state.extra.hasSubplots) {
    const sideBoxes = seats.map(({ name }) => ({ label: name, isTicked: false }));
    const rows = SUBPLOTS.map((subplotId): ScoreCell[] => [
      { isRich: true, text: formatRuleRow(subplotId) },
      { boxes: sideBoxes },
    ]);
    return { title: translate('suScore.chooseSubplots'), columns, rows };
  }
  if (state.subplots.length === 0)
    return { title: translate('suScore.subplotsHead'), columns, rows: [[{ text: translate('suScore.noSubplots') }]] };
  const getSideName = (sideId: string): string => seats.find(({ id }) => id === sideId)?.name ?? sideId;
  const rows = state.subplots.map(({ side: sideId, subplot }): ScoreCell[] => [
    { tick: hasScored(state, subplot), isRich: true, text: formatRuleRow(subplot) },
    { text: getSideName(sideId), below: translate('suScore.whoseSubplot') },
  ]);
  return { title: translate('suScore.subplots'), columns, rows };
}

function hasScored({ firstBlood, leaderTaken, markers }: SuEncounter['state'], subplot: Subplot): boolean {
  if (subplot === 'first-blood') return firstBlood;
  if (subplot === 'take-their-leader') return leaderTaken;
  return [...markers.values()].some(({ kind, resolved }) => kind === subplot && resolved);
}
