/** The form of every event of Supers Unlimited: only what means something now, with whom and what to choose from. */
import { valueAt } from '../../../../document/pointer.ts';
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import type { EventField } from '../../../../play/table/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { concerned } from '../duty.ts';
import { cardOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { ATTACK, hasOneTarget } from './attack-fields.ts';
import { among, type Context, drop, type Edits, enemies } from './edit.ts';
import { LANDING, MOVEMENT } from './move-fields.ts';
import { COLLAPSE, GIMMICK, KNOCKBACK, MANIPULATE, REACT, ROLL, traits } from './roll-fields.ts';
import { ADJUST, CHOOSE, CLAIM, INFLICT, SETUP, SUMMON, thingFields } from './table-fields.ts';

const EDITS: Readonly<Record<string, Edits>> = {
  'terrain-roll': SETUP,
  deployment: { ...SETUP, dice: drop },
  scenario: { ...SETUP, dice: drop },
  'marker-roll': SETUP,
  quest: { ...SETUP, dice: drop },
  subplots: { ...SETUP, dice: drop },
  'plasma-roll': SETUP,
  wits: SETUP,
  choose: CHOOSE,
  activate: LANDING,
  hold: LANDING,
  move: MOVEMENT,
  run: MOVEMENT,
  charge: MOVEMENT,
  'climb-high': { near: among(enemies) },
  attack: ATTACK,
  manipulate: MANIPULATE,
  ability: { what: (field, { encounter, model }) => (isOnCard(encounter, model, field.value) ? undefined : field) },
  recover: { ...ROLL, what: drop },
  react: { ...MOVEMENT, ...REACT },
  gimmick: { ...MOVEMENT, ...GIMMICK },
  roll: ROLL,
  knockback: KNOCKBACK,
  collapse: COLLAPSE,
  inflict: INFLICT,
  'trait-roll': { ...ROLL, trait: traits },
  dismiss: {
    model: among(({ encounter }) =>
      [...encounter.state.models].flatMap(([id, is]) => (is.summoned && !is.out ? [id] : [])),
    ),
  },
  claim: CLAIM,
  summon: SUMMON,
  adjust: ADJUST,
};

/** The model that an event moves, or that acts: its own, that of the duty it answers, the active one. */
function modelIn({ state }: SuEncounter, { model }: Candidate): string | undefined {
  if (typeof model === 'string' && state.models.has(model)) return model;
  const [first] = state.due;
  return (first && concerned(first)) ?? state.active ?? undefined;
}

/** Whether the card of the model has the Ability, so that the button has named it. */
const isOnCard = (encounter: SuEncounter, model: string | undefined, what: unknown): boolean =>
  model !== undefined && cardOf(encounter, model).abilities.some(({ name }) => name === what);

export function fields(
  translate: Translate,
  encounter: SuEncounter,
  event: Candidate,
  made: readonly EventField[],
  name: NameOf,
): EventField[] {
  if (event.kind === 'thing') return thingFields(translate, event.thing);
  const edits = EDITS[event.kind] ?? {};
  const context: Context = { translate, encounter, event, name, model: modelIn(encounter, event) };
  const edited = made.flatMap((field) => editedField(field, edits, context));
  if (event.kind !== 'attack' || !hasOneTarget(context)) return edited;
  return edited.flatMap((field) => (field.path === '/targets' ? (field.entries?.[0] ?? []) : [field]));
}

function editedField(field: EventField, edits: Edits, context: Context): EventField[] {
  const key = field.path.slice(field.path.lastIndexOf('/') + 1);
  const edit = Object.hasOwn(edits, key) ? edits[key] : undefined;
  const changed = edit ? edit(field, context) : field;
  if (!changed) return [];
  if (!changed.entries) return [changed];
  const entries = changed.entries.map((entry, index) =>
    entry.flatMap((inner) =>
      editedField(inner, edits, { ...context, entry: entryAt(context, `${field.path}/${index}`) }),
    ),
  );
  return [{ ...changed, entries }];
}

const entryAt = ({ event }: Context, path: string): Readonly<Record<string, unknown>> =>
  (valueAt(event, path) ?? {}) as Readonly<Record<string, unknown>>;
