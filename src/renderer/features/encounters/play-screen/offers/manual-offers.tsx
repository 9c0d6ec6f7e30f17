import { useMemo, useState } from 'react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { listManualOffers } from '../../../../../shared/play/play-screen/manual-offers.ts';
import { groupOffers } from '../../../../../shared/play/play-screen/offer-groups.ts';
import { containsAllTerms, normalizeForSearch } from '../../../../components/search-text.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { PlaySession } from '../play-session.ts';
import type { PlayView } from '../play-view.ts';
import css from './offers-panel.module.css';
import { Options } from './options.tsx';

const NothingFound = ({ isShown }: { isShown: boolean }) => {
  const translate = useTranslate();
  return isShown ? <p className={css.nothing}>{translate('table.nothingFound')}</p> : null;
};

interface ManualOffersProps {
  playSession: PlaySession;
  view: PlayView;
  /** The characters of the encounter and the library, by id. */
  charactersById: ReadonlyMap<string, Character>;
  terms: readonly string[];
  /** Whether no option of the groups above matches the search. */
  areGroupsEmpty: boolean;
}

/**
 * Shows the events that can be recorded at any time. They are computed when the section is expanded or searched, and a
 * search with results expands it.
 */
export function ManualOffers({ playSession, view, charactersById, terms, areGroupsEmpty }: ManualOffersProps) {
  const translate = useTranslate();
  const [isExpanded, setExpanded] = useState(false);
  const isSearching = terms.length > 0;
  const isNeeded = isExpanded || isSearching;
  const options = useMemo(() => {
    if (!isNeeded) return [];
    const manualOffers = listManualOffers(translate, playSession.rules, playSession.activeEncounter, view.offers);
    return groupOffers(translate, playSession.rules, playSession.activeEncounter, manualOffers).flatMap(
      (group) => group.options,
    );
  }, [isNeeded, playSession, view, translate]);
  const shownOptions = isSearching
    ? options.filter((option) => containsAllTerms(normalizeForSearch(option.words.label), terms))
    : options;
  const isOpen = isExpanded || (isSearching && shownOptions.length > 0);
  return (
    <>
      <NothingFound isShown={isSearching && areGroupsEmpty && shownOptions.length === 0} />
      <details
        className={css.fold}
        data-table
        open={isOpen}
        onToggle={(event) => {
          if (!isSearching) setExpanded(event.currentTarget.open);
        }}
      >
        <summary>{translate('table.anyTime')}</summary>
        {isOpen ? <Options options={shownOptions} playSession={playSession} charactersById={charactersById} /> : null}
      </details>
    </>
  );
}
