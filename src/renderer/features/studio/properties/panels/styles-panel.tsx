import { Plus } from 'lucide-react';
import {
  addPart,
  duplicatePart,
  listUnusedParts,
  type PartEdits,
  removePart,
  renamePart,
} from '../../../../../shared/studio/template-parts.ts';
import { IconButton } from '../../../../components/button.tsx';
import { createDuplicateAction, createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import { StyleForm } from '../property-field.tsx';

/** Edits the named styles. Renaming a style also changes all its uses; only unused styles can be removed. */
export function StylesPanel({ studio, formSource }: { studio: Studio; formSource: FormSource }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits } = studio;
  const unusedNames = new Set(listUnusedParts(template, 'style'));
  const commitPartEdits = (partEdits: PartEdits) => {
    if (partEdits.ok) commitEdits(partEdits.edits);
    else toast(translate(`studio.partRefused.${partEdits.why}`));
  };
  const findFreeName = () => {
    for (let suffix = 1; ; suffix += 1)
      if (!Object.hasOwn(template.styles, `style-${suffix}`)) return `style-${suffix}`;
  };
  return (
    <section className={css.section} aria-label={translate('studio.styles')}>
      <h3>
        {translate('studio.styles')}
        <IconButton
          icon={<Plus />}
          label={translate('studio.addStyle')}
          isDisabled={!canEdit}
          onPress={() =>
            commitPartEdits(addPart(template, 'style', findFreeName(), { font: 'text', size: 8, colour: 'ink' }))
          }
        />
      </h3>
      {Object.entries(template.styles).map(([styleName, style]) => (
        <FormPart
          key={styleName}
          summary={
            <>
              <span>{styleName}</span>
              <span
                className={css.value}
              >{`${style.size} pt${unusedNames.has(styleName) ? `, ${translate('studio.unused')}` : ''}`}</span>
            </>
          }
        >
          <TextInput
            label={translate('studio.partName')}
            value={styleName}
            isDisabled={!canEdit}
            onChange={(nextName) => commitPartEdits(renamePart(template, 'style', styleName, nextName.trim()))}
          />
          <StyleForm formSource={formSource} styleName={styleName} />
          {canEdit ? (
            <div className={css.entryTools}>
              <RowMenu
                rowName={styleName}
                actions={[
                  createDuplicateAction(translate, () => commitPartEdits(duplicatePart(template, 'style', styleName))),
                  createRemoveAction(translate, () => commitPartEdits(removePart(template, 'style', styleName))),
                ]}
              />
            </div>
          ) : null}
        </FormPart>
      ))}
    </section>
  );
}
