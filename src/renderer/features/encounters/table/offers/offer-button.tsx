import { Ellipsis } from 'lucide-react';
import { memo, useId } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { Option } from '../../../../../shared/play/play-screen/offer-groups.ts';
import { Name } from '../../../../components/name.tsx';
import { ROVING } from '../../../../components/roving.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { useTableActions } from '../table-actions.ts';
import css from './offers-panel.module.css';

interface Props {
  option: Option;
  /** The character of the option's model, if that is not the acting model. */
  character?: Character | undefined;
  name?: string | undefined;
}

/** Removes the name from a label that is shown next to the name. */
const withoutName = (label: string, name: string | undefined): string =>
  name !== undefined && label.startsWith(`${name}: `) ? label.slice(name.length + 2) : label;

/**
 * Shows one option with its price. A refused option stays focusable for keyboards and screen readers, and gives the
 * reason.
 */
export const OfferButton = memo(function OfferButton({ option, character, name }: Props) {
  const translate = useTranslate();
  const { choose, state } = useTableActions();
  const why = useId();
  const { price, refused, chapter } = option.words;
  const isRefused = refused !== undefined;
  const { label } = option.words;
  const isNamed = character !== undefined && name !== undefined;
  return (
    <li className={css.option} data-refused={isRefused || undefined}>
      <button
        {...ROVING}
        type="button"
        className={css.offer}
        data-label={label}
        data-named={isNamed || undefined}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? why : undefined}
        onClick={() => {
          if (!isRefused) choose(option);
        }}
      >
        {isNamed ? (
          <span className={css.portrait}>
            <CharacterPortrait isFlat character={character} name={name} />
          </span>
        ) : null}
        <span className={css.words}>
          {isNamed ? (
            <span className={css.name}>
              <Name name={name} />
              <span className="visually-hidden">: </span>
            </span>
          ) : null}
          {withoutName(label, name)}
        </span>
        {price === undefined ? null : <span className={css.price}>{price}</span>}
        {option.targets === undefined || isRefused ? null : (
          <span className={css.targets}>
            {translate('table.targets', {
              n: option.targets.filter(({ offer }) => offer.refused === undefined).length,
            })}
          </span>
        )}
        {isRefused ? (
          <span className={css.why} id={why}>
            {refused}
            {chapter === undefined ? '' : ` (${chapter})`}
          </span>
        ) : null}
      </button>
      {isRefused || option.offer.optionalKeys.length === 0 ? null : (
        <button
          type="button"
          {...ROVING}
          className={css.more}
          aria-label={translate('table.more', { label })}
          title={translate('table.more', { label })}
          onClick={() => state(option.offer)}
        >
          <Ellipsis aria-hidden />
        </button>
      )}
    </li>
  );
});
