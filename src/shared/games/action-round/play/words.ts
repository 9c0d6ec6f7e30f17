/** Formats the play texts of the Action Round. */
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
  formatValue,
  isFilledText,
  joinParts,
} from '../../../play/play-screen/format-values.ts';
import type { OfferGroup } from '../../../play/play-screen/offer-text.ts';
import type { PlayTexts } from '../../../play/play-screen/play-texts.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import type { LateText } from '../../../texts/late-text.ts';
import type { Translate } from '../../../texts/translate.ts';
import { ACTIONS, OTHER_ACTIONS, REACTIONS } from './actions.ts';
import { formatLogValue, LOG_NAMES } from './log-values.ts';
import type { ArEncounter } from './state.ts';
import { listTags, translateTags } from './tags.ts';

const capitalize = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1);
/** Formats an action with its target: `Close attack on Wasp`. */
const formatWithTarget = (translate: Translate, action: string, targetId: unknown, getName: GetName): string =>
  targetId === undefined
    ? action
    : translate('arLog.onTarget', { action, target: formatName(translate, getName, targetId) });

type LogLine = (translate: Translate, logEvent: Fields, getName: GetName) => string;

const LOG_LINES: Readonly<Record<string, LogLine>> = {
  initiative: (translate, { model: modelId, score, dice }, getName) =>
    typeof score === 'number'
      ? translate('arLog.score', { name: formatName(translate, getName, modelId), score })
      : translate('arLog.initiative', { name: formatName(translate, getName, modelId), faces: formatFaces(dice) }),
  action: (
    translate,
    { model: modelId, name: action, as: actionType, area, target: targetId, remove: removal },
    getName,
  ) =>
    translate('arLog.action', {
      name: formatName(translate, getName, modelId),
      details: joinParts(
        formatWithTarget(translate, capitalize(formatLogValue(translate, action)), targetId, getName),
        isFilledText(actionType) && !ACTIONS.has(String(action)) ? formatValue(actionType) : '',
        area === true ? translate('arLog.area') : '',
        isFilledText(removal) ? translate('arLog.takesOff', { what: formatValue(removal) }) : '',
      ),
    }),
  ready: (translate, { model: modelId, action, trigger }, getName) =>
    translate('arLog.ready', {
      name: formatName(translate, getName, modelId),
      action: formatLogValue(translate, action),
      trigger: formatValue(trigger),
    }),
  trigger: (translate, { model: modelId }, getName) =>
    translate('arLog.trigger', { name: formatName(translate, getName, modelId) }),
  reaction: (translate, { model: modelId, name: reaction, target: targetId, feet }, getName) =>
    translate('arLog.reaction', {
      name: formatName(translate, getName, modelId),
      details: joinParts(
        formatWithTarget(translate, formatLogValue(translate, reaction), targetId, getName),
        typeof feet === 'number' && feet > 0 ? translate('arLog.feet', { feet }) : '',
      ),
    }),
  surge: (translate, { model: modelId, benefit }, getName) =>
    translate('arLog.surge', {
      name: formatName(translate, getName, modelId),
      benefit: formatLogValue(translate, benefit),
    }),
  destiny: (translate, { model: modelId, use: purpose, dice }, getName) =>
    translate('arLog.destiny', {
      name: formatName(translate, getName, modelId),
      use: formatLogValue(translate, purpose),
      faces: formatFaces(dice),
    }),
  delay: (translate, { model: modelId }, getName) =>
    translate('arLog.delay', { name: formatName(translate, getName, modelId) }),
  effect: (translate, { model: modelId, name: effect, until: untilEvent }, getName) =>
    translate('arLog.effect', {
      name: formatName(translate, getName, modelId),
      effect: formatValue(effect),
      until: formatLogValue(translate, untilEvent),
    }),
  lift: (translate, { model: modelId, name: effect }, getName) =>
    translate('arLog.lift', { name: formatName(translate, getName, modelId), effect: formatValue(effect) }),
  condition: (translate, { model: modelId, name: condition, on: isOn }, getName) =>
    translate(isOn === false ? 'arLog.noCondition' : 'arLog.condition', {
      name: formatName(translate, getName, modelId),
      condition: formatValue(condition),
    }),
  check: (translate, { model: modelId, total, dc: difficulty, raises, of: purpose }, getName) =>
    translate('arLog.check', {
      name: formatName(translate, getName, modelId),
      details: joinParts(
        isFilledText(purpose) ? formatValue(purpose) : '',
        translate('arLog.against', { total: formatValue(total), difficulty: formatValue(difficulty) }),
        typeof raises === 'number' && raises > 0 ? translate('arLog.raises', { count: raises }) : '',
      ),
    }),
};

/** The groups of the buttons, by the type of their actions (C-3 to C-6). */
const GROUP_BY_TYPE: Readonly<Record<string, OfferGroup>> = {
  standard: 'standard',
  move: 'move-action',
  quick: 'quick',
  free: 'free',
};

const BUTTON_LABELS: Readonly<Record<string, LateText>> = {
  begin: (translate) => translate('arButtons.begin'),
  tie: (translate) => translate('arButtons.tie'),
  ready: (translate) => translate('arButtons.ready'),
  trigger: (translate) => translate('arButtons.trigger'),
  delay: (translate) => translate('arButtons.delay'),
  'step-in': (translate) => translate('arButtons.stepIn'),
  next: (translate) => translate('arButtons.next'),
  end: (translate) => translate('arButtons.end'),
  lift: (translate) => translate('arButtons.lift'),
  check: (translate) => translate('arButtons.check'),
};

export const words: PlayTexts<ArEncounter> = {
  formatEvent: (translate, logEvent, getName) =>
    typeof logEvent.kind === 'string' && Object.hasOwn(LOG_LINES, logEvent.kind)
      ? LOG_LINES[logEvent.kind]?.(translate, logEvent, getName)
      : undefined,
  formatOutcome(translate, encounter, { kind }, getName) {
    if (kind === 'end-game') return formatGameResult(translate, encounter, getName);
    const { degrees, advantage, steps, aim, value } = encounter.state.last;
    return joinParts(
      typeof degrees === 'number' ? formatDegrees(translate, degrees) : '',
      typeof advantage === 'number' && advantage !== 0
        ? translate('arLog.advantage', { advantage: formatSigned(advantage) })
        : '',
      typeof steps === 'number' ? formatAttitude(translate, steps) : '',
      typeof aim === 'number' ? translate('arLog.aimed', { bonus: formatSigned(aim) }) : '',
      typeof value === 'number' ? translate('arLog.worth', { value }) : '',
    );
  },
  formatLabel(translate, _encounter, { kind, name, benefit, use: destinyUse, score, of: purpose }) {
    if (kind === 'action' || kind === 'reaction') return capitalize(formatLogValue(translate, name));
    if (kind === 'surge') return translate('arButtons.surge', { benefit: formatLogValue(translate, benefit) });
    if (kind === 'destiny') return translate('arButtons.destiny', { use: formatLogValue(translate, destinyUse) });
    if (kind === 'initiative')
      return score === undefined
        ? translate('arButtons.rollInitiative')
        : translate('arButtons.initiative', { score: String(score) });
    if (kind === 'check' && isFilledText(purpose))
      return `${translate('arButtons.check')}: ${formatLogValue(translate, purpose)}`;
    return findText(translate, BUTTON_LABELS, kind);
  },
  getGroup(_encounter, { kind, name, as: actionType }) {
    // Players only override the scores on cards if they want to, so the button belongs to the group `table`.
    if (kind === 'initiative') return 'table';
    if (kind === 'ready') return 'standard';
    if (kind === 'surge' || kind === 'destiny') return 'extra';
    if (kind !== 'action') return undefined;
    // The type of these actions varies, so the form asks for it (C-82 to C-84).
    if (OTHER_ACTIONS.includes(String(name))) return 'act';
    return GROUP_BY_TYPE[String(actionType ?? ACTIONS.get(String(name)))] ?? 'act';
  },
  // In these rules "move" is a type of action, not the verb of other games.
  valueTexts: { ...LOG_NAMES, move: 'move', free: (translate) => translate('arValues.free') },
  keyLabels: {
    model: (translate) => translate('arQuestions.model'),
    name: (translate) => translate('arQuestions.name'),
    as: (translate) => translate('arQuestions.as'),
    area: (translate) => translate('arQuestions.area'),
    target: (translate) => translate('arQuestions.target'),
    remove: (translate) => translate('arQuestions.remove'),
    action: (translate) => translate('arQuestions.action'),
    trigger: (translate) => translate('arQuestions.trigger'),
    feet: (translate) => translate('arQuestions.feet'),
    benefit: (translate) => translate('arQuestions.purpose'),
    use: (translate) => translate('arQuestions.purpose'),
    until: (translate) => translate('arQuestions.until'),
    harmful: (translate) => translate('arQuestions.harmful'),
    on: (translate) => translate('arQuestions.on'),
    total: (translate) => translate('arQuestions.total'),
    dc: (translate) => translate('arQuestions.dc'),
    raises: (translate) => translate('arQuestions.raises'),
    of: (translate) => translate('arQuestions.of'),
    score: (translate) => translate('arQuestions.score'),
    field: (translate) => translate('arQuestions.field'),
    to: (translate) => translate('arQuestions.to'),
    before: (translate) => translate('arQuestions.before'),
  },
  adjustFields(translate, encounter, logEvent, fields) {
    const omittedPointers = new Set(
      isActionNamedByButton(encounter, logEvent)
        ? [...listOmittedPointers(logEvent), '/name']
        : listOmittedPointers(logEvent),
    );
    return editFields(
      fields.filter(({ path }) => !omittedPointers.has(path)),
      getFieldEdits(translate, encounter, logEvent, fields),
    );
  },
  rareKeys: { reaction: ['target'], effect: ['harmful'] },
  explainRefusal: (translate, encounter, _event, { code, fact }) =>
    explainRefusal(translate, encounter, `${code} ${fact}`),
  answeredKeys: { surge: ['benefit'], destiny: ['use'] },
  listTags: (translate, encounter, modelId, getName) => listTags(encounter, modelId, translateTags(translate, getName)),
  labelTexts: {
    'Standard left': (translate) => translate('arTracks.standardLeft'),
    'Move left': (translate) => translate('arTracks.moveLeft'),
    'Quick left': (translate) => translate('arTracks.quickLeft'),
    'a Quick left': (translate) => translate('arTags.quickLeft'),
    reacted: (translate) => translate('arTags.reactedLabel'),
  },
  transientLabels: ['Standard left', 'Move left', 'Quick left', 'a Quick left', 'reacted'],
};

/** Returns changes to form fields: effects to choose by name, and the difficulties of the Power Level (C-11 to C-13). */
function getFieldEdits(
  translate: Translate,
  encounter: ArEncounter,
  logEvent: CandidateEvent,
  fields: readonly EventField[],
): Parameters<typeof editFields>[1] {
  const { kind, model: modelId } = logEvent;
  if (typeof modelId !== 'string' || !encounter.figures.has(modelId)) return {};
  if (kind === 'action') return { target: createTargetField(encounter, logEvent, fields) };
  if (kind === 'lift')
    return {
      name: createNameChoice(getModelState(encounter, modelId).effects.map(({ name }) => name)),
    };
  if (kind !== 'check') return {};
  const { powerLevel } = getFigure(encounter, modelId).character;
  const hint = translate('arQuestions.difficulties', { moderate: 10 + powerLevel, hard: 10 + 2 * powerLevel });
  return { dc: { hint }, raises: { max: 2, isRare: true } };
}

/** Matches the names of actions that need a target: attacks, and what is done in their place (C-16 to C-19, C-22, C-24, C-25). */
const ATTACKS = /^attack|^(?:charge|trick|stunt)$/;

/** Creates the field for the target: the enemies first and the model itself last. An attack needs one that is in play. */
function createTargetField(
  { figures, state }: ArEncounter,
  { model: modelId, name, target: targetId }: CandidateEvent,
  fields: readonly EventField[],
): Partial<EventField> {
  const ownSide = figures.get(String(modelId))?.side;
  const rankTarget = ({ value }: FieldChoice) =>
    value === modelId ? 2 : figures.get(String(value))?.side === ownSide ? 1 : 0;
  const isInPlay = ({ value }: FieldChoice) => state.models.get(String(value))?.out === false;
  const choices = [...(fields.find(({ path }) => path === '/target')?.choices ?? [])].sort(
    (first, second) => rankTarget(first) - rankTarget(second),
  );
  return ATTACKS.test(String(name))
    ? { choices: choices.filter(isInPlay), isRequired: targetId === undefined, isAlwaysAsked: true }
    : { choices };
}

/** Explains a refusal. `refusalKey` is the code of the refusal and the fact: `order.limit C-4`. */
function explainRefusal(translate: Translate, { options }: ArEncounter, refusalKey: string): string | undefined {
  if (refusalKey === 'order.limit C-4') return translate('arReasons.noRoom');
  if (refusalKey === 'order.limit C-5') return translate('arReasons.oneAreaPower');
  if (refusalKey === 'order.limit C-3') {
    return translate(
      options['ar.reactionLimit'] === 'perRound' ? 'arReasons.oneReactionARound' : 'arReasons.oneReactionATurn',
    );
  }
  if (refusalKey === 'order.turn C-75') return translate('arReasons.standardInOwnTurn');
  if (refusalKey === 'order.turn C-23') return translate('arReasons.nothingReadied');
  return refusalKey === 'order.cost C-59' ? translate('arReasons.noDestiny') : undefined;
}

/** Formats degrees: `2 degrees of success`. */
const formatDegrees = (translate: Translate, degrees: number): string =>
  translate(degrees > 0 ? 'arLog.success' : 'arLog.failure', { count: Math.abs(degrees) });

const formatAttitude = (translate: Translate, steps: number): string =>
  steps === 0 ? translate('arLog.attitudeUnchanged') : translate('arLog.attitude', { steps: formatSigned(steps) });

/** Matches the names of actions with a target. */
const TARGETED_ACTIONS = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** Whether the button already names the action, so that the form doesn't ask for it. */
function isActionNamedByButton(encounter: ArEncounter, { kind, model: modelId, name }: CandidateEvent): boolean {
  if (typeof name !== 'string' || name === 'other') return false;
  if (kind === 'reaction') return name === 'opportunity-attack' || REACTIONS.includes(name);
  if (kind !== 'action') return false;
  const powers = encounter.figures.get(String(modelId))?.character.powers ?? [];
  return ACTIONS.has(name) || OTHER_ACTIONS.includes(name) || powers.some((power) => power.name === name);
}

/** Lists the fields that the form omits for a log event. The type of a known action, for example, is fixed. */
function listOmittedPointers({ kind, name, score }: CandidateEvent): string[] {
  if (kind === 'reaction') return name === 'slam' ? [] : ['/feet'];
  if (kind === 'initiative') return score === undefined ? ['/score'] : ['/dice'];
  if (kind !== 'action' || !ACTIONS.has(String(name))) return kind === 'action' ? ['/remove'] : [];
  return [
    '/as',
    '/area',
    ...(name === 'recover' ? [] : ['/remove']),
    ...(TARGETED_ACTIONS.test(String(name)) ? [] : ['/target']),
  ];
}
