import { MARGIN, MARKS, MOST_GUTTER } from '../../../../shared/print/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { Segmented } from '../../../components/inputs/segmented.tsx';
import text from '../../../components/text.module.css';
import { summarizeCutting } from '../../../strings/print.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSettings } from '../job.ts';
import { Fold } from './fold.tsx';
import css from './options.module.css';
import { MOST_BLEED } from './settings.ts';

const markChoices = (t: Translate) => MARKS.map((id) => ({ id, label: t(`print.markNames.${id}`) }));
const bleeds = (t: Translate) =>
  Array.from({ length: MOST_BLEED + 1 }, (_, mm) => ({
    id: String(mm),
    label: mm === 0 ? t('print.bleedNone') : t('print.bleedMm', { mm }),
  }));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** Bleed, marks, gutters and margins. */
export function CuttingOptions({ settings, onChange }: Props) {
  const t = useTranslate();
  const { paper, marks, bleed, gutter, margin } = settings;
  const single = paper === 'card';
  return (
    <Fold
      title={t('print.cutting')}
      summary={single ? t('print.bleedSum', { bleed }) : summarizeCutting(t, bleed, marks, margin)}
    >
      <div className={css.option}>
        <Segmented
          label={t('print.bleed')}
          value={String(bleed)}
          segments={bleeds(t)}
          onChange={(mm) => onChange({ bleed: Number(mm) })}
        />
        <p className={text.quiet}>{bleed === 0 && !single ? t('print.bleedShared') : t('print.bleedHint')}</p>
      </div>
      {single ? null : (
        <>
          <Segmented
            label={t('print.marks')}
            value={marks}
            segments={markChoices(t)}
            onChange={(next) => onChange({ marks: next })}
          />
          <div className={css.pair}>
            <NumberBox
              label={t('print.gutter')}
              value={gutter ?? Number.NaN}
              placeholder={t('print.gutterNone')}
              least={0}
              most={MOST_GUTTER}
              step={0.5}
              unit="millimeter"
              onChange={(mm) => onChange({ gutter: Number.isFinite(mm) ? mm : null })}
            />
            <NumberBox
              label={t('print.margin')}
              value={margin}
              least={0}
              most={MARGIN.most}
              step={0.25}
              unit="millimeter"
              onChange={(mm) => onChange({ margin: mm })}
            />
          </div>
          <p className={text.quiet}>{t('print.marginHint')}</p>
        </>
      )}
    </Fold>
  );
}
