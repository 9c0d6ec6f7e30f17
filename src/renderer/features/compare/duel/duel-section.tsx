import { Square, Swords } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { AttackTable, Chosen, DuelOdds, Pair } from '../../../../shared/compare/duel-rules.ts';
import { computeWinInterval, type Tally } from '../../../../shared/compare/simulate.ts';
import { Button } from '../../../components/button.tsx';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
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
  explanations: readonly string[];
  tables: Pair<AttackTable<string>> | undefined;
  names: Pair<string>;
  chosenAttacks: Chosen;
  onChoose(chosenAttacks: Chosen): void;
}

const DUEL_COUNTS = ['1000', '10000'] as const;
const MAX_SEED = 999_999_999;
const BEST_ATTACK = 'best';

/** A duel: the attacks of both characters, the exact odds if they can be computed, and as many simulated duels as the user wants. */
export function DuelSection({ duel, explanations, tables, names, chosenAttacks, onChoose }: Props) {
  const translate = useTranslate();
  const [duelCount, setDuelCount] = useState<(typeof DUEL_COUNTS)[number]>('1000');
  const [seed, setSeed] = useState(1);
  const { odds, fight, failure, start } = duel;
  const [firstAttack, secondAttack] = chosenAttacks;
  // If there are no exact odds, a short simulation starts at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new attacks change the odds; a new seed waits for the button
  useEffect(() => {
    if (odds === 'none') start(Number(DUEL_COUNTS[0]), seed);
  }, [odds]);
  return (
    <div className={css.duel}>
      {tables === undefined ? null : (
        <div className={css.choices}>
          <AttackChoice
            name={names[0]}
            table={tables[0]}
            value={firstAttack}
            onChange={(newAttack) => onChoose([newAttack, secondAttack])}
          />
          <AttackChoice
            name={names[1]}
            table={tables[1]}
            value={secondAttack}
            onChange={(newAttack) => onChoose([firstAttack, newAttack])}
          />
        </div>
      )}
      <ExactOdds odds={odds} names={names} />
      <h3>{translate('compare.byDice')}</h3>
      <div className={css.controls}>
        <SegmentedControl
          label={translate('compare.howMany')}
          value={duelCount}
          segments={DUEL_COUNTS.map((countChoice) => ({
            id: countChoice,
            label: translate('compare.duels', { count: Number(countChoice) }),
          }))}
          onChange={setDuelCount}
        />
        <NumberBox label={translate('compare.seed')} value={seed} min={0} max={MAX_SEED} onChange={setSeed} />
        {fight.isRunning ? (
          <Button icon={<Square />} onPress={duel.stop}>
            {translate('compare.stop')}
          </Button>
        ) : (
          <Button kind="primary" icon={<Swords />} onPress={() => start(Number(duelCount), seed)}>
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
      {failure === undefined ? null : <p role="alert">{describeFailedComparison(translate, failure)}</p>}
      {fight.tally === undefined ? (
        <p className={css.quiet}>{translate('compare.sameSeed')}</p>
      ) : (
        <FightResult tally={fight.tally} names={names} isRunning={fight.isRunning} />
      )}
      <ul className={css.about} aria-label={translate('compare.howFought')}>
        {explanations.map((sentence) => (
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
      value={value === undefined ? BEST_ATTACK : String(value)}
      choices={[
        { id: BEST_ATTACK, label: translate('compare.bestAttack') },
        ...table.rows.map(({ name }, index) => ({ id: String(index), label: name })),
      ]}
      onChange={(attackId) => onChange(attackId === BEST_ATTACK ? undefined : Number(attackId))}
    />
  );
}

function ExactOdds({ odds, names }: { odds: DuelOdds | 'none' | undefined; names: Pair<string> }) {
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

function FightResult({ tally, names, isRunning }: { tally: Tally; names: Pair<string>; isRunning: boolean }) {
  const translate = useTranslate();
  const { duels, wins, turns } = tally;
  const [firstWins, secondWins] = wins;
  const ranges = wins.map((winCount) => computeWinInterval(winCount, duels));
  const rangeTexts = ranges.map(({ min, max }) => formatRange(translate, min, max));
  const maxDeviation = Math.max(...ranges.map(({ min, max }) => (max - min) / 2));
  return (
    <div className={css.fought} role="status" aria-busy={isRunning}>
      <SplitBar
        names={names}
        shares={[firstWins / duels, secondWins / duels]}
        shareNotes={[rangeTexts[0] ?? '', rangeTexts[1] ?? '']}
      />
      <p>
        {describeDuels(translate, duels, wins, names)}{' '}
        {describeUndecided(translate, (duels - firstWins - secondWins) / duels)}{' '}
        {describeTurns(translate, turns / duels)}
      </p>
      <p className={css.quiet}>{describeSamplingError(translate, maxDeviation)}</p>
    </div>
  );
}
