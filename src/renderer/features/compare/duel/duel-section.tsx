import { Square, Swords } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { AttackTable, Chosen, DuelOdds, Pair } from '../../../../shared/compare/duel-rules.ts';
import { computeWinInterval, type Tally } from '../../../../shared/compare/simulate.ts';
import { Button } from '../../../components/button.tsx';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import {
  describeDuels,
  describeFailedComparison,
  describeSamplingError,
  describeTurns,
  describeUndecided,
  describeWins,
  formatRange,
} from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './duel.module.css';
import { SplitBar } from './split-bar.tsx';
import type { Duel } from './use-duel.ts';

interface Props {
  duel: Duel;
  about: readonly string[];
  tables: Pair<AttackTable<string>> | undefined;
  names: Pair<string>;
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

const COUNTS = ['1000', '10000'] as const;
const MOST_SEED = 999_999_999;
const BEST = 'best';

/** A duel: the attacks of both characters, the exact odds if they can be computed, and as many simulated duels as the user wants. */
export function DuelSection({ duel, about, tables, names, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const [count, setCount] = useState<(typeof COUNTS)[number]>('1000');
  const [seed, setSeed] = useState(1);
  const { odds, fight, failed, start } = duel;
  const [one, other] = chosen;
  // If there are no exact odds, a short simulation starts at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other attacks have other odds, and another seed waits for the button
  useEffect(() => {
    if (odds === 'none') start(Number(COUNTS[0]), seed);
  }, [odds]);
  return (
    <div className={css.duel}>
      {tables === undefined ? null : (
        <div className={css.choices}>
          <AttackChoice name={names[0]} table={tables[0]} value={one} onChange={(next) => onChoose([next, other])} />
          <AttackChoice name={names[1]} table={tables[1]} value={other} onChange={(next) => onChoose([one, next])} />
        </div>
      )}
      <Exact odds={odds} names={names} />
      <h3>{translate('compare.byDice')}</h3>
      <div className={css.controls}>
        <Segmented
          label={translate('compare.howMany')}
          value={count}
          segments={COUNTS.map((id) => ({ id, label: translate('compare.duels', { count: Number(id) }) }))}
          onChange={setCount}
        />
        <NumberBox label={translate('compare.seed')} value={seed} least={0} most={MOST_SEED} onChange={setSeed} />
        {fight.isRunning ? (
          <Button icon={<Square />} onPress={duel.stop}>
            {translate('compare.stop')}
          </Button>
        ) : (
          <Button kind="primary" icon={<Swords />} onPress={() => start(Number(count), seed)}>
            {translate('compare.fight')}
          </Button>
        )}
      </div>
      {fight.isRunning ? (
        <ProgressBar
          className={css.progress ?? ''}
          aria-label={translate('compare.fighting')}
          value={fight.tally?.duels ?? 0}
          maxValue={fight.count}
        >
          {({ percentage }) => <div style={{ width: `${percentage ?? 0}%` }} />}
        </ProgressBar>
      ) : null}
      {failed === undefined ? null : <p role="alert">{describeFailedComparison(translate, failed)}</p>}
      {fight.tally === undefined ? (
        <p className={css.quiet}>{translate('compare.sameSeed')}</p>
      ) : (
        <Fought tally={fight.tally} names={names} isRunning={fight.isRunning} />
      )}
      <ul className={css.about} aria-label={translate('compare.howFought')}>
        {about.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  name: string;
  table: AttackTable<string>;
  value: number | undefined;
  onChange(value: number | undefined): void;
}

function AttackChoice({ name, table, value, onChange }: ChoiceProps) {
  const translate = useTranslate();
  return (
    <Select
      label={translate('compare.fightsWith', { name })}
      value={value === undefined ? BEST : String(value)}
      choices={[
        { id: BEST, label: translate('compare.bestAttack') },
        ...table.rows.map(({ name: attack }, index) => ({ id: String(index), label: attack })),
      ]}
      onChange={(id) => onChange(id === BEST ? undefined : Number(id))}
    />
  );
}

function Exact({ odds, names }: { odds: DuelOdds | 'none' | undefined; names: Pair<string> }) {
  const translate = useTranslate();
  return (
    <>
      <h3>{translate('compare.exactly')}</h3>
      {odds === undefined ? (
        <p role="status" className={css.quiet}>
          {translate('compare.working')}
        </p>
      ) : odds === 'none' ? (
        <p>{translate('compare.notExact')}</p>
      ) : (
        <>
          <SplitBar names={names} shares={odds.wins} />
          <p>
            {describeWins(translate, names[0], odds.firstWins)} {describeUndecided(translate, odds.undecided)}{' '}
            {describeTurns(translate, odds.turns)}
          </p>
        </>
      )}
    </>
  );
}

function Fought({ tally, names, isRunning }: { tally: Tally; names: Pair<string>; isRunning: boolean }) {
  const translate = useTranslate();
  const { duels, wins, turns } = tally;
  const [one, other] = wins;
  const ranges = wins.map((won) => computeWinInterval(won, duels));
  const words = ranges.map(({ min: least, max: most }) => formatRange(translate, least, most));
  const off = Math.max(...ranges.map(({ min: least, max: most }) => (most - least) / 2));
  return (
    <div className={css.fought} role="status" aria-busy={isRunning}>
      <SplitBar names={names} shares={[one / duels, other / duels]} more={[words[0] ?? '', words[1] ?? '']} />
      <p>
        {describeDuels(translate, duels, wins, names)} {describeUndecided(translate, (duels - one - other) / duels)}{' '}
        {describeTurns(translate, turns / duels)}
      </p>
      <p className={css.quiet}>{describeSamplingError(translate, off)}</p>
    </div>
  );
}
