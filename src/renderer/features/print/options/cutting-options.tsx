import { MARGIN, MARKS, MAX_GUTTER } from '../../../../shared/print/paper.ts';
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

const markChoices = (translate: Translate) => MARKS.map((id) => ({ id, label: translate(`print.markNames.${id}`) }));
const bleeds = (translate: Translate) =>
  Array.from({ length: MOST_BLEED + 1 }, (_, mm) => ({
    id: String(mm),
    label: mm === 0 ? translate('print.bleedNone') : translate('print.bleedMm', { mm }),
  }));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** Sets bleed, marks, gutters and margins. */
export function CuttingOptions({ settings, onChange }: Props) {
  const translate = useTranslate();
  const { paper, marks, bleed, gutter, margin } = settings;
  const single = paper === 'card';
  return (
    <Fold
      title={translate('print.cutting')}
      summary={single ? translate('print.bleedSum', { bleed }) : summarizeCutting(translate, bleed, marks, margin)}
    >
      <div className={css.option}>
        <Segmented
          label={translate('print.bleed')}
          value={String(bleed)}
          segments={bleeds(translate)}
          onChange={(mm) => onChange({ bleed: Number(mm) })}
        />
        <p className={text.quiet}>
          {bleed === 0 && !single ? translate('print.bleedShared') : translate('print.bleedHint')}
        </p>
      </div>
      {single ? null : (
        <>
          <Segmented
            label={translate('print.marks')}
            value={marks}
            segments={markChoices(translate)}
            onChange={(next) => onChange({ marks: next })}
          />
          <div className={css.pair}>
            <NumberBox
              label={translate('print.gutter')}
              value={gutter ?? Number.NaN}
              placeholder={translate('print.gutterNone')}
              least={0}
              most={MAX_GUTTER}
              step={0.5}
              unit="millimeter"
              onChange={(mm) => onChange({ gutter: Number.isFinite(mm) ? mm : null })}
            />
            <NumberBox
              label={translate('print.margin')}
              value={margin}
              least={0}
              most={MARGIN.max}
              step={0.25}
              unit="millimeter"
              onChange={(mm) => onChange({ margin: mm })}
            />
          </div>
          <p className={text.quiet}>{translate('print.marginHint')}</p>
        </>
      )}
    </Fold>
  );
}
