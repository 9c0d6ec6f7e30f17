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
import { useFollowGame } from '../../../games/shown-game.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { useItem } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FaceOff } from '../duel/face-off.tsx';
import { CardFront } from './card-front.tsx';
import css from './compare-screen.module.css';
import { DifferenceTable } from './difference-table.tsx';
import { shownNameOf } from './shown-name.ts';

export interface CompareScreenProps {
  gameCatalog: GameCatalogWithPart<'comparison'>;
  id: string;
  other?: string | undefined;
}

/** Two characters side by side: their cards, their numbers, and their attacks on each other. */
export function CompareScreen({ gameCatalog, id, other }: CompareScreenProps) {
  const one = useItem('characters', id);
  const two = useItem('characters', other ?? '');
  if (one?.kind !== 'ready') return <Missing />;
  if (other === undefined) return <Chosen gameCatalog={gameCatalog} one={one.document} other={undefined} />;
  if (two?.kind !== 'ready' || two.document.ruleset !== one.document.ruleset) return <Missing id={id} />;
  return <Chosen gameCatalog={gameCatalog} one={one.document} other={two.document} />;
}

/** Shown if a character is missing, unreadable, or belongs to another game. */
function Missing({ id }: { id?: string }) {
  const translate = useTranslate();
  return (
    <Notice whole title={translate('compare.cannot')} text={translate('compare.cannotText')}>
      <Button
        icon={<ArrowLeft />}
        onPress={() => navigateTo(id === undefined ? { screen: 'characters' } : { screen: 'character', id })}
      >
        {translate('editing.back')}
      </Button>
    </Notice>
  );
}

interface ChosenProps {
  gameCatalog: GameCatalogWithPart<'comparison'>;
  one: Character;
  other: Character | undefined;
}

function Chosen({ gameCatalog, one, other }: ChosenProps) {
  const translate = useTranslate();
  useFollowGame(one);
  const game = gameCatalog.getGame(one);
  const all = useGameCharacters(game);
  const swap = useMemo<Command>(
    () => ({
      id: 'swap-compared',
      label: translate('compare.swap'),
      shortcut: 'alt+s',
      enabled: other !== undefined,
      run: () => {
        if (other !== undefined) navigateTo({ screen: 'compare', id: other.id, other: one.id });
      },
    }),
    [one, other, translate],
  );
  useCommands(useMemo(() => [swap], [swap]));
  const choices = useMemo(
    () => all.map((each) => ({ id: each.id, label: shownNameOf(translate, each) })),
    [all, translate],
  );
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <IconButton
          icon={<ArrowLeft />}
          label={translate('editing.back')}
          onPress={() => navigateTo({ screen: 'character', id: one.id })}
        />
        <h1>{translate('compare.heading')}</h1>
        <div className={css.choice}>
          <Select
            label={translate('compare.first')}
            bare
            value={one.id}
            choices={choices}
            onChange={(id) =>
              navigateTo(other === undefined ? { screen: 'compare', id } : { screen: 'compare', id, other: other.id })
            }
          />
          <IconButton
            icon={<ArrowLeftRight />}
            label={`${translate('compare.swap')} (Alt+S)`}
            isDisabled={other === undefined}
            onPress={swap.run}
          />
          <Select
            label={translate('compare.second')}
            bare
            value={other?.id}
            placeholder={translate('compare.compareHint')}
            choices={choices}
            onChange={(id) => navigateTo({ screen: 'compare', id: one.id, other: id })}
          />
        </div>
      </div>
      {other === undefined ? (
        <Notice title={translate('compare.withWhom')} text={translate('compare.withWhomText')} />
      ) : (
        <Both gameCatalog={gameCatalog} one={one} other={other} />
      )}
    </div>
  );
}

function Both({ gameCatalog, one, other }: ChosenProps & { other: Character }) {
  const pair = useMemo<Pair>(() => [one, other], [one, other]);
  return (
    <div className={css.body}>
      <div className={css.cards}>
        {pair.map((character, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two, and they may be the same one
          <CardFront key={index} character={character} place={index} />
        ))}
      </div>
      <DifferenceTable gameCatalog={gameCatalog} pair={pair} />
      <FaceOff key={`${pair[0].id}/${pair[1].id}`} pair={pair} />
    </div>
  );
}
