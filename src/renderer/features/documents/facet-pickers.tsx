import { useMemo } from 'react';
import type { Facet } from '../../../shared/form/list.ts';
import type { Game } from '../../../shared/games/game.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import { formatChoices } from '../../components/inputs/choice.ts';
import { Select } from '../../components/inputs/select.tsx';
import { useTranslate } from '../../texts/use-translate.ts';

/** The word chosen of each facet, by its place; a facet that is not there lets all through. */
export type FacetLabels = Readonly<Record<string, string>>;

interface Props {
  game: Game;
  words: FacetLabels;
  /** What stands for all words of a facet: `Every Class`. */
  every(label: string): string;
  /** A narrow pane shows only so many, the first ones. */
  most?: number;
  className?: string | undefined;
  onChange(words: FacetLabels): void;
}

/** A box to choose from for each facet by which the game narrows its characters down. */
export function FacetPickers({ game, words, every, most, className, onChange }: Props) {
  const translate = useTranslate();
  return game.lists['rollcall.character'].facets.slice(0, most).map((facet) => (
    <div className={className} key={facet.at}>
      <FacetPicker
        game={game}
        facet={facet}
        all={every(formatText(translate, facet.label))}
        word={words[facet.at]}
        onChange={(word) => {
          const { [facet.at]: _before, ...others } = words;
          onChange(word === undefined ? others : { ...others, [facet.at]: word });
        }}
      />
    </div>
  ));
}

/** Stands for every word; no word of a vocabulary has blanks. */
const ALL = 'all of them';

interface PickerProps {
  game: Game;
  facet: Facet;
  all: string;
  word: string | undefined;
  onChange(word: string | undefined): void;
}

function FacetPicker({ game, facet: { label, of }, all, word = ALL, onChange }: PickerProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () => [{ id: ALL, label: all }, ...formatChoices(translate, game.vocabularies[of] ?? [])],
    [game, of, all, translate],
  );
  return (
    <Select
      label={formatText(translate, label)}
      bare
      value={word}
      choices={choices}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
