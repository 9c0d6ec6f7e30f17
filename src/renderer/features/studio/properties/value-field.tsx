import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Value } from '../../../../shared/card/template/template.ts';
import {
  asKind,
  type BindableField,
  bindableFields,
  bindableLists,
  canBeShown,
  entryFields,
  type ValueKind,
  valueKind,
} from '../../../../shared/studio/bindable.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { moveActions, RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FieldChoice, shownAs } from './field-choice.tsx';
import type { FormSource } from './form-source.ts';
import { TextInput } from './inputs/text-input.tsx';
import css from './properties.module.css';

interface Props {
  label: string;
  value: Value;
  studio: FormSource;
  /** What the place takes. */
  as: 'value' | 'count' | 'name';
  /** The list whose entries are repeated around it; absent = none is. */
  within?: string | undefined;
  /** How deep it lies in others. */
  depth?: number;
  onChange(value: Value): void;
}

/** Joins in joins in joins are for the JSON. */
const MOST_DEPTH = 3;

/** Fields outside of lists that print something there; what is held is always one. */
function useFields(value: Value, { template, game, binding }: FormSource, as: Props['as']): readonly BindableField[] {
  const held = 'at' in value ? value.at : undefined;
  return useMemo(() => {
    // Parts that no notation knows would print nothing.
    const prints = (field: BindableField) =>
      field.holds !== 'parts' || field.at === held || shownAs(field, binding, game) !== '';
    return bindableFields(template, game).filter((field) => canBeShown(field, as, game) && prints(field));
  }, [template, game, as, held, binding]);
}

/** What a text shows: words, a field of the character, the entries of a list, or several of these in a row. */
export function ValueField(props: Props) {
  const translate = useTranslate();
  const { label, value, studio, as, within, depth = 0, onChange } = props;
  const { template, game, canEdit } = studio;
  const kind = valueKind(value);
  const fields = useFields(value, studio, as);
  const lists = useMemo(() => bindableLists(template, game, within), [template, game, within]);
  const entries = useMemo(
    () => (within === undefined ? [] : entryFields(template, game, within)),
    [template, game, within],
  );
  const kinds: ValueKind[] = [
    'text',
    ...(within === undefined ? [] : ['item' as const]),
    'at',
    ...(as === 'value' && lists.length > 0 ? ['each' as const] : []),
    ...(as === 'value' && depth < MOST_DEPTH ? ['join' as const] : []),
  ];
  const change = (next: ValueKind) => {
    const first =
      next === 'at'
        ? (fields.find(({ at }) => /^\/\w+\/name$/.test(at)) ?? fields[0])?.at
        : next === 'each'
          ? lists[0]?.at
          : next === 'item'
            ? entries[0]?.at
            : as === 'count'
              ? '1'
              : '';
    onChange(asKind(value, next, first ?? ''));
  };
  const offered = kind === 'each' ? lists : kind === 'item' ? entries : fields;
  return (
    <fieldset className={css.value1} disabled={!canEdit}>
      <legend className={css.label}>{label}</legend>
      <Select
        label={translate('studio.shows', { label })}
        bare
        value={kind}
        choices={(kinds.includes(kind) ? kinds : [...kinds, kind]).map((id) => ({
          id,
          label: kindName(translate, id, within),
        }))}
        onChange={(id) => change(id as ValueKind)}
      />
      {'text' in value ? (
        <TextInput
          label={translate('studio.valueKinds.text')}
          bare
          value={value.text}
          isDisabled={!canEdit}
          onChange={(text) => onChange({ ...value, text })}
        />
      ) : null}
      <FieldChoice {...props} offered={offered} />
      {'each' in value || 'join' in value ? (
        <TextInput
          label={translate('studio.between')}
          value={value.by}
          isDisabled={!canEdit}
          onChange={(by) => onChange({ ...value, by })}
        />
      ) : null}
      {'join' in value ? (
        <Joined value={value} onChange={onChange}>
          {(one, index, put) => (
            <ValueField
              key={index}
              label={translate('studio.part', { n: index + 1 })}
              value={one}
              studio={studio}
              as={as}
              within={within}
              depth={depth + 1}
              onChange={put}
            />
          )}
        </Joined>
      ) : null}
      {'each' in value && value.value !== undefined ? (
        <ValueField
          label={translate('studio.ofEach')}
          value={value.value}
          studio={studio}
          as={as}
          within={value.each.startsWith('.') ? `${within ?? ''}/*${value.each.slice(1)}` : value.each}
          depth={depth + 1}
          onChange={(inner) => onChange({ ...value, value: inner })}
        />
      ) : null}
      {'text' in value && as !== 'value' ? null : (
        <div className={css.pair}>
          <TextInput
            label={translate('studio.before')}
            value={value.before}
            isDisabled={!canEdit}
            onChange={(text) => onChange(around(value, 'before', text))}
          />
          <TextInput
            label={translate('studio.after')}
            value={value.after}
            isDisabled={!canEdit}
            onChange={(text) => onChange(around(value, 'after', text))}
          />
        </div>
      )}
    </fieldset>
  );
}

/** In a list, what is of its entry and what is not have to be told apart. */
const kindName = (translate: Translate, kind: ValueKind, within: string | undefined): string =>
  kind === 'at' && within !== undefined ? translate('studio.fieldOutside') : translate(`studio.valueKinds.${kind}`);

function around(value: Value, key: 'before' | 'after', text: string): Value {
  const { [key]: _, ...rest } = value;
  return (text === '' ? rest : { ...rest, [key]: text }) as Value;
}

interface JoinedProps {
  value: Extract<Value, { join: Value[] }>;
  onChange(value: Value): void;
  children(one: Value, index: number, put: (value: Value) => void): React.ReactNode;
}

function Joined({ value, onChange, children }: JoinedProps) {
  const translate = useTranslate();
  const { join } = value;
  const put = (next: Value[]) => onChange({ ...value, join: next });
  return (
    <div className={css.nested}>
      {join.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a value have nothing but their place
        <div key={index} className={css.entry} data-row>
          {children(one, index, (next) => put(join.map((was, n) => (n === index ? next : was))))}
          <EntryTools
            name={translate('studio.entryNumber', { n: index + 1 })}
            index={index}
            count={join.length}
            onMove={(way) => put(swapped(join, index, index + way))}
            onRemove={join.length > 1 ? () => put(join.filter((_, n) => n !== index)) : undefined}
          />
        </div>
      ))}
      <Button kind="quiet" icon={<Plus />} onPress={() => put([...join, { text: '' }])}>
        {translate('studio.addPart')}
      </Button>
    </div>
  );
}

export function swapped<T>(list: readonly T[], a: number, b: number): T[] {
  const next = [...list];
  const [one, other] = [next[a], next[b]];
  if (one === undefined || other === undefined) return next;
  next[a] = other;
  next[b] = one;
  return next;
}

interface ToolsProps {
  /** The name of the entry, for the label of its menu. */
  name: string;
  index: number;
  count: number;
  onMove(way: 1 | -1): void;
  onRemove: (() => void) | undefined;
}

export function EntryTools({ name, index, count, onMove, onRemove }: ToolsProps) {
  const translate = useTranslate();
  return (
    <div className={css.entryTools}>
      <RowMenu
        name={name}
        actions={[
          ...moveActions(translate, index, count, (to) => onMove(to > index ? 1 : -1)),
          removeAction(translate, () => onRemove?.(), onRemove === undefined),
        ]}
      />
    </div>
  );
}
