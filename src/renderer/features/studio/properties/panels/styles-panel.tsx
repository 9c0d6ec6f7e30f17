import { Plus } from 'lucide-react';
import {
  addPart,
  duplicatePart,
  type PartEdits,
  removePart,
  renamePart,
  unusedParts,
} from '../../../../../shared/studio/parts.ts';
import { IconButton } from '../../../../components/button.tsx';
import { duplicateAction, RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { toast } from '../../../../toasts/toasts.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import { TextInput } from '../inputs/text-input.tsx';
import css from '../properties.module.css';
import { StyleForm } from '../property-field.tsx';

/** Type by name: added, copied, renamed with all who use it, removed where nobody does. */
export function StylesPanel({ studio, form }: { studio: Studio; form: FormSource }) {
  const translate = useTranslate();
  const { template, canEdit, run } = studio;
  const unused = new Set(unusedParts(template, 'style'));
  const make = (made: PartEdits) => {
    if (made.ok) run(made.edits);
    else toast(translate(`studio.partRefused.${made.why}`));
  };
  const free = () => {
    for (let n = 1; ; n += 1) if (!Object.hasOwn(template.styles, `style-${n}`)) return `style-${n}`;
  };
  return (
    <section className={css.section} aria-label={translate('studio.styles')}>
      <h3>
        {translate('studio.styles')}
        <IconButton
          icon={<Plus />}
          label={translate('studio.addStyle')}
          isDisabled={!canEdit}
          onPress={() => make(addPart(template, 'style', free(), { font: 'text', size: 8, colour: 'ink' }))}
        />
      </h3>
      {Object.entries(template.styles).map(([name, style]) => (
        <FormPart
          key={name}
          summary={
            <>
              <span>{name}</span>
              <span
                className={css.value}
              >{`${style.size} pt${unused.has(name) ? `, ${translate('studio.unused')}` : ''}`}</span>
            </>
          }
        >
          <TextInput
            label={translate('studio.partName')}
            value={name}
            isDisabled={!canEdit}
            onChange={(to) => make(renamePart(template, 'style', name, to.trim()))}
          />
          <StyleForm studio={form} name={name} />
          {canEdit ? (
            <div className={css.entryTools}>
              <RowMenu
                name={name}
                actions={[
                  duplicateAction(translate, () => make(duplicatePart(template, 'style', name))),
                  removeAction(translate, () => make(removePart(template, 'style', name))),
                ]}
              />
            </div>
          ) : null}
        </FormPart>
      ))}
    </section>
  );
}
