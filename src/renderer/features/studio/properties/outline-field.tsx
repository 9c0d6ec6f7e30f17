import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components';
import { OUTLINE_NAMES, OUTLINES, type Outline, outlineOf } from '../../../../shared/studio/outlines.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import inputs from '../../../components/inputs/field.module.css';
import overlay from '../../../components/overlay.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FormPart } from './form-part.tsx';
import { TextInput } from './inputs/text-input.tsx';
import css from './outline-field.module.css';
import properties from './properties.module.css';

interface Props {
  label: string;
  value: string | undefined;
  longest: number | undefined;
  isDisabled: boolean;
  onChange(path: string | undefined): void;
}

/** Select wants a word for every choice. */
const BOX = 'box';
const OWN = 'own';

const BOX_PATH = 'M0 0 L100 0 L100 100 L0 100 Z';

/** The outline of a shape or a picture: chosen as it looks, or as a path of one's own. */
export function OutlineField({ label, value, longest, isDisabled, onChange }: Props) {
  const translate = useTranslate();
  const chosen = value === undefined ? BOX : (outlineOf(value) ?? OWN);
  const choices = useMemo(
    () => [
      { id: BOX, path: BOX_PATH },
      ...(chosen === OWN ? [{ id: OWN, path: value ?? '' }] : []),
      ...OUTLINE_NAMES.map((id) => ({ id, path: OUTLINES[id] })),
    ],
    [chosen, value],
  );
  return (
    <div className={properties.listField}>
      <Select
        className={inputs.field ?? ''}
        isDisabled={isDisabled}
        value={chosen}
        onChange={(key) => {
          if (key === BOX) onChange(undefined);
          else if (OUTLINE_NAMES.some((name) => name === key)) onChange(OUTLINES[key as Outline]);
        }}
      >
        <Label className={properties.label ?? ''}>{label}</Label>
        <Button className={css.button ?? ''}>
          <Picture path={value ?? BOX_PATH} />
          <span>{nameOf(translate, chosen)}</span>
          <ChevronDown aria-hidden />
        </Button>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ListBox className={css.outlines ?? ''} items={choices} layout="grid" aria-label={label}>
            {({ id, path }) => (
              <ListBoxItem id={id} textValue={nameOf(translate, id)} className={css.outline ?? ''}>
                <Picture path={path} />
                <span>{nameOf(translate, id)}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
      {value === undefined ? null : (
        <FormPart summary={translate('studio.outlinePath')}>
          <TextInput
            label={translate('studio.outlinePath')}
            bare
            value={value}
            long
            longest={longest}
            isDisabled={isDisabled}
            onChange={(text) => onChange(text === '' ? undefined : text)}
          />
        </FormPart>
      )}
    </div>
  );
}

const nameOf = (translate: Translate, id: string): string =>
  translate(`studio.outlines.${id as Outline | typeof BOX | typeof OWN}`);

function Picture({ path }: { path: string }) {
  return (
    <svg viewBox="-2 -2 104 104" preserveAspectRatio="none" className={css.picture} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
