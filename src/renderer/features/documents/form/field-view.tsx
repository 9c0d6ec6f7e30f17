import { memo } from 'react';
import type { ArtField, Field } from '../../../../shared/form/form.ts';
import { TextRow } from '../../../fields/text-row.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { CreditsView } from './credits-view.tsx';
import { GridView } from './grid-view.tsx';
import { GroupView } from './group-view.tsx';
import { ListView } from './list-view.tsx';
import { PlainView } from './plain-view.tsx';
import { RowView } from './row-view.tsx';

/** Renders a field of a form section, except the artwork. */
export const FieldView = memo(function FieldView({ field }: { field: Exclude<Field, ArtField> }) {
  const translate = useTranslate();
  switch (field.kind) {
    case 'row':
      return <RowView field={field} entryPointer="" />;
    case 'group':
      return <GroupView field={field} />;
    case 'grid':
      return <GridView field={field} />;
    case 'list':
      return <ListView field={field} />;
    case 'credits':
      return <CreditsView />;
    case 'notes':
      return <TextRow pointer="/notes" label={translate('form.notes')} isMultiline isOptional />;
    default:
      return <PlainView field={field} />;
  }
});
