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

/** Milliseconds without a change after which the cards are reviewed again: typing and dragging take precedence. */
const REVIEW_DELAY = 250;

function useDebounced<T>(currentValue: T): T {
  const [debouncedValue, setDebouncedValue] = useState(currentValue);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebouncedValue(currentValue), REVIEW_DELAY);
    return () => window.clearTimeout(timer);
  }, [currentValue]);
  return debouncedValue;
}

/** Lists legibility findings: text that shrinks or overflows, small type and weak contrast. */
export function ReviewStrip({ studio, cardMaker, characterChoice, rowChoice }: Props) {
  const studioView = useDebounced(studio.studioView);
  const subjectInput = useDebounced(cardMaker.subjectInput);
  return (
    <ReviewLines
      studioView={studioView}
      subjectInput={subjectInput}
      game={studio.game}
      characterChoice={characterChoice}
      rowChoice={rowChoice}
      showElement={studio.showElement}
    />
  );
}

interface ReviewLinesProps {
  studioView: StudioView;
  subjectInput: CardMaker['subjectInput'];
  game: Game;
  characterChoice: CharacterChoice;
  rowChoice: RowChoice | undefined;
  showElement(side: Side, address: Address): void;
}

/** One line of the review: a button that leads to its element. */
interface ReviewLine {
  readonly lineKey: string;
  readonly severity: ReturnType<typeof getSeverity>;
  readonly message: string;
  /** Names of the cards to which the finding applies. */
  readonly cardNames: readonly string[];
  readonly side: Side;
  readonly address: Address;
}

/** Height in pixels before a line is measured. */
const LINE_HEIGHT = 29;

const ReviewLines = memo(function ReviewLines({
  studioView,
  subjectInput,
  game,
  characterChoice,
  rowChoice,
  showElement,
}: ReviewLinesProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  // The inputs stay the same objects while the subjects do, so that their cached placements are reused.
  const reviewedCards = useMemo(
    () => subjectInput && listReviewedCards(translate, subjectInput, characterChoice, rowChoice),
    [subjectInput, characterChoice, rowChoice, translate],
  );
  const reviewLines = useMemo(() => {
    if (reviewedCards === undefined) return undefined;
    const [shownCard, ...otherCards] = reviewedCards;
    const { findings, smallest } = reviewCards(gameCatalog, studioView, [shownCard, ...otherCards]);
    return {
      findingLines: [
        ...listFontProblems(studioView, shownCard.input.fonts).map((fontProblem) =>
          createFontLine(translate, fontProblem),
        ),
        ...findings.map((finding) => createFindingLine(translate, gameCatalog, finding, studioView, game)),
      ],
      smallestLines: createSmallestLines(translate, studioView, game, shownCard.name, smallest),
      hasUnknownCharacters: findings.some(({ kind }) => kind === 'no-font'),
    };
  }, [studioView, reviewedCards, game, gameCatalog, translate]);
  if (reviewLines === undefined) return <section className={css.review} aria-label={translate('review.review')} />;
  const renderLine = (reviewLine: ReviewLine) => (
    <button type="button" onClick={() => showElement(reviewLine.side, reviewLine.address)}>
      <SeverityIcon severity={reviewLine.severity} isRuleViolation={false} />
      <span>{reviewLine.message}</span>
      <span className={css.of}>{reviewLine.cardNames.map(shortenName).join(', ')}</span>
      <ChevronRight aria-hidden />
    </button>
  );
  const { findingLines, smallestLines, hasUnknownCharacters } = reviewLines;
  if (findingLines.length > 0) {
    // There may be one finding for each element, so the list is virtual.
    return (
      <>
        <VirtualList
          label={translate('review.review')}
          className={css.review}
          items={[...findingLines, ...smallestLines]}
          getKey={({ lineKey }) => lineKey}
          rowHeight={LINE_HEIGHT}
          hasMeasuredRows
          renderRow={renderLine}
        />
        {hasUnknownCharacters ? <FallbackFontButton /> : null}
      </>
    );
  }
  return (
    <section className={css.review} aria-label={translate('review.review')}>
      <p>{translate('review.nothingFound')}</p>
      {smallestLines.map((reviewLine) => (
        <ul key={reviewLine.lineKey}>
          <li>{renderLine(reviewLine)}</li>
        </ul>
      ))}
    </section>
  );
});

const createFontLine = (
  translate: Translate,
  { font, fault, fallbackFace, side, address }: FontProblem,
): ReviewLine => ({
  lineKey: `font ${font}`,
  severity: 'warning',
  message: translate(`review.found.fonts.${fault}`, {
    font: shortenName(font),
    face: getChoiceLabel(translate, fallbackFace),
  }),
  cardNames: [],
  side,
  address,
});

const createFindingLine = (
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  finding: ElementFinding,
  studioView: StudioView,
  game: Game,
): ReviewLine => ({
  lineKey: `${finding.kind} ${finding.address}`,
  severity: getSeverity(finding),
  message: formatFinding(translate, gameCatalog, finding, studioView, game),
  cardNames: finding.of,
  side: finding.side,
  address: finding.address,
});

/** Returns the line about the smallest text of the card, or no line if the card has no text. */
function createSmallestLines(
  translate: Translate,
  studioView: StudioView,
  game: Game,
  cardName: string,
  smallestTexts: Review['smallest'],
): ReviewLine[] {
  const smallestText = smallestTexts.get(cardName);
  if (smallestText === undefined) return [];
  const { side, address, size } = smallestText;
  const message = translate('review.smallest', {
    size: Math.round(size * 10) / 10,
    name: shortenName(getElementLabelAt(translate, studioView, address, game)),
  });
  return [{ lineKey: 'smallest', severity: 'info', message, cardNames: [cardName], side, address }];
}

interface ReviewedCard {
  readonly name: string;
  readonly input: CardSubjectInput;
}

/** Returns the subject on the card, and those with the longest and the shortest texts. */
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
    ...extremes.flatMap((extremeRow): ReviewedCard[] =>
      extremeRow === undefined || extremeRow.id === input.row.id
        ? []
        : [{ name: extremeRow.name, input: { row: extremeRow, factions: [], fonts } }],
    ),
  ];
}

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
  const roundToTenth = (exactValue: number) => Math.round(exactValue * 10) / 10;
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
