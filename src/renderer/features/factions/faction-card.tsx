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
import { listMembers } from './members.ts';

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
  const fontState = useFonts();
  const [chosenId, setChosenId] = useState<string>();
  const membersWithSymbol = useMemo(
    () =>
      listMembers(faction.id, characters)
        .filter((member) => member.showsSymbol)
        .map((member) => member.character),
    [faction.id, characters],
  );
  const shownMember = membersWithSymbol.find((candidate) => candidate.id === chosenId) ?? membersWithSymbol[0];
  const character = useCharacterWithDrawing(
    useMemo(
      () => shownMember ?? createSampleCharacter(translate, game, faction.id),
      [shownMember, game, faction.id, translate],
    ),
  );
  const factions = useMemo(() => [faction], [faction]);
  const template = useCharacterTemplate(character);
  const pictures = useCardPictures(character, factions, template);
  const cardSvg = useMemo(
    () =>
      fontState.kind === 'ready'
        ? drawCard(gameCatalog, character, factions, template, fontState.fonts, pictures)
        : undefined,
    [character, factions, template, fontState, pictures, gameCatalog],
  );
  // The style sheet computes the proportions of the card from its width (`--across`) and height (`--down`).
  const { width, height } = template.size;
  const proportions: CSSProperties & Record<`--${string}`, number> = { '--across': width, '--down': height };
  const characterName = character.name === '' ? translate('editing.unnamed') : character.name;
  return (
    <section className={css.pane} aria-label={translate('factions.preview')}>
      {membersWithSymbol.length > 1 ? (
        <div className={css.choice}>
          <Select
            label={translate('factions.shownOn')}
            value={character.id}
            choices={membersWithSymbol.map((candidate) => ({
              id: candidate.id,
              label: candidate.name === '' ? translate('editing.unnamed') : candidate.name,
            }))}
            onChange={setChosenId}
          />
        </div>
      ) : null}
      {cardSvg === undefined ? (
        <div className={blankCard.blank}>
          {fontState.kind === 'failed'
            ? `${translate('form.cardFailed')}: ${fontState.reason}`
            : translate('form.cardLoading')}
        </div>
      ) : (
        <div
          className={css.card}
          style={proportions}
          data-card="front"
          role="img"
          aria-label={translate('factions.cardLabel', { name: shortenName(characterName) })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg creates this markup; the texts of the user in it are outlines or escaped
          dangerouslySetInnerHTML={{ __html: cardSvg }}
        />
      )}
    </section>
  );
}

const createSampleCharacter = (translate: Translate, game: Game, factionId: string): Character => ({
  ...game.documents['rollcall.character'].createBlank('sample'),
  name: nameSample(translate, game.noun),
  concept: translate('factions.sampleConcept'),
  factions: [factionId],
});

function drawCard(
  gameCatalog: GameCatalog<Game>,
  character: Character,
  factions: readonly Faction[],
  template: CardTemplate,
  fonts: FontSet,
  { getHref, ...pictureOptions }: CardPictures,
): string {
  const { front } = layoutCard(gameCatalog, { character, factions, template, fonts, ...pictureOptions });
  return toSvg(front, fonts, { idPrefix: 'faction', getHref });
}
