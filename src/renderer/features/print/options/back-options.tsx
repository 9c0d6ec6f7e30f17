import { Printer } from 'lucide-react';
import { type BackAdjust, MAX_BACK_ADJUSTMENT } from '../../../../shared/print/paper.ts';
import { Button } from '../../../components/button.tsx';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import text from '../../../components/text.module.css';
import { summarizeBacks } from '../../../strings/print.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './options.module.css';
import { OptionsDisclosure } from './options-disclosure.tsx';

interface Props {
  backAdjust: BackAdjust;
  onChange(backAdjust: BackAdjust): void;
  /** Saves the printer's test page. */
  onTestPage(): void;
}

/** Sets the adjustment of backs for this printer. The adjustment is measured once and stored. */
export function BackOptions({ backAdjust, onChange, onTestPage }: Props) {
  const translate = useTranslate();
  const { mm: maxOffset, degrees: maxRotation } = MAX_BACK_ADJUSTMENT;
  const offsetLimits = { min: -maxOffset, max: maxOffset, step: 0.05, unit: 'millimeter' } as const;
  return (
    <OptionsDisclosure
      title={translate('print.backs')}
      summary={summarizeBacks(translate, backAdjust.x, backAdjust.y, backAdjust.degrees)}
    >
      <p className={text.quiet}>{translate('print.backsHint')}</p>
      <div className={css.three}>
        <NumberBox
          {...offsetLimits}
          label={translate('print.backX')}
          value={backAdjust.x}
          onChange={(offsetX) => onChange({ ...backAdjust, x: offsetX })}
        />
        <NumberBox
          {...offsetLimits}
          label={translate('print.backY')}
          value={backAdjust.y}
          onChange={(offsetY) => onChange({ ...backAdjust, y: offsetY })}
        />
        <NumberBox
          label={translate('print.backRotation')}
          value={backAdjust.degrees}
          min={-maxRotation}
          max={maxRotation}
          step={0.05}
          unit="degree"
          onChange={(rotation) => onChange({ ...backAdjust, degrees: rotation })}
        />
      </div>
      <div>
        <Button icon={<Printer />} onPress={onTestPage}>
          {translate('print.testPage')}
        </Button>
      </div>
    </OptionsDisclosure>
  );
}
