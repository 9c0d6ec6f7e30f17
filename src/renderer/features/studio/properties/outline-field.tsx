import { ChevronDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button, Label, ListBox, ListBoxItem, Popover, Select } from 'react-aria-components';
import { findOutline, OUTLINE_NAMES, OUTLINES, type Outline } from '../../../../shared/studio/outlines.ts';
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
  currentPath: string | undefined;
  maxLength: number | undefined;
  isDisabled: boolean;
  onChange(nextPath: string | undefined): void;
}

/** The ids of outlines without a name. `Select` needs an id for every choice. */
const BOX_ID = 'box';
const CUSTOM_ID = 'own';

const BOX_PATH = 'M0 0 L100 0 L100 100 L0 100 Z';

/** Chooses the outline of a shape or a picture from previews, or a custom path. */
export function OutlineField({ label, currentPath, maxLength, isDisabled, onChange }: Props) {
  const translate = useTranslate();
  const chosenId = currentPath === undefined ? BOX_ID : (findOutline(currentPath) ?? CUSTOM_ID);
  const choices = useMemo(
    () => [
      { id: BOX_ID, path: BOX_PATH },
      ...(chosenId === CUSTOM_ID ? [{ id: CUSTOM_ID, path: currentPath ?? '' }] : []),
      ...OUTLINE_NAMES.map((outlineName) => ({ id: outlineName, path: OUTLINES[outlineName] })),
    ],
    [chosenId, currentPath],
  );
  return (
    <div className={properties.listField}>
      <Select
        className={inputs.field ?? ''}
        isDisabled={isDisabled}
        value={chosenId}
        onChange={(chosenKey) => {
          if (chosenKey === BOX_ID) onChange(undefined);
          else if (OUTLINE_NAMES.some((outlineName) => outlineName === chosenKey))
            onChange(OUTLINES[chosenKey as Outline]);
        }}
      >
        <Label className={properties.label ?? ''}>{label}</Label>
        <Button className={css.button ?? ''}>
          <OutlinePreview outlinePath={currentPath ?? BOX_PATH} />
          <span>{getOutlineLabel(translate, chosenId)}</span>
          <ChevronDown aria-hidden />
        </Button>
        <Popover className={overlay.popover ?? ''} offset={4}>
          <ListBox className={css.outlines ?? ''} items={choices} layout="grid" aria-label={label}>
            {({ id, path }) => (
              <ListBoxItem id={id} textValue={getOutlineLabel(translate, id)} className={css.outline ?? ''}>
                <OutlinePreview outlinePath={path} />
                <span>{getOutlineLabel(translate, id)}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </Select>
      {currentPath === undefined ? null : (
        <FormPart summary={translate('studio.outlinePath')}>
          <TextInput
            label={translate('studio.outlinePath')}
            bare
            value={currentPath}
            isMultiline
            maxLength={maxLength}
            isDisabled={isDisabled}
            onChange={(typedPath) => onChange(typedPath === '' ? undefined : typedPath)}
          />
        </FormPart>
      )}
    </div>
  );
}

const getOutlineLabel = (translate: Translate, outlineId: string): string =>
  translate(`studio.outlines.${outlineId as Outline | typeof BOX_ID | typeof CUSTOM_ID}`);

function OutlinePreview({ outlinePath }: { outlinePath: string }) {
  return (
    <svg viewBox="-2 -2 104 104" preserveAspectRatio="none" className={css.picture} aria-hidden="true">
      <path d={outlinePath} />
    </svg>
  );
}
