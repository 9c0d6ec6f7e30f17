import { type CSSProperties, useMemo, useState } from 'react';
import { toSvg } from '../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../shared/card/layout-card.ts';
import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { FontSet } from '../../../shared/text/fonts/fonts.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { Select } from '../../components/inputs/select.tsx';
import blankCard from '../../components/pictures/blank-card.module.css';
import { useFonts } from '../../store/fonts/use-fonts.ts';
import { useGames } from '../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../store/pictures/use-drawing.ts';
import { type CardPictures, useCardPictures } from '../../store/pictures/use-pictures.ts';
import { useCharacterTemplate } from '../../store/templates/use-templates.ts';
import { nameSample } from '../../strings/documents/factions.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './faction-card.module.css';
import { membersOf } from './members.ts';

interface Props {
  /** The game of the shown card. */
  game: Game;
  faction: Faction;
  characters: readonly Character[];
}

/** A card in the colors of the faction: the card of a member, or of an example character if there is no member. */
export function FactionCard({ game, faction, characters }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const fonts = useFonts();
  const [wanted, setWanted] = useState<string>();
  const models = useMemo(
    () =>
      membersOf(faction.id, characters)
        .filter((m) => m.wears)
        .map((m) => m.character),
    [faction.id, characters],
  );
  const model = models.find((c) => c.id === wanted) ?? models[0];
  const character = useCharacterWithDrawing(
    useMemo(() => model ?? standIn(translate, game, faction.id), [model, game, faction.id, translate]),
  );
  const factions = useMemo(() => [faction], [faction]);
  const template = useCharacterTemplate(character);
  const pictures = useCardPictures(character, factions, template);
  const picture = useMemo(
    () =>
      fonts.kind === 'ready' ? draw(gameCatalog, character, factions, template, fonts.fonts, pictures) : undefined,
    [character, factions, template, fonts, pictures, gameCatalog],
  );
  const { width, height } = template.size;
  const proportions: CSSProperties & Record<`--${string}`, number> = { '--across': width, '--down': height };
  const name = character.name === '' ? translate('editing.unnamed') : character.name;
  return (
    <section className={css.pane} aria-label={translate('factions.preview')}>
      {models.length > 1 ? (
        <div className={css.choice}>
          <Select
            label={translate('factions.shownOn')}
            value={character.id}
            choices={models.map((c) => ({ id: c.id, label: c.name === '' ? translate('editing.unnamed') : c.name }))}
            onChange={setWanted}
          />
        </div>
      ) : null}
      {picture === undefined ? (
        <div className={blankCard.blank}>
          {fonts.kind === 'failed' ? `${translate('form.cardFailed')}: ${fonts.reason}` : translate('form.cardLoading')}
        </div>
      ) : (
        <div
          className={css.card}
          style={proportions}
          data-card="front"
          role="img"
          aria-label={translate('factions.cardLabel', { name: shortenName(name) })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
          dangerouslySetInnerHTML={{ __html: picture }}
        />
      )}
    </section>
  );
}

const standIn = (translate: Translate, game: Game, faction: string): Character => ({
  ...game.documents['rollcall.character'].createBlank('sample'),
  name: nameSample(translate, game.noun),
  concept: translate('factions.sampleConcept'),
  factions: [faction],
});

function draw(
  gameCatalog: GameCatalog<Game>,
  character: Character,
  factions: readonly Faction[],
  template: CardTemplate,
  fonts: FontSet,
  { getHref: hrefOf, ...books }: CardPictures,
): string {
  const { front } = layoutCard(gameCatalog, { character, factions, template, fonts, ...books });
  return toSvg(front, fonts, { idPrefix: 'faction', getHref: hrefOf });
}
