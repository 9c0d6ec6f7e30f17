import { pointer } from '../../../../shared/document/pointer.ts';
import { ICON_SHAPES, type IconShape } from '../../../../shared/text/markup/icons.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { SettingRow } from './setting-row.tsx';
import { ShapePicker } from './shape-picker.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

const isShape = (word: string | undefined): word is IconShape => ICON_SHAPES.some((shape) => shape === word);

/** Another shape for each icon of the game. */
export function IconsSection({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, game, set } = editing;
  const icons = Object.entries(base.of === 'row' ? {} : (game.card.icons ?? {}));
  return (
    <section className={css.section} aria-label={translate('style.icons')}>
      <h2>{translate('style.icons')}</h2>
      <p className={css.hint}>{icons.length === 0 ? translate('style.noIcons') : translate('style.iconsHint')}</p>
      <div className={css.icons}>
        {icons.map(([name, { shape, label }]) => {
          const own = style.icons?.[name];
          const usual = base.icons?.[name] ?? shape;
          const path = pointer('/icons', name);
          return (
            <SettingRow key={name} label={label} isChanged={own !== undefined} onReset={() => set(path, undefined)}>
              <ShapePicker
                label={label}
                value={isShape(own) ? own : usual}
                onChange={(next) => set(path, next === usual ? undefined : next)}
              />
            </SettingRow>
          );
        })}
      </div>
    </section>
  );
}
