/** Edits the forms of all events of Supers Unlimited, so that a form only shows relevant fields and choices. */
import { getValueAt } from '../../../../document/pointer.ts';
import type { GetName } from '../../../../play/model-names.ts';
import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { EventField } from '../../../../play/play-screen/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { getDutyTargetId } from '../duty.ts';
import { getCard } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { ATTACK_EDITS, hasOneTarget } from './attack-fields.ts';
import { chooseAmong, dropField, type FieldContext, type FieldEdits, listEnemies } from './field-edits.ts';
import { CHARGE_EDITS, LANDING_EDITS, MOVEMENT_EDITS } from './move-fields.ts';
import {
  COLLAPSE_EDITS,
  editTraits,
  GIMMICK_EDITS,
  KNOCKBACK_EDITS,
  MANIPULATE_EDITS,
  REACT_EDITS,
  ROLL_EDITS,
} from './roll-fields.ts';
import {
  ADJUST_EDITS,
  ADJUST_THING_EDITS,
  CHOOSE_EDITS,
  CLAIM_EDITS,
  createThingFields,
  INFLICT_EDITS,
  SETUP_EDITS,
  SUMMON_EDITS,
} from './statement-fields.ts';

const EDITS_BY_KIND: Readonly<Record<string, FieldEdits>> = {
  'terrain-roll': SETUP_EDITS,
  deployment: { ...SETUP_EDITS, dice: dropField },
  scenario: { ...SETUP_EDITS, dice: dropField },
  'marker-roll': SETUP_EDITS,
  quest: { ...SETUP_EDITS, dice: dropField },
  subplots: { ...SETUP_EDITS, dice: dropField },
  'plasma-roll': SETUP_EDITS,
  wits: SETUP_EDITS,
  choose: { ...LANDING_EDITS, ...CHOOSE_EDITS },
  activate: LANDING_EDITS,
  hold: LANDING_EDITS,
  move: MOVEMENT_EDITS,
  run: MOVEMENT_EDITS,
  charge: CHARGE_EDITS,
  'climb-high': { near: chooseAmong(listEnemies) },
  attack: ATTACK_EDITS,
  manipulate: MANIPULATE_EDITS,
  ability: {
    what: (field, { encounter, modelId }) => (hasAbilityOnCard(encounter, modelId, field.value) ? undefined : field),
  },
  recover: { ...ROLL_EDITS, what: dropField },
  react: { ...MOVEMENT_EDITS, ...REACT_EDITS },
  gimmick: { ...MOVEMENT_EDITS, ...GIMMICK_EDITS },
  roll: ROLL_EDITS,
  knockback: KNOCKBACK_EDITS,
  collapse: COLLAPSE_EDITS,
  inflict: INFLICT_EDITS,
  // The button names the model and the Ability.
  'end-ability': { model: dropField, what: dropField },
  'trait-roll': { ...ROLL_EDITS, trait: editTraits },
  dismiss: {
    model: chooseAmong(({ encounter }) =>
      [...encounter.state.models].flatMap(([modelId, modelState]) =>
        modelState.summoned && !modelState.out ? [modelId] : [],
      ),
    ),
  },
  claim: CLAIM_EDITS,
  summon: SUMMON_EDITS,
  adjust: ADJUST_EDITS,
  'adjust-thing': ADJUST_THING_EDITS,
};

/** Finds the model of an event: the model that it names, or the model of the duty that it answers, or the active model. */
function findModelId({ state }: SuEncounter, { model }: CandidateEvent): string | undefined {
  if (typeof model === 'string' && state.models.has(model)) return model;
  const [firstDuty] = state.due;
  return (firstDuty && getDutyTargetId(firstDuty)) ?? state.active ?? undefined;
}

/** Whether the Ability is on the card. If it is, the button already names the Ability and the form doesn't ask for its name. */
const hasAbilityOnCard = (encounter: SuEncounter, modelId: string | undefined, abilityName: unknown): boolean =>
  modelId !== undefined && getCard(encounter, modelId).abilities.some(({ name }) => name === abilityName);

export function editFields(
  translate: Translate,
  encounter: SuEncounter,
  event: CandidateEvent,
  defaultFields: readonly EventField[],
  getName: GetName,
): EventField[] {
  if (event.kind === 'thing') return createThingFields(translate, event.thing);
  const edits = EDITS_BY_KIND[event.kind] ?? {};
  const context: FieldContext = { translate, encounter, event, getName, modelId: findModelId(encounter, event) };
  const editedFields = defaultFields.flatMap((field) => editField(field, edits, context));
  if (event.kind !== 'attack' || !hasOneTarget(context)) return editedFields;
  return editedFields.flatMap((field) => (field.path === '/targets' ? (field.entries?.[0] ?? []) : [field]));
}

function editField(field: EventField, edits: FieldEdits, context: FieldContext): EventField[] {
  const fieldKey = field.path.slice(field.path.lastIndexOf('/') + 1);
  const applyEdit = Object.hasOwn(edits, fieldKey) ? edits[fieldKey] : undefined;
  const changedField = applyEdit ? applyEdit(field, context) : field;
  if (!changedField) return [];
  if (!changedField.entries) return [changedField];
  const entries = changedField.entries.map((entry, index) =>
    entry.flatMap((entryField) =>
      editField(entryField, edits, { ...context, entry: getEntry(context, `${field.path}/${index}`) }),
    ),
  );
  return [{ ...changedField, entries }];
}

const getEntry = ({ event }: FieldContext, entryPointer: string): Readonly<Record<string, unknown>> =>
  (getValueAt(event, entryPointer) ?? {}) as Readonly<Record<string, unknown>>;
