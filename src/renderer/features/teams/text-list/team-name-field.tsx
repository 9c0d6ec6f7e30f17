import { Input, Label, TextField } from 'react-aria-components';
import fieldStyles from '../../../components/inputs/field.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';

/** The name that a team gets from a text list. */
export function TeamNameField({ teamName, onChange }: { teamName: string; onChange(teamName: string): void }) {
  const translate = useTranslate();
  return (
    <TextField className={fieldStyles.field ?? ''} value={teamName} onChange={onChange}>
      <Label className={fieldStyles.label}>{translate('textListReview.name')}</Label>
      <Input dir="auto" className={fieldStyles.input ?? ''} />
    </TextField>
  );
}
