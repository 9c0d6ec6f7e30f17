import { ChevronRight } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import { noteMessage } from '../../../shared/card/notes/note-messages.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { CardSubjectInput } from '../../../shared/studio/placed-card.ts';
import { type FontFault, fontFaults } from '../../../shared/studio/review/font-faults.ts';
import { type Finding, type Review, review } from '../../../shared/studio/review/review.ts';
import { type Address, elementAt, type Side, type StudioView } from '../../../shared/studio/view.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { useGames } from '../../store/library-context.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { getChoiceLabel } from '../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { FallbackFontButton } from '../templates/fonts/fallback-button.tsx';
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
  const studioView = useSettled(studio.studioView);
  const input = useSettled(maker.input);
  return (
    <Reviewed studioView={studioView} input={input} game={studio.game} heroes={heroes} rows={rows} show={studio.show} />
  );
}

interface ReviewedProps {
  studioView: StudioView;
  input: CardMaker['input'];
  game: Game;
  heroes: Heroes;
  rows: RowChoice | undefined;
  show(side: Side, address: Address): void;
}

/** One line of the review: a button that leads to its element. */
interface Line {
  readonly key: string;
  readonly severity: ReturnType<typeof severityOf>;
  readonly words: string;
  /** The cards it is true of. */
  readonly of: readonly string[];
  readonly side: Side;
  readonly address: Address;
}

/** Pixels of a line before it is measured. */
const LINE = 29;

const Reviewed = memo(function Reviewed({ studioView, input, game, heroes, rows, show }: ReviewedProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  // The same inputs as long as they are about the same: what is placed of them is kept.
  const tried = useMemo(() => input && triedWith(translate, input, heroes, rows), [input, heroes, rows, translate]);
  const lines = useMemo(() => {
    if (tried === undefined) return undefined;
    const [shown, ...others] = tried;
    const { findings, smallest } = review(gameCatalog, studioView, [shown, ...others]);
    return {
      found: [
        ...fontFaults(studioView, shown.input.fonts).map((value) => fontLine(translate, value)),
        ...findings.map((one) => lineOf(translate, gameCatalog, one, studioView, game)),
      ],
      smallest: smallestLine(translate, studioView, game, shown.name, smallest),
      hasUnknownCharacters: findings.some(({ kind }) => kind === 'no-font'),
    };
  }, [studioView, tried, game, gameCatalog, translate]);
  if (lines === undefined) return <section className={css.review} aria-label={translate('review.review')} />;
  const row = (line: Line) => (
    <button type="button" onClick={() => show(line.side, line.address)}>
      <SeverityIcon severity={line.severity} isOfRules={false} />
      <span>{line.words}</span>
      <span className={css.of}>{line.of.map(shortName).join(', ')}</span>
      <ChevronRight aria-hidden />
    </button>
  );
  const { found, smallest, hasUnknownCharacters } = lines;
  if (found.length > 0) {
    // Each element may have one.
    return (
      <>
        <VirtualList
          label={translate('review.review')}
          className={css.review}
          items={[...found, ...smallest]}
          keyOf={({ key }) => key}
          rowHeight={LINE}
          measured
          row={row}
        />
        {hasUnknownCharacters ? <FallbackFontButton /> : null}
      </>
    );
  }
  return (
    <section className={css.review} aria-label={translate('review.review')}>
      <p>{translate('review.nothingFound')}</p>
      {smallest.map((line) => (
        <ul key={line.key}>
          <li>{row(line)}</li>
        </ul>
      ))}
    </section>
  );
});

const fontLine = (translate: Translate, { font, fault, instead, side, address }: FontFault): Line => ({
  key: `font ${font}`,
  severity: 'warning',
  words: translate(`review.found.fonts.${fault}`, { font: shortName(font), face: getChoiceLabel(translate, instead) }),
  of: [],
  side,
  address,
});

const lineOf = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: Finding,
  studioView: StudioView,
  game: Game,
): Line => ({
  key: `${finding.kind} ${finding.address}`,
  severity: severityOf(finding),
  words: sentence(translate, gameCatalog, finding, studioView, game),
  of: finding.of,
  side: finding.side,
  address: finding.address,
});

/** Of the card that is shown; none where it has no words. */
function smallestLine(
  translate: Translate,
  studioView: StudioView,
  game: Game,
  name: string,
  all: Review['smallest'],
): Line[] {
  const least = all.get(name);
  if (least === undefined) return [];
  const { side, address, size } = least;
  const words = translate('review.smallest', {
    size: Math.round(size * 10) / 10,
    name: shortName(nameAt(translate, studioView, address, game)),
  });
  return [{ key: 'smallest', severity: 'info', words, of: [name], side, address }];
}

interface Tried {
  readonly name: string;
  readonly input: CardSubjectInput;
}

/** What the card is shown with, and those with most and with least to say. */
function triedWith(
  translate: Translate,
  input: CardSubjectInput,
  heroes: Heroes,
  rows: RowChoice | undefined,
): [Tried, ...Tried[]] {
  const { fonts } = input;
  if ('character' in input) {
    const { longest, shortest, factions } = heroes;
    const ends = [...new Set([longest, shortest])].filter((one) => one !== undefined && one.id !== input.character.id);
    return [
      { name: input.character.name || translate('editing.unnamed'), input },
      ...ends.flatMap((one): Tried[] =>
        one === undefined
          ? []
          : [{ name: one.name || translate('editing.unnamed'), input: { character: one, factions, fonts } }],
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

function severityOf(finding: Finding) {
  if (finding.kind === 'no-font' || (finding.kind === 'spills' && finding.to === 'nowhere')) return 'error';
  return finding.kind === 'shrinks' ? 'info' : 'warning';
}

const nameAt = (translate: Translate, studioView: StudioView, address: Address, game: Game): string => {
  const element = elementAt(studioView, address)?.element;
  return element === undefined ? '' : elementLabel(translate, element, game);
};

function sentence(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: Finding,
  studioView: StudioView,
  game: Game,
): string {
  const name = nameAt(translate, studioView, finding.address, game);
  const round = (value: number) => Math.round(value * 10) / 10;
  switch (finding.kind) {
    case 'shrinks':
      return translate('review.found.shrinks', {
        name: shortName(name),
        from: round(finding.from),
        to: round(finding.to),
      });
    case 'spills':
      return translate(`review.found.spills.${finding.to}`, { name: shortName(name) });
    case 'boxes':
      return translate('review.found.boxes', { name: shortName(name), n: finding.missing });
    case 'no-font':
      return translate('review.found.characters', {
        name: shortName(name),
        problem: noteMessage(translate, gameCatalog, {
          kind: 'missing-glyph',
          characters: finding.characters,
          fields: [],
        }),
      });
    case 'contrast':
      return translate('review.found.contrast', { name: shortName(name), ratio: round(finding.ratio) });
  }
}
