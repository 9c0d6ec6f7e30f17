/** Finds the field for which the tiles choose models, and applies a tap to it. */
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { type EventField, setField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { mayBeLeftOut } from './left-out.ts';

export interface PickField {
  readonly label: string;
  /** The models that may be chosen. */
  readonly models: readonly string[];
  readonly picked: readonly string[];
  /** Returns the path and the new value of the event after the model is tapped. */
  pick(model: string): { readonly path: string; readonly value: unknown };
}

/** Prefers a list of targets, then a field for one model, then a field for several. */
export function pickField(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  fields: readonly EventField[],
): PickField | undefined {
  for (const field of fields) {
    const inner =
      field.type === 'list'
        ? field.entries?.[0]?.find((each) => modelsIn(activeEncounter, each).length > 0)
        : undefined;
    if (inner && !field.entries?.[0]?.some(({ type }) => type === 'dice')) {
      return listPick(rules, activeEncounter, event, field, inner);
    }
  }
  const one = fields.find((field) => field.type === 'choice' && modelsIn(activeEncounter, field).length > 0);
  if (one) {
    return {
      label: one.label,
      models: modelsIn(activeEncounter, one),
      picked: typeof one.value === 'string' ? [one.value] : [],
      pick: (model) => ({
        path: one.path,
        value: one.value === model && mayBeLeftOut(rules, activeEncounter, event, one.path) ? undefined : model,
      }),
    };
  }
  const several = fields.find((field) => field.type === 'choices' && modelsIn(activeEncounter, field).length > 0);
  if (!several) return undefined;
  const picked = textsOf(several.value);
  return {
    label: several.label,
    models: modelsIn(activeEncounter, several),
    picked,
    pick: (model) => ({ path: several.path, value: toggled(picked, model) }),
  };
}

function listPick(
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  field: EventField,
  inner: EventField,
): PickField {
  const key = inner.path.split('/').at(-1) ?? '';
  const entries = Array.isArray(field.value) ? (field.value as Readonly<Record<string, unknown>>[]) : [];
  const picked = entries.map((entry) => String(entry[key]));
  const isAllowed = (value: unknown) =>
    !('refused' in judgeEvent(rules, activeEncounter, setField(event, field.path, value), false));
  return {
    label: inner.label,
    models: modelsIn(activeEncounter, inner),
    picked,
    pick(model) {
      const value = picked.includes(model)
        ? entries.length > 1
          ? entries.filter((entry) => entry[key] !== model)
          : entries
        : tried(
            [
              [...entries, { [key]: model }],
              [...entries.slice(0, -1), { ...entries.at(-1), [key]: model }],
            ],
            isAllowed,
          );
      return { path: field.path, value };
    },
  };
}

/** Returns the first allowed value, or else the last one. */
const tried = (values: readonly unknown[], isAllowed: (value: unknown) => boolean): unknown =>
  values.find(isAllowed) ?? values.at(-1);

/** Returns the choices of a field that are models in play. */
const modelsIn = (activeEncounter: ActiveEncounter, { choices = [] }: EventField): string[] =>
  choices.flatMap(({ value }) => (typeof value === 'string' && activeEncounter.state.models.has(value) ? [value] : []));

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Adds the item to the list, or removes it if the list contains it. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
