import { Plus } from 'lucide-react';
import type { Overlay } from '../../../../../shared/card/template/template.ts';
import { type Edit, setOrRemove } from '../../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../../shared/document/pointer.ts';
import { listTemplateProperties } from '../../../../../shared/studio/properties.ts';
import { addTheme, duplicateTheme, moveTheme, removeTheme } from '../../../../../shared/studio/template-parts.ts';
import { IconButton } from '../../../../components/button.tsx';
import {
  createDuplicateAction,
  createMoveActions,
  createRemoveAction,
  RowMenu,
} from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import palette from '../inputs/color-field.module.css';
import css from '../properties.module.css';
import { PropertyField } from '../property-field.tsx';
import panels from './panels.module.css';
import { StyleChanges } from './style-changes.tsx';
import { SymbolList } from './symbol-list.tsx';
import { getThemeTitle } from './theme-colors-note.tsx';

/**
 * Edits the themes, which have other colors, styles and symbols. A theme applies by its condition, for example to villains, or by name. A
 * later theme overrides an earlier one.
 */
export function ThemesPanel({ studio, formSource }: { studio: Studio; formSource: FormSource }) {
  const translate = useTranslate();
  const { template, canEdit, commitEdits } = studio;
  const themes = template.themes ?? [];
  const commitIfChanged = (edits: readonly Edit[] | undefined) => {
    if (edits !== undefined) commitEdits(edits);
  };
  const changeTheme = (themeIndex: number, themeKey: keyof Overlay, nextValue: unknown, isTyping?: boolean) =>
    commitEdits([setOrRemove(joinPointer('/themes', themeIndex, themeKey), nextValue)], isTyping);
  return (
    <section className={css.section} aria-label={translate('studio.themes')}>
      <h3>
        {translate('studio.themes')}
        <IconButton
          icon={<Plus />}
          label={translate('studio.addTheme')}
          isDisabled={!canEdit}
          onPress={() =>
            commitIfChanged(
              addTheme(template, { name: translate('studio.newTheme', { n: themes.length + 1 }), colours: {} }),
            )
          }
        />
      </h3>
      {themes.length === 0 ? <p className={panels.note}>{translate('studio.themesHint')}</p> : null}
      {themes.map((theme, themeIndex) => (
        <FormPart
          // biome-ignore lint/suspicious/noArrayIndexKey: themes have no id of their own
          key={themeIndex}
          summary={
            <>
              <span>{getThemeTitle(translate, theme, formSource.game)}</span>
              <Swatches colours={theme.colours} />
            </>
          }
        >
          {listTemplateProperties('theme')
            .filter(({ editor }) => editor !== 'panel')
            .map((property) => (
              <PropertyField
                key={property.key}
                property={property}
                value={theme[property.key as keyof Overlay]}
                formSource={formSource}
                onChange={(nextValue, isTyping) =>
                  changeTheme(themeIndex, property.key as keyof Overlay, nextValue, isTyping)
                }
              />
            ))}
          <StyleChanges
            value={theme.styles}
            formSource={formSource}
            onChange={(nextValue, isTyping) => changeTheme(themeIndex, 'styles', nextValue, isTyping)}
          />
          <SymbolList
            value={theme.symbols}
            canEdit={canEdit}
            onChange={(nextSymbols) => changeTheme(themeIndex, 'symbols', nextSymbols)}
          />
          {canEdit ? (
            <div className={css.entryTools}>
              <RowMenu
                rowName={getThemeTitle(translate, theme, formSource.game)}
                actions={[
                  ...createMoveActions(translate, themeIndex, themes.length, (targetIndex) =>
                    commitIfChanged(moveTheme(template, themeIndex, targetIndex)),
                  ),
                  createDuplicateAction(translate, () => commitIfChanged(duplicateTheme(template, themeIndex))),
                  createRemoveAction(translate, () => commitIfChanged(removeTheme(template, themeIndex))),
                ]}
              />
            </div>
          ) : null}
        </FormPart>
      ))}
    </section>
  );
}

function Swatches({ colours }: Pick<Overlay, 'colours'>) {
  return (
    <span className={palette.swatches} aria-hidden="true">
      {Object.entries(colours ?? {}).map(([colorName, color]) => (
        <span key={colorName} className={panels.dot} style={{ background: color }} />
      ))}
    </span>
  );
}
