import { Plus } from 'lucide-react';
import type { Overlay } from '../../../../../shared/card/template/template.ts';
import { type Edit, setOrRemove } from '../../../../../shared/document/edit.ts';
import { pointer } from '../../../../../shared/document/pointer.ts';
import { addTheme, duplicateTheme, moveTheme, removeTheme } from '../../../../../shared/studio/parts.ts';
import { templateProperties } from '../../../../../shared/studio/properties.ts';
import { IconButton } from '../../../../components/button.tsx';
import { duplicateAction, moveActions, RowMenu, removeAction } from '../../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Studio } from '../../use-studio.ts';
import { FormPart } from '../form-part.tsx';
import type { FormSource } from '../form-source.ts';
import palette from '../inputs/colour-field.module.css';
import css from '../properties.module.css';
import { PropertyField } from '../property-field.tsx';
import panels from './panels.module.css';
import { StyleChanges } from './style-changes.tsx';
import { SymbolList } from './symbol-list.tsx';
import { themeLabel } from './worn-colours.tsx';

/** Other colours, type and symbols: for villains, for a faction, or for who chooses them by name. Later ones lie over earlier ones. */
export function ThemesPanel({ studio, form }: { studio: Studio; form: FormSource }) {
  const translate = useTranslate();
  const { template, canEdit, run } = studio;
  const themes = template.themes ?? [];
  const make = (edits: readonly Edit[] | undefined) => {
    if (edits !== undefined) run(edits);
  };
  const put = (index: number, key: keyof Overlay, value: unknown, typed?: boolean) =>
    run([setOrRemove(pointer('/themes', index, key), value)], typed);
  return (
    <section className={css.section} aria-label={translate('studio.themes')}>
      <h3>
        {translate('studio.themes')}
        <IconButton
          icon={<Plus />}
          label={translate('studio.addTheme')}
          isDisabled={!canEdit}
          onPress={() =>
            make(addTheme(template, { name: translate('studio.newTheme', { n: themes.length + 1 }), colours: {} }))
          }
        />
      </h3>
      {themes.length === 0 ? <p className={panels.note}>{translate('studio.themesHint')}</p> : null}
      {themes.map((theme, index) => (
        <FormPart
          // biome-ignore lint/suspicious/noArrayIndexKey: themes have nothing but their place
          key={index}
          summary={
            <>
              <span>{themeLabel(translate, theme, form.game)}</span>
              <Swatches colours={theme.colours} />
            </>
          }
        >
          {templateProperties('theme')
            .filter(({ editor }) => editor !== 'panel')
            .map((property) => (
              <PropertyField
                key={property.key}
                property={property}
                value={theme[property.key as keyof Overlay]}
                studio={form}
                onChange={(value, typed) => put(index, property.key as keyof Overlay, value, typed)}
              />
            ))}
          <StyleChanges
            value={theme.styles}
            studio={form}
            onChange={(value, typed) => put(index, 'styles', value, typed)}
          />
          <SymbolList value={theme.symbols} canEdit={canEdit} onChange={(value) => put(index, 'symbols', value)} />
          {canEdit ? (
            <div className={css.entryTools}>
              <RowMenu
                name={themeLabel(translate, theme, form.game)}
                actions={[
                  ...moveActions(translate, index, themes.length, (to) => make(moveTheme(template, index, to))),
                  duplicateAction(translate, () => make(duplicateTheme(template, index))),
                  removeAction(translate, () => make(removeTheme(template, index))),
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
      {Object.entries(colours ?? {}).map(([name, colour]) => (
        <span key={name} className={panels.dot} style={{ background: colour }} />
      ))}
    </span>
  );
}
