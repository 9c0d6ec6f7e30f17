import { MARKS, PAPER_IDS, SIDES } from '../../../shared/print/paper.ts';
import { NumberBox } from '../../components/number-box.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Select } from '../../components/select.tsx';
import { PRINT } from '../../strings/print.ts';
import type { CardSettings } from './job.ts';
import css from './print.module.css';
import { MOST_BLEED, MOST_COPIES } from './settings.ts';

const PAPERS = PAPER_IDS.map((id) => ({ id, label: PRINT.papers[id] }));
const SIDE_CHOICES = SIDES.map((id) => ({ id, label: PRINT.sideNames[id] }));
const MARK_CHOICES = MARKS.map((id) => ({ id, label: PRINT.markNames[id] }));
const BLEEDS = Array.from({ length: MOST_BLEED + 1 }, (_, mm) => ({
  id: String(mm),
  label: mm === 0 ? PRINT.bleedNone : PRINT.bleedMm(mm),
}));

interface Props {
  settings: CardSettings;
  onChange(change: Partial<CardSettings>): void;
}

/** How cards come onto paper. */
export function CardOptions({ settings, onChange }: Props) {
  const { paper, sides, marks, bleed, copies } = settings;
  const single = paper === 'card';
  return (
    <>
      <div className={css.option}>
        <Segmented
          label={PRINT.paper}
          value={paper}
          segments={PAPERS}
          // A shop wants bleed around every card, scissors want one cut between two: the usual one comes with the paper.
          onChange={(next) => onChange({ paper: next, bleed: next === 'card' ? MOST_BLEED : single ? 0 : bleed })}
        />
        {single ? <p className={css.hint}>{PRINT.cardPaperHint}</p> : null}
      </div>
      <Select
        label={PRINT.sides}
        value={sides}
        choices={SIDE_CHOICES}
        onChange={(id) => onChange({ sides: SIDES.find((s) => s === id) ?? sides })}
      />
      <div className={css.option}>
        <Segmented
          label={PRINT.bleed}
          value={String(bleed)}
          segments={BLEEDS}
          onChange={(mm) => onChange({ bleed: Number(mm) })}
        />
        <p className={css.hint}>{bleed === 0 && !single ? PRINT.bleedShared : PRINT.bleedHint}</p>
      </div>
      <div className={css.pair}>
        {single ? null : (
          <Segmented
            label={PRINT.marks}
            value={marks}
            segments={MARK_CHOICES}
            onChange={(next) => onChange({ marks: next })}
          />
        )}
        <NumberBox
          label={PRINT.copies}
          value={copies}
          least={1}
          most={MOST_COPIES}
          onChange={(next) => onChange({ copies: next })}
        />
      </div>
    </>
  );
}
