import { PAPER_IDS, SIDES } from '../../../../shared/print/paper.ts';
import { Select } from '../../../components/inputs/select.tsx';
import text from '../../../components/text.module.css';
import { PRINT } from '../../../strings/print.ts';
import type { CardSettings } from '../job.ts';
import { PaperSize } from './paper-size.tsx';
import { MOST_BLEED } from './settings.ts';

const papers = () =>
  [...PAPER_IDS.filter((id) => id !== 'card'), 'custom' as const, 'card' as const].map((id) => ({
    id,
    label: PRINT.papers[id],
  }));
const sideChoices = () => SIDES.map((id) => ({ id, label: PRINT.sideNames[id] }));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** The paper, and how fronts and backs come together. */
export function CardOptions({ settings, onChange }: Props) {
  const { paper, sides, bleed, custom } = settings;
  const single = paper === 'card';
  return (
    <>
      <Select
        label={PRINT.paper}
        value={paper}
        choices={papers()}
        // The usual bleed depends on the paper: shops want it around every card, for scissors neighbours share a cut.
        onChange={(id) => {
          const next = papers().find((p) => p.id === id)?.id ?? paper;
          onChange({ paper: next, bleed: next === 'card' ? MOST_BLEED : single ? 0 : bleed });
        }}
      />
      <Select
        label={PRINT.sides}
        value={sides}
        choices={sideChoices()}
        onChange={(id) => onChange({ sides: SIDES.find((s) => s === id) ?? sides })}
      />
      {single ? <p className={text.quiet}>{PRINT.cardPaperHint}</p> : null}
      {paper === 'custom' ? <PaperSize size={custom} onChange={(next) => onChange({ custom: next })} /> : null}
    </>
  );
}
