import { MARGIN, MARKS, MAX_GUTTER } from '../../../../shared/print/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { NumberBox } from '../../../components/inputs/number-box.tsx';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import text from '../../../components/text.module.css';
import { summarizeCutting } from '../../../strings/print.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSettings } from '../print-messages.ts';
import css from './options.module.css';
import { OptionsDisclosure } from './options-disclosure.tsx';
import { MAX_BLEED } from './print-settings.ts';

const getMarkChoices = (translate: Translate) =>
  MARKS.map((markId) => ({ id: markId, label: translate(`print.markNames.${markId}`) }));
const getBleedChoices = (translate: Translate) =>
  Array.from({ length: MAX_BLEED + 1 }, (_value, bleedMm) => ({
    id: String(bleedMm),
    label: bleedMm === 0 ? translate('print.bleedNone') : translate('print.bleedMm', { mm: bleedMm }),
  }));

interface Props {
  settings: CardSettings;
  onChange(changedSettings: Partial<CardSettings>): void;
}

/** Sets bleed, marks, gutters and margins. */
export function CuttingOptions({ settings, onChange }: Props) {
  const translate = useTranslate();
  const { paper, marks, bleed, gutter, margin } = settings;
  const isSingleCard = paper === 'card';
  return (
    <OptionsDisclosure
      title={translate('print.cutting')}
      summary={
        isSingleCard ? translate('print.bleedSum', { bleed }) : summarizeCutting(translate, bleed, marks, margin)
      }
    >
      <div className={css.option}>
        <SegmentedControl
          label={translate('print.bleed')}
          value={String(bleed)}
          segments={getBleedChoices(translate)}
          onChange={(bleedId) => onChange({ bleed: Number(bleedId) })}
        />
        <p className={text.quiet}>
          {bleed === 0 && !isSingleCard ? translate('print.bleedShared') : translate('print.bleedHint')}
        </p>
      </div>
      {isSingleCard ? null : (
        <>
          <SegmentedControl
            label={translate('print.marks')}
            value={marks}
            segments={getMarkChoices(translate)}
            onChange={(nextMarks) => onChange({ marks: nextMarks })}
          />
          <div className={css.pair}>
            <NumberBox
              label={translate('print.gutter')}
              value={gutter ?? Number.NaN}
              placeholder={translate('print.gutterNone')}
              min={0}
              max={MAX_GUTTER}
              step={0.5}
              unit="millimeter"
              onChange={(gutterMm) => onChange({ gutter: Number.isFinite(gutterMm) ? gutterMm : null })}
            />
            <NumberBox
              label={translate('print.margin')}
              value={margin}
              min={0}
              max={MARGIN.max}
              step={0.25}
              unit="millimeter"
              onChange={(marginMm) => onChange({ margin: marginMm })}
            />
          </div>
          <p className={text.quiet}>{translate('print.marginHint')}</p>
        </>
      )}
    </OptionsDisclosure>
  );
}
