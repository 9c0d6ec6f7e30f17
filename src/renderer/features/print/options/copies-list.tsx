import { memo, useMemo } from 'react';
import { type CardInfo, type CardSelection, getCopies } from '../../../../shared/print/deck/selection.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { VirtualList } from '../../../components/virtual-list.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Fold } from './fold.tsx';
import css from './options.module.css';
import { MOST_COPIES } from './settings.ts';

/** The height of a row in pixels: a small number box and the gap below it. */
const ROW = 40;

interface Props {
  cards: readonly CardInfo[];
  choice: CardSelection;
  /** Sets the copies of one card by its position in the order. */
  onCopies(index: number, copies: number): void;
}

/** Sets the number of copies of each card. */
export function CopiesList({ cards, choice, onCopies }: Props) {
  const translate = useTranslate();
  const own = Object.keys(choice.each).length;
  const rows = useMemo(() => cards.map((info, index) => ({ info, index })), [cards]);
  return (
    <Fold title={translate('print.copiesEach')} summary={own === 0 ? '' : translate('print.copiesSet', { n: own })}>
      <VirtualList
        items={rows}
        // Two members may have the same name, and the list does not change.
        keyOf={({ index }) => String(index)}
        rowHeight={ROW}
        label={translate('print.copiesEach')}
        className={css.copies}
        rowClassName={css.copy}
        row={({ info, index }) => (
          <Copies
            name={info.name}
            index={index}
            copies={getCopies(info, index, { ...choice, changedOnly: false })}
            onCopies={onCopies}
          />
        )}
      />
    </Fold>
  );
}

interface RowProps {
  name: string;
  index: number;
  copies: number;
  onCopies: Props['onCopies'];
}

/** Is memoized, so that it renders again only when its own number changes. */
const Copies = memo(function Copies({ name, index, copies, onCopies }: RowProps) {
  const translate = useTranslate();
  return (
    <>
      <span className={css.copyName}>{name}</span>
      <NumberBox
        bare
        label={translate('print.copiesOf', { name })}
        value={copies}
        least={0}
        most={MOST_COPIES}
        onChange={(n) => onCopies(index, n)}
      />
    </>
  );
});
