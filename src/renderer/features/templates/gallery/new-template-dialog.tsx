import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { TEMPLATE_LIMITS } from '../../../../shared/card/template/basics.ts';
import { CARD_SIZES, type EmptySubject } from '../../../../shared/studio/new-template.ts';
import type { NamesIn } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { DialogFrame } from '../../../components/dialogs/dialog-frame.tsx';
import field from '../../../components/inputs/field.module.css';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './gallery.module.css';

interface Props {
  onMake(name: string, size: { width: number; height: number }, of: EmptySubject): void;
  onClose(): void;
}

const CUSTOM = 'custom';

/** Asks for the subject, the name and the size of a new empty template. */
export function NewTemplateDialog({ onMake, onClose }: Props) {
  const translate = useTranslate();
  const [name, setName] = useState('');
  const [of, setOf] = useState<EmptySubject>('character');
  const [chosen, setChosen] = useState<string>(CARD_SIZES[0].id);
  const [custom, setCustom] = useState({ width: 63.5, height: 88.9 });
  const kinds = [
    { id: 'character' as const, label: translate('gallery.characters') },
    { id: 'row' as const, label: translate('gallery.rows') },
  ];
  const size = CARD_SIZES.find(({ id }) => id === chosen) ?? custom;
  const { min: least, max: most } = TEMPLATE_LIMITS.size;
  return (
    <DialogFrame title={translate('gallery.newTitle')} modal={css.newModal} dialog={css.newDialog} onClose={onClose}>
      <form
        className={css.newForm}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onMake(name.trim() || translate('gallery.newUntitled'), { width: size.width, height: size.height }, of);
        }}
      >
        <p className={css.quiet}>{translate('gallery.newHint')}</p>
        <TextField
          className={field.field ?? ''}
          value={name}
          onChange={setName}
          maxLength={TEMPLATE_LIMITS.name}
          autoFocus
        >
          <Label className={field.label}>{translate('gallery.newName')}</Label>
          <Input dir="auto" className={field.input ?? ''} placeholder={translate('gallery.newUntitled')} />
        </TextField>
        <Segmented label={translate('gallery.newOf')} value={of} segments={kinds} onChange={setOf} />
        <fieldset className={css.sizes}>
          <legend className={field.label}>{translate('gallery.size')}</legend>
          {[...CARD_SIZES, { id: CUSTOM, ...custom }].map(({ id, width, height }) => (
            <label key={id} className={css.sizeChoice}>
              <input type="radio" name="size" value={id} checked={chosen === id} onChange={() => setChosen(id)} />
              <span
                className={css.outline}
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
        {chosen === CUSTOM ? (
          <div className={css.customSize}>
            {(['width', 'height'] as const).map((side) => (
              <NumberBox
                key={side}
                label={translate(`gallery.${side}`)}
                value={custom[side]}
                least={least}
                most={most}
                step={0.1}
                unit="millimeter"
                onChange={(value) => setCustom({ ...custom, [side]: value })}
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
