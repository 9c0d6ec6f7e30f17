import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { CompareRules, Peers } from '../../../../shared/compare/compare-rules.ts';
import { type NumberRank, rankNumbers } from '../../../../shared/compare/number-ranks.ts';
import { findPeers } from '../../../../shared/compare/typical-sample.ts';
import type { Character, EventPack } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { GameWithPart } from '../../../../shared/games/parts.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { navigateTo } from '../../../navigation/router.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { readSetting, saveSetting } from '../../../store/settings.ts';
import { describeScope } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { readDefaultRules } from '../../house-rules/default-rules.ts';
import { getComparisonOptions, getGameNouns, useDeferredCharacters } from '../comparison-data.ts';
import { ChanceTable } from './chance-table.tsx';
import css from './compare-panel.module.css';
import { RankTable } from './rank-table.tsx';
import { formatRankSentence, listRemarkableRanks } from './rank-text.ts';

const OPEN_KEY = 'rollcall.compare.open';
const EVENT_KEY = 'rollcall.compare.event';
const NO_EVENT = '';

interface Props {
  /** The game of the character. */
  game: GameWithPart<'comparison'>;
  character: Character;
}

/** Compares the character with the others of its class. The rules have no formula for this, so the comparison uses the library. */
export const ComparePanel = memo(function ComparePanel({ game, character }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(() => readSetting(OPEN_KEY) !== 'no');
  const rules = game.comparison;
  if (rules === undefined) return null;
  return (
    <details
      className={css.panel}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        saveSetting(OPEN_KEY, open ? 'yes' : 'no');
      }}
    >
      <summary>
        <h2>{translate('compare.title')}</h2>
      </summary>
      {isOpen ? <OpenPanel character={character} game={game} rules={rules} /> : null}
    </details>
  );
});

type Scope = 'peers' | 'all';

interface OpenPanelProps {
  character: Character;
  game: Game;
  rules: CompareRules;
}

function OpenPanel({ character, game, rules }: OpenPanelProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const gameCharacters = useDeferredCharacters(game);
  const deferredCharacter = useDeferredValue(character);
  const [chosenScope, setScope] = useState<Scope>();
  const [eventPack, eventPacks, chooseEventPack] = useChosenEventPack(game);
  const peers = useMemo(
    () => findPeers(rules, deferredCharacter, gameCharacters),
    [rules, deferredCharacter, gameCharacters],
  );
  const otherCharacters = useMemo(
    () => gameCharacters.filter(({ id }) => id !== deferredCharacter.id),
    [gameCharacters, deferredCharacter],
  );
  // If no other character has the class, the comparison uses all characters.
  const scope = chosenScope ?? (peers.length > 0 ? 'peers' : 'all');
  const comparedCharacters = scope === 'peers' ? peers : otherCharacters;
  const options = useMemo(() => getComparisonOptions(gameCatalog, game), [game, gameCatalog]);
  const houseRuleCount = useMemo(() => Object.keys(readDefaultRules(game)).length, [game]);
  const numberRanks = useMemo(
    () => rankNumbers(rules, deferredCharacter, comparedCharacters, options, eventPack),
    [rules, deferredCharacter, comparedCharacters, options, eventPack],
  );
  const ownPeers = useMemo(() => rules.getPeers(deferredCharacter), [rules, deferredCharacter]);
  const nouns = useMemo(
    () => formatNouns(translate, scope === 'peers' ? ownPeers : getGameNouns(game)),
    [scope, ownPeers, game, translate],
  );
  const classLabel = formatLateText(translate, ownPeers.label);
  const canSwitchScope = classLabel !== '' && peers.length < otherCharacters.length;
  return (
    <div className={css.body}>
      {canSwitchScope ? (
        <SegmentedControl
          label={translate('compare.scope')}
          isLabelHidden
          value={scope}
          segments={[
            { id: 'peers', label: classLabel },
            { id: 'all', label: translate('compare.everybody', formatNouns(translate, getGameNouns(game))) },
          ]}
          onChange={setScope}
        />
      ) : null}
      {rules.getCeilings === undefined || eventPacks.length === 0 ? null : (
        <Select
          label={translate('compare.event')}
          value={eventPack?.id ?? NO_EVENT}
          choices={listEventChoices(translate, eventPacks)}
          onChange={chooseEventPack}
        />
      )}
      <ComparisonSummary
        numberRanks={numberRanks}
        nouns={nouns}
        count={comparedCharacters.length}
        classLabel={classLabel}
        hasLevels={rules.getCeilings !== undefined}
      />
      {numberRanks.length === 0 ? null : <RankTable numberRanks={numberRanks} nouns={nouns} eventPack={eventPack} />}
      <ChanceTable />
      {houseRuleCount === 0 ? null : (
        <p className={css.quiet}>{translate('compare.houseRules', { n: houseRuleCount })}</p>
      )}
      {otherCharacters.length === 0 ? null : (
        <CompareWith characterId={character.id} peers={peers} otherCharacters={otherCharacters} />
      )}
    </div>
  );
}

interface CompareWithProps {
  characterId: string;
  peers: readonly Character[];
  otherCharacters: readonly Character[];
}

/** Opens the comparison with one of the other characters, those of the same class first. */
const CompareWith = memo(function CompareWith({ characterId, peers, otherCharacters }: CompareWithProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () =>
      [...peers, ...otherCharacters.filter((character) => !peers.includes(character))].map(({ id, name }) => ({
        id,
        label: name === '' ? translate('editing.unnamed') : name,
      })),
    [peers, otherCharacters, translate],
  );
  return (
    <Select
      label={translate('compare.compareWith')}
      value={undefined}
      placeholder={translate('compare.compareHint')}
      choices={choices}
      onChange={(otherId) => navigateTo({ screen: 'compare', id: characterId, other: otherId })}
    />
  );
});

type FormattedNouns = Readonly<Record<'one' | 'many', string>>;

const formatNouns = (
  translate: Translate,
  { one: singular, many: plural }: Pick<Peers, 'one' | 'many'>,
): FormattedNouns => ({
  one: formatLateText(translate, singular),
  many: formatLateText(translate, plural),
});

interface SummaryProps {
  numberRanks: readonly NumberRank[];
  nouns: FormattedNouns;
  count: number;
  /** The class of the character, as a label. */
  classLabel: string;
  /** Whether the game has Levels that limit a character's numbers. Only such a game has maximums for events (`getCeilings`). */
  hasLevels: boolean;
}

/** Plain sentences that say which characters the comparison uses, and which numbers stand out. */
const ComparisonSummary = memo(function ComparisonSummary({
  numberRanks,
  nouns,
  count,
  classLabel,
  hasLevels,
}: SummaryProps) {
  const translate = useTranslate();
  return (
    <>
      <p className={css.quiet}>
        {count === 0 ? translate('compare.nobody', nouns) : describeScope(translate, count, nouns)}{' '}
        {hasLevels && classLabel !== '' ? translate('compare.levelBuys', { label: classLabel }) : ''}
      </p>
      <ul className={css.sentences}>
        {listRemarkableRanks(numberRanks).map((numberRank) => (
          <li key={numberRank.number.id}>{formatRankSentence(translate, numberRank, nouns)}</li>
        ))}
      </ul>
    </>
  );
});

const listEventChoices = (translate: Translate, eventPacks: readonly EventPack[]) => [
  { id: NO_EVENT, label: translate('compare.noEvent') },
  ...eventPacks.map(({ id, name }) => ({ id, label: name === '' ? translate('editing.unnamed') : name })),
];

/** Returns the event pack whose maximums are shown: the last chosen one that still exists. */
function useChosenEventPack(game: Game): [EventPack | undefined, readonly EventPack[], (eventId: string) => void] {
  const allEventPacks = useDocuments('events');
  const eventPacks = useMemo(() => allEventPacks.filter(({ ruleset }) => ruleset === game.id), [allEventPacks, game]);
  const [chosenId, setChosenId] = useState(() => readSetting(EVENT_KEY) ?? NO_EVENT);
  const chooseEventPack = (eventId: string) => {
    setChosenId(eventId);
    saveSetting(EVENT_KEY, eventId);
  };
  return [eventPacks.find((eventPack) => eventPack.id === chosenId), eventPacks, chooseEventPack];
}
