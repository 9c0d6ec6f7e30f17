import { joinPointer } from '../../../../shared/document/pointer.ts';
import { ICON_SHAPES, type IconShape } from '../../../../shared/text/markup/icons.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { SettingRow } from './setting-row.tsx';
import { ShapePicker } from './shape-picker.tsx';
import css from './style.module.css';
import type { StyleEditing } from './style-editing.ts';

const isIconShape = (name: string | undefined): name is IconShape => ICON_SHAPES.some((shape) => shape === name);

/** Replaces the shape of each icon of the game. */
export function IconsSection({ editing }: { editing: StyleEditing }) {
  const translate = useTranslate();
  const { style, base, game, changeSetting } = editing;
  // Templates for deck rows have no icons of a game.
  const gameIcons = Object.entries(base.of === 'row' ? {} : (game.card.icons ?? {}));
  return (
    <section className={css.section} aria-label={translate('style.icons')}>
      <h2>{translate('style.icons')}</h2>
      <p className={css.hint}>{gameIcons.length === 0 ? translate('style.noIcons') : translate('style.iconsHint')}</p>
      <div className={css.icons}>
        {gameIcons.map(([iconName, { shape, label }]) => {
          const styleShape = style.icons?.[iconName];
          const defaultShape = base.icons?.[iconName] ?? shape;
          const settingPath = joinPointer('/icons', iconName);
          return (
            <SettingRow
              key={iconName}
              label={label}
              isChanged={styleShape !== undefined}
              onReset={() => changeSetting(settingPath, undefined)}
            >
              <ShapePicker
                label={label}
                value={isIconShape(styleShape) ? styleShape : defaultShape}
                onChange={(nextShape) => changeSetting(settingPath, nextShape === defaultShape ? undefined : nextShape)}
              />
            </SettingRow>
          );
        })}
      </div>
    </section>
  );
}
