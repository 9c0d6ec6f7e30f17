import { Type } from 'lucide-react';
import { useState } from 'react';
import { STYLE_FONTS } from '../../../../../shared/display/font-ids.ts';
import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { pointer } from '../../../../../shared/document/pointer.ts';
import { dropFont, usersOfFont } from '../../../../../shared/studio/template-fonts.ts';
import { IconButton } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { getChoiceLabel } from '../../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FontsDialog } from '../../../templates/fonts/fonts-dialog.tsx';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import css from '../properties.module.css';

/** Select wants a word for every choice. */
const NONE = '\n';
const ROLES = ['bold', 'italic'] as const;

/** The user's own fonts of a template: what stands in for each, its bold and its italic, and the way to all fonts. */
export function FontsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, canEdit, run } = studio;
  const [isOpen, setOpen] = useState(false);
  const { fonts = {} } = template;
  const set = (name: string, key: string, value: string | undefined) =>
    run([setOrRemove(pointer('/fonts', name, key), value)]);
  return (
    <section className={css.section} aria-label={translate('fonts.ofTemplate')}>
      <h3>
        {translate('fonts.ofTemplate')}
        <IconButton icon={<Type />} label={translate('fonts.addMore')} onPress={() => setOpen(true)} />
      </h3>
      {Object.keys(fonts).length === 0 ? <p className={css.hint}>{translate('fonts.ofTemplateHint')}</p> : null}
      {Object.entries(fonts).map(([id, font]) => {
        const users = usersOfFont(template, id);
        return (
          <FormPart
            key={id}
            isDisabled={!canEdit}
            summary={
              <>
                <span dir="auto">{font.name ?? id}</span>
                <span className={css.value}>{users.length === 0 ? translate('studio.unused') : users.join(', ')}</span>
              </>
            }
          >
            <Select
              label={translate('fonts.instead')}
              value={font.instead ?? 'text'}
              choices={STYLE_FONTS.map((one) => ({ id: one, label: getChoiceLabel(translate, one) }))}
              onChange={(to) => set(id, 'instead', to)}
            />
            {ROLES.map((role) => (
              <Select
                key={role}
                label={translate(`fonts.${role}`)}
                value={font[role] ?? NONE}
                choices={[
                  { id: NONE, label: translate('fonts.asInstead') },
                  ...Object.entries(fonts)
                    .filter(([other]) => other !== id)
                    .map(([other, { name = other }]) => ({ id: other, label: name })),
                  ...STYLE_FONTS.map((one) => ({ id: one, label: getChoiceLabel(translate, one) })),
                ]}
                onChange={(to) => set(id, role, to === NONE ? undefined : to)}
              />
            ))}
            {canEdit && users.length === 0 ? (
              <div className={css.entryTools}>
                <RowMenu
                  name={font.name ?? id}
                  actions={[removeAction(translate, () => run(dropFont(template, id)))]}
                />
              </div>
            ) : null}
          </FormPart>
        );
      })}
      {isOpen ? <FontsDialog onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
