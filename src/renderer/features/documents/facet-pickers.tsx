import { useMemo } from 'react';
import type { Facet } from '../../../shared/form/list.ts';
import type { Game } from '../../../shared/games/game.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { formatChoices } from '../../components/inputs/choice.ts';
import { Select } from '../../components/inputs/select.tsx';
import { useTranslate } from '../../texts/use-translate.ts';

/** The chosen words by the pointers of the facets. A facet without a word does not filter. */
export type FacetWords = Readonly<Record<string, string>>;

interface Props {
  game: Game;
  chosenWords: FacetWords;
  /** Returns the label of the choice that allows all words of a facet: `Every Class`. */
  getAnyWordLabel(label: string): string;
  /** The maximum number of facets in a narrow pane, which shows the first ones. */
  maxFacets?: number;
  className?: string | undefined;
  onChange(words: FacetWords): void;
}

/** Shows a select box for each facet by which the game filters its characters. */
export function FacetPickers({ game, chosenWords, getAnyWordLabel, maxFacets, className, onChange }: Props) {
  const translate = useTranslate();
  return game.lists['rollcall.character'].facets.slice(0, maxFacets).map((facet) => (
    <div className={className} key={facet.pointer}>
      <FacetPicker
        game={game}
        facet={facet}
        anyWordLabel={getAnyWordLabel(formatLateText(translate, facet.label))}
        chosenWord={chosenWords[facet.pointer]}
        onChange={(chosenWord) => {
          const { [facet.pointer]: _previousWord, ...otherWords } = chosenWords;
          onChange(chosenWord === undefined ? otherWords : { ...otherWords, [facet.pointer]: chosenWord });
        }}
      />
    </div>
  ));
}

/** The id of the choice "every word". Words of vocabularies have no spaces, so this id is never one of them. */
const ANY_WORD = 'all of them';

interface PickerProps {
  game: Game;
  facet: Facet;
  anyWordLabel: string;
  chosenWord: string | undefined;
  onChange(word: string | undefined): void;
}

function FacetPicker({
  game,
  facet: { label, vocabulary: vocabularyName },
  anyWordLabel,
  chosenWord = ANY_WORD,
  onChange,
}: PickerProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () => [{ id: ANY_WORD, label: anyWordLabel }, ...formatChoices(translate, game.vocabularies[vocabularyName] ?? [])],
    [game, vocabularyName, anyWordLabel, translate],
  );
  return (
    <Select
      label={formatLateText(translate, label)}
      isLabelHidden
      value={chosenWord}
      choices={choices}
      onChange={(choiceId) => onChange(choiceId === ANY_WORD ? undefined : choiceId)}
    />
  );
}
