import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { Condition, Value } from '../../../../shared/card/template/template.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { fieldLabel } from '../../../../shared/studio/bindable.ts';
import { blankPart } from '../../../../shared/studio/blanks.ts';
import { type Property, templateProperties } from '../../../../shared/studio/properties.ts';
import { IconButton } from '../../../components/button.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { labelEntry } from '../../../strings/studio/studio.ts';
import { getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getBlankTexts } from '../blank-texts.ts';
import { ConditionField } from './condition-field.tsx';
import type { FieldProps } from './field-props.ts';
import { FontField } from './font-field.tsx';
import { FormPart } from './form-part.tsx';
import type { FormSource } from './form-source.ts';
import { AddPart, RemovePart } from './inputs/add-part.tsx';
import { ColourField, HexField } from './inputs/colour-field.tsx';
import { TextInput } from './inputs/text-input.tsx';
import { NAMES, NameProperty } from './name-field.tsx';
import { isNumber, isTuple, LinesProperty, NumberProperty, TupleProperty } from './number-fields.tsx';
import { OutlineField } from './outline-field.tsx';
import css from './properties.module.css';
import { SharedStyle } from './shared-style.tsx';
import { EntryTools, swapped, ValueField } from './value-field.tsx';

interface RowProps extends Omit<FieldProps, 'onChange'> {
  /** The same function for as long as the form is about the same. */
  put(key: string, value: unknown, typed?: boolean, also?: readonly Edit[]): void;
}

/** A property of what a form is about: drawn again only when its own value changes, or what it offers. */
export const PropertyRow = memo(function PropertyRow({ put, ...field }: RowProps) {
  return <PropertyField {...field} onChange={(value, typed, also) => put(field.property.key, value, typed, also)} />;
});

/** One property by the editor that it has, whatever it is. */
export function PropertyField(props: FieldProps) {
  const { editor } = props.property;
  if (isNumber(editor)) return <NumberProperty {...props} />;
  if (isTuple(editor)) return <TupleProperty {...props} />;
  if (editor === 'style') return <StyleProperty {...props} />;
  if (NAMES.has(editor)) return <NameProperty {...props} />;
  return <OtherProperty {...props} />;
}

/** Everything that is neither a number nor a name. */
function OtherProperty(props: FieldProps) {
  const translate = useTranslate();
  const { property, value, studio, within, onChange } = props;
  const { key, editor, optional } = property;
  const { template, canEdit } = studio;
  const label = getPropertyLabel(translate, key);
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
    case 'path':
      return (
        <OutlineField
          label={label}
          value={value as string | undefined}
          longest={property.longest}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'lines':
      return <LinesProperty {...props} />;
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
          longest={property.longest}
          isDisabled={isDisabled}
          onChange={(text) => onChange(text === '' && optional ? undefined : text)}
        />
      );
  }
}

/** A part with properties of its own, which may be absent. */
function PartField({ property, value, studio, within, onChange, label }: FieldProps & { label: string }) {
  const translate = useTranslate();
  const { parts = [], optional, of } = property;
  if (value === undefined) {
    // Of a card with one size only there is nothing to hold on to.
    if (of === undefined || (of === 'hold' && studio.template.sizes === undefined)) return null;
    return (
      <AddPart
        label={label}
        isDisabled={!studio.canEdit}
        onAdd={() => onChange(blankPart(of, studio.template, getBlankTexts(translate)))}
      />
    );
  }
  return (
    <FormPart startsOpen={of !== 'hold'} summary={label}>
      <Parts parts={parts} value={value} studio={studio} within={within} onChange={onChange} />
      {optional && studio.canEdit ? <RemovePart label={label} onRemove={() => onChange(undefined)} /> : null}
    </FormPart>
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
      onChange={(next, typed, also) => {
        const { [part.key]: _, ...others } = held;
        onChange(next === undefined ? others : { ...held, [part.key]: next }, typed, also);
      }}
    />
  ));
}

/** Entries one after the other: sections, runs, tags, spans, themes. */
function ListField({ property, value, studio, within, onChange, label }: FieldProps & { label: string }) {
  const translate = useTranslate();
  const { parts = [], of, longest = Number.POSITIVE_INFINITY } = property;
  const list = (value as readonly unknown[] | undefined) ?? [];
  const put = (next: readonly unknown[]) => onChange(next.length === 0 && property.optional ? undefined : next);
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{`${label} (${list.length})`}</span>
        <IconButton
          icon={<Plus />}
          label={translate('studio.addOf', { label })}
          isDisabled={!studio.canEdit || list.length >= longest || of === undefined}
          onPress={() => of !== undefined && put([...list, blankPart(of, studio.template, getBlankTexts(translate))])}
        />
      </div>
      {list.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing but their place
        <FormPart key={index} summary={labelEntry(translate, index + 1, summaryOf(entry, studio.game))}>
          <Parts
            parts={parts}
            value={entry}
            studio={studio}
            within={within}
            onChange={(next, typed, also) =>
              onChange(
                list.map((was, n) => (n === index ? next : was)),
                typed,
                also,
              )
            }
          />
          {studio.canEdit ? (
            <EntryTools
              name={labelEntry(translate, index + 1, summaryOf(entry, studio.game))}
              index={index}
              count={list.length}
              onMove={(way) => put(swapped(list, index, index + way))}
              onRemove={() => put(list.filter((_, n) => n !== index))}
            />
          ) : null}
        </FormPart>
      ))}
    </div>
  );
}

/** The first thing that tells one entry from another. */
function summaryOf(entry: unknown, game: Game): string {
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
  if (typeof found !== 'string') return '';
  return found.startsWith('/') ? fieldLabel(found, game) || found : found;
}

const STYLE_PROPERTIES = templateProperties('style').filter(({ editor }) => editor !== 'font');

/** Face, size, colour and all else of a style; its font has a field of its own. */
export function StyleForm({ studio, name }: { studio: FormSource; name: string }) {
  const style = studio.template.styles[name];
  if (style === undefined) return null;
  return (
    <>
      <FontField studio={studio} style={name} />
      {STYLE_PROPERTIES.map((property) => (
        <PropertyField
          key={property.key}
          property={property}
          value={style[property.key as keyof typeof style]}
          studio={studio}
          onChange={(value, typed) => {
            studio.run([setOrRemove(pointer('/styles', name, property.key), value)], typed);
          }}
        />
      ))}
    </>
  );
}

/** The style of words by its name, and what it is like: whoever wants larger type finds it where the words are. */
function StyleProperty(props: FieldProps) {
  const translate = useTranslate();
  const { studio, value } = props;
  const name = typeof value === 'string' ? value : '';
  const style = studio.template.styles[name];
  // What another size changes of styles stands with that size.
  if (style === undefined || studio.isOtherSize) return <NameProperty {...props} />;
  return (
    <div className={css.listField}>
      <NameProperty {...props} />
      <FormPart
        summary={
          <>
            <span>{translate('studio.typeOf')}</span>
            <span className={css.value}>{translate('studio.points', { size: style.size })}</span>
          </>
        }
      >
        <SharedStyle {...props} name={name} />
        <StyleForm studio={studio} name={name} />
      </FormPart>
    </div>
  );
}
