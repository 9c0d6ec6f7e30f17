import { Plus } from 'lucide-react';
import { memo } from 'react';
import type { Condition, Value } from '../../../../shared/card/template/template.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { formatFieldLabel } from '../../../../shared/studio/bindable.ts';
import { createBlankPart } from '../../../../shared/studio/blanks.ts';
import { listTemplateProperties, type Property } from '../../../../shared/studio/properties.ts';
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
import { ColorField, HexField } from './inputs/color-field.tsx';
import { TextInput } from './inputs/text-input.tsx';
import { NAME_EDITORS, NameProperty } from './name-field.tsx';
import { isNumberEditor, isTupleEditor, LinesProperty, NumberProperty, TupleProperty } from './number-fields.tsx';
import { OutlineField } from './outline-field.tsx';
import css from './properties.module.css';
import { SharedStyle } from './shared-style.tsx';
import { EntryTools, swapItems, ValueField } from './value-field.tsx';

interface RowProps extends Omit<FieldProps, 'onChange'> {
  /** A stable function while the form edits the same element. */
  changeProperty(propertyKey: string, nextValue: unknown, isTyping?: boolean, otherEdits?: readonly Edit[]): void;
}

/** A property in a form; rendered again only when its value or its choices change. */
export const PropertyRow = memo(function PropertyRow({ changeProperty, ...fieldProps }: RowProps) {
  return (
    <PropertyField
      {...fieldProps}
      onChange={(nextValue, isTyping, otherEdits) =>
        changeProperty(fieldProps.property.key, nextValue, isTyping, otherEdits)
      }
    />
  );
});

/** Renders the editor of a property. */
export function PropertyField(props: FieldProps) {
  const { editor } = props.property;
  if (isNumberEditor(editor)) return <NumberProperty {...props} />;
  if (isTupleEditor(editor)) return <TupleProperty {...props} />;
  if (editor === 'style') return <StyleProperty {...props} />;
  if (NAME_EDITORS.has(editor)) return <NameProperty {...props} />;
  return <OtherProperty {...props} />;
}

/** Renders the editors for everything that is neither a number nor a name. */
function OtherProperty(props: FieldProps) {
  const translate = useTranslate();
  const { property, value, studio, listPointer, onChange } = props;
  const { key: propertyKey, editor, optional } = property;
  const { template, canEdit } = studio;
  const propertyLabel = getPropertyLabel(translate, propertyKey);
  const isDisabled = !canEdit;
  switch (editor) {
    case 'flag':
      return (
        <Switch
          label={propertyLabel}
          isOn={value === true}
          onChange={(isOn) => canEdit && onChange(isOn || (!optional && false) || undefined)}
        />
      );
    case 'colour':
      return (
        <ColorField
          label={propertyLabel}
          value={value as string | undefined}
          template={template}
          optional={optional}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'hex':
      return (
        <HexField
          label={propertyLabel}
          value={value as string | undefined}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'value':
      return value === undefined ? (
        <AddPart partLabel={propertyLabel} isDisabled={isDisabled} onAdd={() => onChange({ text: '' })} />
      ) : (
        <>
          <ValueField
            label={propertyLabel}
            value={value as Value}
            studio={studio}
            usage={propertyKey === 'count' ? 'count' : propertyKey === 'name' ? 'name' : 'value'}
            listPointer={listPointer}
            onChange={onChange}
          />
          {optional && canEdit ? <RemovePart partLabel={propertyLabel} onRemove={() => onChange(undefined)} /> : null}
        </>
      );
    case 'condition':
      return (
        <ConditionField
          label={propertyLabel}
          value={value as Condition | undefined}
          studio={studio}
          listPointer={listPointer}
          onChange={onChange}
        />
      );
    case 'path':
      return (
        <OutlineField
          label={propertyLabel}
          currentPath={value as string | undefined}
          maxLength={property.maxLength}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      );
    case 'lines':
      return <LinesProperty {...props} />;
    case 'part':
      return <PartField {...props} label={propertyLabel} />;
    case 'list':
      return <ListField {...props} label={propertyLabel} />;
    case 'elements':
    case 'panel':
      return null;
    default:
      return (
        <TextInput
          label={propertyLabel}
          value={value as string | undefined}
          maxLength={property.maxLength}
          isDisabled={isDisabled}
          onChange={(typedText) => onChange(typedText === '' && optional ? undefined : typedText)}
        />
      );
  }
}

/** A part with properties of its own, which may be absent. */
function PartField({ property, value, studio, listPointer, onChange, label }: FieldProps & { label: string }) {
  const translate = useTranslate();
  const { parts = [], optional, owner: ownerKind } = property;
  if (value === undefined) {
    // With a single size there is nothing to which an element could be anchored.
    if (ownerKind === undefined || (ownerKind === 'hold' && studio.template.sizes === undefined)) return null;
    return (
      <AddPart
        partLabel={label}
        isDisabled={!studio.canEdit}
        onAdd={() => onChange(createBlankPart(ownerKind, studio.template, getBlankTexts(translate)))}
      />
    );
  }
  return (
    <FormPart startsOpen={ownerKind !== 'hold'} summary={label}>
      <PartProperties parts={parts} value={value} studio={studio} listPointer={listPointer} onChange={onChange} />
      {optional && studio.canEdit ? <RemovePart partLabel={label} onRemove={() => onChange(undefined)} /> : null}
    </FormPart>
  );
}

type PartPropertiesProps = Pick<FieldProps, 'value' | 'studio' | 'listPointer' | 'onChange'> & {
  parts: readonly Property[];
};

/** Edits all properties of one object; each change reports the whole object. */
function PartProperties({ parts, value, studio, listPointer, onChange }: PartPropertiesProps) {
  const currentPart = (value ?? {}) as Readonly<Record<string, unknown>>;
  const innerListPointer = typeof currentPart.each === 'string' ? currentPart.each : listPointer;
  return parts.map((partProperty) => (
    <PropertyField
      key={partProperty.key}
      property={partProperty}
      value={currentPart[partProperty.key]}
      studio={studio}
      listPointer={innerListPointer}
      onChange={(nextValue, isTyping, otherEdits) => {
        const { [partProperty.key]: _previousValue, ...otherValues } = currentPart;
        onChange(
          nextValue === undefined ? otherValues : { ...currentPart, [partProperty.key]: nextValue },
          isTyping,
          otherEdits,
        );
      }}
    />
  ));
}

/** A list of entries such as sections, runs, tags, spans or themes. */
function ListField({ property, value, studio, listPointer, onChange, label }: FieldProps & { label: string }) {
  const translate = useTranslate();
  const { parts = [], owner: ownerKind, maxLength: maxEntries = Number.POSITIVE_INFINITY } = property;
  const entries = (value as readonly unknown[] | undefined) ?? [];
  const changeEntries = (nextEntries: readonly unknown[]) =>
    onChange(nextEntries.length === 0 && property.optional ? undefined : nextEntries);
  return (
    <div className={css.listField}>
      <div className={css.absent}>
        <span className={css.label}>{`${label} (${entries.length})`}</span>
        <IconButton
          icon={<Plus />}
          label={translate('studio.addOf', { label })}
          isDisabled={!studio.canEdit || entries.length >= maxEntries || ownerKind === undefined}
          onPress={() =>
            ownerKind !== undefined &&
            changeEntries([...entries, createBlankPart(ownerKind, studio.template, getBlankTexts(translate))])
          }
        />
      </div>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own
        <FormPart key={index} summary={labelEntry(translate, index + 1, summarizeEntry(entry, studio.game))}>
          <PartProperties
            parts={parts}
            value={entry}
            studio={studio}
            listPointer={listPointer}
            onChange={(nextEntry, isTyping, otherEdits) =>
              onChange(
                entries.map((currentEntry, entryIndex) => (entryIndex === index ? nextEntry : currentEntry)),
                isTyping,
                otherEdits,
              )
            }
          />
          {studio.canEdit ? (
            <EntryTools
              entryName={labelEntry(translate, index + 1, summarizeEntry(entry, studio.game))}
              index={index}
              count={entries.length}
              onMove={(direction) => changeEntries(swapItems(entries, index, index + direction))}
              onRemove={() => changeEntries(entries.filter((_entry, entryIndex) => entryIndex !== index))}
            />
          ) : null}
        </FormPart>
      ))}
    </div>
  );
}

/** Returns the first text that distinguishes an entry from others. */
function summarizeEntry(entry: unknown, game: Game): string {
  const {
    heading,
    each: listPointer,
    style: styleName,
    value,
    name: entryName,
    count,
  } = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const getText = (part: unknown, propertyKey: string) =>
    (part as Readonly<Record<string, unknown>> | undefined)?.[propertyKey];
  const summary = [
    getText(heading, 'text'),
    entryName,
    listPointer,
    getText(value, 'text'),
    getText(value, 'at'),
    getText(count, 'at'),
    styleName,
  ].find((candidate) => typeof candidate === 'string' && candidate !== '');
  if (typeof summary !== 'string') return '';
  return summary.startsWith('/') ? formatFieldLabel(summary, game) || summary : summary;
}

const STYLE_PROPERTIES = listTemplateProperties('style').filter(({ editor }) => editor !== 'font');

/** Size, color and all other properties of a style; the font has its own field. */
export function StyleForm({ studio, styleName }: { studio: FormSource; styleName: string }) {
  const style = studio.template.styles[styleName];
  if (style === undefined) return null;
  return (
    <>
      <FontField studio={studio} styleName={styleName} />
      {STYLE_PROPERTIES.map((property) => (
        <PropertyField
          key={property.key}
          property={property}
          value={style[property.key as keyof typeof style]}
          studio={studio}
          onChange={(nextValue, isTyping) => {
            studio.commitEdits([setOrRemove(joinPointer('/styles', styleName, property.key), nextValue)], isTyping);
          }}
        />
      ))}
    </>
  );
}

/** Chooses a style and edits its properties, so that the type size can be changed next to the text that uses it. */
function StyleProperty(props: FieldProps) {
  const translate = useTranslate();
  const { studio, value } = props;
  const styleName = typeof value === 'string' ? value : '';
  const style = studio.template.styles[styleName];
  // Style changes of another size are edited in the panel of that size.
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
        <SharedStyle {...props} styleName={styleName} />
        <StyleForm studio={studio} styleName={styleName} />
      </FormPart>
    </div>
  );
}
