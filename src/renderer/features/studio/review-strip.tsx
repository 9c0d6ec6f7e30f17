import { ChevronRight } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import type { CardSubjectInput } from '../../../shared/studio/placed-card.ts';
import { type Finding, review } from '../../../shared/studio/review/review.ts';
import { type Address, elementAt, type Side, type StudioView } from '../../../shared/studio/view.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import { EDITING } from '../../strings/documents/editing.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { STUDIO } from '../../strings/studio.ts';
import css from './review.module.css';
import { elementLabel } from './tree/element-tree.tsx';
import type { CardMaker } from './use-card.ts';
import type { Heroes } from './use-heroes.ts';
import type { RowChoice } from './use-row-choice.ts';
import type { Studio } from './use-studio.ts';

interface Props {
  studio: Studio;
  maker: CardMaker;
  heroes: Heroes;
  /** For templates of tables. */
  rows: RowChoice | undefined;
}

/** Milliseconds without a change after which the cards are tried again: typing and dragging come first. */
const SETTLED = 250;

function useSettled<T>(value: T): T {
  const [settled, set] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => set(value), SETTLED);
    return () => window.clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What stands in the way of reading the cards: words that shrink or go elsewhere, small type, weak contrast. */
export function ReviewStrip({ studio, maker, heroes, rows }: Props) {
  const view = useSettled(studio.view);
  const input = useSettled(maker.input);
  return <Reviewed view={view} input={input} heroes={heroes} rows={rows} show={studio.show} />;
}

interface ReviewedProps {
  view: StudioView;
  input: CardMaker['input'];
  heroes: Heroes;
  rows: RowChoice | undefined;
  show(side: Side, address: Address): void;
}

const Reviewed = memo(function Reviewed({ view, input, heroes, rows, show }: ReviewedProps) {
  const found = useMemo(() => {
    if (input === undefined) return undefined;
    const [shown, ...others] = triedWith(input, heroes, rows);
    return { name: shown.name, ...review(view, [shown, ...others]) };
  }, [view, input, heroes, rows]);
  if (found === undefined) return <section className={css.review} aria-label={STUDIO.review} />;
  const { findings, smallest } = found;
  const least = smallest.get(found.name);
  return (
    <section className={css.review} aria-label={STUDIO.review}>
      {findings.length === 0 ? <p>{STUDIO.nothingFound}</p> : null}
      <ul>
        {findings.map((finding) => (
          <li key={`${finding.kind} ${finding.address}`}>
            <button type="button" onClick={() => show(finding.side, finding.address)}>
              <SeverityIcon severity={severityOf(finding)} />
              <span>{sentence(finding, view)}</span>
              <span className={css.of}>{finding.of.map(shortName).join(', ')}</span>
              <ChevronRight aria-hidden />
            </button>
          </li>
        ))}
        {least === undefined ? null : (
          <li>
            <button type="button" onClick={() => show(least.side, least.address)}>
              <SeverityIcon severity="info" />
              <span>{STUDIO.smallest(Math.round(least.size * 10) / 10, nameAt(view, least.address))}</span>
              <span className={css.of}>{shortName(found.name)}</span>
              <ChevronRight aria-hidden />
            </button>
          </li>
        )}
      </ul>
    </section>
  );
});

interface Tried {
  readonly name: string;
  readonly input: CardSubjectInput;
}

/** What the card is shown with, and those with most and with least to say. */
function triedWith(input: CardSubjectInput, heroes: Heroes, rows: RowChoice | undefined): [Tried, ...Tried[]] {
  const { fonts } = input;
  if ('character' in input) {
    const { longest, shortest, factions } = heroes;
    const ends = [...new Set([longest, shortest])].filter((one) => one !== undefined && one.id !== input.character.id);
    return [
      { name: input.character.name || EDITING.unnamed, input },
      ...ends.flatMap((one): Tried[] =>
        one === undefined ? [] : [{ name: one.name || EDITING.unnamed, input: { character: one, factions, fonts } }],
      ),
    ];
  }
  if (rows === undefined || !('row' in input)) return [{ name: '', input }];
  const ends = [...new Set([rows.longest, rows.shortest])];
  return [
    { name: input.row.name, input },
    ...ends.flatMap((one): Tried[] =>
      one === undefined || one.id === input.row.id
        ? []
        : [{ name: one.name, input: { row: one, factions: [], fonts } }],
    ),
  ];
}

const severityOf = (finding: Finding) =>
  finding.kind === 'spills' && finding.to === 'nowhere' ? 'error' : finding.kind === 'shrinks' ? 'info' : 'warning';

const nameAt = (view: StudioView, address: Address): string => {
  const element = elementAt(view, address)?.element;
  return element === undefined ? '' : elementLabel(element);
};

function sentence(finding: Finding, view: StudioView): string {
  const name = nameAt(view, finding.address);
  const round = (value: number) => Math.round(value * 10) / 10;
  switch (finding.kind) {
    case 'shrinks':
      return STUDIO.found.shrinks(name, round(finding.from), round(finding.to));
    case 'spills':
      return STUDIO.found.spills[finding.to](name);
    case 'boxes':
      return STUDIO.found.boxes(name, finding.missing);
    case 'contrast':
      return STUDIO.found.contrast(name, round(finding.ratio));
  }
}
