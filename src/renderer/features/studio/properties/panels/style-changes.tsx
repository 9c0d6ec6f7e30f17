import { Undo2 } from 'lucide-react';
import type { Overlay } from '../../../../../shared/card/template/template.ts';
import { listTemplateProperties } from '../../../../../shared/studio/properties.ts';
import { Button } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import css from '../properties.module.css';
import { PropertyField } from '../property-field.tsx';

type StyleOverrides = NonNullable<Overlay['styles']>;

interface Props {
  value: Overlay['styles'];
  formSource: FormSource;
  /** Receives undefined when the last change is removed. */
  onChange(nextStyles: StyleOverrides | undefined, isTyping?: boolean): void;
}

/** Edits the changes that a theme or another size makes to styles. Properties that are not set have the value of the style. */
export function StyleChanges({ value: changedStyles = {}, formSource, onChange }: Props) {
  const translate = useTranslate();
  const unchangedNames = Object.keys(formSource.template.styles).filter(
    (styleName) => !Object.hasOwn(changedStyles, styleName),
  );
  const changeStyle = (styleName: string, styleChange: StyleOverrides[string] | undefined, isTyping?: boolean) => {
    const { [styleName]: _replacedChange, ...otherStyles } = changedStyles;
    const nextStyles = styleChange === undefined ? otherStyles : { ...changedStyles, [styleName]: styleChange };
    onChange(Object.keys(nextStyles).length === 0 ? undefined : nextStyles, isTyping);
  };
  return (
    <div className={css.listField}>
      <span className={css.label}>{translate('studio.changedStyles')}</span>
      {Object.entries(changedStyles).map(([styleName, styleChange]) => (
        <FormPart key={styleName} startsOpen summary={styleName}>
          {listTemplateProperties('style').map((property) => (
            <PropertyField
              key={property.key}
              property={{ ...property, optional: true }}
              value={styleChange[property.key as keyof typeof styleChange]}
              formSource={formSource}
              onChange={(nextValue, isTyping) => {
                const { [property.key as keyof typeof styleChange]: _replacedValue, ...otherChanges } = styleChange;
                changeStyle(
                  styleName,
                  (nextValue === undefined
                    ? otherChanges
                    : { ...styleChange, [property.key]: nextValue }) as typeof styleChange,
                  isTyping,
                );
              }}
            />
          ))}
          {formSource.canEdit ? (
            <Button kind="quiet" icon={<Undo2 />} onPress={() => changeStyle(styleName, undefined)}>
              {translate('studio.asElsewhere')}
            </Button>
          ) : null}
        </FormPart>
      ))}
      {formSource.canEdit && unchangedNames.length > 0 ? (
        <Select
          label={translate('studio.changeStyle')}
          isLabelHidden
          value={undefined}
          placeholder={translate('studio.changeStyle')}
          choices={unchangedNames.map((styleName) => ({ id: styleName, label: styleName }))}
          onChange={(chosenName) => changeStyle(chosenName, {})}
        />
      ) : null}
    </div>
  );
}
