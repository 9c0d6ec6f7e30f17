/** Puts together what the line-up of an encounter shows: who sits at the table, side by side. */

import { LIMITS } from '../../base/limits.ts';
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';
import type { Character } from '../../document/schema.ts';
import { modelsOf } from '../../play/encounter/encounter-rules.ts';
import { modelNumbersOf, numberedName } from '../../play/encounter/model-numbers.ts';
import type { PlayedGame } from '../../play/played-game.ts';
import { openEncounter } from '../../play/replay.ts';
import { changedInWords } from '../../rules/option-texts.ts';
import type { OptionLayer } from '../../rules/options.ts';
import type { PlayRowRules } from '../../rules/play-row.ts';
import { formatText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { printedName } from '../kit/printed.ts';
import type { RosterData, RosterMember } from './roster-data.ts';
import { findingOf, printedCell, unknownRow } from './roster-of-team.ts';

export interface LineUpContext {
  /** Who is known besides those that the encounter embeds. */
  readonly characters?: readonly Character[];
  /** House rules stronger than those of the file. */
  readonly options?: readonly OptionLayer[];
  /** Puts to each model what it is played from. */
  readonly play?: PlayRowRules | undefined;
}

/**
 * A row for each model; of one whose character is unknown it shows the id and question marks. The log is not looked at: a line-up
 * is what the game begins with. Throws for a game that prints no line-ups.
 */
export function lineUpOf(
  translate: Translate,
  gameCatalog: GameCatalog<PlayedGame>,
  encounter: Encounter,
  context: LineUpContext = {},
): RosterData {
  const game = gameCatalog.getGame(encounter);
  const { lineUp, name, version } = game;
  if (!lineUp) throw new Error(translate('lineUp.missing', { game: name }));
  const { findings, options } = openEncounter(gameCatalog, encounter, context);
  const known = new Map<string, Character>();
  for (const one of [...(encounter.characters ?? []), ...(context.characters ?? [])]) {
    if (!known.has(one.id) && one.ruleset === encounter.ruleset) known.set(one.id, one);
  }
  const columns = lineUp.columns(translate, options);
  const numbers = modelNumbersOf(encounter);
  const members = [...modelsOf(encounter)].map(({ model, side }): RosterMember => {
    const character = known.get(model.character);
    const number = numbers.get(model);
    if (character === undefined) {
      const row = unknownRow(translate, model.character, columns);
      return { ...placeOf(translate, model, side), ...row, name: numberedName(row.name, number) };
    }
    const play = context.play?.of(translate, character, options);
    return {
      ...placeOf(translate, model, side),
      id: character.id,
      name: numberedName(printedName(character.name || character.id), number),
      marks: marksOf(translate, model),
      cells: lineUp.cells(translate, character, options).map(printedCell),
      fingerprint: fingerprint(gameCatalog, character),
      ...(play === undefined ? {} : { play }),
    };
  });
  const shown = members.slice(0, LIMITS.sheetMembers);
  const shownFindings = findings.slice(0, LIMITS.sheetFindings);
  const left = { members: members.length - shown.length, findings: findings.length - shownFindings.length };
  return {
    name: printedName(encounter.name || encounter.id),
    verdict: findings.some(({ severity }) => severity === 'error') ? 'illegal' : 'legal',
    stamp: translate('lineUp.stamp'),
    rules: `${name} ${version}`,
    fingerprint: '',
    figures: [
      { label: translate('lineUp.sides'), value: String(encounter.sides.length), over: false },
      { label: translate('lineUp.models'), value: String(members.length), over: false },
    ],
    details: [
      [translate('teamRoster.judgedBy'), `${name} ${version}`],
      [translate('lineUp.seats'), encounter.sides.map((side) => printedName(side.name || side.id)).join(', ')],
    ],
    columns: columns.map((column) => ({ ...column, head: printedName(column.head) })),
    members: shown,
    findings: shownFindings.map((finding) => findingOf(translate, finding)),
    changed: changedInWords(translate, game.options, game.optionTexts, options),
    legend: formatText(translate, lineUp.legend),
    ...(left.members + left.findings > 0 ? { left } : {}),
  };
}

/** The side that a model stands on, and how many figures it is. */
function placeOf(
  translate: Translate,
  { count = 1 }: Model,
  { id, name: sideName, gm }: Side,
): Pick<RosterMember, 'group' | 'copies'> {
  const name = printedName(sideName || id);
  return { group: gm ? translate('lineUp.sideOfGm', { name }) : name, copies: count };
}

const marksOf = (translate: Translate, { out }: Model): string[] => (out ? [translate('lineUp.later')] : []);
