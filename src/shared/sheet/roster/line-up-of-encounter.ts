/** Puts together what the line-up of an encounter shows: who sits at the table, side by side. */
import { fingerprint } from '../../document/fingerprint/fingerprint.ts';
import type { Character } from '../../document/schema.ts';
import type { LineUpRules } from '../../games/line-up.ts';
import { changedInWords } from '../../games/option-texts.ts';
import type { OptionLayer, Options } from '../../games/options.ts';
import type { PlayRowRules } from '../../games/play-row.ts';
import { LIMITS } from '../../limits.ts';
import type { Encounter, Model, Side } from '../../play/encounter/encounter.ts';
import { modelsOf } from '../../play/encounter/encounter-rules.ts';
import { openEncounter } from '../../play/replay.ts';
import { gameOf } from '../../registry/games.ts';
import { printedName } from '../kit/printed.ts';
import type { RosterData, RosterMember } from './roster-data.ts';
import { findingOf, printedCell } from './roster-of-team.ts';
import { DETAILS, LINE_UP } from './roster-text.ts';

export interface LineUpContext {
  /** Who is known besides those that the encounter embeds. */
  readonly characters?: readonly Character[];
  /** House rules stronger than those of the file. */
  readonly options?: readonly OptionLayer[];
  /** Puts to each model what it is played from. */
  readonly play?: PlayRowRules | undefined;
}

/**
 * A row for each model whose character is known; the findings name the others. The log is not looked at: a line-up is what the
 * game begins with. Throws for a game that prints no line-ups.
 */
export function lineUpOf(encounter: Encounter, context: LineUpContext = {}): RosterData {
  const game = gameOf(encounter);
  const { lineUp, name, version } = game;
  if (!lineUp) throw new Error(`${name} has no line-ups`);
  const { findings, options } = openEncounter(encounter, context);
  const known = new Map<string, Character>();
  for (const one of [...(encounter.characters ?? []), ...(context.characters ?? [])]) {
    if (!known.has(one.id) && one.ruleset === encounter.ruleset) known.set(one.id, one);
  }
  const members = [...modelsOf(encounter)].flatMap(({ model, side }): RosterMember[] => {
    const character = known.get(model.character);
    if (character === undefined) return [];
    const play = context.play?.of(character, options);
    return [{ ...memberOf(character, model, side, lineUp, options), ...(play === undefined ? {} : { play }) }];
  });
  const shown = members.slice(0, LIMITS.sheetMembers);
  const shownFindings = findings.slice(0, LIMITS.sheetFindings);
  const left = { members: members.length - shown.length, findings: findings.length - shownFindings.length };
  return {
    name: printedName(encounter.name || encounter.id),
    verdict: findings.some(({ severity }) => severity === 'error') ? 'illegal' : 'legal',
    stamp: LINE_UP.stamp,
    rules: `${name} ${version}`,
    fingerprint: '',
    figures: [
      { label: LINE_UP.sides, value: String(encounter.sides.length), over: false },
      { label: LINE_UP.models, value: String(members.length), over: false },
    ],
    details: [
      [DETAILS.rules, `${name} ${version}`],
      [LINE_UP.seats, encounter.sides.map((side) => printedName(side.name || side.id)).join(', ')],
    ],
    columns: lineUp.columns(options).map((column) => ({ ...column, head: printedName(column.head) })),
    members: shown,
    findings: shownFindings.map(findingOf),
    changed: changedInWords(game.options, game.optionTexts, options),
    legend: lineUp.legend,
    ...(left.members + left.findings > 0 ? { left } : {}),
  };
}

function memberOf(
  character: Character,
  { copy, count = 1, out }: Model,
  side: Side,
  { cells }: LineUpRules,
  options: Options,
): RosterMember {
  const marks = [...(out ? [LINE_UP.later] : [])];
  const gm = side.gm ? ` (${LINE_UP.gm})` : '';
  return {
    id: character.id,
    name: `${printedName(character.name || character.id)}${copy === undefined ? '' : ` ${copy}`}`,
    group: `${printedName(side.name || side.id)}${gm}`,
    copies: count,
    marks,
    cells: cells(character, options).map(printedCell),
    fingerprint: fingerprint(character),
  };
}
