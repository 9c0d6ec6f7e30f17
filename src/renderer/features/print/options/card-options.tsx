import { PAPER_IDS, SIDES } from '../../../../shared/print/paper.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { CardSettings } from '../job.ts';
import { PaperSize } from './paper-size.tsx';
import { MOST_BLEED } from './settings.ts';

const papers = (translate: Translate) =>
  [...PAPER_IDS.filter((id) => id !== 'card'), 'custom' as const, 'card' as const].map((id) => ({
    id,
    label: translate(`print.papers.${id}`),
  }));
const sideChoices = (translate: Translate) => SIDES.map((id) => ({ id, label: translate(`print.sideNames.${id}`) }));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** Sets the paper, and how fronts and backs are arranged. */
export function CardOptions({ settings, onChange }: Props) {
  const translate = useTranslate();
  const { paper, sides, bleed, custom } = settings;
  const single = paper === 'card';
  return (
    <>
      <Select
        label={translate('print.paper')}
        value={paper}
        choices={papers(translate)}
        // The usual bleed depends on the paper: shops want a bleed around every card, but neighbors that are cut with
        // scissors share a cut.
        onChange={(id) => {
          const next = papers(translate).find((p) => p.id === id)?.id ?? paper;
          onChange({ paper: next, bleed: next === 'card' ? MOST_BLEED : single ? 0 : bleed });
        }}
      />
      <Select
        label={translate('print.sides')}
        value={sides}
        choices={sideChoices(translate)}
        onChange={(id) => onChange({ sides: SIDES.find((s) => s === id) ?? sides })}
      />
      {single ? <p className={text.quiet}>{translate('print.cardPaperHint')}</p> : null}
      {paper === 'custom' ? <PaperSize size={custom} onChange={(next) => onChange({ custom: next })} /> : null}
    </>
  );
}
