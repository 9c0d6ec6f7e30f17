import { useMemo } from 'react';
import type { Facet } from '../../../shared/form/list.ts';
import type { Game } from '../../../shared/games/game.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { formatChoices } from '../../components/inputs/choice.ts';
import { Select } from '../../components/inputs/select.tsx';
import { useTranslate } from '../../texts/use-translate.ts';

/** The chosen word by the facet's index; a missing facet does not filter. */
export type FacetLabels = Readonly<Record<string, string>>;

interface Props {
  game: Game;
  words: FacetLabels;
  /** Returns the choice for all words of a facet: `Every Class`. */
  every(label: string): string;
  /** The maximum number of facets, for a narrow pane; the first ones are shown. */
  most?: number;
  className?: string | undefined;
  onChange(words: FacetLabels): void;
}

/** Shows a select box for each facet by which the game filters its characters. */
export function FacetPickers({ game, words, every, most, className, onChange }: Props) {
  const translate = useTranslate();
  return game.lists['rollcall.character'].facets.slice(0, most).map((facet) => (
    <div className={className} key={facet.pointer}>
      <FacetPicker
        game={game}
        facet={facet}
        all={every(formatLateText(translate, facet.label))}
        word={words[facet.pointer]}
        onChange={(word) => {
          const { [facet.pointer]: _before, ...others } = words;
          onChange(word === undefined ? others : { ...others, [facet.pointer]: word });
        }}
      />
    </div>
  ));
}

/** Means "every word"; it cannot clash with a vocabulary, whose words have no blanks. */
const ALL = 'all of them';

interface PickerProps {
  game: Game;
  facet: Facet;
  all: string;
  word: string | undefined;
  onChange(word: string | undefined): void;
}

function FacetPicker({ game, facet: { label, vocabulary: of }, all, word = ALL, onChange }: PickerProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () => [{ id: ALL, label: all }, ...formatChoices(translate, game.vocabularies[of] ?? [])],
    [game, of, all, translate],
  );
  return (
    <Select
      label={formatLateText(translate, label)}
      bare
      value={word}
      choices={choices}
      onChange={(id) => onChange(id === ALL ? undefined : id)}
    />
  );
}
