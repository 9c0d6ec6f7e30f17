import { setOrRemove } from '../../../../../shared/document/edit.ts';
import { ICON_SHAPES } from '../../../../../shared/text/markup/icons.ts';
import { Select } from '../../../../components/inputs/select.tsx';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { Studio } from '../../use-studio.ts';
import css from '../properties.module.css';

/** Select wants a word for every choice. */
const USUAL = 'as in the game';

/** Other shapes for the icons that stand between words, those of the game. */
export function IconsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { template, game, canEdit, run } = studio;
  const names = Object.keys(game.card.icons ?? {});
  if (names.length === 0) return null;
  const { icons = {} } = template;
  const choices = [
    { id: USUAL, label: translate('studio.usualIcon') },
    ...ICON_SHAPES.map((id) => ({ id, label: id })),
  ];
  return (
    <section className={css.section} aria-label={translate('studio.icons')}>
      <h3>{translate('studio.icons')}</h3>
      <fieldset className={css.bare} disabled={!canEdit}>
        {names.map((name) => (
          <Select
            key={name}
            label={game.card.icons?.[name]?.label ?? name}
            value={icons[name] ?? USUAL}
            choices={choices}
            onChange={(shape) => {
              if (!canEdit) return;
              const { [name]: _, ...others } = icons;
              const next = shape === USUAL ? others : { ...others, [name]: shape };
              run([setOrRemove('/icons', Object.keys(next).length === 0 ? undefined : next)]);
            }}
          />
        ))}
      </fieldset>
    </section>
  );
}
