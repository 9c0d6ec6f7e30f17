import { PAPER_IDS, SIDES } from '../../../../shared/print/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSettings } from '../job.ts';
import { PaperSize } from './paper-size.tsx';
import { MOST_BLEED } from './settings.ts';

const papers = (t: Translate) =>
  [...PAPER_IDS.filter((id) => id !== 'card'), 'custom' as const, 'card' as const].map((id) => ({
    id,
    label: t(`print.papers.${id}`),
  }));
const sideChoices = (t: Translate) => SIDES.map((id) => ({ id, label: t(`print.sideNames.${id}`) }));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** The paper, and how fronts and backs come together. */
export function CardOptions({ settings, onChange }: Props) {
  const t = useTranslate();
  const { paper, sides, bleed, custom } = settings;
  const single = paper === 'card';
  return (
    <>
      <Select
        label={t('print.paper')}
        value={paper}
        choices={papers(t)}
        // The usual bleed depends on the paper: shops want it around every card, for scissors neighbours share a cut.
        onChange={(id) => {
          const next = papers(t).find((p) => p.id === id)?.id ?? paper;
          onChange({ paper: next, bleed: next === 'card' ? MOST_BLEED : single ? 0 : bleed });
        }}
      />
      <Select
        label={t('print.sides')}
        value={sides}
        choices={sideChoices(t)}
        onChange={(id) => onChange({ sides: SIDES.find((s) => s === id) ?? sides })}
      />
      {single ? <p className={text.quiet}>{t('print.cardPaperHint')}</p> : null}
      {paper === 'custom' ? <PaperSize size={custom} onChange={(next) => onChange({ custom: next })} /> : null}
    </>
  );
}
