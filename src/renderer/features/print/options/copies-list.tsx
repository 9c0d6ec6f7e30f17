import { memo, useMemo } from 'react';
import { type CardInfo, type CardSelection, getCopies } from '../../../../shared/print/deck/selection.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';
import { OptionsDisclosure } from './options-disclosure.tsx';
import { MAX_COPIES } from './print-settings.ts';

/** The height of a row in pixels: a small number box and the gap below it. */
const ROW_HEIGHT = 40;

interface Props {
  cardInfos: readonly CardInfo[];
  cardSelection: CardSelection;
  /** Sets the copies of one card by its position in the order. */
  onCopies(cardIndex: number, copies: number): void;
}

/** Sets the number of copies of each card. */
export function CopiesList({ cardInfos, cardSelection, onCopies }: Props) {
  const translate = useTranslate();
  const overrideCount = Object.keys(cardSelection.each).length;
  const copiesRows = useMemo(() => cardInfos.map((cardInfo, cardIndex) => ({ cardInfo, cardIndex })), [cardInfos]);
  return (
    <OptionsDisclosure
      title={translate('print.copiesEach')}
      summary={overrideCount === 0 ? '' : translate('print.copiesSet', { n: overrideCount })}
    >
      <VirtualList
        items={copiesRows}
        // Two cards may have the same name, so the index identifies a card. The list does not change while it is shown.
        getKey={({ cardIndex }) => String(cardIndex)}
        rowHeight={ROW_HEIGHT}
        label={translate('print.copiesEach')}
        className={css.copies}
        rowClassName={css.copy}
        renderRow={({ cardInfo, cardIndex }) => (
          <CopiesRow
            cardName={cardInfo.name}
            cardIndex={cardIndex}
            // The list shows the chosen numbers, also for unchanged cards that this print leaves out.
            copies={getCopies(cardInfo, cardIndex, { ...cardSelection, changedOnly: false })}
            onCopies={onCopies}
          />
        )}
      />
    </OptionsDisclosure>
  );
}

interface CopiesRowProps {
  cardName: string;
  cardIndex: number;
  copies: number;
  onCopies: Props['onCopies'];
}

/** Sets the copies of one card. The component is memoized, so that only a row whose number changes is rendered again. */
const CopiesRow = memo(function CopiesRow({ cardName, cardIndex, copies, onCopies }: CopiesRowProps) {
  const translate = useTranslate();
  return (
    <>
      <span className={css.copyName}>{cardName}</span>
      <NumberBox
        isLabelHidden
        label={translate('print.copiesOf', { name: cardName })}
        value={copies}
        min={0}
        max={MAX_COPIES}
        onChange={(copyCount) => onCopies(cardIndex, copyCount)}
      />
    </>
  );
});
