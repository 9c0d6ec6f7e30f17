import { CUSTOM_PAPER, type Size } from '../../../../shared/print/paper.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';

/** Sets the width and height of a custom paper. */
export function PaperSize({ size, onChange }: { size: Size; onChange(size: Size): void }) {
  const translate = useTranslate();
  const { min: least, max: most } = CUSTOM_PAPER;
  const box = { least, most, step: 0.1, unit: 'millimeter' } as const;
  return (
    <div className={css.pair}>
      <NumberBox
        {...box}
        label={translate('print.width')}
        value={size.width}
        onChange={(width) => onChange({ ...size, width })}
      />
      <NumberBox
        {...box}
        label={translate('print.height')}
        value={size.height}
        onChange={(height) => onChange({ ...size, height })}
      />
    </div>
  );
}
