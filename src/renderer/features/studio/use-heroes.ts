/** Whose cards the studio shows: anybody's of the game, the one with most to say, the one with least. */

import { useDeferredValue, useMemo, useState } from 'react';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { extremes } from '../../../shared/studio/review/review.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { useCharactersOf } from '../../games/of-game.ts';
import { useDocuments } from '../../store/library-context.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useShownWith } from '../templates/gallery/use-shown-with.ts';

export interface Heroes {
  readonly character: Character;
  readonly factions: readonly Faction[];
  /** Everybody of the game; one empty character where there is nobody. */
  readonly all: readonly Character[];
  /** Whether there is anybody. */
  readonly hasAny: boolean;
  readonly longest: Character | undefined;
  readonly shortest: Character | undefined;
  readonly chosen: string;
  readonly choices: readonly Choice[];
  choose(id: string): void;
  /** The one with most to say, or with least; absent where there is nobody. */
  readonly chooseEnd?: (end: 'longest' | 'shortest') => void;
}

/** No character is called so: an id has no spaces. */
const ANY = 'any one';
const LONGEST = 'the longest';
const SHORTEST = 'the shortest';

export function useHeroes(game: Game): Heroes {
  const translate = useTranslate();
  const characters = useDeferredValue(useCharactersOf(game));
  const factions = useDocuments('factions');
  const any = useShownWith(game).character;
  const [chosen, choose] = useState(ANY);
  const ends = useMemo(() => extremes(characters), [characters]);
  const choices = useMemo(
    () => [
      { id: ANY, label: translate('studio.anyHero') },
      ...(ends === undefined
        ? []
        : [
            {
              id: LONGEST,
              label: translate('studio.longest', {
                name: shortName(ends.longest.name || translate('editing.unnamed')),
              }),
            },
            {
              id: SHORTEST,
              label: translate('studio.shortest', {
                name: shortName(ends.shortest.name || translate('editing.unnamed')),
              }),
            },
          ]),
      ...characters.map(({ id, name }) => ({ id, label: name || translate('editing.unnamed') })),
    ],
    [characters, ends, translate],
  );
  const found =
    chosen === LONGEST
      ? ends?.longest
      : chosen === SHORTEST
        ? ends?.shortest
        : characters.find(({ id }) => id === chosen);
  const isKnown = chosen === ANY || found !== undefined;
  const character = found ?? any;
  return useMemo(
    (): Heroes => ({
      character,
      factions,
      all: characters.length === 0 ? [any] : characters,
      hasAny: characters.length > 0,
      longest: ends?.longest,
      shortest: ends?.shortest,
      chosen: isKnown ? chosen : ANY,
      choices,
      choose,
      ...(ends === undefined ? {} : { chooseEnd: (end) => choose(end === 'longest' ? LONGEST : SHORTEST) }),
    }),
    [character, factions, characters, any, ends, isKnown, chosen, choices],
  );
}
