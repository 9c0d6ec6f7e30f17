import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { ICON_SHAPES } from '../../../../../shared/text/markup/icons.ts';
import { Select } from '../../../../components/inputs/select.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Studio } from '../../use-studio.ts';
import css from '../properties.module.css';

/** The id of the choice for the game's own shape. */
const GAME_ICON_ID = 'as in the game';

/** Replaces the shapes of the game's icons, which appear within text. */
export function IconsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, game, canEdit, commitEdits } = studio;
  const iconNames = Object.keys(game.card.icons ?? {});
  if (iconNames.length === 0) return null;
  const { icons: templateIcons = {} } = template;
  const choices = [
    { id: GAME_ICON_ID, label: translate('studio.usualIcon') },
    ...ICON_SHAPES.map((shape) => ({ id: shape, label: shape })),
  ];
  return (
    <section className={css.section} aria-label={translate('studio.icons')}>
      <h3>{translate('studio.icons')}</h3>
      <fieldset className={css.bare} disabled={!canEdit}>
        {iconNames.map((iconName) => (
          <Select
            key={iconName}
            label={game.card.icons?.[iconName]?.label ?? iconName}
            value={templateIcons[iconName] ?? GAME_ICON_ID}
            choices={choices}
            onChange={(shape) => {
              if (!canEdit) return;
              const { [iconName]: _replacedIcon, ...otherIcons } = templateIcons;
              const nextIcons = shape === GAME_ICON_ID ? otherIcons : { ...otherIcons, [iconName]: shape };
              commitEdits([setOrRemove('/icons', Object.keys(nextIcons).length === 0 ? undefined : nextIcons)]);
            }}
          />
        ))}
      </fieldset>
    </section>
  );
}
