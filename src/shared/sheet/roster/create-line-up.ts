/** Collects what the line-up of an encounter shows: the models of each side. */

import { LIMITS } from '../../base/limits.ts';
import type { Portrait } from '../../card/place/place-portrait.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter, Model, Side } from '../../document/kinds/encounter.ts';
import { printOwnName } from '../../document/own-name.ts';
import type { Character } from '../../document/schema.ts';
import { listModels } from '../../play/encounter/check-encounter.ts';
import { formatNumberedName, getModelNumbers } from '../../play/encounter/model-numbers.ts';
import type { PlayableGame } from '../../play/playable-game.ts';
import { openEncounter } from '../../play/replay.ts';
import { formatChangedOptions } from '../../rules/option-texts.ts';
import type { OptionLayer } from '../../rules/options.ts';
import type { PlayRowRules } from '../../rules/play-row.ts';
import { formatLateText } from '../../texts/late-text.ts';
import type { Translate } from '../../texts/translate.ts';
import { formatSheetName } from '../kit/sheet-text.ts';
import { createFinding, createUnknownRow, formatAttacks, formatCell } from './create-roster.ts';
import type { RosterData, RosterMember } from './roster-data.ts';

export interface LineUpContext {
  /** Characters that models may name, in addition to those that the encounter embeds. */
  readonly characters?: readonly Character[];
  /** House rules that override the house rules of the file. */
  readonly options?: readonly OptionLayer[];
  /** Adds to each model the numbers, attacks and boxes that a player needs during the game. */
  readonly playRowRules?: PlayRowRules | undefined;
  /** Creates the portraits of models with such numbers. */
  readonly createPortrait?: ((character: Character) => Portrait) | undefined;
}

/**
 * Creates a row for each model. If its character is unknown, the row shows the id and question marks. The log is ignored, because a
 * line-up shows the start of the game. Throws for games without line-ups.
 */
export function createLineUp(
  translate: Translate,
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: Encounter,
  lineUpContext: LineUpContext = {},
): RosterData {
  const playedGame = gameCatalog.getGame(encounter);
  const { lineUp, name: gameName, version } = playedGame;
  if (!lineUp) throw new Error(translate('lineUp.missing', { game: gameName }));
  const { findings, options: gameOptions } = openEncounter(gameCatalog, encounter, lineUpContext);
  const knownCharacters = new Map<string, Character>();
  for (const character of [...(encounter.characters ?? []), ...(lineUpContext.characters ?? [])]) {
    if (!knownCharacters.has(character.id) && character.ruleset === encounter.ruleset)
      knownCharacters.set(character.id, character);
  }
  const columns = lineUp.listColumns(translate, gameOptions);
  const modelNumbers = getModelNumbers(encounter);
  const members = [...listModels(encounter)].map(({ model, side }): RosterMember => {
    const character = knownCharacters.get(model.character);
    const modelNumber = modelNumbers.get(model);
    if (character === undefined) {
      const unknownRow = createUnknownRow(translate, model.character, columns);
      return {
        ...getSideFields(translate, model, side),
        ...unknownRow,
        name: formatNumberedName(unknownRow.name, modelNumber),
      };
    }
    const playRow = lineUpContext.playRowRules?.createRow(translate, printOwnName(character), gameOptions);
    return {
      ...getSideFields(translate, model, side),
      id: character.id,
      name: formatNumberedName(formatSheetName(character.name || character.id), modelNumber),
      marks: getMarks(translate, model),
      cells: lineUp.listCells(translate, character, gameOptions).map(formatCell),
      attacks: formatAttacks(lineUp.listAttacks?.(translate, character, gameOptions)),
      ...(playRow === undefined ? {} : { play: playRow }),
      ...(playRow === undefined || !lineUpContext.createPortrait
        ? {}
        : { portrait: lineUpContext.createPortrait(character) }),
    };
  });
  const extras = lineUpContext.playRowRules?.listEncounterExtras?.(translate, encounter, gameOptions);
  const shownMembers = members.slice(0, LIMITS.sheetMembers);
  const shownFindings = findings.slice(0, LIMITS.sheetFindings);
  const omitted = { members: members.length - shownMembers.length, findings: findings.length - shownFindings.length };
  return {
    name: formatSheetName(encounter.name || encounter.id),
    verdict: findings.some(({ severity }) => severity === 'error') ? 'illegal' : 'legal',
    stamp: translate('lineUp.stamp'),
    rules: `${gameName} ${version}`,
    fingerprint: '',
    figures: [
      { label: translate('lineUp.sides'), value: String(encounter.sides.length), isOverLimit: false },
      { label: translate('lineUp.models'), value: String(members.length), isOverLimit: false },
    ],
    details: [
      [translate('teamRoster.judgedBy'), `${gameName} ${version}`],
      [translate('lineUp.seats'), encounter.sides.map((side) => formatSheetName(side.name || side.id)).join(', ')],
    ],
    columns: columns.map((column) => ({ ...column, head: formatSheetName(column.head) })),
    members: shownMembers,
    ...(extras !== undefined && extras.rows.length > 0 ? { extras } : {}),
    findings: shownFindings.map((finding) => createFinding(translate, finding)),
    changedOptions: formatChangedOptions(translate, playedGame.options, playedGame.optionTexts, gameOptions),
    legend: formatLateText(translate, lineUp.legend),
    ...(omitted.members + omitted.findings > 0 ? { omitted } : {}),
  };
}

/** Returns the side of a model, and its number of figures. */
function getSideFields(
  translate: Translate,
  { count = 1 }: Model,
  { id, name, gm }: Side,
): Pick<RosterMember, 'group' | 'copies'> {
  const groupName = formatSheetName(name || id);
  return { group: gm ? translate('lineUp.sideOfGm', { name: groupName }) : groupName, copies: count };
}

const getMarks = (translate: Translate, { out: isReserve }: Model): string[] =>
  isReserve ? [translate('lineUp.later')] : [];
