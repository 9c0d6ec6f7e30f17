import { ChevronRight } from 'lucide-react';
import { memo, useEffect, useMemo, useState } from 'react';
import { formatCardFinding } from '../../../shared/card/findings/finding-messages.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { CardSubjectInput } from '../../../shared/studio/placed-card.ts';
import { type FontProblem, listFontProblems } from '../../../shared/studio/review/font-problems.ts';
import { type ElementFinding, type Review, reviewCards } from '../../../shared/studio/review/review.ts';
import { type Address, findElement, type Side, type StudioView } from '../../../shared/studio/view.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { SeverityIcon } from '../../components/findings/severity-icon.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { useGames } from '../../store/library-context.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { getChoiceLabel } from '../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { FallbackFontButton } from '../templates/fonts/fallback-font-button.tsx';
import css from './review.module.css';
import { getElementLabel } from './tree/element-tree.tsx';
import type { CardMaker } from './use-card-maker.ts';
import type { CharacterChoice } from './use-character-choice.ts';
import type { RowChoice } from './use-row-choice.ts';
import type { Studio } from './use-studio.ts';

interface Props {
  studio: Studio;
  cardMaker: CardMaker;
  characterChoice: CharacterChoice;
  /** The chosen row, for row templates. */
  rowChoice: RowChoice | undefined;
}

/** The cards are reviewed after this time without a change: typing and dragging take precedence. */
const REVIEW_DELAY_MS = 250;

function useDebounced<T>(currentValue: T): T {
  const [debouncedValue, setDebouncedValue] = useState(currentValue);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebouncedValue(currentValue), REVIEW_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [currentValue]);
  return debouncedValue;
}

/** Lists findings about the legibility of the cards, such as text that shrinks or overflows, and weak contrast. */
export function ReviewStrip({ studio, cardMaker, characterChoice, rowChoice }: Props) {
  const studioView = useDebounced(studio.studioView);
  const subjectInput = useDebounced(cardMaker.subjectInput);
  return (
    <ReviewList
      studioView={studioView}
      subjectInput={subjectInput}
      game={studio.game}
      characterChoice={characterChoice}
      rowChoice={rowChoice}
      showElement={studio.showElement}
    />
  );
}

interface ReviewListProps {
  studioView: StudioView;
  subjectInput: CardMaker['subjectInput'];
  game: Game;
  characterChoice: CharacterChoice;
  rowChoice: RowChoice | undefined;
  showElement(side: Side, address: Address): void;
}

/** One entry of the review: a button that selects the element. */
interface ReviewEntry {
  readonly key: string;
  readonly severity: ReturnType<typeof getSeverity>;
  readonly message: string;
  /** Names of the cards to which the finding applies. */
  readonly cardNames: readonly string[];
  readonly side: Side;
  readonly address: Address;
}

/** The height that the virtual list assumes for a row before the row is measured. */
const ESTIMATED_ROW_HEIGHT_PX = 29;

const ReviewList = memo(function ReviewList({
  studioView,
  subjectInput,
  game,
  characterChoice,
  rowChoice,
  showElement,
}: ReviewListProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  // Placements are cached by these objects, so they only change when the reviewed characters or deck rows change.
  const reviewedCards = useMemo(
    () => subjectInput && listReviewedCards(translate, subjectInput, characterChoice, rowChoice),
    [subjectInput, characterChoice, rowChoice, translate],
  );
  const review = useMemo(() => {
    if (reviewedCards === undefined) return undefined;
    const [shownCard, ...otherCards] = reviewedCards;
    const { findings, smallest } = reviewCards(gameCatalog, studioView, [shownCard, ...otherCards]);
    return {
      findingEntries: [
        ...listFontProblems(studioView, shownCard.input.fonts).map((fontProblem) =>
          createFontEntry(translate, fontProblem),
        ),
        ...findings.map((finding) => createFindingEntry(translate, gameCatalog, finding, studioView, game)),
      ],
      smallestTextEntries: listSmallestTextEntries(translate, studioView, game, shownCard.name, smallest),
      hasMissingGlyphs: findings.some(({ kind }) => kind === 'no-font'),
    };
  }, [studioView, reviewedCards, game, gameCatalog, translate]);
  if (review === undefined) return <section className={css.review} aria-label={translate('review.review')} />;
  const renderEntry = (entry: ReviewEntry) => (
    <button type="button" onClick={() => showElement(entry.side, entry.address)}>
      <SeverityIcon severity={entry.severity} isRuleViolation={false} />
      <span>{entry.message}</span>
      <span className={css.of}>{entry.cardNames.map(shortenName).join(', ')}</span>
      <ChevronRight aria-hidden />
    </button>
  );
  const { findingEntries, smallestTextEntries, hasMissingGlyphs } = review;
  if (findingEntries.length > 0) {
    // There may be one finding for each element, so the list is virtual.
    return (
      <div className={css.found} data-fonts={hasMissingGlyphs || undefined}>
        <VirtualList
          label={translate('review.review')}
          className={css.review}
          items={[...findingEntries, ...smallestTextEntries]}
          getKey={({ key }) => key}
          rowHeight={ESTIMATED_ROW_HEIGHT_PX}
          hasMeasuredRows
          renderRow={renderEntry}
        />
        {hasMissingGlyphs ? (
          <div className={css.fonts}>
            <FallbackFontButton />
          </div>
        ) : null}
      </div>
    );
  }
  return (
    <section className={css.review} aria-label={translate('review.review')}>
      <p>{translate('review.nothingFound')}</p>
      {smallestTextEntries.map((entry) => (
        <ul key={entry.key}>
          <li>{renderEntry(entry)}</li>
        </ul>
      ))}
    </section>
  );
});

const createFontEntry = (
  translate: Translate,
  { font, fault, fallbackFace, side, address }: FontProblem,
): ReviewEntry => ({
  key: `font ${font}`,
  severity: 'warning',
  message: translate(`review.found.fonts.${fault}`, {
    font: shortenName(font),
    face: getChoiceLabel(translate, fallbackFace),
  }),
  cardNames: [],
  side,
  address,
});

const createFindingEntry = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: ElementFinding,
  studioView: StudioView,
  game: Game,
): ReviewEntry => ({
  key: `${finding.kind} ${finding.address}`,
  severity: getSeverity(finding),
  message: formatFinding(translate, gameCatalog, finding, studioView, game),
  cardNames: finding.of,
  side: finding.side,
  address: finding.address,
});

/** Lists the entry about the smallest text of a card; empty if the card has no text. */
function listSmallestTextEntries(
  translate: Translate,
  studioView: StudioView,
  game: Game,
  cardName: string,
  smallestTexts: Review['smallest'],
): ReviewEntry[] {
  const smallestText = smallestTexts.get(cardName);
  if (smallestText === undefined) return [];
  const { side, address, size } = smallestText;
  const message = translate('review.smallest', {
    size: Math.round(size * 10) / 10,
    name: shortenName(getElementLabelAt(translate, studioView, address, game)),
  });
  return [{ key: 'smallest', severity: 'info', message, cardNames: [cardName], side, address }];
}

interface ReviewedCard {
  readonly name: string;
  readonly input: CardSubjectInput;
}

/** Lists the cards to review: the shown character or deck row, and those with the longest and the shortest texts. */
function listReviewedCards(
  translate: Translate,
  input: CardSubjectInput,
  characterChoice: CharacterChoice,
  rowChoice: RowChoice | undefined,
): [ReviewedCard, ...ReviewedCard[]] {
  const { fonts } = input;
  if ('character' in input) {
    const { longest, shortest, factions } = characterChoice;
    const extremes = [...new Set([longest, shortest])].filter(
      (extreme) => extreme !== undefined && extreme.id !== input.character.id,
    );
    return [
      { name: input.character.name || translate('editing.unnamed'), input },
      ...extremes.flatMap((extreme): ReviewedCard[] =>
        extreme === undefined
          ? []
          : [{ name: extreme.name || translate('editing.unnamed'), input: { character: extreme, factions, fonts } }],
      ),
    ];
  }
  if (rowChoice === undefined || !('row' in input)) return [{ name: '', input }];
  const extremes = [...new Set([rowChoice.longest, rowChoice.shortest])];
  return [
    { name: input.row.name, input },
    ...extremes.flatMap((row): ReviewedCard[] =>
      row === undefined || row.id === input.row.id ? [] : [{ name: row.name, input: { row, factions: [], fonts } }],
    ),
  ];
}

/** Missing characters, and text that doesn't fit and continues nowhere, are errors. Text that only shrinks is a note. */
function getSeverity(finding: ElementFinding) {
  if (finding.kind === 'no-font' || (finding.kind === 'spills' && finding.to === 'nowhere')) return 'error';
  return finding.kind === 'shrinks' ? 'info' : 'warning';
}

const getElementLabelAt = (translate: Translate, studioView: StudioView, address: Address, game: Game): string => {
  const element = findElement(studioView, address)?.element;
  return element === undefined ? '' : getElementLabel(translate, element, game);
};

function formatFinding(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: ElementFinding,
  studioView: StudioView,
  game: Game,
): string {
  const elementName = getElementLabelAt(translate, studioView, finding.address, game);
  const roundToTenth = (value: number) => Math.round(value * 10) / 10;
  switch (finding.kind) {
    case 'shrinks':
      return translate('review.found.shrinks', {
        name: shortenName(elementName),
        from: roundToTenth(finding.from),
        to: roundToTenth(finding.to),
      });
    case 'spills':
      return translate(`review.found.spills.${finding.to}`, { name: shortenName(elementName) });
    case 'boxes':
      return translate('review.found.boxes', { name: shortenName(elementName), n: finding.missing });
    case 'no-font':
      return translate('review.found.characters', {
        name: shortenName(elementName),
        problem: formatCardFinding(translate, gameCatalog, {
          kind: 'missing-glyph',
          characters: finding.characters,
          fields: [],
        }),
      });
    case 'contrast':
      return translate('review.found.contrast', { name: shortenName(elementName), ratio: roundToTenth(finding.ratio) });
  }
}
