import { Input, Label, Text, TextField } from 'react-aria-components';
import field from '../../../components/inputs/field.module.css';
import { Switch } from '../../../components/inputs/switch.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';
import type { PrintSettings } from './print-settings.ts';

/** Whether the output is published: ordered from a print shop, or uploaded for Tabletop Simulator. */
export const isPublished = ({ format, images }: PrintSettings): boolean =>
  format === 'tts' || (format === 'png' && images.shop !== undefined);

/** Asks whether the user may publish the pictures on the cards. */
export function RightsSwitch({ hasRights, onChange }: { hasRights: boolean; onChange(hasRights: boolean): void }) {
  const translate = useTranslate();
  return (
    <div className={css.option}>
      <Switch label={translate('printImages.rights')} isOn={hasRights} onChange={onChange} />
      <p className={text.quiet}>{translate('printImages.rightsHint')}</p>
    </div>
  );
}

/** Sets the web address of the sheets for Tabletop Simulator. */
export function SimulatorOptions({ address, onChange }: { address: string; onChange(address: string): void }) {
  const translate = useTranslate();
  return (
    <>
      <p className={text.quiet}>{translate('printImages.simulatorHint')}</p>
      <TextField className={field.field ?? ''} type="url" value={address} onChange={onChange}>
        <Label className={field.label ?? ''}>{translate('printImages.address')}</Label>
        <Input className={field.input ?? ''} placeholder="https://" />
        <Text slot="description" className={text.quiet ?? ''}>
          {translate('printImages.addressHint')}
        </Text>
      </TextField>
    </>
  );
}
