import { useMemo } from 'react';
import { getCopies } from '../../../../shared/print/deck/selection.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { type CardMenuContext, createCardActions } from '../card-menu.tsx';
import css from './options.module.css';
import { OptionsDisclosure } from './options-disclosure.tsx';
import { MAX_COPIES } from './print-settings.ts';

/** The height of a row in pixels: a small number box and the gap below it. */
const ROW_HEIGHT = 40;

interface Props {
  context: CardMenuContext;
}

/** Sets the number of copies of each card. */
export function CopiesList({ context }: Props) {
  const translate = useTranslate();
  const { cardInfos, cardSelection } = context;
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
            context={context}
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
  context: CardMenuContext;
}

/** Sets the copies of one card, and offers the actions on it. */
function CopiesRow({ cardName, cardIndex, copies, context }: CopiesRowProps) {
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
        onChange={(copyCount) => context.onCopies(cardIndex, copyCount)}
      />
      <RowMenu rowName={cardName} actions={createCardActions(translate, context, cardIndex)} />
    </>
  );
}
