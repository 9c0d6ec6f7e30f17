import { ArrowLeft, ArrowLeftRight } from 'lucide-react';
import { useMemo } from 'react';
import type { Pair } from '../../../../shared/compare/duel-rules.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import type { Command } from '../../../commands/command.ts';
import { useCommands } from '../../../commands/registry.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useGameCharacters } from '../../../games/game-items.ts';
import { useShowDocumentGame } from '../../../games/shown-game.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { useItem } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FaceOff } from '../duel/face-off.tsx';
import { CardFront } from './card-front.tsx';
import { formatCharacterName } from './character-name.ts';
import css from './compare-screen.module.css';
import { DifferenceTable } from './difference-table.tsx';

export interface CompareScreenProps {
  gameCatalog: GameCatalogWithPart<'comparison'>;
  id: string;
  other?: string | undefined;
}

/** Two characters side by side: their cards, their numbers, and their attacks on each other. */
export function CompareScreen({ gameCatalog, id, other: otherId }: CompareScreenProps) {
  const firstItem = useItem('characters', id);
  const secondItem = useItem('characters', otherId ?? '');
  if (firstItem?.kind !== 'ready') return <MissingCharacter />;
  if (otherId === undefined)
    return <ComparedCharacters gameCatalog={gameCatalog} first={firstItem.document} second={undefined} />;
  if (secondItem?.kind !== 'ready' || secondItem.document.ruleset !== firstItem.document.ruleset)
    return <MissingCharacter id={id} />;
  return <ComparedCharacters gameCatalog={gameCatalog} first={firstItem.document} second={secondItem.document} />;
}

/** Shown if a character is missing, unreadable, or belongs to another game. */
function MissingCharacter({ id: characterId }: { id?: string }) {
  const translate = useTranslate();
  return (
    <Notice isWholeScreen title={translate('compare.cannot')} text={translate('compare.cannotText')}>
      <Button
        icon={<ArrowLeft />}
        onPress={() =>
          navigateTo(characterId === undefined ? { screen: 'characters' } : { screen: 'character', id: characterId })
        }
      >
        {translate('editing.back')}
      </Button>
    </Notice>
  );
}

interface ComparedProps {
  gameCatalog: GameCatalogWithPart<'comparison'>;
  first: Character;
  second: Character | undefined;
}

function ComparedCharacters({ gameCatalog, first, second }: ComparedProps) {
  const translate = useTranslate();
  useShowDocumentGame(first);
  const game = gameCatalog.getGame(first);
  const gameCharacters = useGameCharacters(game);
  const swapCommand = useMemo<Command>(
    () => ({
      id: 'swap-compared',
      label: translate('compare.swap'),
      shortcut: 'alt+s',
      isEnabled: second !== undefined,
      run: () => {
        if (second !== undefined) navigateTo({ screen: 'compare', id: second.id, other: first.id });
      },
    }),
    [first, second, translate],
  );
  useCommands(useMemo(() => [swapCommand], [swapCommand]));
  const choices = useMemo(
    () => gameCharacters.map((character) => ({ id: character.id, label: formatCharacterName(translate, character) })),
    [gameCharacters, translate],
  );
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <IconButton
          icon={<ArrowLeft />}
          label={translate('editing.back')}
          onPress={() => navigateTo({ screen: 'character', id: first.id })}
        />
        <h1>{translate('compare.heading')}</h1>
        <div className={css.choice}>
          <Select
            label={translate('compare.first')}
            isLabelHidden
            value={first.id}
            choices={choices}
            onChange={(firstId) =>
              navigateTo(
                second === undefined
                  ? { screen: 'compare', id: firstId }
                  : { screen: 'compare', id: firstId, other: second.id },
              )
            }
          />
          <IconButton
            icon={<ArrowLeftRight />}
            label={`${translate('compare.swap')} (Alt+S)`}
            isDisabled={second === undefined}
            onPress={swapCommand.run}
          />
          <Select
            label={translate('compare.second')}
            isLabelHidden
            value={second?.id}
            placeholder={translate('compare.compareHint')}
            choices={choices}
            onChange={(secondId) => navigateTo({ screen: 'compare', id: first.id, other: secondId })}
          />
        </div>
      </div>
      {second === undefined ? (
        <Notice title={translate('compare.withWhom')} text={translate('compare.withWhomText')} />
      ) : (
        <SideBySide gameCatalog={gameCatalog} first={first} second={second} />
      )}
    </div>
  );
}

function SideBySide({ gameCatalog, first, second }: ComparedProps & { second: Character }) {
  const pair = useMemo<Pair>(() => [first, second], [first, second]);
  return (
    <div className={css.body}>
      <div className={css.cards}>
        {pair.map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, and they may be the same one
          <CardFront key={index} character={character} position={index} />
        ))}
      </div>
      <DifferenceTable gameCatalog={gameCatalog} pair={pair} />
      <FaceOff key={`${pair[0].id}/${pair[1].id}`} pair={pair} />
    </div>
  );
}
