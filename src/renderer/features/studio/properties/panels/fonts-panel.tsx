import { Type } from 'lucide-react';
import { useState } from 'react';
import { STYLE_FONTS } from '../../../../../shared/display/font-ids.ts';
import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../../shared/document/pointer.ts';
import { listFontUsers, removeFont } from '../../../../../shared/studio/template-fonts.ts';
import { IconButton } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { createRemoveAction, RowMenu } from '../../../../components/row-menu/row-menu.tsx';
import { getChoiceLabel } from '../../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { FontsDialog } from '../../../templates/fonts/fonts-dialog.tsx';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import css from '../properties.module.css';

/** The id of the choice for the unset state. No font name starts with a line break. */
const UNSET_ID = '\n';
const FONT_ROLES = ['bold', 'italic'] as const;

/** Edits the template's own fonts: the fallback of each font, and its bold and italic fonts. A button opens the dialog with all fonts. */
export function FontsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits } = studio;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const { fonts: templateFonts = {} } = template;
  const changeFont = (fontId: string, fontKey: string, nextValue: string | undefined) =>
    commitEdits([setOrRemove(joinPointer('/fonts', fontId, fontKey), nextValue)]);
  return (
    <section className={css.section} aria-label={translate('fonts.ofTemplate')}>
      <h3>
        {translate('fonts.ofTemplate')}
        <IconButton icon={<Type />} label={translate('fonts.addMore')} onPress={() => setDialogOpen(true)} />
      </h3>
      {Object.keys(templateFonts).length === 0 ? <p className={css.hint}>{translate('fonts.ofTemplateHint')}</p> : null}
      {Object.entries(templateFonts).map(([fontId, font]) => {
        const styleNames = listFontUsers(template, fontId);
        return (
          <FormPart
            key={fontId}
            isDisabled={!canEdit}
            summary={
              <>
                <span dir="auto">{font.name ?? fontId}</span>
                <span className={css.value}>
                  {styleNames.length === 0 ? translate('studio.unused') : styleNames.join(', ')}
                </span>
              </>
            }
          >
            <Select
              label={translate('fonts.instead')}
              value={font.instead ?? 'text'}
              choices={STYLE_FONTS.map((builtInFont) => ({
                id: builtInFont,
                label: getChoiceLabel(translate, builtInFont),
              }))}
              onChange={(fallbackFont) => changeFont(fontId, 'instead', fallbackFont)}
            />
            {FONT_ROLES.map((fontRole) => (
              <Select
                key={fontRole}
                label={translate(`fonts.${fontRole}`)}
                value={font[fontRole] ?? UNSET_ID}
                choices={[
                  { id: UNSET_ID, label: translate('fonts.asInstead') },
                  ...Object.entries(templateFonts)
                    .filter(([otherId]) => otherId !== fontId)
                    .map(([otherId, { name = otherId }]) => ({ id: otherId, label: name })),
                  ...STYLE_FONTS.map((builtInFont) => ({
                    id: builtInFont,
                    label: getChoiceLabel(translate, builtInFont),
                  })),
                ]}
                onChange={(roleFont) => changeFont(fontId, fontRole, roleFont === UNSET_ID ? undefined : roleFont)}
              />
            ))}
            {canEdit && styleNames.length === 0 ? (
              <div className={css.entryTools}>
                <RowMenu
                  rowName={font.name ?? fontId}
                  actions={[createRemoveAction(translate, () => commitEdits(removeFont(template, fontId)))]}
                />
              </div>
            ) : null}
          </FormPart>
        );
      })}
      {isDialogOpen ? <FontsDialog onClose={() => setDialogOpen(false)} /> : null}
    </section>
  );
}
