import { Ellipsis } from 'lucide-react';
import { memo, useId } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import type { Option } from '../../../../../shared/play/play-screen/offer-groups.ts';
import { DisplayName } from '../../../../components/display-name.tsx';
import { ROVING_PROPS } from '../../../../components/use-roving-focus.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { CharacterPortrait } from '../../../documents/character-portrait.tsx';
import { usePlayActions } from '../play-actions.ts';
import css from './offers-panel.module.css';

interface Props {
  option: Option;
  /** The character of the option's model, if that is not the acting model. */
  character?: Character | undefined;
  modelName?: string | undefined;
  /** Whether the button of the next step asks the players to choose this option or another one like it. */
  isMeant?: boolean;
}

/** Removes the name from a label that is shown next to the name. */
const removeNamePrefix = (label: string, modelName: string | undefined): string =>
  modelName !== undefined && label.startsWith(`${modelName}: `) ? label.slice(modelName.length + 2) : label;

/**
 * Shows one option with its price. A refused option shows the reason. It can still be focused, so that keyboard and screen
 * reader users can read the reason.
 */
export const OfferButton = memo(function OfferButton({ option, character, modelName, isMeant = false }: Props) {
  const translate = useTranslate();
  const { choose, openForm } = usePlayActions();
  const reasonId = useId();
  const { details, price, refused, chapter } = option.words;
  const isRefused = refused !== undefined;
  const { label } = option.words;
  const isNamed = character !== undefined && modelName !== undefined;
  return (
    <li className={css.option} data-refused={isRefused || undefined} data-meant={(isMeant && !isRefused) || undefined}>
      <button
        {...ROVING_PROPS}
        type="button"
        className={css.offer}
        data-label={label}
        data-named={isNamed || undefined}
        aria-disabled={isRefused || undefined}
        aria-describedby={isRefused ? reasonId : undefined}
        onClick={() => {
          if (!isRefused) choose(option);
        }}
      >
        {isNamed ? (
          <span className={css.portrait}>
            <CharacterPortrait rendersAsImage character={character} name={modelName} />
          </span>
        ) : null}
        <span className={css.words}>
          {isNamed ? (
            <span className={css.name}>
              <DisplayName name={modelName} />
              <span className="visually-hidden">: </span>
            </span>
          ) : null}
          {removeNamePrefix(label, modelName)}
        </span>
        {price === undefined ? null : <span className={css.price}>{price}</span>}
        {details === undefined ? null : <span className={css.targets}>{details}</span>}
        {option.targetCount === undefined || isRefused ? null : (
          <span className={css.targets}>{translate('table.targets', { n: option.targetCount })}</span>
        )}
        {isRefused ? (
          <span className={css.why} id={reasonId}>
            {refused}
            {chapter === undefined ? '' : ` (${chapter})`}
          </span>
        ) : null}
      </button>
      {isRefused || option.offer.optionalKeys.length === 0 ? null : (
        <button
          type="button"
          {...ROVING_PROPS}
          className={css.more}
          aria-label={translate('table.more', { label })}
          title={translate('table.more', { label })}
          onClick={() => openForm(option.offer)}
        >
          <Ellipsis aria-hidden />
        </button>
      )}
    </li>
  );
});
