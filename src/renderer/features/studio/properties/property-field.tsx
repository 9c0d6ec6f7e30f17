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

/** Shows a property in a form. It is rendered again only when its value or its choices change. */
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
  const { property, value, formSource, listPointer, onChange } = props;
  const { key: propertyKey, editor, optional } = property;
  const { template, canEdit } = formSource;
  const propertyLabel = props.label ?? getPropertyLabel(translate, propertyKey);
  const isDisabled = !canEdit;
  switch (editor) {
    case 'flag':
      return (
        <Switch
          label={propertyLabel}
          isOn={value === true}
          // A flag that is off has no key in the template.
          onChange={(isOn) => canEdit && onChange(isOn || undefined)}
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
            formSource={formSource}
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
          formSource={formSource}
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

/** Edits a property that is an object with properties of its own (`parts`). The object may be absent. `owner` is the kind of object. */
function PartField({ property, value, formSource, listPointer, onChange, label }: FieldProps & { label: string }) {
  const translate = useTranslate();
  const { parts = [], optional, owner: ownerKind } = property;
  if (value === undefined) {
    // An anchor has no effect in a template that has only one size.
    if (ownerKind === undefined || (ownerKind === 'hold' && formSource.template.sizes === undefined)) return null;
    return (
      <AddPart
        partLabel={label}
        isDisabled={!formSource.canEdit}
        onAdd={() => onChange(createBlankPart(ownerKind, formSource.template, getBlankTexts(translate)))}
      />
    );
  }
  return (
    <FormPart startsOpen={ownerKind !== 'hold'} summary={label}>
      <PartProperties
        parts={parts}
        value={value}
        formSource={formSource}
        listPointer={listPointer}
        onChange={onChange}
      />
      {optional && formSource.canEdit ? <RemovePart partLabel={label} onRemove={() => onChange(undefined)} /> : null}
    </FormPart>
  );
}

type PartPropertiesProps = Pick<FieldProps, 'value' | 'formSource' | 'listPointer' | 'onChange'> & {
  parts: readonly Property[];
};

/** Edits all properties of one object. Each change reports the whole changed object. */
function PartProperties({ parts, value, formSource, listPointer, onChange }: PartPropertiesProps) {
  const currentPart = (value ?? {}) as Readonly<Record<string, unknown>>;
  // A part with the key `each` is repeated for each entry of that list.
  const innerListPointer = typeof currentPart.each === 'string' ? currentPart.each : listPointer;
  return parts.map((partProperty) => (
    <PropertyField
      key={partProperty.key}
      property={partProperty}
      value={currentPart[partProperty.key]}
      formSource={formSource}
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

/** Edits a list of entries such as sections, runs, tags, spans or themes. */
function ListField({ property, value, formSource, listPointer, onChange, label }: FieldProps & { label: string }) {
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
          isDisabled={!formSource.canEdit || entries.length >= maxEntries || ownerKind === undefined}
          onPress={() =>
            ownerKind !== undefined &&
            changeEntries([...entries, createBlankPart(ownerKind, formSource.template, getBlankTexts(translate))])
          }
        />
      </div>
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own
        <FormPart key={index} summary={labelEntry(translate, index + 1, summarizeEntry(entry, formSource.game))}>
          <PartProperties
            parts={parts}
            value={entry}
            formSource={formSource}
            listPointer={listPointer}
            onChange={(nextEntry, isTyping, otherEdits) =>
              onChange(
                entries.map((currentEntry, entryIndex) => (entryIndex === index ? nextEntry : currentEntry)),
                isTyping,
                otherEdits,
              )
            }
          />
          {formSource.canEdit ? (
            <EntryTools
              entryName={labelEntry(translate, index + 1, summarizeEntry(entry, formSource.game))}
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

/** Returns a text that helps the user to recognize an entry of a list, such as its heading or its field. Empty if there is none. */
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

/** Edits all properties of a style. The font has its own field. */
export function StyleForm({ formSource, styleName }: { formSource: FormSource; styleName: string }) {
  const style = formSource.template.styles[styleName];
  if (style === undefined) return null;
  return (
    <>
      <FontField formSource={formSource} styleName={styleName} />
      {STYLE_PROPERTIES.map((property) => (
        <PropertyField
          key={property.key}
          property={property}
          value={style[property.key as keyof typeof style]}
          formSource={formSource}
          onChange={(nextValue, isTyping) => {
            formSource.commitEdits([setOrRemove(joinPointer('/styles', styleName, property.key), nextValue)], isTyping);
          }}
        />
      ))}
    </>
  );
}

/** Chooses a style and edits its properties, so that the type size can be changed next to the text that uses it. */
function StyleProperty(props: FieldProps) {
  const translate = useTranslate();
  const { formSource, value } = props;
  const styleName = typeof value === 'string' ? value : '';
  const style = formSource.template.styles[styleName];
  // Style changes of another size are edited in the panel of that size.
  if (style === undefined || formSource.isOtherSize) return <NameProperty {...props} />;
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
        <StyleForm formSource={formSource} styleName={styleName} />
      </FormPart>
    </div>
  );
}
