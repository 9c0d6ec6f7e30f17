import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { CompareRules, Peers } from '../../../../shared/compare/compare-rules.ts';
import { type NumberRank, rankNumbers } from '../../../../shared/compare/number-ranks.ts';
import { findPeers } from '../../../../shared/compare/typical-sample.ts';
import type { Character, EventPack } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { GameWithPart } from '../../../../shared/games/parts.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { navigateTo } from '../../../navigation/router.ts';
import { useDocuments, useGames } from '../../../store/library-context.ts';
import { readSetting, saveSetting } from '../../../store/settings.ts';
import { describeScope } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { defaultRules } from '../../house-rules/default-rules.ts';
import { compareOptions, everybodyOf, useOthers } from '../use-compare.ts';
import { ChanceTable } from './chance-table.tsx';
import css from './compare-panel.module.css';
import { StandingTable } from './standing-table.tsx';
import { outstanding, standingSentence } from './standing-text.ts';

const OPEN = 'rollcall.compare.open';
const EVENT = 'rollcall.compare.event';
const NO_EVENT = '';

interface Props {
  /** The game of the character. */
  game: GameWithPart<'comparison'>;
  character: Character;
}

/** Compares the character with the others of its class. The rules have no formula for this, so the comparison uses the library. */
export const ComparePanel = memo(function ComparePanel({ game, character }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(() => readSetting(OPEN) !== 'no');
  const rules = game.comparison;
  if (rules === undefined) return null;
  return (
    <details
      className={css.panel}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        saveSetting(OPEN, open ? 'yes' : 'no');
      }}
    >
      <summary>
        <h2>{translate('compare.title')}</h2>
      </summary>
      {isOpen ? <Opened character={character} game={game} rules={rules} /> : null}
    </details>
  );
});

type Scope = 'peers' | 'all';

interface OpenedProps {
  character: Character;
  game: Game;
  rules: CompareRules;
}

function Opened({ character, game, rules }: OpenedProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const all = useOthers(game);
  const settled = useDeferredValue(character);
  const [chosen, setScope] = useState<Scope>();
  const [event, events, setEvent] = useEvent(game);
  const peers = useMemo(() => findPeers(rules, settled, all), [rules, settled, all]);
  const others = useMemo(() => all.filter(({ id }) => id !== settled.id), [all, settled]);
  // If no other character has the class, the comparison uses all characters.
  const scope = chosen ?? (peers.length > 0 ? 'peers' : 'all');
  const list = scope === 'peers' ? peers : others;
  const options = useMemo(() => compareOptions(gameCatalog, game), [game, gameCatalog]);
  const ownRules = useMemo(() => Object.keys(defaultRules(game)).length, [game]);
  const rows = useMemo(() => rankNumbers(rules, settled, list, options, event), [rules, settled, list, options, event]);
  const own = useMemo(() => rules.peers(settled), [rules, settled]);
  const nouns = useMemo(
    () => formatNouns(translate, scope === 'peers' ? own : everybodyOf(game)),
    [scope, own, game, translate],
  );
  const ownLabel = formatLateText(translate, own.label);
  const isDivided = ownLabel !== '' && peers.length < others.length;
  return (
    <div className={css.body}>
      {isDivided ? (
        <Segmented
          label={translate('compare.scope')}
          bare
          value={scope}
          segments={[
            { id: 'peers', label: ownLabel },
            { id: 'all', label: translate('compare.everybody', formatNouns(translate, everybodyOf(game))) },
          ]}
          onChange={setScope}
        />
      ) : null}
      {rules.ceilings === undefined || events.length === 0 ? null : (
        <Select
          label={translate('compare.event')}
          value={event?.id ?? NO_EVENT}
          choices={choicesOf(translate, events)}
          onChange={setEvent}
        />
      )}
      <Summary
        rows={rows}
        nouns={nouns}
        count={list.length}
        label={ownLabel}
        hasLevels={rules.ceilings !== undefined}
      />
      {rows.length === 0 ? null : <StandingTable rows={rows} nouns={nouns} event={event} />}
      <ChanceTable />
      {ownRules === 0 ? null : <p className={css.quiet}>{translate('compare.houseRules', { n: ownRules })}</p>}
      {others.length === 0 ? null : <CompareWith id={character.id} peers={peers} others={others} />}
    </div>
  );
}

interface CompareWithProps {
  id: string;
  peers: readonly Character[];
  others: readonly Character[];
}

/** Opens the comparison with one of the other characters, those of the same class first. */
const CompareWith = memo(function CompareWith({ id, peers, others }: CompareWithProps) {
  const translate = useTranslate();
  const choices = useMemo(
    () =>
      [...peers, ...others.filter((other) => !peers.includes(other))].map(({ id, name }) => ({
        id,
        label: name === '' ? translate('editing.unnamed') : name,
      })),
    [peers, others, translate],
  );
  return (
    <Select
      label={translate('compare.compareWith')}
      value={undefined}
      placeholder={translate('compare.compareHint')}
      choices={choices}
      onChange={(other) => navigateTo({ screen: 'compare', id, other })}
    />
  );
});

type FormattedNouns = Readonly<Record<'one' | 'many', string>>;

const formatNouns = (translate: Translate, { one, many }: Pick<Peers, 'one' | 'many'>): FormattedNouns => ({
  one: formatLateText(translate, one),
  many: formatLateText(translate, many),
});

interface SummaryProps {
  rows: readonly NumberRank[];
  nouns: FormattedNouns;
  count: number;
  /** The class of the character, as a label. */
  label: string;
  hasLevels: boolean;
}

/** Plain sentences that say which characters the comparison uses, and which numbers stand out. */
const Summary = memo(function Summary({ rows, nouns, count, label, hasLevels }: SummaryProps) {
  const translate = useTranslate();
  return (
    <>
      <p className={css.quiet}>
        {count === 0 ? translate('compare.nobody', nouns) : describeScope(translate, count, nouns)}{' '}
        {hasLevels && label !== '' ? translate('compare.levelBuys', { label }) : ''}
      </p>
      <ul className={css.sentences}>
        {outstanding(rows).map((standing) => (
          <li key={standing.number.id}>{standingSentence(translate, standing, nouns)}</li>
        ))}
      </ul>
    </>
  );
});

const choicesOf = (translate: Translate, events: readonly EventPack[]) => [
  { id: NO_EVENT, label: translate('compare.noEvent') },
  ...events.map(({ id, name }) => ({ id, label: name === '' ? translate('editing.unnamed') : name })),
];

/** Returns the event pack whose maximums are shown: the last chosen one that still exists. */
function useEvent(game: Game): [EventPack | undefined, readonly EventPack[], (id: string) => void] {
  const all = useDocuments('events');
  const events = useMemo(() => all.filter(({ ruleset }) => ruleset === game.id), [all, game]);
  const [id, setId] = useState(() => readSetting(EVENT) ?? NO_EVENT);
  const choose = (next: string) => {
    setId(next);
    saveSetting(EVENT, next);
  };
  return [events.find((each) => each.id === id), events, choose];
}
