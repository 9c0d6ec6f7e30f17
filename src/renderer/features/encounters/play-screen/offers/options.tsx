import type { ReactNode } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { createGetName } from '../../../../../shared/play/model-names.ts';
import type { Option } from '../../../../../shared/play/play-screen/offer-groups.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { PlaySession } from '../play-session.ts';
import type { MeantKinds } from './meant-kinds.ts';
import { OfferButton } from './offer-button.tsx';
import css from './offers-panel.module.css';

interface OptionsProps {
  options: readonly Option[];
  playSession: PlaySession;
  /** The characters of the encounter and the library, by id. */
  charactersById: ReadonlyMap<string, Character>;
  meantKinds?: MeantKinds;
  /** Whether the buttons are narrow and show no price. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** A grid of option buttons. The buttons for options of other models have portraits. */
export function Options({
  options,
  playSession: { rules, activeEncounter },
  charactersById,
  meantKinds,
  isCompact = false,
  children,
}: OptionsProps) {
  const translate = useTranslate();
  const getModelName = createGetName(translate, rules, activeEncounter);
  return (
    <ul className={css.options} data-compact={isCompact || undefined}>
      {children}
      {options.map((option) => {
        const isMeant = meantKinds?.has(option.offer.event.kind) === true;
        const figure = option.model === undefined ? undefined : activeEncounter.figures.get(option.model);
        return figure === undefined ? (
          <OfferButton key={option.key} option={option} isMeant={isMeant} />
        ) : (
          <OfferButton
            key={option.key}
            option={option}
            isMeant={isMeant}
            character={charactersById.get(figure.character.id)}
            modelName={getModelName(figure.id)}
          />
        );
      })}
    </ul>
  );
}
