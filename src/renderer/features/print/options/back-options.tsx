import { Printer } from 'lucide-react';
import { type BackAdjust, MAX_BACK_ADJUSTMENT } from '../../../../shared/print/paper.ts';
import { Button } from '../../../components/button.tsx';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import text from '../../../components/text.module.css';
import { summarizeBacks } from '../../../strings/print.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { Fold } from './fold.tsx';
import css from './options.module.css';

interface Props {
  back: BackAdjust;
  onChange(back: BackAdjust): void;
  /** Saves the printer's test page. */
  onTestPage(): void;
}

/** Sets the adjustment of backs for this printer. It is measured once and stored. */
export function BackOptions({ back, onChange, onTestPage }: Props) {
  const translate = useTranslate();
  const { mm, degrees } = MAX_BACK_ADJUSTMENT;
  const offset = { least: -mm, most: mm, step: 0.05, unit: 'millimeter' } as const;
  return (
    <Fold title={translate('print.backs')} summary={summarizeBacks(translate, back.x, back.y, back.degrees)}>
      <p className={text.quiet}>{translate('print.backsHint')}</p>
      <div className={css.three}>
        <NumberBox
          {...offset}
          label={translate('print.backX')}
          value={back.x}
          onChange={(x) => onChange({ ...back, x })}
        />
        <NumberBox
          {...offset}
          label={translate('print.backY')}
          value={back.y}
          onChange={(y) => onChange({ ...back, y })}
        />
        <NumberBox
          label={translate('print.backRotation')}
          value={back.degrees}
          least={-degrees}
          most={degrees}
          step={0.05}
          unit="degree"
          onChange={(turn) => onChange({ ...back, degrees: turn })}
        />
      </div>
      <div>
        <Button icon={<Printer />} onPress={onTestPage}>
          {translate('print.testPage')}
        </Button>
      </div>
    </Fold>
  );
}
