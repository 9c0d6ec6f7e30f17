import { Undo2 } from 'lucide-react';
import type { Overlay } from '../../../../../shared/card/template/template.ts';
import { templateProperties } from '../../../../../shared/studio/properties.ts';
import { Button } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import css from '../properties.module.css';
import { PropertyField } from '../property-field.tsx';

type Changes = NonNullable<Overlay['styles']>;

interface Props {
  value: Overlay['styles'];
  studio: FormSource;
  /** Undefined where nothing is changed any more. */
  onChange(value: Changes | undefined, typed?: boolean): void;
}

/** What a theme or another size changes of the type: only what is set here, all else is as in the style itself. */
export function StyleChanges({ value = {}, studio, onChange }: Props) {
  const translate = useTranslate();
  const names = Object.keys(studio.template.styles).filter((name) => !Object.hasOwn(value, name));
  const put = (name: string, change: Changes[string] | undefined, typed?: boolean) => {
    const { [name]: _, ...others } = value;
    const next = change === undefined ? others : { ...value, [name]: change };
    onChange(Object.keys(next).length === 0 ? undefined : next, typed);
  };
  return (
    <div className={css.listField}>
      <span className={css.label}>{translate('studio.changedStyles')}</span>
      {Object.entries(value).map(([name, change]) => (
        <FormPart key={name} startsOpen summary={name}>
          {templateProperties('style').map((property) => (
            <PropertyField
              key={property.key}
              property={{ ...property, optional: true }}
              value={change[property.key as keyof typeof change]}
              studio={studio}
              onChange={(next, typed) => {
                const { [property.key as keyof typeof change]: _, ...others } = change;
                put(name, (next === undefined ? others : { ...change, [property.key]: next }) as typeof change, typed);
              }}
            />
          ))}
          {studio.canEdit ? (
            <Button kind="quiet" icon={<Undo2 />} onPress={() => put(name, undefined)}>
              {translate('studio.asElsewhere')}
            </Button>
          ) : null}
        </FormPart>
      ))}
      {studio.canEdit && names.length > 0 ? (
        <Select
          label={translate('studio.changeStyle')}
          bare
          value={undefined}
          placeholder={translate('studio.changeStyle')}
          choices={names.map((id) => ({ id, label: id }))}
          onChange={(name) => put(name, {})}
        />
      ) : null}
    </div>
  );
}
