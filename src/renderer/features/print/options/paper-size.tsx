import { CUSTOM_PAPER, type Size } from '../../../../shared/print/paper.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';

/** Sets the width and height of a custom paper. */
export function PaperSize({ paperSize, onChange }: { paperSize: Size; onChange(paperSize: Size): void }) {
  const translate = useTranslate();
  const { min, max } = CUSTOM_PAPER;
  const sideLimits = { min, max, step: 0.1, unit: 'millimeter' } as const;
  return (
    <div className={css.pair}>
      <NumberBox
        {...sideLimits}
        label={translate('print.width')}
        value={paperSize.width}
        onChange={(width) => onChange({ ...paperSize, width })}
      />
      <NumberBox
        {...sideLimits}
        label={translate('print.height')}
        value={paperSize.height}
        onChange={(height) => onChange({ ...paperSize, height })}
      />
    </div>
  );
}
