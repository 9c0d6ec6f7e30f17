import { Plus, X } from 'lucide-react';
import { memo } from 'react';
import { sharedSymbols } from '../../../../shared/card/template/shared-symbols.ts';
import type { Condition, Value } from '../../../../shared/card/template/template.ts';
import { type BindableField, bindableFields, bindableLists } from '../../../../shared/studio/bindable.ts';
import { blankPart } from '../../../../shared/studio/blanks.ts';
import type { Property } from '../../../../shared/studio/properties.ts';
import { STYLE_FONTS } from '../../../../shared/text/fonts/font-ids.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { STUDIO } from '../../../strings/studio.ts';
import { choiceLabel, keyLabel } from '../../../strings/studio-keys.ts';
import { ColourField, HexField } from './colour-field.tsx';
import { ConditionField } from './condition-field.tsx';
import { type FormSource, flowsOf } from './form-source.ts';
import { NumberInput } from './number-input.tsx';
import css from './properties.module.css';
import { TextInput } from './text-input.tsx';
import { EntryTools, swapped, ValueField } from './value-field.tsx';

export interface FieldProps {
  property: Property;
  value: unknown;
  studio: FormSource;
  /** The list whose entries are repeated around it. */
  within?: string | undefined;
  /** Undefined takes the key away. */
  onChange(value: unknown, typed?: boolean): void;
}

/** Steps of arrow keys, and units, of numbers. */
const NUMBERS: Readonly<Partial<Record<Property['editor'], { step: number; unit?: string }>>> = {
  length: { step: 0.1, unit: 'mm' },
  points: { step: 0.1, unit: 'pt' },
  em: { step: 0.01, unit: 'em' },
  angle: { step: 1, unit: '°' },
  share: { step: 0.05 },
  factor: { step: 0.05, unit: '×' },
  count: { step: 1 },
};

/** Numbers that stand together, by their names. */
const TUPLES: Readonly<Partial<Record<Property['editor'], { keys: readonly string[]; step: number }>>> = {
  box: { keys: ['x', 'y', 'width', 'height'], step: 0.1 },
  range: { keys: ['least', 'most'], step: 0.1 },
  padding: { keys: ['across', 'down'], step: 0.1 },
  point: { keys: ['across', 'down'], step: 0.05 },
};

interface RowProps extends Omit<FieldProps, 'onChange'> {
  /** The same function for as long as the form is about the same. */
  put(key: string, value: unknown, typed?: boolean): void;
}

/** A property of what a form is about: drawn again only when its own value changes, or what it offers. */
export const PropertyRow = memo(function PropertyRow({ put, ...field }: RowProps) {
  return <PropertyField {...field} onChange={(value, typed) => put(field.property.key, value, typed)} />;
});

/** One property by the editor that it has, whatever it is. */
export function PropertyField(props: FieldProps) {
  const { editor } = props.property;
  if (NUMBERS[editor] !== undefined) return <NumberProperty {...props} />;
  if (TUPLES[editor] !== undefined) return <TupleProperty {...props} />;
  if (NAMES.has(editor)) return <NameProperty {...props} />;
  return <OtherProperty {...props} />;
}

function NumberProperty({ property, value, studio, onChange }: FieldProps) {
  const { key, editor, least, most, optional } = property;
  return (
    <NumberInput
      label={keyLabel(key)}
      value={value as number | undefined}
      least={least}
      most={most}
      optional={optional}
      isDisabled={!studio.canEdit}
      step={1}
      {...NUMBERS[editor]}
      onChange={(next) => onChange(next, true)}
    />
  );
}

function TupleProperty({ property, value, studio, onChange }: FieldProps) {
  const { keys = [], step = 1 } = TUPLES[property.editor] ?? {};
  const held = (value as readonly number[] | undefined) ?? [];
  return (
    <fieldset className={css.tuple} disabled={!studio.canEdit}>
      <legend className={css.label}>{keyLabel(property.key)}</legend>
      {keys.map((name, i) => (
        <NumberInput
          key={name}
          label={keyLabel(name)}
          value={held[i]}
          step={step}
          onChange={(next) => {
            if (next !== undefined) onChange(keys.map((_, n) => (n === i ? next : (held[n] ?? 0))));
          }}
        />
      ))}
    </fieldset>
  );
}

const NAMES: ReadonlySet<Property['editor']> = new Set([
  'choice',
  'style',
  'font',
  'symbol',
  'flow',
  'each',
  'drawing',
  'field',
]);

/** One of several names: of words of the format, of parts of the template, of fields of the game. */
function NameProperty(props: FieldProps) {
  const { property, studio, value } = props;
  const { key, editor, choices = [] } = property;
  const { template } = studio;
  const label = keyLabel(key);
  switch (editor) {
    case 'style':
      return <Choice {...props} label={label} ids={Object.keys(template.styles)} />;
    case 'font':
      return <Choice {...props} label={label} ids={STYLE_FONTS} name={choiceLabel} />;
    case 'symbol':
      return <Choice {...props} label={label} ids={symbolsOf(studio)} />;
    case 'flow':
      return <Choice {...props} label={label} ids={flowsOf(studio)} />;
    case 'choice':
      return <Choice {...props} label={label} ids={choices} name={choiceLabel} />;
    default: {
      const fields = fieldsFor(editor, studio);
      const ids = fields.map(({ at }) => at);
      const held = typeof value === 'string' && !ids.includes(value) ? [value] : [];
      const name = (id: string) => fields.find(({ at }) => at === id)?.label ?? id;
      return <Choice {...props} label={label} ids={[...ids, ...held]} name={name} />;
    }
  }
}

const symbolsOf = ({ template }: FormSource): string[] => [
  ...new Set([...Object.keys(template.symbols ?? {}), ...Object.keys(sharedSymbols())]),
];

function fieldsFor(editor: Property['editor'], { template, game }: FormSource): readonly BindableField[] {
  if (editor === 'each') return bindableLists(template, game);
  const all = bindableFields(template, game);
  return editor === 'drawing' ? all.filter(({ holds, at }) => holds === 'parts' && /drawing|symbol/.test(at)) : all;
}

/** Everything that is neither a number nor a name. */
function OtherProperty(props: FieldProps) {
  const { property, value, studio, within, onChange } = props;
  const { key, editor, optional } = property;
  const { template, canEdit } = studio;
  const label = keyLabel(key);
  const isDisabled = !canEdit;
  switch (editor) {
    case 'flag':
      return (
        <Switch
          label={label}
          on={value === true}
          onChange={(on) => canEdit && onChange(on || (!optional && false) || undefined)}
        />
      );
    case 'colour':
      return (
        <ColourField
          label={label}
          value={value as string | undefined}
          template={template}
          optional={optional}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'hex':
      return <HexField label={label} value={value as string | undefined} isDisabled={isDisabled} onChange={onChange} />;
    case 'value':
      return value === undefined ? (
        <AddPart label={label} isDisabled={isDisabled} onAdd={() => onChange({ text: '' })} />
      ) : (
        <>
          <ValueField
            label={label}
            value={value as Value}
            studio={studio}
            as={key === 'count' ? 'count' : key === 'name' ? 'name' : 'value'}
            within={within}
            onChange={onChange}
          />
          {optional && canEdit ? <RemovePart label={label} onRemove={() => onChange(undefined)} /> : null}
        </>
      );
    case 'condition':
      return (
        <ConditionField
          label={label}
          value={value as Condition | undefined}
          studio={studio}
          within={within}
          onChange={onChange}
        />
      );
    case 'lines':
      return (
        <TextInput
          label={label}
          value={((value as readonly number[] | undefined) ?? []).join('; ')}
          isDisabled={isDisabled}
          onChange={(text) => {
            const numbers = text
              .split(/[;\s]+/)
              .filter((part) => part !== '')
              .map((part) => Number(part.replace(',', '.')));
            if (numbers.every(Number.isFinite)) onChange(numbers);
          }}
        />
      );
    case 'part':
      return <PartField {...props} label={label} />;
    case 'list':
      return <ListField {...props} label={label} />;
    case 'elements':
    case 'panel':
      return null;
    default:
      return (
        <TextInput
          label={label}
          value={value as string | undefined}
          long={editor === 'path'}
          longest={property.longest}
          isDisabled={isDisabled}
          onChange={(text) => onChange(text === '' && optional ? undefined : text)}
        />
      );
  }
}

/** Select wants a word for every choice. */
const NONE = 'none of these';

interface ChoiceProps extends FieldProps {
  label: string;
  ids: readonly string[];
  name?(id: string): string;
}

function Choice({ property, value, studio, onChange, label, ids, name = (id) => id }: ChoiceProps) {
  const held = typeof value === 'string' ? value : undefined;
  const choices = [
    ...(property.optional ? [{ id: NONE, label: STUDIO.notSet }] : []),
    ...ids.map((id) => ({ id, label: name(id) })),
  ];
  return (
    <fieldset className={css.bare} disabled={!studio.canEdit}>
      <Select
        label={label}
        value={held ?? (property.optional ? NONE : undefined)}
        choices={choices}
        onChange={(id) => {
          if (studio.canEdit) onChange(id === NONE ? undefined : id);
        }}
      />
    </fieldset>
  );
}

function AddPart({ label, isDisabled, onAdd }: { label: string; isDisabled: boolean; onAdd(): void }) {
  return (
    <div className={css.absent}>
      <span className={css.label}>{label}</span>
      <IconButton icon={<Plus />} label={STUDIO.addOf(label)} isDisabled={isDisabled} onPress={onAdd} />
    </div>
  );
}

const RemovePart = ({ label, onRemove }: { label: string; onRemove(): void }) => (
  <Button kind="quiet" icon={<X />} onPress={onRemove}>
    {STUDIO.clearOf(label)}
  </Button>
);

/** A part with properties of its own, which may be absent. */
function PartField({ property, value, studio, within, onChange, label }: FieldProps & { label: string }) {
  const { parts = [], optional, of } = property;
  if (value === undefined) {
    if (of === undefined) return null;
    return (
      <AddPart
        label={label}
        isDisabled={!studio.canEdit}
        onAdd={() => onChange(blankPart(of, studio.template, STUDIO.blank))}
      />
    );
  }
  return (
    <details className={css.part} open={of !== 'hold'}>
      <summary>{label}</summary>
      <div className={css.nested}>
        <Parts parts={parts} value={value} studio={studio} within={within} onChange={onChange} />
        {optional && studio.canEdit ? <RemovePart label={label} onRemove={() => onChange(undefined)} /> : null}
      </div>
    </details>
  );
}

type PartsProps = Pick<FieldProps, 'value' | 'studio' | 'within' | 'onChange'> & { parts: readonly Property[] };

/** All properties of one object, each change as the whole of it. */
function Parts({ parts, value, studio, within, onChange }: PartsProps) {
  const held = (value ?? {}) as Readonly<Record<string, unknown>>;
  const each = typeof held.each === 'string' ? held.each : within;
  return parts.map((part) => (
    <PropertyField
      key={part.key}
      property={part}
      value={held[part.key]}
      studio={studio}
      within={each}
      onChange={(next, typed) => {
        const { [part.key]: _, ...others } = held;
        onChange(next === undefined ? others : { ...held, [part.key]: next }, typed);
      }}
    />
  ));
}

/** Entries one after the other: sections, runs, tags, spans, themes. */
function ListField({ property, value, studio, within, onChange, label }: FieldProps & { label: string }) {
  const { parts = [], of, longest = Number.POSITIVE_INFINITY } = property;
  const list = (value as readonly unknown[] | undefined) ?? [];
  const put = (next: readonly unknown[]) => onChange(next.length === 0 && property.optional ? undefined : next);
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{`${label} (${list.length})`}</span>
        <IconButton
          icon={<Plus />}
          label={STUDIO.addOf(label)}
          isDisabled={!studio.canEdit || list.length >= longest || of === undefined}
          onPress={() => of !== undefined && put([...list, blankPart(of, studio.template, STUDIO.blank)])}
        />
      </div>
      {list.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing but their place
        <details key={i} className={css.part}>
          <summary>{STUDIO.entry(i + 1, summaryOf(entry))}</summary>
          <div className={css.nested}>
            <Parts
              parts={parts}
              value={entry}
              studio={studio}
              within={within}
              onChange={(next, typed) =>
                onChange(
                  list.map((was, n) => (n === i ? next : was)),
                  typed,
                )
              }
            />
            {studio.canEdit ? (
              <EntryTools
                index={i}
                count={list.length}
                onMove={(way) => put(swapped(list, i, i + way))}
                onRemove={() => put(list.filter((_, n) => n !== i))}
              />
            ) : null}
          </div>
        </details>
      ))}
    </div>
  );
}

/** The first thing that tells one entry from another. */
function summaryOf(entry: unknown): string {
  const { heading, each, style, value, name, count } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const text = (node: unknown, key: string) => (node as Readonly<Record<string, unknown>> | undefined)?.[key];
  const found = [
    text(heading, 'text'),
    name,
    each,
    text(value, 'text'),
    text(value, 'at'),
    text(count, 'at'),
    style,
  ].find((one) => typeof one === 'string' && one !== '');
  return typeof found === 'string' ? found.replace(/^\/\w+\//, '') : '';
}
