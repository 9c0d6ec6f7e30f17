/** Fields of a form as a game changes them: what it leaves out, whom it lets choose from, what it says beside them. */
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-rules.ts';
import type { EventField } from '../../../../play/table/event-fields.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { isEnemy, isFriend, isOnTable } from '../models.ts';
import type { SuEncounter } from '../state.ts';

export interface Context {
  readonly translate: Translate;
  readonly encounter: SuEncounter;
  readonly event: Candidate;
  readonly name: NameOf;
  /** The model that the event moves or that acts; undefined where it is about nobody. */
  readonly model: string | undefined;
  /** The entry of the list in which the field stands. */
  readonly entry?: Readonly<Record<string, unknown>>;
}

/** A field as it shall be; undefined where nobody is to be asked. */
export type Edit = (field: EventField, context: Context) => EventField | undefined;
export type Edits = Readonly<Record<string, Edit>>;

export const keep: Edit = (field) => field;
export const drop: Edit = () => undefined;
/** The field where it has a meaning. */
export const when =
  (isMeant: (context: Context) => boolean, then: Edit = keep): Edit =>
  (field, context) =>
    isMeant(context) ? then(field, context) : undefined;

/** One or several of these ids; nobody is asked where there is none. */
export const among =
  (ids: (context: Context) => Iterable<string>): Edit =>
  (field, context) => {
    const choices = [...ids(context)].map((id) => ({ value: id, label: context.name(id) }));
    const { type } = field;
    const shape = type === 'choices' ? type : 'choice';
    return choices.length === 0 ? undefined : { ...field, type: shape, choices };
  };

/** What the duty asks about, though it may be left out. */
export const asked =
  (then: Edit): Edit =>
  (field, context) => {
    const changed = then(field, context);
    return changed && { ...changed, isAsked: true };
  };

/** Only the choices of the field that are asked for. */
export const only =
  (isMeant: (word: string, context: Context) => boolean): Edit =>
  (field, context) => {
    const choices = (field.choices ?? []).filter(({ value }) => isMeant(String(value), context));
    return choices.length === 0 ? undefined : { ...field, choices };
  };

const ofTable = (context: Context, isMeant: (model: string) => boolean): string[] =>
  [...context.encounter.state.models.keys()].filter((id) => isOnTable(context.encounter, id) && isMeant(id));

export const enemies = (context: Context): string[] =>
  ofTable(context, (id) => context.model !== undefined && isEnemy(context.encounter, context.model, id));
export const friends = (context: Context): string[] =>
  ofTable(context, (id) => context.model !== undefined && isFriend(context.encounter, context.model, id));
export const onTable = (context: Context): string[] => ofTable(context, () => true);
