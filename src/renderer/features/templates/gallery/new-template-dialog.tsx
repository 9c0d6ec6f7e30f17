import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { TEMPLATE_LIMITS } from '../../../../shared/card/template/basics.ts';
import { CARD_SIZES, type EmptySubject } from '../../../../shared/studio/new-template.ts';
import type { NamesIn } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import field from '../../../components/inputs/field.module.css';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './gallery.module.css';

interface Props {
  onMake(templateName: string, size: { width: number; height: number }, subject: EmptySubject): void;
  onClose(): void;
}

const CUSTOM = 'custom';

/** Asks for the subject, the name and the size of a new empty template. */
export function NewTemplateDialog({ onMake, onClose }: Props) {
  const translate = useTranslate();
  const [templateName, setTemplateName] = useState('');
  const [subject, setSubject] = useState<EmptySubject>('character');
  const [chosenSizeId, setChosenSizeId] = useState<string>(CARD_SIZES[0].id);
  const [customSize, setCustomSize] = useState({ width: 63.5, height: 88.9 });
  const subjectChoices = [
    { id: 'character' as const, label: translate('gallery.characters') },
    { id: 'row' as const, label: translate('gallery.rows') },
  ];
  const cardSize = CARD_SIZES.find(({ id }) => id === chosenSizeId) ?? customSize;
  const { min: minSize, max: maxSize } = TEMPLATE_LIMITS.size;
  return (
    <DialogFrame
      title={translate('gallery.newTitle')}
      modalClassName={css.newModal}
      dialogClassName={css.newDialog}
      onClose={onClose}
    >
      <form
        className={css.newForm}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onMake(
            templateName.trim() || translate('gallery.newUntitled'),
            { width: cardSize.width, height: cardSize.height },
            subject,
          );
        }}
      >
        <p className={css.quiet}>{translate('gallery.newHint')}</p>
        <TextField
          className={field.field ?? ''}
          value={templateName}
          onChange={setTemplateName}
          maxLength={TEMPLATE_LIMITS.name}
          autoFocus
        >
          <Label className={field.label}>{translate('gallery.newName')}</Label>
          <Input dir="auto" className={field.input ?? ''} placeholder={translate('gallery.newUntitled')} />
        </TextField>
        <SegmentedControl
          label={translate('gallery.newOf')}
          value={subject}
          segments={subjectChoices}
          onChange={setSubject}
        />
        <fieldset className={css.sizes}>
          <legend className={field.label}>{translate('gallery.size')}</legend>
          {[...CARD_SIZES, { id: CUSTOM, ...customSize }].map(({ id, width, height }) => (
            <label key={id} className={css.sizeChoice}>
              <input
                type="radio"
                name="size"
                value={id}
                checked={chosenSizeId === id}
                onChange={() => setChosenSizeId(id)}
              />
              <span
                className={css.outline}
                // The outlines are drawn to scale: one pixel for 2.4 mm.
                style={{ width: width / 2.4, height: height / 2.4 }}
                data-custom={id === CUSTOM || undefined}
              />
              <span>
                {id === CUSTOM
                  ? translate('gallery.custom')
                  : translate(`gallery.sizeNames.${id as NamesIn<'gallery.sizeNames'>}`)}
              </span>
              {id === CUSTOM ? null : <span className={css.quiet}>{`${width} × ${height} mm`}</span>}
            </label>
          ))}
        </fieldset>
        {chosenSizeId === CUSTOM ? (
          <div className={css.customSize}>
            {(['width', 'height'] as const).map((dimension) => (
              <NumberBox
                key={dimension}
                label={translate(`gallery.${dimension}`)}
                value={customSize[dimension]}
                min={minSize}
                max={maxSize}
                step={0.1}
                unit="millimeter"
                onChange={(millimeters) => setCustomSize({ ...customSize, [dimension]: millimeters })}
              />
            ))}
          </div>
        ) : null}
        <div className={css.newFoot}>
          <Button onPress={onClose}>{translate('shell.cancel')}</Button>
          <Button kind="primary" type="submit">
            {translate('gallery.create')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
