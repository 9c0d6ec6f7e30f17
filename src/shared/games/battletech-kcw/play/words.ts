/** Formats the play texts of BattleTech. */
import { formatGameResult } from '../../../play/log/standing-sides.ts';
import type { GetName } from '../../../play/model-names.ts';
import type { CandidateEvent } from '../../../play/play-rules.ts';
import type { EventField, FieldChoice } from '../../../play/play-screen/event-fields.ts';
import { createNameChoice, editFields } from '../../../play/play-screen/field-edits.ts';
import {
  type Fields,
  findText,
  formatFaces,
  formatName,
  formatSigned,
  formatTotal,
  formatValue,
  isFilledText,
  joinParts,
} from '../../../play/play-screen/format-values.ts';
import type { PlayTexts } from '../../../play/play-screen/play-texts.ts';
import { getModelState } from '../../../play/state.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { ACTION_PACK } from '../action-pack.ts';
import { computeHexHeat, findListedAction, findPackAction, isAttack } from './action-pack.ts';
import type { BtEncounter } from './state.ts';

/** Returns the printed name of an action of the public list, or the name of any other action as players typed it. */
const getActionName = (logName: unknown): string => findListedAction(logName)?.name ?? formatValue(logName);

type LogLine = (translate: Translate, logEvent: Fields, getName: GetName) => string;

const LOG_LINES: Readonly<Record<string, LogLine>> = {
  initiative(translate, { model: modelId, dice, modifier }, getName) {
    const values = {
      name: formatName(translate, getName, modelId),
      total: formatTotal(dice),
      faces: formatFaces(dice),
    };
    return typeof modifier === 'number' && modifier !== 0
      ? translate('kcwLog.initiativeModified', { ...values, modifier: formatSigned(modifier) })
      : translate('kcwLog.initiative', values);
  },
  action: (
    translate,
    {
      model: modelId,
      name: action,
      sa: simpleActions,
      heat,
      pm: pilotingModifier,
      am: attackModifier,
      tm: targetModifier,
      anytime,
      target: targetId,
      weapon,
      hexes,
    },
    getName,
  ) =>
    translate('kcwLog.action', {
      name: formatName(translate, getName, modelId),
      details: joinParts(
        targetId === undefined
          ? getActionName(action)
          : translate('kcwLog.onTarget', {
              action: getActionName(action),
              target: formatName(translate, getName, targetId),
            }),
        isFilledText(weapon) ? formatValue(weapon) : '',
        typeof hexes === 'number' ? translate('kcwLog.hexes', { count: hexes }) : '',
        typeof simpleActions === 'number' ? translate('kcwLog.simpleActions', { count: simpleActions }) : '',
        anytime === true ? translate('kcwLog.anyTime') : '',
        formatHeat(translate, computeHexHeat(action, heat, hexes) ?? heat),
        formatModifier('PM', pilotingModifier),
        formatModifier('AM', attackModifier),
        formatModifier('TM', targetModifier),
      ),
    }),
  opportunity: (translate, { model: modelId, name: action, heat }, getName) =>
    translate('kcwLog.opportunity', {
      name: formatName(translate, getName, modelId),
      details: joinParts(getActionName(action), formatHeat(translate, heat)),
    }),
  shot: (translate, { model: modelId, target: targetId, weapon, dice, damage }, getName) =>
    translate('kcwLog.shot', {
      name: formatName(translate, getName, modelId),
      target: formatName(translate, getName, targetId),
      details: joinParts(
        isFilledText(weapon) ? formatValue(weapon) : '',
        translate('kcwLog.rolled', { total: formatTotal(dice), faces: formatFaces(dice) }),
        typeof damage === 'number' && damage > 0 ? translate('kcwLog.damage', { damage }) : '',
      ),
    }),
  end: (translate, { dissipate }) =>
    typeof dissipate === 'number' && dissipate > 0
      ? translate('kcwLog.endCooled', { heat: dissipate })
      : translate('kcwLog.end'),
};

const formatHeat = (translate: Translate, heat: unknown): string =>
  typeof heat === 'number' && heat > 0 ? translate('kcwLog.heat', { heat }) : '';

const formatModifier = (modifierName: string, amount: unknown): string =>
  typeof amount === 'number' && amount !== 0 ? `${modifierName} ${formatSigned(amount)}` : '';

/** Returns the label of an Anytime Action by its cost; most cost one Simple Action (B-18). */
function getAnytimeLabel(translate: Translate, simpleActions: unknown): string {
  if (simpleActions === 0) return translate('kcwButtons.freeAnytime');
  return simpleActions === 2 ? translate('kcwButtons.doubleAnytime') : translate('kcwButtons.anytime');
}

/** Formats the effects of an action on its button: `2 heat, AM +2`. A table that uses the public list states no values. */
function formatActionPrice(translate: Translate, encounter: BtEncounter, logEvent: CandidateEvent): string | undefined {
  if (logEvent.kind !== 'action' || logEvent.model !== encounter.state.active) return undefined;
  const listedAction = findPackAction(encounter, logEvent.name);
  const { sa: simpleActions, heat, am: attackModifier, tm: targetModifier } = listedAction ?? logEvent;
  return joinParts(
    translate('kcwLog.simpleActions', { count: Number(simpleActions) }),
    formatHeat(translate, computeHexHeat(logEvent.name, logEvent.heat, logEvent.hexes) ?? heat),
    formatModifier('AM', attackModifier),
    formatModifier('TM', targetModifier),
  );
}

export const words: PlayTexts<BtEncounter> = {
  formatEvent: (translate, logEvent, getName) =>
    typeof logEvent.kind === 'string' && Object.hasOwn(LOG_LINES, logEvent.kind)
      ? LOG_LINES[logEvent.kind]?.(translate, logEvent, getName)
      : undefined,
  formatOutcome(translate, encounter, { kind }, getName) {
    if (kind === 'end-game') return formatGameResult(translate, encounter, getName);
    const { total, need: neededTotal, hit: isHit } = encounter.state.last;
    if (typeof total !== 'number') return '';
    if (typeof neededTotal !== 'number') return translate('kcwLog.total', { total });
    return translate(isHit === true ? 'kcwLog.hit' : 'kcwLog.miss', { need: neededTotal });
  },
  formatLabel(translate, encounter, logEvent, getName) {
    switch (logEvent.kind) {
      case 'begin':
        return translate('kcwButtons.begin');
      case 'initiative':
        return translate('kcwButtons.initiative');
      case 'tie':
        return translate('kcwButtons.tie');
      case 'end':
        return translate('kcwButtons.end');
      case 'opportunity':
        return translate('kcwButtons.opportunity');
      case 'shot':
        return translate(isFurtherShot(encounter, logEvent) ? 'kcwButtons.nextShot' : 'kcwButtons.shot', {
          target: getName(String(logEvent.target)),
        });
      case 'action':
        if (isNamedAction(encounter, logEvent)) return getActionName(logEvent.name);
        return logEvent.anytime === true
          ? getAnytimeLabel(translate, logEvent.sa)
          : translate('kcwButtons.otherAction');
      default:
        return undefined;
    }
  },
  formatPrice: formatActionPrice,
  getGroup(encounter, logEvent) {
    if (logEvent.kind === 'opportunity') return 'react';
    if (logEvent.kind === 'shot') return isFurtherShot(encounter, logEvent) ? 'attack' : 'answer';
    if (logEvent.kind !== 'action') return undefined;
    const listedAction = findListedAction(logEvent.name);
    if (listedAction?.isMove) return 'move';
    return listedAction !== undefined && isAttack(listedAction) ? 'attack' : 'act';
  },
  valueTexts: Object.fromEntries(ACTION_PACK.map(({ id, name }) => [id, name])),
  keyLabels: {
    model: (translate) => translate('kcwQuestions.model'),
    name: (translate) => translate('kcwQuestions.name'),
    sa: (translate) => translate('kcwQuestions.sa'),
    move: (translate) => translate('kcwQuestions.move'),
    anytime: (translate) => translate('kcwQuestions.anytime'),
    heat: (translate) => translate('kcwQuestions.heat'),
    pm: (translate) => translate('kcwQuestions.pm'),
    am: (translate) => translate('kcwQuestions.am'),
    tm: (translate) => translate('kcwQuestions.tm'),
    modifier: (translate) => translate('kcwQuestions.modifier'),
    target: (translate) => translate('kcwQuestions.target'),
    weapon: (translate) => translate('kcwQuestions.weapon'),
    hexes: (translate) => translate('kcwQuestions.hexes'),
    'shot.modifier': (translate) => translate('kcwQuestions.shotModifier'),
    need: (translate) => translate('kcwQuestions.need'),
    damage: (translate) => translate('kcwQuestions.damage'),
    dissipate: (translate) => translate('kcwQuestions.dissipate'),
    mp: (translate) => translate('kcwQuestions.mp'),
    field: (translate) => translate('kcwQuestions.field'),
    to: (translate) => translate('kcwQuestions.to'),
    before: (translate) => translate('kcwQuestions.before'),
  },
  // The button of an action already says whether it is an Anytime Action.
  answeredKeys: { action: ['anytime'] },
  // Forms collapse these keys.
  rareKeys: { action: ['sa', 'pm', 'am', 'tm'], initiative: ['modifier'], shot: ['need'] },
  adjustFields(translate, encounter, logEvent, fields) {
    if (logEvent.kind === 'end') return editFields(fields, { dissipate: createDissipationField(translate, encounter) });
    if (logEvent.kind === 'initiative' && !encounter.options['bt.extendedInitMods']) {
      return editFields(fields, { modifier: undefined });
    }
    if (logEvent.kind === 'shot') return adjustShotFields(encounter, logEvent, fields);
    return logEvent.kind === 'action' ? adjustActionFields(translate, encounter, logEvent, fields) : fields;
  },
  explainRefusal: (translate, _play, { kind }, { code, fact }) =>
    findText(translate, REFUSAL_REASONS, `${kind} ${code} ${fact}`),
  listTags(translate, encounter, modelId) {
    const { out: isOut, moved, done } = getModelState(encounter, modelId);
    const isActive = encounter.state.active === modelId;
    const doneText =
      done.length === 0 ? '' : translate('kcwTags.done', { actions: done.map(getActionName).join(', ') });
    return [isOut ? 'out' : '', moved && isActive ? 'moved' : '', doneText].filter((tag) => tag !== '');
  },
  labelTexts: {
    done: (translate) => translate('kcwTags.doneLabel'),
    moved: (translate) => translate('kcwTags.moved'),
    Heat: (translate) => translate('kcwTracks.heat'),
    'Heat to come': (translate) => translate('kcwTracks.heatToCome'),
    'Left over': (translate) => translate('kcwTracks.leftOver'),
  },
  // These change with every turn, so that their changes are not reported.
  transientLabels: ['moved', 'done', 'Simple Actions', 'Left over', 'Initiative'],
};

/** Whether the button names the action, so that the form doesn't ask for it. Only the event of `Other action` states `move: false`. */
const isNamedAction = (
  encounter: BtEncounter,
  { name: action, anytime: isAnytime, move: isMove }: CandidateEvent,
): boolean =>
  findPackAction(encounter, action) !== undefined ||
  (isAnytime !== true && isMove !== false && findListedAction(action) !== undefined);

/** Hides the fields that the button answers, and asks for the target of an attack and for the hexes of a MOVE. */
function adjustActionFields(
  translate: Translate,
  encounter: BtEncounter,
  logEvent: CandidateEvent,
  fields: readonly EventField[],
): readonly EventField[] {
  // An Anytime Action requires only one left-over Simple Action, even if it costs more (B-18).
  const isCostAnswered = logEvent.anytime === true && Number(logEvent.sa) < 2;
  const listedAction = isNamedAction(encounter, logEvent) ? findListedAction(logEvent.name) : undefined;
  if (!listedAction)
    return editFields(fields, {
      ...(isCostAnswered ? { sa: undefined } : {}),
      target: { choices: listTargets(encounter, logEvent, fields) },
      weapon: createWeaponField(encounter, logEvent),
    });
  const isAimed = isAttack(listedAction);
  const { isMove } = listedAction;
  const target = {
    choices: listTargets(encounter, logEvent, fields),
    ...(isAimed ? { isRequired: logEvent.target === undefined, isAlwaysAsked: true } : { isRare: true }),
  };
  const hexHeat = createHexHeatField(translate, logEvent);
  const weapon = isAimed ? createWeaponField(encounter, logEvent) : { isRare: true };
  if (findPackAction(encounter, logEvent.name) === undefined) {
    const hexes = isMove ? { isSuggested: true } : { isRare: true };
    return editFields(isAimed ? moveFirst(fields, ['/target', '/weapon']) : fields, {
      name: undefined,
      move: undefined,
      heat: hexHeat ?? { isSuggested: isAimed },
      target,
      weapon,
      hexes,
    });
  }
  // The public list defines all values of an action except for its heat, which may differ.
  const definedFields = { name: undefined, sa: undefined, move: undefined, anytime: undefined, pm: undefined };
  return editFields(isAimed ? moveFirst(fields, ['/target', '/weapon']) : fields, {
    ...definedFields,
    ...{ am: undefined, tm: undefined },
    target: isMove ? undefined : target,
    weapon: isAimed ? weapon : undefined,
    hexes: isMove ? { isSuggested: true } : undefined,
    heat: hexHeat ?? { value: logEvent.heat ?? listedAction.heat, isSuggested: isAimed },
  });
}

const moveFirst = (fields: readonly EventField[], firstPointers: readonly string[]): readonly EventField[] => [
  ...fields.filter(({ path }) => firstPointers.includes(path)),
  ...fields.filter(({ path }) => !firstPointers.includes(path)),
];

/** Leaves the heat of a Jump empty, so that it follows from the hexes, and says what it is; undefined for other actions. */
function createHexHeatField(translate: Translate, logEvent: CandidateEvent): Partial<EventField> | undefined {
  const heat = computeHexHeat(logEvent.name, logEvent.heat, logEvent.hexes);
  if (heat === undefined) return undefined;
  return {
    isSuggested: true,
    ...(logEvent.heat === undefined ? { hint: translate('kcwQuestions.hexHeatHint', { heat }) } : {}),
  };
}

/** Asks for the target, the weapon and what only players can see of a roll to hit. */
const adjustShotFields = (
  encounter: BtEncounter,
  logEvent: CandidateEvent,
  fields: readonly EventField[],
): readonly EventField[] =>
  editFields(fields, {
    // The action that the roll belongs to has named the target.
    target: isOpenTarget(encounter, logEvent) ? undefined : { choices: listTargets(encounter, logEvent, fields) },
    weapon: createWeaponField(encounter, logEvent),
    modifier: { isSuggested: true },
    damage: { isSuggested: true },
  });

const isOpenTarget = (
  { state: { active, models } }: BtEncounter,
  { model: modelId, target: targetId }: CandidateEvent,
): boolean => modelId === active && targetId !== undefined && models.get(String(modelId))?.target === targetId;

/** Lists the other units in play, the enemies first. */
function listTargets(
  encounter: BtEncounter,
  { model: modelId }: CandidateEvent,
  fields: readonly EventField[],
): readonly FieldChoice[] {
  const getSide = (unitId: unknown) => encounter.figures.get(String(unitId))?.side;
  const choices = (fields.find(({ path }) => path === '/target')?.choices ?? []).filter(
    ({ value: unitId }) => unitId !== modelId && encounter.state.models.get(String(unitId))?.out === false,
  );
  const isEnemy = ({ value: unitId }: FieldChoice) => getSide(unitId) !== getSide(modelId);
  return [...choices.filter(isEnemy), ...choices.filter((choice) => !isEnemy(choice))];
}

/** Creates the field for the weapon: a choice if the card lists equipment, otherwise a text. */
function createWeaponField(encounter: BtEncounter, { model: modelId }: CandidateEvent): Partial<EventField> {
  const equipment = encounter.figures.get(String(modelId))?.character.equipment ?? [];
  return {
    isSuggested: true,
    ...(equipment.length === 0 ? {} : createNameChoice(equipment.map(({ name: equipmentName }) => equipmentName))),
  };
}

/** Explanations of refusals. A key is the kind of the log event, the code of the refusal and the fact. */
const REFUSAL_REASONS: Readonly<Record<string, LateText>> = {
  'action order.limit B-11': (translate) => translate('kcwReasons.movedAlready'),
  'action order.limit B-12': (translate) => translate('kcwReasons.doneAlready'),
  'action order.limit B-17': (translate) => translate('kcwReasons.doneAlready'),
  'action order.turn B-5': (translate) => translate('kcwReasons.notAnytime'),
  'action order.cost B-18': (translate) => translate('kcwReasons.nothingLeftOver'),
  'opportunity order.turn B-15': (translate) => translate('kcwReasons.ownSlot'),
};

/** Whether a roll to hit follows another one at the same target, so that it is for another weapon. */
const isFurtherShot = (
  { state: { models } }: BtEncounter,
  { model: modelId, target: targetId }: CandidateEvent,
): boolean => {
  const { shot: isRolled, target: openTargetId } = models.get(String(modelId)) ?? {};
  return isRolled === true && openTargetId === targetId;
};

/**
 * Asks how much heat a hot unit dissipates when its slot ends (B-15). The heat of this slot is added before. A unit may be able to
 * dissipate more than it has.
 */
function createDissipationField(translate: Translate, { state: { active, models } }: BtEncounter): Partial<EventField> {
  const { heat = 0, heatPending = 0 } = (active === null ? undefined : models.get(active)) ?? {};
  const hint =
    heatPending === 0
      ? translate('kcwQuestions.heatHint', { heat })
      : translate('kcwQuestions.pendingHeatHint', { heat, pending: heatPending });
  return { hint, isRequired: heat + heatPending > 0 };
}
