import { MARGIN, MARKS, MOST_GUTTER } from '../../../../shared/print/paper.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import text from '../../../components/text.module.css';
import { PRINT } from '../../../strings/print.ts';
import type { CardSettings } from '../job.ts';
import { Fold } from './fold.tsx';
import css from './options.module.css';
import { MOST_BLEED } from './settings.ts';

const markChoices = () => MARKS.map((id) => ({ id, label: PRINT.markNames[id] }));
const bleeds = () =>
  Array.from({ length: MOST_BLEED + 1 }, (_, mm) => ({
    id: String(mm),
    label: mm === 0 ? PRINT.bleedNone : PRINT.bleedMm(mm),
  }));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** Bleed, marks, gutters and margins. */
export function CuttingOptions({ settings, onChange }: Props) {
  const { paper, marks, bleed, gutter, margin } = settings;
  const single = paper === 'card';
  return (
    <Fold title={PRINT.cutting} summary={single ? PRINT.bleedSum(bleed) : PRINT.cuttingSum(bleed, marks, margin)}>
      <div className={css.option}>
        <Segmented
          label={PRINT.bleed}
          value={String(bleed)}
          segments={bleeds()}
          onChange={(mm) => onChange({ bleed: Number(mm) })}
        />
        <p className={text.quiet}>{bleed === 0 && !single ? PRINT.bleedShared : PRINT.bleedHint}</p>
      </div>
      {single ? null : (
        <>
          <Segmented
            label={PRINT.marks}
            value={marks}
            segments={markChoices()}
            onChange={(next) => onChange({ marks: next })}
          />
          <div className={css.pair}>
            <NumberBox
              label={PRINT.gutter}
              value={gutter ?? Number.NaN}
              placeholder={PRINT.gutterNone}
              least={0}
              most={MOST_GUTTER}
              step={0.5}
              unit="millimeter"
              onChange={(mm) => onChange({ gutter: Number.isFinite(mm) ? mm : null })}
            />
            <NumberBox
              label={PRINT.margin}
              value={margin}
              least={0}
              most={MARGIN.most}
              step={0.25}
              unit="millimeter"
              onChange={(mm) => onChange({ margin: mm })}
            />
          </div>
          <p className={text.quiet}>{PRINT.marginHint}</p>
        </>
      )}
    </Fold>
  );
}
